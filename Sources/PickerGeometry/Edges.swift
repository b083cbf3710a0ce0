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

  /// No distance on any side.
  public static let zero = Edges(top: 0, left: 0, bottom: 0, right: 0)

  /// Each side on its own.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Left and right together.
  @inlinable public var horizontal: Double { left + right }

  /// Top and bottom together.
  @inlinable public var vertical: Double { top + bottom }
}
