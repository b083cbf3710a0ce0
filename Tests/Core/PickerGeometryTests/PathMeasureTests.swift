import PickerGeometry
import Testing

@Suite struct PathMeasureTests {
  private func path(_ data: String) throws -> Path { try Path(svgData: data) }

  @Test func bounds_ofCurves_reachTheirExtrema() throws {
    #expect(try path("M0 0Q5 10 10 0").bounds == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(try path("M0 0C0 4 8 4 8 0").bounds == Rect(x: 0, y: 0, width: 8, height: 3))
    #expect(try path("M0 0C8 4 0 4 8 0").controlBounds?.height == 4)
    #expect(try path("M2 3C2 3 2 3 2 3").bounds == Rect(x: 2, y: 3, width: 0, height: 0))
    #expect(try path("M1 1L5 1").bounds == Rect(x: 1, y: 1, width: 4, height: 0))
  }

  @Test func bounds_ofNothingDrawn_areNil() throws {
    #expect(Path().bounds == nil)
    #expect(try path("M5 5").bounds == nil)
    #expect(try path("M9 9M0 0L1 1M-9-9").bounds == Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(try path("M5 5Z").bounds == Rect(x: 5, y: 5, width: 0, height: 0))
  }

  @Test func area_ofHoles_isSubtracted() throws {
    #expect(try path("M0 0H4V3H0Z").signedArea == 12)
    #expect(try path("M0 0V3H4V0Z").signedArea == -12)
    #expect(try path("M0 0H4V3H0").area == 12)
    #expect(try path("M0 0H4V3H0ZM1 1V2H2V1Z").area == 11)
    #expect(try path("M0 0H4V3H0ZM1 1H2V2H1Z").area == 13)
    #expect(try path("M0 0H4V3H0Zh-1v-1").signedArea == 12.5)
    #expect(try path("M0 0L2 2V0L0 2Z").area == 0)
    #expect(Path().area == 0)
  }

  @Test func area_underCurves_equalsTheClosedForm() throws {
    #expect(abs(try path("M0 0Q5 10 10 0Z").signedArea + 100.0 / 3) < 1e-12)
    #expect(abs(try path("M0 0C0 4 8 4 8 0Z").signedArea + 19.2) < 1e-12)
  }

  @Test func area_farFromTheOrigin_keepsPrecision() throws {
    let far = try path("M9e6 9e6h1e-3v1e-3h-1e-3zM-9e6-9e6h1e-3v1e-3h-1e-3z")
    #expect(abs(far.area - 2e-6) < 1e-11)
  }

  @Test func length_ofSubpaths_countsDrawnSegments() throws {
    #expect(try path("M0 0L3 4").length == 5)
    #expect(try path("M0 0H3V4").length == 7)
    #expect(try path("M0 0H3V4Z").length == 12)
    #expect(try path("M0 0H3M10 10V14").length == 7)
    #expect(try path("M0 0H3V4Zh1").length == 13)
    #expect(try path("M7 7").length == 0)
    #expect(try path("M7 7C7 7 7 7 7 7").length == 0)
  }

  @Test func length_ofCurvesOnALine_countsBothDirections() throws {
    let out = (1 + 3.0.squareRoot()) / (2 * 3.0.squareRoot())
    #expect(abs(try path("M0 0Q3 0 0 0").length - 3) < 1e-11)
    #expect(abs(try path("M0 0C1 0 0 0 1 0").length - 1) < 1e-11)
    let far = 6 * out * (1 - out) * (2 * out - 1)
    #expect(abs(try path("M0 0C2 0-2 0 0 0").length - 4 * far) < 1e-11)
  }

