import PickerGeometry

/// A transform as a translation, a rotation, two scales and a shear, which can be interpolated one by one.
///
/// Source: the unmatrixing of CSS Transforms 1, section 12.2, with the shear measured in the rotated axes.
struct TransformParts: NumberPassing {
  private var translation: Point
  /// Degrees, clockwise.
  private var rotation: Double
  private var scaleX: Double
  private var scaleY: Double
  private var shear: Double

  /// The parts of a transform.
  ///
  /// - Parameter other: Another transform. Of all equivalent rotation angles, the one nearest to its angle is used.
  init(_ transform: AffineTransform, near other: TransformParts? = nil) {
    translation = Point(x: transform.tx, y: transform.ty)
    let across = Point(x: transform.a, y: transform.b)
    let down = Point(x: transform.c, y: transform.d)
    // Where everything is flattened to the second axis, it alone tells the rotation.
    rotation = across == .zero ? down.angle.degrees - 90 : across.angle.degrees
    let axis = Angle(degrees: rotation).direction
    scaleX = across.distance
    shear = down.x * axis.x + down.y * axis.y
    scaleY = down.y * axis.x - down.x * axis.y
    if let other { rotation -= ((rotation - other.rotation) / 360).rounded() * 360 }
  }

  var transform: AffineTransform {
    let axis = Angle(degrees: rotation).direction
    return AffineTransform(
      a: scaleX * axis.x, b: scaleX * axis.y, c: shear * axis.x - scaleY * axis.y,
      d: shear * axis.y + scaleY * axis.x, tx: translation.x, ty: translation.y)
  }

  mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.length(&translation.x)
    visitor.length(&translation.y)
    visitor.length(&rotation)
    visitor.length(&scaleX)
    visitor.length(&scaleY)
    visitor.length(&shear)
  }
}
