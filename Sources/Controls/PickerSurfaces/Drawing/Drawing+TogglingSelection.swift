import PickerControlBase

extension Drawing {
  /// The drawing with the selection of its symbols inverted; nil if they have none.
  public var togglingSelection: Drawing? {
    var drawing = self
    return drawing.layers.toggleSelections() ? drawing : nil
  }
}

// Each returns whether anything was toggled.

extension [DrawingLayer] {
  fileprivate mutating func toggleSelections() -> Bool {
    indices.reduce(false) { self[$1].items.toggleSelections() || $0 }
  }
}

extension [DrawingItem] {
  fileprivate mutating func toggleSelections() -> Bool {
    indices.reduce(false) { toggled, place in
      switch self[place] {
      case .symbol(var symbol):
        guard symbol.item.toggleSelection() else { return toggled }
        self[place] = .symbol(symbol)
      case .layer(var layer):
        guard layer.items.toggleSelections() else { return toggled }
        self[place] = .layer(layer)
      case .shape, .text, .image: return toggled
      }
      return true
    }
  }
}
