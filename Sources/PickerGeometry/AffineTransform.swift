/// A linear map of the plane and a move: turning, scaling, shearing and moving in one.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
///
/// Maps are put together in the order in which they happen: `p.concatenating(q)` is p first, then
/// q.
public struct AffineTransform: Hashable, Sendable {
  /// How much of x goes into x.
  public var a: Double
  /// How much of x goes into y.
  public var b: Double
  /// How much of y goes into x.
  public var c: Double
  /// How much of y goes into y.
  public var d: Double
  /// Points to the right.
  public var tx: Double
  /// Points down.
  public var ty: Double

  /// Leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map of these six numbers.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Where a point goes.
  @inlinable public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest box round what a box becomes.
  public func bounds(of box: Rect) -> Rect {
    let corners = [
      box.origin, Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY),
      Point(x: box.maxX, y: box.maxY),
    ].map(apply(to:))
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return Rect(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }

  /// This map first, and `next` after it.
  ///
  ///     scale.concatenating(move)    what is scaled is moved as far as it says
  ///     move.concatenating(scale)    the distance is scaled too
  @inlinable public func concatenating(_ next: AffineTransform) -> AffineTransform {
    let origin = next.apply(to: Point(x: tx, y: ty))
    return AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d, tx: origin.x, ty: origin.y)
  }
}
