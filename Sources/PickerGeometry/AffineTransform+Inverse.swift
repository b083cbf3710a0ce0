extension AffineTransform {
  /// How many times as large areas become; negative where the map mirrors, 0 where it makes all
  /// flat.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The map that undoes this one.
  ///
  /// - Throws: ``SingularTransformError`` where nothing can undo it: it lays the whole plane on a
  ///   line or a point, to within rounding, or a number of it is not finite.
  public func inverted() throws(SingularTransformError) -> AffineTransform {
    let determinant = determinant
    let noise = ((a * d).magnitude + (b * c).magnitude) * .ulpOfOne
    guard determinant.isNormal, determinant.magnitude > noise, tx.isFinite, ty.isFinite
    else { throw SingularTransformError(transform: self) }
    let (a, b, c, d) =
      (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return AffineTransform(a: a, b: b, c: c, d: d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty))
  }
}

/// A map was to be undone that nothing can undo.
///
///     the transform [1, 2, 2, 4, 0, 0] has no inverse: it makes everything flat
public struct SingularTransformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The map.
  public var transform: AffineTransform

  /// The error for that map.
  public init(transform: AffineTransform) {
    self.transform = transform
  }

  /// The map and the reason in one line.
  public var description: String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    let text = numbers.map { $0.isFinite ? $0.decimalText(6) : "\($0)" }.joined(separator: ", ")
    let isFinite = numbers.allSatisfy(\.isFinite)
    return "the transform [\(text)] has no inverse: "
      + (isFinite ? "it makes everything flat" : "a number in it is not finite")
  }
}