  @Test func length_ofAParabola_equalsTheClosedForm() throws {
    let root = 5.0.squareRoot()
    let expected = root + 0.5 * 1.4436354751788103
    #expect(abs(try path("M-1 1Q0-1 1 1").length - expected) < 1e-12)
    #expect(
      abs(
        try path(
          "M-1 1C-0.3333333333333333-0.3333333333333333 0.3333333333333333-0.3333333333333333 1 1"
        ).length - expected) < 1e-12)
  }

  /// Curves that approach a cusp; split anywhere, the parts add up to the whole.
  @Test func length_closeToACusp_equalsTheSumOfParts() {
    for power in 0...16 {
      let gap = Double.exponent10(-power)
      let points = [
        Point.zero, Point(x: 1, y: 1), Point(x: gap, y: 1.03), Point(x: 1.02, y: 0),
      ]
      let whole = length(points)
      for t in [0.1, 0.37, 0.4999, 0.5, 0.77] {
        let (first, second) = split(points, at: t)
        #expect(abs(length(first) + length(second) - whole) < 1e-11 * whole)
      }
    }
  }

  @Test func nonFiniteNumbers_terminate() {
    for wrong in [Double.nan, .infinity, 1e200, 1e-200] {
      let point = Point(x: wrong, y: -wrong)
      let path = Path([
        .move(point), .cubic(control1: .zero, control2: point, to: Point(x: 1, y: wrong)),
        .quad(control: point, to: .zero), .close,
      ])
      _ = (path.length, path.area, path.bounds, path.reversed)
      #expect(!path.contains(Point(x: 1e300, y: 0.5)))
    }
  }

  @Test func reversed_subpaths_keepTheirOrder() throws {
    func reversed(_ data: String) throws -> String { try path(data).reversed.svgData() }
    #expect(try reversed("M0 0L4 0L4 3Z") == "M4 3L4 0L0 0Z")
    #expect(try reversed("M0 0Q1 2 3 4C5 6 7 8 9 9") == "M9 9C7 8 5 6 3 4Q1 2 0 0")
    #expect(try reversed("M0 0L1 1M2 2L3 3Z") == "M1 1L0 0M3 3L2 2Z")
    #expect(try reversed("M0 0L1 1ZL5 5") == "M1 1L0 0ZM5 5L0 0")
    #expect(try reversed("M3 3Z") == "M3 3Z")
    #expect(Path().reversed == Path())
  }

  @Test func addArc_ofFullTurn_isACircle() throws {
    var circle = Path()
    circle.addArc(
      center: Point(x: 10, y: 20), radii: Size(width: 5, height: 5), start: Angle(degrees: -90),
      sweep: Angle(degrees: 360))
    circle.elements.append(.close)
    #expect(circle.bounds == Rect(x: 5, y: 15, width: 10, height: 10))
    #expect(abs(circle.signedArea - 25 * .pi) < 25e-9 * .pi)
    #expect(abs(circle.length - 10 * .pi) < 10e-9 * .pi)
    #expect(circle.elements.first == .move(Point(x: 10, y: 15)))
  }

  @Test func addArc_afterElements_joinsOrStartsASubpath() {
    var path = Path()
    let (radii, quarter) = (Size(width: 2, height: 1), Angle(degrees: 90))
    path.addArc(center: .zero, radii: radii, start: quarter, sweep: Angle(degrees: -90))
    path.addArc(center: .zero, radii: radii, rotation: quarter, start: quarter, sweep: quarter)
    path.elements.append(.close)
    path.addArc(center: .zero, radii: radii, start: quarter, sweep: Angle(degrees: .nan))
    let kinds = path.svgData().filter(\.isLetter)
    #expect(kinds == "MCCCCLCCCCZM")
    #expect(path.svgData().hasPrefix("M0 1C"))
    #expect(path.elements[5] == .line(Point(x: -1, y: 0)))
  }

  private func length(_ p: [Point]) -> Double {
    Path([.move(p[0]), .cubic(control1: p[1], control2: p[2], to: p[3])]).length
  }

  private func split(_ points: [Point], at t: Double) -> ([Point], [Point]) {
    var (rows, row) = ([points], points)
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0 * (1 - t) + $1 * t }
      rows.append(row)
    }
    return (rows.map { $0[0] }, rows.reversed().map { $0[$0.count - 1] })
  }
}

extension Double {
  fileprivate static func exponent10(_ power: Int) -> Double {
    power == 0 ? 1 : (power > 0 ? 10 : 0.1) * exponent10(power > 0 ? power - 1 : power + 1)
  }
}
