/// A control of a page. This one does nothing; the kinds that depend on the engine are its subclasses.
class PageControl {
  let number: Int
  let node: Int
  let id: PageText?

  init(_ data: PageData, number: Int) {
    self.number = number
    node = data[.node].integer
    id = data[.id].text
  }

  static func make(_ data: PageData, number: Int, at event: PageEvent) -> PageControl {
    let kind = data[.kind]
    if kind.isWord(.segments) { return PageSegments(data, number: number) }
    if kind.isWord(.colors), let colors = PageColors(of: data, number: number) { return colors }
    if kind.isWord(.carousel), data.exists {
      return PageCarousel(data, number: number, at: event)
    }
    if kind.isWord(.drawing) { return PageDrawing(data, number: number) }
    if kind.isWord(.items), data[.rows].exists { return PageRows(data, number: number) }
    return PageControl(data, number: number)
  }

  /// Makes the elements that the document does not have.
  func begin(at event: PageEvent) {}

  /// Returns whether the event has a meaning here: whether a key is used up, or a pointer is followed.
  func handle(_ event: PageEvent) -> Bool { false }

  /// The seconds until something changes by itself.
  func wait(at time: Double) -> Double { .infinity }
}
