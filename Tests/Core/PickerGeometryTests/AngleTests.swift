import PickerGeometry
import Testing

@Suite struct AngleTests {
  @Test func units_ofAnAngle_agree() {
    #expect(Angle.zero == Angle(degrees: 0))
    #expect(Angle.degrees(90) == Angle(turns: 0.25))
    #expect(Angle.radians(.pi) == Angle(degrees: 180))
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(-360).radians == -2 * .pi)
    var angle = Angle.zero
    angle.radians = 2 * .pi
    #expect(angle == .degrees(360))
  }

  @Test func direction_ofQuarterTurns_isExact() {
    let directions = [-90.0, 0, 90, 180, 270, 360, 720, -450].map {
      Angle(degrees: $0).direction
    }
    let (up, right, down, left) = (
      Point(x: 0, y: -1), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0)
    )
    #expect(directions == [up, right, down, left, up, right, right, up])
  }

  @Test func angle_ofItsDirection_isEqual() {
    for degrees in stride(from: 0.0, to: 360, by: 0.7) {
      let point = Point(angle: Angle(degrees: degrees), distance: 7)
      #expect(abs(point.angle.degrees - degrees) < 1e-12 * 360)
      #expect(abs(point.distance - 7) < 1e-12)
    }
  }

  @Test func direction_ofNonFiniteAngle_isZero() {
    #expect(Angle(degrees: .nan).direction == .zero)
    #expect(Angle(degrees: .infinity).direction == .zero)
    #expect(Point.zero.angle.degrees == 0)
  }

  @Test func concatenating_rotations_appliesTheFirstFirst() {
    let scale = AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)
    let move = AffineTransform(translation: Point(x: 10, y: 20))
    let point = Point(x: 1, y: 1)
    #expect(scale.concatenating(move).apply(to: point) == Point(x: 12, y: 23))
    #expect(move.concatenating(scale).apply(to: point) == Point(x: 22, y: 63))
    #expect(scale.concatenating(.identity) == scale)
    #expect(AffineTransform.identity.concatenating(move) == move)
  }
}
