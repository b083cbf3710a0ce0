/// The geometry of a carousel: the number of pages, their distance, and whether they loop.
public struct CarouselTrack: Hashable, Sendable {
  /// The number of pages.
  public let count: Int
  /// The length of the viewport along the axis, in points, which is the distance between pages.
  public var extent: Double
  /// Whether the first page follows the last, endlessly.
  public let loops: Bool
  /// Whether the next page is to the left, for right-to-left carousels.
  public let isReversed: Bool

  /// The limit of overscroll beyond the first or last page, in viewports.
  ///
  /// A drag by *x* beyond an end moves the pages by *x · m / (x + m)* with this maximum *m*: they follow the finger
  /// at first, then with increasing resistance.
  public static let maximumOverscroll = 0.5

  /// Creates a track; a negative count counts as 0, as does an extent that is negative or not finite.
  public init(count: Int, extent: Double, loops: Bool = true, isReversed: Bool = false) {
    self.count = max(0, count)
    self.extent = extent.isFinite ? max(0, extent) : 0
    self.loops = loops
    self.isReversed = isReversed
  }

  /// Whether pages can move: there are at least two.
  public var canMove: Bool { count > 1 }

  /// Converts a translation in points, to the right or down, to viewports in reading order.
  func viewports(of translation: Double) -> Double {
    guard extent > 0, translation.isFinite else { return 0 }
    let way = translation / extent
    return isReversed ? way : -way
  }

  /// The page at a place of the unbounded sequence; nil if there is none.
  func page(at place: Int) -> Int? {
    guard count > 0 else { return nil }
    guard loops else { return (0..<count).contains(place) ? place : nil }
    let rest = place % count
    return rest < 0 ? rest + count : rest
  }

  /// The nearest place that has a page.
  func clamped(_ place: Int) -> Int {
    loops ? place : min(max(place, 0), max(0, count - 1))
  }

  /// The place, or one of the same page near the first where the rounds have become so many that more would overflow.
  func rewound(_ place: Int) -> Int {
    loops && canMove && place.magnitude > Int.max >> 10 ? place % count : place
  }

  /// The place of a page that is nearest to another place; at equal distance, the following one.
  func place(of page: Int, nearestTo place: Int) -> Int {
    guard loops, let current = self.page(at: place) else { return page }
    let ahead = page >= current ? page - current : page - current + count
    return place + (ahead * 2 <= count ? ahead : ahead - count)
  }

  /// The visible position for an unresisted offset from a place, with overscroll resistance beyond an end.
  func position(at place: Int, offset: Double) -> CarouselPosition {
    guard !loops else { return CarouselPosition(place: place, offset: offset) }
    let last = clamped(.max)
    let (before, after) = (-Double(place) - offset, Double(place - last) + offset)
    if before > 0 { return CarouselPosition(place: 0, offset: -overscroll(before)) }
    if after > 0 { return CarouselPosition(place: last, offset: overscroll(after)) }
    return CarouselPosition(place: place, offset: offset)
  }

  /// The ratio of visible to unresisted movement at an unresisted offset: the derivative of the overscroll.
  func share(at place: Int, offset: Double) -> Double {
    guard !loops else { return 1 }
    let excess = max(-Double(place) - offset, Double(place - clamped(.max)) + offset, 0)
    let rest = CarouselTrack.maximumOverscroll / (excess + CarouselTrack.maximumOverscroll)
    return rest * rest
  }

  private func overscroll(_ excess: Double) -> Double {
    excess * CarouselTrack.maximumOverscroll / (excess + CarouselTrack.maximumOverscroll)
  }
}
