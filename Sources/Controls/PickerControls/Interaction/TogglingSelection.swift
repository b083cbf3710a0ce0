extension Control {
  /// Nil: there are no items to select.
  public var togglingSelection: Self? { nil }
}

extension Chips {
  /// The chips with every one selected that is not, and the other way round; nil if none can be selected.
  public var togglingSelection: Chips? {
    guard selection.mode != .none || items.contains(where: { $0.isSelected }) else { return nil }
    var chips = self
    for item in chips.items.indices { chips.items[item].isSelected.toggle() }
    return chips
  }
}

extension Segmented {
  /// The control with every segment selected that is not, and the other way round, without a transition; nil if it is
  /// momentary.
  public var togglingSelection: Segmented? {
    guard !isMomentary else { return nil }
    var segmented = self
    let selected = Set(selected)
    segmented.selected = items.indices.filter { !selected.contains($0) }
    segmented.transition = nil
    return segmented
  }
}

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

extension Carousel {
  /// The carousel with the selection on its pages inverted; nil if they have none.
  public var togglingSelection: Carousel? {
    var carousel = self
    return carousel.pages.toggleSelections() ? carousel : nil
  }
}

extension Drawing {
  /// The drawing with the selection of its symbols inverted; nil if they have none.
  public var togglingSelection: Drawing? {
    var drawing = self
    return drawing.layers.toggleSelections() ? drawing : nil
  }
}

// Each returns whether anything was toggled.

extension PanelItem {
  fileprivate mutating func toggleSelection() -> Bool {
    guard let toggled = control.togglingSelection else { return false }
    control = toggled
    return true
  }
}

extension [PanelItem] {
  fileprivate mutating func toggleSelections() -> Bool {
    indices.reduce(false) { self[$1].toggleSelection() || $0 }
  }
}

extension [CarouselPage] {
  fileprivate mutating func toggleSelections() -> Bool {
    indices.reduce(false) { toggled, place in
      guard case .control(var item) = self[place].content, item.toggleSelection() else {
        return toggled
      }
      self[place].content = .control(item)
      return true
    }
  }
}

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
