import PickerGeometry
import Testing

@Suite struct AffineTransformTests {
  private let point = Point(x: 3, y: 1)

  @Test func transforms_ofEachKind_mapAPoint() {
    #expect(AffineTransform(translation: Point(x: 2, y: -1)).apply(to: point) == Point(x: 5, y: 0))
    #expect(AffineTransform(scale: 2).apply(to: point) == Point(x: 6, y: 2))
    #expect(AffineTransform(scaleX: 2, scaleY: -3).apply(to: point) == Point(x: 6, y: -3))
    #expect(
      AffineTransform(rotation: Angle(degrees: 90)).apply(to: point) == Point(x: -1, y: 3))
    #expect(AffineTransform(shearX: 2, shearY: 0).apply(to: point) == Point(x: 5, y: 1))
    #expect(AffineTransform(shearX: 0, shearY: 2).apply(to: point) == Point(x: 3, y: 7))
  }

  @Test func mirror_acrossALine_swapsSides() {
    #expect(AffineTransform(mirrorAt: Angle(degrees: 0)).apply(to: point) == Point(x: 3, y: -1))
    #expect(AffineTransform(mirrorAt: Angle(degrees: 90)).apply(to: point) == Point(x: -3, y: 1))
    #expect(AffineTransform(mirrorAt: Angle(degrees: 45)).apply(to: point) == Point(x: 1, y: 3))
    let mirror = AffineTransform(mirrorAt: Angle(degrees: 17))
    #expect(isClose(mirror.concatenating(mirror), .identity))
    #expect(abs(mirror.determinant + 1) < 1e-15)
  }

  @Test func about_aPoint_keepsIt() {
    let center = Point(x: 10, y: 20)
    let turn = AffineTransform(rotation: Angle(degrees: 90)).about(center)
    #expect(turn.apply(to: center) == center)
    #expect(turn.apply(to: Point(x: 11, y: 20)) == Point(x: 10, y: 21))
    let mirror = AffineTransform(mirrorAt: Angle(degrees: 90)).about(center)
    #expect(mirror.apply(to: Point(x: 12, y: 5)) == Point(x: 8, y: 5))
  }

  @Test func steps_onATransform_applyBeforeIt() {
    let scaled = AffineTransform(scale: 2)
    #expect(scaled.translatedBy(x: 10, y: 0).apply(to: point) == Point(x: 26, y: 2))
    #expect(scaled.scaledBy(x: 1, y: 3).apply(to: point) == Point(x: 6, y: 6))
    let turned = AffineTransform(translation: Point(x: 1, y: 1)).rotated(by: .degrees(90))
    #expect(turned.apply(to: point) == Point(x: 0, y: 4))
    #expect(AffineTransform.identity.rotated(by: .pi / 2).apply(to: point) == Point(x: -1, y: 3))
    let order = AffineTransform.identity.translatedBy(x: 5, y: 0).scaledBy(x: 2, y: 2)
    #expect(order.apply(to: point) == Point(x: 11, y: 2))
  }

  @Test func concatenating_twoTransforms_appliesTheFirstFirst() {
    let move = AffineTransform(translation: Point(x: 10, y: 0))
    let scale = AffineTransform(scale: 2)
    #expect(move.concatenating(scale).apply(to: point) == Point(x: 26, y: 2))
    #expect(scale.concatenating(move).apply(to: point) == Point(x: 16, y: 2))
    #expect(move.concatenating(scale) != scale.concatenating(move))
  }

  @Test func concatenating_threeTransforms_isAssociative() {
    let p = AffineTransform(rotation: Angle(degrees: 33))
    let q = AffineTransform(shearX: 0.5, shearY: -2).about(point)
    let r = AffineTransform(scaleX: 3, scaleY: 0.25).about(Point(x: -7, y: 2))
    let (left, right) = (
      p.concatenating(q).concatenating(r), p.concatenating(q.concatenating(r))
    )
    #expect(isClose(left, right))
    let stepwise = r.apply(to: q.apply(to: p.apply(to: point)))
    #expect((left.apply(to: point) - stepwise).distance < 1e-12)
  }

  @Test func inverse_ofManyTransforms_undoesThem() throws {
    for degrees in stride(from: -170.0, to: 180, by: 23) {
      for size in [1e-6, 0.5, -3, 1e6] {
        let map = AffineTransform(rotation: Angle(degrees: degrees))
          .concatenating(AffineTransform(scaleX: size, scaleY: 2 * size))
          .concatenating(AffineTransform(shearX: 0.3, shearY: 0.1)).about(point)
        let inverse = try map.inverted()
        #expect(isClose(map.concatenating(inverse), .identity))
        #expect(isClose(inverse.concatenating(map), .identity))
        #expect(abs(map.determinant * inverse.determinant - 1) < 1e-12)
      }
    }
    #expect(try AffineTransform.identity.inverted() == .identity)
  }

  @Test func inverse_ofSingularTransforms_throws() {
    let flat = [
      AffineTransform(scale: 0), AffineTransform(scaleX: 1, scaleY: 0),
      AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
      AffineTransform(a: 0.1, b: 0.3, c: 0.2, d: 0.6, tx: 0, ty: 0),
      AffineTransform(scale: .nan), AffineTransform(scale: .infinity),
      AffineTransform(translation: Point(x: .infinity, y: 0)),
    ]
    for map in flat { #expect(throws: SingularTransformError.self) { try map.inverted() } }
    let error = SingularTransformError(transform: flat[2])
    #expect(
      "\(error)" == "the transform [1, 2, 2, 4, 5, 6] has no inverse: it makes everything flat")
    #expect("\(SingularTransformError(transform: flat[4]))".hasSuffix("is not finite"))
  }

  @Test func area_ofTransformedPath_isScaledByTheDeterminant() throws {
    let path = try Path(svgData: "M0 0C3 0 4 5 6 6Q7 9 1 8Z")
    let map = AffineTransform(shearX: 0.7, shearY: 0.2).concatenating(AffineTransform(scale: -3))
      .concatenating(AffineTransform(mirrorAt: Angle(degrees: 20)))
    let area = path.applying(map).signedArea
    #expect(abs(area - path.signedArea * map.determinant) < 1e-9)
    #expect(path.applying(.identity) == path)
  }

  private func isClose(_ a: AffineTransform, _ b: AffineTransform) -> Bool {
    [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
      .allSatisfy { $0.magnitude < 1e-9 }
  }
}
