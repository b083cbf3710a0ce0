import PickerGeometry
import Testing

@Suite struct PathBuildingTests {
  @Test func steps_makeTheElementsOfThePath() {
    let path = Path { path in
      path.move(to: Point(x: 0, y: 0))
      path.addLine(to: Point(x: 4, y: 0))
      path.addQuadCurve(to: Point(x: 8, y: 0), control: Point(x: 6, y: 2))
      path.addCurve(
        to: Point(x: 0, y: 5), control1: Point(x: 8, y: 3), control2: Point(x: 3, y: 5))
      path.closeSubpath()
    }
    #expect(path.svgData() == "M0 0L4 0Q6 2 8 0C8 3 3 5 0 5Z")
  }

  @Test func steps_inAnEmptyPath_beginWhereTheyAre() {
    #expect(Path { $0.addLine(to: Point(x: 1, y: 2)) }.svgData() == "M1 2")
    #expect(
      Path { $0.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 1)) }.svgData()
        == "M1 1Q1 1 2 0")
    let curve = Path {
      $0.addCurve(to: Point(x: 3, y: 0), control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 1))
    }
    #expect(curve.svgData() == "M1 1C1 1 2 1 3 0")
    #expect(Path { $0.closeSubpath() }.isEmpty)
  }

  @Test func lines_startASubpathOfTheirOwn() {
    let path = Path { path in
      path.addLines([Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1)])
      path.addLines([])
      path.addLines([Point(x: 5, y: 5), Point(x: 6, y: 5)])
    }
    #expect(path.svgData() == "M0 0L1 0L1 1M5 5L6 5")
  }

  @Test(arguments: [
    (0.0, 90.0, false, 90.0), (0, 90, true, -270), (90, 0, true, -90), (90, 0, false, 270),
    (0, 360, false, 360), (0, 360, true, -360), (0, -360, false, 360), (0, 720, false, 360),
    (0, 450, true, -270), (30, 30, false, 0), (30, 30, true, 0), (-90, 90, false, 180),
  ])
  func arc_fromAngleToAngle_sweepsInItsDirection(
    start: Double, end: Double, isClockwise: Bool, sweep: Double
  ) {
    let arc = Path {
      $0.addArc(
        center: Point(x: 5, y: 5), radius: 3, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: isClockwise)
    }
    var expected = Path()
    expected.addArc(
      center: Point(x: 5, y: 5), radii: Size(width: 3, height: 3), start: .degrees(start),
      sweep: .degrees(sweep))
    #expect(arc == expected)
  }

  @Test func arc_fromTheCurrentPoint_hasNoLineToItsStart() {
    let whole = Path {
      $0.move(to: Point(x: 8, y: 5))
      $0.addArc(
        center: Point(x: 5, y: 5), radius: 3, startAngle: .zero, endAngle: .degrees(360),
        clockwise: false)
    }
    #expect(!whole.svgData().contains("L"))
    #expect(abs(whole.area - 9 * .pi) < 1e-6)
    let wedge = Path {
      $0.move(to: Point(x: 5, y: 5))
      $0.addArc(
        center: Point(x: 5, y: 5), radius: 3, startAngle: .zero, endAngle: .radians(.pi / 2),
        clockwise: false)
    }
    #expect(wedge.svgData().hasPrefix("M5 5L8 5C"))
  }

  @Test func rectangle_isClosed_fromItsTopLeftCorner() {
    let path = Path { $0.addRect(Rect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(path.svgData() == "M1 2L4 2L4 6L1 6Z")
  }

  @Test func roundedRectangle_ofEqualRadii_isThatOfTheShape() throws {
    let box = Rect(x: 10, y: 20, width: 40, height: 30)
    let path = Path { $0.addRoundedRect(in: box, cornerSize: Size(width: 8, height: 8)) }
    #expect(path.svgData() == Path(roundedRect: box, radii: CornerRadii(8)).svgData())
    let flat = Path { $0.addRoundedRect(in: box, cornerSize: Size(width: 8, height: 0)) }
    #expect(flat == Path { $0.addRect(box) })
    let wide = Path { $0.addRoundedRect(in: box, cornerSize: Size(width: 20, height: 5)) }
    #expect(wide.bounds == box)
    #expect(wide.svgData().hasPrefix("M30 20L30 20C41.046 20"))
    // Four quarters of an ellipse are missing at the corners.
    #expect(abs(wide.area - (1200 - (4 - .pi) * 20 * 5)) < 0.3)
  }

  @Test func ellipse_touchesItsBox_clockwiseFromThreeOClock() throws {
    let box = Rect(x: 0, y: 0, width: 40, height: 20)
    let path = Path { $0.addEllipse(in: box) }
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.maxX - 40) < 1e-5 && abs(bounds.minY) < 1e-5)
    #expect(path.elements.first == .move(Point(x: 40, y: 10)))
    #expect(abs(path.area - 200 * .pi) < 1e-5)
  }

  @Test func ownShape_needsNoName() {
    struct Triangle: Shape {
      func path(in rect: Rect) -> Path {
        Path {
          $0.addLines([
            Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
          ])
          $0.closeSubpath()
        }
      }
    }
    let shape = AnyShape(Triangle())
    #expect(shape.name == "custom")
    #expect(
      shape.path(in: Rect(x: 0, y: 0, width: 4, height: 2)).svgData() == "M2 0L4 2L0 2Z")
  }
}
