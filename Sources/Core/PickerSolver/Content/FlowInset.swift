import PickerGeometry

/// The distances of an absolutely positioned item from the padding box of the container: of its margins from each side.
///
/// Without either of two opposite sides, the item is where the flow would place it as its only item; with both, and without a size of its
/// own, it fills the space between them. Source: CSS Position 3 §4, CSS Flexbox §4.1.
public struct FlowInset: Hashable, Sendable {
  /// A distance.
  public enum Length: Hashable, Sendable {
    /// Points, which may be negative.
    case points(Double)
    /// A percentage of the width, or for the top and the bottom of the height.
    case percent(Double)

    /// The distance in points.
    func resolved(against whole: Double) -> Double {
      switch self {
      case .points(let points): points
      case .percent(let percent): percent / 100 * whole
      }
    }
  }

  /// The distance from the top; nil for none.
  public var top: Length?
  /// The distance from the leading side; nil for none.
  public var leading: Length?
  /// The distance from the bottom; nil for none.
  public var bottom: Length?
  /// The distance from the trailing side; nil for none.
  public var trailing: Length?

  /// Distances; no side has one unless it is given.
  public init(
    top: Length? = nil, leading: Length? = nil, bottom: Length? = nil, trailing: Length? = nil
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
