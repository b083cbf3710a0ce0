import PickerControlBase

extension Carousel {
  /// The carousel with the selection on its pages inverted; nil if they have none.
  public var togglingSelection: Carousel? {
    var carousel = self
    return carousel.pages.toggleSelections() ? carousel : nil
  }
}

// Returns whether anything was toggled.
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
