/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// No extent in either direction.
  public static let zero = Size(width: 0, height: 0)

  /// A size of that width and height.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along `axis`.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
