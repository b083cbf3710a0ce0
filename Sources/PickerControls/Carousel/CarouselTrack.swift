/// The pages a carousel moves along: how many, how far apart, and what is behind the last.
public struct CarouselTrack: Hashable, Sendable {
  /// How many pages there are.
  public let count: Int
  /// The length of the viewport along the axis, in points: from page to page.
  public var extent: Double
  /// Whether the first page follows the last, and so on without an end.
  public let loops: Bool
  /// Whether the next page is to the left, as where reading goes from right to left.
  public let isReversed: Bool

  /// How far beyond an end a finger can pull where there is one, in viewports.
  ///
  /// Pulled by *x*, the pages give way by *x · reach / (x + reach)*: at first they follow the finger,
  /// then less and less.
  public static let reach = 0.5

  /// A track; a count below 0 is 0, an extent that is not finite or below 0 is 0.
  public init(count: Int, extent: Double, loops: Bool = true, isReversed: Bool = false) {
    self.count = max(0, count)
    self.extent = extent.isFinite ? max(0, extent) : 0
    self.loops = loops
    self.isReversed = isReversed
  }

  /// Whether there is anywhere to go: one page never moves.
  public var canMove: Bool { count > 1 }

  /// Viewports that the pages go on when a finger goes so many points to the right, or down.
  func viewports(of translation: Double) -> Double {
    guard extent > 0, translation.isFinite else { return 0 }
    let way = translation / extent
    return isReversed ? way : -way
  }

  /// The page shown at a place of the endless row; nil where there is none.
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

  /// The place of a page that is nearest to another place; of two, the one ahead.
  func place(of page: Int, nearestTo place: Int) -> Int {
    guard loops, let current = self.page(at: place) else { return page }
    let ahead = page >= current ? page - current : page - current + count
    return place + (ahead * 2 <= count ? ahead : ahead - count)
  }

  /// Where the pages are seen, as far as they want to be `offset` viewports beyond a place: past an
  /// end they give way only.
  func position(at place: Int, offset: Double) -> CarouselPosition {
    guard !loops else { return CarouselPosition(place: place, offset: offset) }
    let last = clamped(.max)
    let (before, after) = (-Double(place) - offset, Double(place - last) + offset)
    if before > 0 { return CarouselPosition(place: 0, offset: -given(before)) }
    if after > 0 { return CarouselPosition(place: last, offset: given(after)) }
    return CarouselPosition(place: place, offset: offset)
  }

  /// How much of a movement is seen where the pages want to be `offset` viewports beyond a place.
  func share(at place: Int, offset: Double) -> Double {
    guard !loops else { return 1 }
    let excess = max(-Double(place) - offset, Double(place - clamped(.max)) + offset, 0)
    let rest = CarouselTrack.reach / (excess + CarouselTrack.reach)
    return rest * rest
  }

  private func given(_ excess: Double) -> Double {
    excess * CarouselTrack.reach / (excess + CarouselTrack.reach)
  }
}
