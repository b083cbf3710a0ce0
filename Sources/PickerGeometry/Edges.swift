/// Distances from the four physical sides of a box, in points.
public struct Edges: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  /// No distance on any side.
  public static let zero = Edges(top: 0, left: 0, bottom: 0, right: 0)

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
