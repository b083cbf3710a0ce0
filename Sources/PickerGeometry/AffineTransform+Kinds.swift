extension AffineTransform {
  /// Moves every point by the same distance.
  @inlinable public init(translation: Point) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translation.x, ty: translation.y)
  }

  /// Makes everything `scale` times as large, seen from the origin.
  @inlinable public init(scale: Double) {
    self.init(scaleX: scale, scaleY: scale)
  }

  /// Stretches by one factor across and another down, seen from the origin; a negative one mirrors.
  @inlinable public init(scaleX: Double, scaleY: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
  }

  /// Turns clockwise about the origin; exact at every quarter of a turn.
  public init(rotation: Angle) {
    let to = rotation.direction
    self.init(a: to.x, b: to.y, c: -to.y, d: to.x, tx: 0, ty: 0)
  }

  /// Mirrors at the line through the origin in the direction of `angle`.
  ///
  ///     0°     top and bottom change places
  ///     90°    left and right change places
  ///     45°    x and y change places
  public init(mirrorAt angle: Angle) {
    let to = Angle(degrees: angle.degrees * 2).direction
    self.init(a: to.x, b: to.y, c: to.y, d: -to.x, tx: 0, ty: 0)
  }

  /// Pushes a point `shearX` points to the right for each point that it lies down, and `shearY`
  /// down for each that it lies to the right.
  @inlinable public init(shearX: Double, shearY: Double) {
    self.init(a: 1, b: shearY, c: shearX, d: 1, tx: 0, ty: 0)
  }

  /// The same map seen from `point` in place of the origin: a turn about it, a mirror through it.
  @inlinable public func about(_ point: Point) -> AffineTransform {
    AffineTransform(translation: .zero - point).concatenating(self)
      .concatenating(AffineTransform(translation: point))
  }
}
