import PickerControlBase

extension Grid {
  /// The grid with the selection of its controls inverted; nil if they have none.
  public var togglingSelection: Grid? {
    var grid = self
    return grid.items.toggleSelections() ? grid : nil
  }
}

extension Flow {
  /// The flow with the selection of its controls inverted; nil if they have none.
  public var togglingSelection: Flow? {
    var flow = self
    let toggled = flow.items.indices.reduce(false) { toggled, place in
      flow.items[place].control?.toggleSelection() ?? false || toggled
    }
    return toggled ? flow : nil
  }
}
