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

  /// Returns this transform about `point` instead of the origin, such as a rotation about it.
  @inlinable public func about(_ point: Point) -> AffineTransform {
    AffineTransform(translation: .zero - point).concatenating(self)
      .concatenating(AffineTransform(translation: point))
  }
}
