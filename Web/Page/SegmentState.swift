import PickerGeometry

/// What a segmented control looks like while a segment is selected.
struct SegmentState {
  struct Part {
    let element: Element
    /// The segment that it shows; nil of a separator.
    let item: Int?
    /// Its distance from where it is drawn.
    let place: Point
  }

  var parts: [Part] = []
  /// How far the content is scrolled.
  var scroll = Point.zero
  /// The frame of the indicator, and its element.
  var box: Rect?
  var mark: Element?

  init() {}

  init(_ data: PageData) {
    scroll = data[.scroll].point
    parts = data[.parts].items.map { [scroll] part in
      Part(
        element: Element(part[.element].text ?? PageText(.none)), item: part[.item].node,
        place: Point(x: part[.x].number, y: part[.y].number) + scroll)
    }
    box = data[.box].frame?.offset(by: scroll)
    mark = data[.mark].text.map { Element($0) }
  }

  /// The element of a segment.
  func element(of item: Int) -> Element? { parts.first { $0.item == item }?.element }
}
