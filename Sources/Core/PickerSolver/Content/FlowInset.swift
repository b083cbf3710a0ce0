import PickerGeometry

/// The distances of an absolutely positioned item's margins from each side of the container's padding box.
///
/// If neither of two opposite sides is set, the item is where the flow would place it as its only item. If both are
/// set and the item has no size, it fills the space between them. Source: CSS Position 3 §4, CSS Flexbox §4.1.
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

  /// Creates distances; omitted sides have none.
  public init(
    top: Length? = nil, leading: Length? = nil, bottom: Length? = nil, trailing: Length? = nil
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
