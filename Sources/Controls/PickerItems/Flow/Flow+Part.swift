import PickerSolver

extension Flow {
  /// Returns the column with only one of its controls. At every definite width, the control has the same width and
  /// horizontal position as in the full column.
  ///
  /// - Returns: Nil for another flow, because its items may affect the width of each other.
  package func keepingControl(at place: Int) -> Flow? {
    guard flow.axis == .vertical, flow.wrap == .nowrap, overflow == nil, container.height == nil,
      items.indices.contains(place), items[place].hasWidthOfItsOwn
    else { return nil }
    var part = self
    part.items = [items[place]]
    return part
  }
}

extension Flow.Item {
  /// Whether it is a control whose width does not follow from its height, which the other ones affect.
  fileprivate var hasWidthOfItsOwn: Bool {
    control != nil && !hasMore && box.aspectRatio == nil && !box.breaksBefore && !box.breaksAfter
  }
}
