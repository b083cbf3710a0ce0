extension Chips {
  /// The chips with the selection of each inverted; nil if none can be selected.
  public var togglingSelection: Chips? {
    guard selection.mode != .none || items.contains(where: { $0.isSelected }) else { return nil }
    var chips = self
    for item in chips.items.indices { chips.items[item].isSelected.toggle() }
    return chips
  }
}
