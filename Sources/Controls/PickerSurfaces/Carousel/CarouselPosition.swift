import PickerGeometry

/// The position of a carousel, in viewports from its first page.
///
/// Whole viewports are an integer, so precision does not degrade over any number of rounds.
public struct CarouselPosition: Hashable, Sendable {
  /// The place at the start of the viewport in the unbounded sequence of pages. 0 is the first page; if pages loop,
  /// `count` is the first page again.
  public let place: Int
  /// The fraction of that page that has left the viewport, from 0 up to but not including 1.
  public let share: Double

  /// Creates a position `offset` viewports after a place, or before it if negative.
  public init(place: Int, offset: Double) {
    let whole = offset.rounded(.down)
    let rest = offset - whole
    // For a tiny negative offset, `offset - whole` rounds to 1, which belongs to the next place.
    self.place = place + Int(limiting: whole) + (rest < 1 ? 0 : 1)
    share = rest < 1 ? rest : 0
  }

  /// The place that covers most of the viewport; at exactly one half, the following one.
  public var nearest: Int { share < 0.5 ? place : place + 1 }

  /// Returns the distance to another position in viewports, exact up to one rounding.
  public func distance(to other: CarouselPosition) -> Double {
    Double(other.place - place) + (other.share - share)
  }
}
