extension Control {
  /// Nil: there are no items to select.
  public var togglingSelection: Self? { nil }
}

// Each returns whether anything was toggled.

extension PanelItem {
  package mutating func toggleSelection() -> Bool {
    guard let toggled = control.togglingSelection else { return false }
    control = toggled
    return true
  }
}

extension [PanelItem] {
  package mutating func toggleSelections() -> Bool {
    indices.reduce(false) { self[$1].toggleSelection() || $0 }
  }
}
