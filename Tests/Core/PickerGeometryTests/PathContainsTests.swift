import PickerGeometry
import PickerTestSupport
import Testing

@Suite struct PathContainsTests {
  private func path(_ data: String) throws -> Path { try Path(svgData: data) }

  /// A picture with one character per pixel centre: the winding number, or `-` for a negative one.
  private func picture(_ path: Path, width: Int, height: Int, at shift: Double = 0.5) -> [String] {
    (0..<height).map { row in
      (0..<width).map { column in
        let point = Point(x: Double(column) + shift, y: Double(row) + shift)
        let winding = path.windingNumber(around: point)
        return winding == 0 ? "." : winding < 0 ? "-" : "\(winding)"
      }.joined()
    }
  }

  @Test func winding_ofFigures_matchesThePicture() throws {
    #expect(
      try picture(path("M1 0H6V3H1ZM2 1H5V2H2ZM3 1V2H4V1Z"), width: 7, height: 3) == [
        ".11111.",
        ".12121.",
        ".11111.",
      ])
    #expect(try picture(path("M0 0V3H2V0Z"), width: 3, height: 3) == ["--.", "--.", "--."])
  }

  @Test func fillRules_ofOverlappingPath_differ() throws {
    let twice = try path("M0 0H4V4H0ZM1 1H3V3H1Z")
    let hole = try path("M0 0H4V4H0ZM1 1V3H3V1Z")
    let center = Point(x: 2, y: 2)
    #expect(twice.contains(center, rule: .nonZero))
    #expect(!twice.contains(center, rule: .evenOdd))
    #expect(!hole.contains(center, rule: .nonZero))
    #expect(!hole.contains(center, rule: .evenOdd))
    #expect(hole.contains(Point(x: 0.5, y: 0.5)))
  }

  @Test func star_evenOdd_isHollow() throws {
    let star = try path("M50 0L79 90L2 35H98L21 90Z")
    #expect(star.windingNumber(around: Point(x: 50, y: 50)) == 2)
    #expect(star.contains(Point(x: 50, y: 50)))
    #expect(!star.contains(Point(x: 50, y: 50), rule: .evenOdd))
    #expect(star.contains(Point(x: 50, y: 20), rule: .evenOdd))
    #expect(!star.contains(Point(x: 10, y: 20)))
  }

  /// Rays through corners, along edges and through points that only touch.
  @Test func winding_atTheHeightOfCorners_countsOnce() throws {
    let diamond = try path("M4 0L8 4L4 8L0 4Z")
    let comb = try path("M0 0L2 4L4 0L6 4L8 0V8H0Z")
    let steps = try path("M0 0H2V2H4V4H6V6H0Z")
    for x in [-3.0, -1] {
      for y in 0...8 {
        for figure in [diamond, comb, steps] {
          #expect(figure.windingNumber(around: Point(x: x, y: Double(y))) == 0)
          #expect(figure.windingNumber(around: Point(x: x + 20, y: Double(y))) == 0)
        }
      }
    }
    #expect(diamond.windingNumber(around: Point(x: 4, y: 4)) == 1)
    #expect(comb.windingNumber(around: Point(x: 1, y: 4)) == 1)
    #expect(steps.windingNumber(around: Point(x: 1, y: 2)) == 1)
    #expect(steps.windingNumber(around: Point(x: 3, y: 1)) == 0)
  }

  @Test func box_edges_topAndLeftAreInside() throws {
    let (box, rect) = (try path("M1 1H4V3H1Z"), Rect(x: 1, y: 1, width: 3, height: 2))
    for figure in [box, box.reversed] {
      for x in stride(from: 0.0, through: 5, by: 0.5) {
        for y in stride(from: 0.0, through: 4, by: 0.5) {
          let point = Point(x: x, y: y)
          #expect(figure.contains(point) == rect.contains(point))
        }
      }
    }
  }

  @Test func winding_atExtremaAndCusps_equalsTheNeighbourhood() throws {
    let figures = [
      "M0 0C0 8 8 8 8 0Z", "M0 0C8 8 0 8 8 0Z", "M0 0C12 8-4 8 8 0Z", "M0 6Q4-6 8 6Z",
      "M0 0C0 4 8-4 8 0S0 4 0 0", "M0 0C8 0 8 8 0 8S-8 0 0 0Z", "M0 3C4 3 4 3 8 3V6H0Z",
    ]
    for data in figures {
      let figure = try path(data)
      for y in stride(from: -1.0, through: 9, by: 0.25) {
        #expect(figure.windingNumber(around: Point(x: -20, y: y)) == 0, "\(data) at \(y)")
        #expect(figure.windingNumber(around: Point(x: 20, y: y)) == 0, "\(data) at \(y)")
      }
    }
  }

  @Test func openSubpaths_countAsClosed() throws {
    #expect(try path("M0 0H4V4").contains(Point(x: 3, y: 2)))
    #expect(try !path("M0 0H4V4").contains(Point(x: 1, y: 2)))
    #expect(try path("M0 0H4V4M9 9").contains(Point(x: 3, y: 2)))
    #expect(!Path().contains(.zero))
    #expect(try !path("M0 0H4").contains(Point(x: 2, y: 0)))
  }

  /// Curves of every kind compared with the angle sum of a fine polygon.
  @Test func winding_atRandomPoints_agreesWithFinePolygon() throws {
    var random = Random(state: 8)
    var compared = 0
    for _ in 0..<sweep(20, full: 60) {
      let path = random.path()
      let polygons = Outline(path.flattened(200))
      for _ in 0..<60 {
        let point = random.point()
        guard polygons.distance(from: point) > 0.05 else { continue }
        let turns = polygons.turns(around: point)
        #expect(abs(turns - turns.rounded()) < 1e-6)
        #expect(path.windingNumber(around: point) == Int(turns.rounded()))
        #expect(path.contains(point) == (turns.rounded() != 0))
        #expect(path.contains(point, rule: .evenOdd) == (Int(turns.rounded()) % 2 != 0))
        compared += 1
      }
    }
    #expect(compared > sweep(800, full: 2500))
  }
}

