/// An affine transform of the plane: any combination of rotation, scaling, shear and translation.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
///
/// Transforms are concatenated in the order of application: `p.concatenating(q)` applies p first, then q.
public struct AffineTransform: Hashable, Sendable {
  /// The coefficient of x in x'.
  public var a: Double
  /// The coefficient of x in y'.
  public var b: Double
  /// The coefficient of y in x'.
  public var c: Double
  /// The coefficient of y in y'.
  public var d: Double
  /// The horizontal translation in points, to the right.
  public var tx: Double
  /// The vertical translation in points, downwards.
  public var ty: Double

  /// The identity.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six coefficients.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns the transformed point.
  @inlinable public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the transformed `box`.
  public func bounds(of box: Rect) -> Rect {
    let corners = [
      box.origin, Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY),
      Point(x: box.maxX, y: box.maxY),
    ].map(apply(to:))
    let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
    return Rect(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }

  /// Returns the transform that applies this one first and `next` after it.
  ///
  ///     scale.concatenating(move)    the translation is not scaled
  ///     move.concatenating(scale)    the translation is scaled
  @inlinable public func concatenating(_ next: AffineTransform) -> AffineTransform {
    let origin = next.apply(to: Point(x: tx, y: ty))
    return AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d, tx: origin.x, ty: origin.y)
  }
}
