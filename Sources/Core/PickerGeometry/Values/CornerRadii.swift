/// The corner radii of a box, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeft: Double
  /// The radius of the top right corner, in points.
  public var topRight: Double
  /// The radius of the bottom right corner, in points.
  public var bottomRight: Double
  /// The radius of the bottom left corner, in points.
  public var bottomLeft: Double

  /// Radii of 0.
  public static let zero = CornerRadii(0)

  /// Creates equal radii.
  @inlinable public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// Creates radii, clockwise from the top left.
  @inlinable
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The radius in points, if all corners have the same one; otherwise nil.
  @inlinable public var uniform: Double? {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
  }

  /// The radii used in a box of `size`. All are scaled down by one factor if two radii on a side would overlap;
  /// negative radii become 0.
  ///
  /// Source: CSS Backgrounds and Borders 3, §5.5.
  public func fitted(to size: Size) -> CornerRadii {
    let whole = mapped { max(0, $0) }
    let factor = [
      (size.width, whole.topLeft + whole.topRight),
      (size.width, whole.bottomLeft + whole.bottomRight),
      (size.height, whole.topLeft + whole.bottomLeft),
      (size.height, whole.topRight + whole.bottomRight),
    ].reduce(1) { factor, side in side.1 > side.0 ? min(factor, max(0, side.0) / side.1) : factor }
    return factor < 1 ? whole.mapped { $0 * factor } : whole
  }

  /// The radii of a box whose edges are inset by `distance`; at least 0.
  public func inset(by distance: Double) -> CornerRadii { mapped { max(0, $0 - distance) } }

  private func mapped(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}
