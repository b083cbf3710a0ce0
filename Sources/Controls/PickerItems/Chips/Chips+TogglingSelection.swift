extension Chips {
  /// The chips with every one selected that is not, and the other way round; nil if none can be selected.
  public var togglingSelection: Chips? {
    guard selection.mode != .none || items.contains(where: { $0.isSelected }) else { return nil }
    var chips = self
    for item in chips.items.indices { chips.items[item].isSelected.toggle() }
    return chips
  }
}
