/// One of the two directions of the plane.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Along x, from left to right.
  case horizontal
  /// Along y, from top to bottom.
  case vertical

  /// The other direction.
  @inlinable public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
