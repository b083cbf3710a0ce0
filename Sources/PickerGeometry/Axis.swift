/// One of the two directions of the plane.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other direction.
  @inlinable public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
