extension Segmented {
  /// The control with the selection of every segment inverted, without a transition; nil if it is momentary.
  public var togglingSelection: Segmented? {
    guard !isMomentary else { return nil }
    var segmented = self
    let selected = Set(selected)
    segmented.selected = items.indices.filter { !selected.contains($0) }
    segmented.transition = nil
    return segmented
  }
}
