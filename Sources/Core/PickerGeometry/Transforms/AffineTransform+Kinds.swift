extension AffineTransform {
  /// Creates a translation.
  @inlinable public init(translation: Point) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translation.x, ty: translation.y)
  }

  /// Creates a uniform scaling about the origin.
  @inlinable public init(scale: Double) {
    self.init(scaleX: scale, scaleY: scale)
  }

  /// Creates a scaling about the origin; negative factors mirror.
  @inlinable public init(scaleX: Double, scaleY: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
  }

  /// Creates a clockwise rotation about the origin; exact at every quarter turn.
  public init(rotation: Angle) {
    let to = rotation.direction
    self.init(a: to.x, b: to.y, c: -to.y, d: to.x, tx: 0, ty: 0)
  }

  /// Creates a reflection across the line through the origin in the direction of `angle`.
  ///
  ///     0°     swaps top and bottom
  ///     90°    swaps left and right
  ///     45°    swaps x and y
  public init(mirrorAt angle: Angle) {
    let to = Angle(degrees: angle.degrees * 2).direction
    self.init(a: to.x, b: to.y, c: to.y, d: -to.x, tx: 0, ty: 0)
  }

  /// Creates a shear: moves a point right by `shearX` times its y, and down by `shearY` times its x.
  @inlinable public init(shearX: Double, shearY: Double) {
    self.init(a: 1, b: shearY, c: shearX, d: 1, tx: 0, ty: 0)
  }

  /// Returns the transform that first moves by a distance in points and then applies this one.
  ///
  /// Like the methods with these names in Core Graphics, it works in the coordinates of this transform:
  ///
  ///     AffineTransform(scale: 2).translatedBy(x: 10, y: 0)    moves by 20 points
  @inlinable public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translation: Point(x: x, y: y)).concatenating(self)
  }

  /// Returns the transform that first scales about the origin and then applies this one.
  @inlinable public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, scaleY: y).concatenating(self)
  }

  /// Returns the transform that first rotates clockwise about the origin and then applies this one.
  public func rotated(by angle: Angle) -> AffineTransform {
    AffineTransform(rotation: angle).concatenating(self)
  }

  /// Returns the transform that first rotates clockwise by an angle in radians and then applies this one.
  public func rotated(by radians: Double) -> AffineTransform { rotated(by: .radians(radians)) }

  /// Returns this transform about `point` instead of the origin, such as a rotation about a point.
  @inlinable public func about(_ point: Point) -> AffineTransform {
    AffineTransform(translation: .zero - point).concatenating(self)
      .concatenating(AffineTransform(translation: point))
  }
}
