/// How far a carousel has gone, in viewports from its first page.
///
/// Whole viewports are counted by an integer, so that nothing is lost however many rounds it goes.
public struct CarouselPosition: Hashable, Sendable {
  /// Which place of the endless row of pages is at the viewport's beginning: 0 is the first page, and
  /// where pages loop, `count` is the first page again.
  public let place: Int
  /// The share of that page that is out of sight: 0 up to, but not including, 1.
  public let share: Double

  /// A position `offset` viewports beyond a place, or before it where below 0.
  public init(place: Int, offset: Double) {
    let whole = offset.rounded(.down)
    let rest = offset - whole
    // What is left of a tiny step back rounds up to a whole viewport.
    self.place = place + Int(whole) + (rest < 1 ? 0 : 1)
    share = rest < 1 ? rest : 0
  }

  /// The place most of which is seen; half way, the one ahead.
  public var nearest: Int { share < 0.5 ? place : place + 1 }

  /// Viewports from here to another position, exact but for the last rounding.
  public func distance(to other: CarouselPosition) -> Double {
    Double(other.place - place) + (other.share - share)
  }
}