private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xbf58_476d_1ce4_e5b9
  }

  /// Random points, half of them on a grid, so that rays hit extrema and corners exactly.
  mutating func point() -> Point {
    let point = Point(x: .random(in: 0...10, using: &self), y: .random(in: 0...10, using: &self))
    guard Bool.random(using: &self) else { return point }
    return Point(x: point.x.rounded(), y: point.y.rounded())
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0...Int.random(in: 0...1, using: &self) {
      path.elements.append(.move(point()))
      for _ in 0...Int.random(in: 1...4, using: &self) {
        switch Int.random(in: 0...2, using: &self) {
        case 0: path.elements.append(.line(point()))
        case 1: path.elements.append(.quad(control: point(), to: point()))
        default: path.elements.append(.cubic(control1: point(), control2: point(), to: point()))
        }
      }
      if Bool.random(using: &self) { path.elements.append(.close) }
    }
    return path
  }
}

extension Path {
  /// Closed polygons that approximate the path, with `sides` sides per curve.
  fileprivate func flattened(_ sides: Int) -> [[Point]] {
    var polygons: [[Point]] = []
    var current = Point.zero
    for element in elements {
      let controls: [Point] =
        switch element {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [current, c, p]
        case .cubic(let c1, let c2, let p): [current, c1, c2, p]
        case .close: []
        }
      if case .move = element { polygons.append([]) }
      guard let last = controls.last else { continue }
      let points =
        controls.count == 1
        ? controls : (1...sides).map { controls.point(at: Double($0) / Double(sides)) }
      polygons[polygons.count - 1] += points
      current = last
    }
    return polygons
  }
}

extension [Point] {
  fileprivate func point(at t: Double) -> Point {
    var row = self
    while row.count > 1 { row = zip(row, row.dropFirst()).map { $0 * (1 - t) + $1 * t } }
    return row[0]
  }
}

/// The sides of closed polygons.
private struct Outline {
  var sides: [(from: Point, to: Point)] = []

  init(_ polygons: [[Point]]) {
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        sides.append((point, polygon[(index + 1) % polygon.count]))
      }
    }
  }

  func distance(from point: Point) -> Double {
    sides.reduce(.infinity) { least, side in
      let (along, way) = (side.to - side.from, point - side.from)
      let square = along.x * along.x + along.y * along.y
      let share = square > 0 ? (along.x * way.x + along.y * way.y) / square : 0
      return min(least, (way - along * min(1, max(0, share))).distance)
    }
  }

  /// The winding number as the sum of the angles that the sides subtend.
  func turns(around point: Point) -> Double {
    sides.reduce(0) { sum, side in
      let turn = (side.to - point).angle.degrees - (side.from - point).angle.degrees
      return sum + (turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn) / 360
    }
  }
}
