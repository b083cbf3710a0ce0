import PickerGeometry

/// The geometry of a carousel: the number of pages, their distance, and whether they loop.
public struct CarouselTrack: Hashable, Sendable {
  /// The number of pages.
  public let count: Int
  /// The length of the viewport along the axis, in points.
  public var extent: Double
  /// Whether the first page follows the last, endlessly. This requires enough pages that none is in view twice.
  public let loops: Bool
  /// Whether the next page is to the left, for right-to-left carousels.
  public let isReversed: Bool
  /// How many pages are in view, and their alignment.
  public let spacing: CarouselSpacing
  /// Whether the first page would follow the last if there were enough pages.
  let isEndless: Bool

  /// The limit of overscroll beyond the first or last page, in page distances.
  ///
  /// A drag by *x* beyond an end moves the pages by *x · m / (x + m)* with this maximum *m*: they follow the finger
  /// at first, then with increasing resistance.
  public static let maximumOverscroll = 0.5

  /// Creates a track. A negative count counts as 0, and so does an extent that is negative or not finite.
  public init(
    count: Int, extent: Double, loops: Bool = true, isReversed: Bool = false,
    spacing: CarouselSpacing = CarouselSpacing()
  ) {
    self.count = max(0, count)
    self.extent = extent.isFinite ? max(0, extent) : 0
    self.isReversed = isReversed
    self.spacing = spacing
    isEndless = loops
    let reach = CarouselReach(spacing, in: self.extent)
    self.loops = loops && Double(self.count) >= (reach.before + reach.after).rounded(.up)
  }

  /// Whether pages can move: there are at least two, and more than are in view.
  public var canMove: Bool { count > 1 && (loops || lastPlace > 0) }

  /// The number of places at which the pages rest.
  var stopCount: Int { loops ? count : min(count, lastPlace + 1) }

  /// The distances from the current page at which others are in view.
  var reach: CarouselReach { CarouselReach(spacing, in: extent) }

  /// Converts a translation in points, to the right or down, to distances between pages in reading order.
  func pages(of translation: Double) -> Double {
    let distance = spacing.distance(in: extent)
    guard distance > 0, translation.isFinite else { return 0 }
    let way = translation / distance
    return isReversed ? way : -way
  }

  /// Whether a translation or velocity in points, to the right or down, leads to later pages.
  func isForward(_ way: Double) -> Bool { isReversed ? way > 0 : way < 0 }

  /// The page at a place of the unbounded sequence; nil if there is none.
  func page(at place: Int) -> Int? {
    guard count > 0 else { return nil }
    guard loops else { return (0..<count).contains(place) ? place : nil }
    let rest = place % count
    return rest < 0 ? rest + count : rest
  }

  /// The nearest place that has a page.
  func clamped(_ place: Int) -> Int {
    loops ? place : min(max(place, 0), lastPlace)
  }

  /// The distance from the first place at which the last page ends at the end of the viewport, without loops.
  private var end: Double {
    let distance = spacing.distance(in: extent)
    guard spacing.snap == .start, distance > 0 else { return max(0, Double(count - 1)) }
    let others = (extent - spacing.pageLength(in: extent)) / distance
    return max(0, Double(count - 1) - others)
  }

  /// The last place at which the pages rest, without loops.
  var lastPlace: Int { Int(limiting: (end - 1e-9).rounded(.up)) }

  /// The position at which the pages are drawn: the last of them may move by less than others, up to the end of the viewport.
  func drawn(_ position: CarouselPosition) -> CarouselPosition {
    let whole = end.rounded(.down)
    let part = end - whole
    let excess = Double(position.place) - whole + position.share
    guard !loops, part > 1e-9, part < 1 - 1e-9, excess > 0 else { return position }
    let offset = excess < 1 ? excess * part : part + excess - 1
    return CarouselPosition(place: Int(limiting: whole), offset: offset)
  }

  /// The place, or one of the same page near the first where the rounds have become so many that more would overflow.
  func rewound(_ place: Int) -> Int {
    loops && canMove && place.magnitude > Int.max >> 10 ? place % count : place
  }

  /// The place of a page that is nearest to another place; at equal distance, the following one.
  func place(of page: Int, nearestTo place: Int) -> Int {
    guard loops, let current = self.page(at: place) else { return clamped(page) }
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

/// The distances from the current page, in distances between pages, at which others are in view.
struct CarouselReach {
  /// Pages before the current one are in view if they are nearer than this.
  let before: Double
  /// Pages after the current one are in view if they are nearer than this.
  let after: Double

  init(_ spacing: CarouselSpacing, in extent: Double) {
    let distance = spacing.distance(in: extent)
    guard distance > 0, spacing != CarouselSpacing() else {
      (before, after) = (1, 1)
      return
    }
    let (length, start) = (spacing.pageLength(in: extent), spacing.start(in: extent))
    // Pages that only touch an edge are out of view, despite rounding errors.
    before = max(1e-6, (start + length) / distance - 1e-9)
    after = max(1e-6, (extent - start) / distance - 1e-9)
  }

  /// The steps from the page at a position to those in view; `share` of it is out of view.
  func steps(after share: Double) -> ClosedRange<Int> {
    let first = Int((share - before).rounded(.down)) + 1
    return first...max(first, Int((share + after).rounded(.up)) - 1)
  }
}
