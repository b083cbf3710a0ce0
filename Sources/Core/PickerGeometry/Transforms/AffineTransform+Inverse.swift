extension AffineTransform {
  /// The factor by which areas grow; negative if the transform mirrors, 0 if it has no inverse.
  @inlinable public var determinant: Double { a * d - b * c }

  /// Returns the inverse transform.
  ///
  /// - Throws: ``SingularTransformError`` if there is none: the transform maps the plane to a line or a point, within
  ///   rounding, or one of its numbers is not finite. Example: `the transform [1, 2, 2, 4, 0, 0] has no inverse: it
  ///   makes everything flat`.
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

/// The error that a transform has no inverse.
///
///     the transform [1, 2, 2, 4, 0, 0] has no inverse: it makes everything flat
public struct SingularTransformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The transform.
  public var transform: AffineTransform

  /// Creates an error.
  package init(transform: AffineTransform) {
    self.transform = transform
  }

  /// The transform and the reason in one line.
  public var description: String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    let text = numbers.map { $0.plain(decimals: 6) }.joined(separator: ", ")
    let isFinite = numbers.allSatisfy { $0.isFinite }
    return "the transform [\(text)] has no inverse: "
      + (isFinite ? "it makes everything flat" : "a number in it is not finite")
  }
}
