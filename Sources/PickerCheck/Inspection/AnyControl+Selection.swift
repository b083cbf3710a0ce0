import PickerControls

extension AnyControl {
  /// The control with every item selected that is not, and the other way round; nil where it has no items to select.
  ///
  /// It shows the colours of the other state, whatever the control allows to be selected.
  var togglingSelection: AnyControl? {
    if let chips = self.as(Chips.self) { return chips.togglingSelection }
    if let segmented = self.as(Segmented.self) { return segmented.togglingSelection }
    if var stack = self.as(Stack.self) {
      return stack.items.toggleSelections() ? AnyControl(stack) : nil
    }
    if var grid = self.as(Grid.self) {
      return grid.items.toggleSelections() ? AnyControl(grid) : nil
    }
    if var carousel = self.as(Carousel.self) {
      return carousel.pages.toggleSelections() ? AnyControl(carousel) : nil
    }
    guard var drawing = self.as(Drawing.self) else { return nil }
    return drawing.layers.toggleSelections() ? AnyControl(drawing) : nil
  }
}

extension Chips {
  fileprivate var togglingSelection: AnyControl? {
    guard selection.mode != .none || items.contains(where: { $0.isSelected }) else { return nil }
    var chips = self
    for item in chips.items.indices { chips.items[item].isSelected.toggle() }
    return AnyControl(chips)
  }
}

extension Segmented {
  fileprivate var togglingSelection: AnyControl? {
    guard !isMomentary else { return nil }
    var segmented = self
    let selected = Set(selected)
    segmented.selected = items.indices.filter { !selected.contains($0) }
    segmented.transition = nil
    return AnyControl(segmented)
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
