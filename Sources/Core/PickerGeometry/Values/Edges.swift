/// Distances from the four physical sides of a box, in points.
public struct Edges: Hashable, Sendable {
  /// Points from the top.
  public var top: Double
  /// Points from the left.
  public var left: Double
  /// Points from the bottom.
  public var bottom: Double
  /// Points from the right.
  public var right: Double

  /// Distances of 0 on all sides.
  public static let zero = Edges(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates distances from the four sides.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sum of left and right, in points.
  @inlinable public var horizontal: Double { left + right }

  /// The sum of top and bottom, in points.
  @inlinable public var vertical: Double { top + bottom }
}
