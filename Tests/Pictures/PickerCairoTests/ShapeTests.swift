import PickerCairo
import PickerColor
import PickerGeometry
import PickerTree
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let canvasSize = Size(width: 40, height: 40)
private let box = Rect(x: 10, y: 10, width: 20, height: 20)

/// The alpha at each of these pixels for a box with the given paint.
private func alphas(
  _ paint: Paint, _ effects: Effects? = nil, at places: [(Int, Int)]
) throws -> [Double] {
  let pixels = try pixels(canvasSize) { $0.box(box, paint, effects) }
  return places.map { pixels.alpha($0.0, $0.1) }
}

private func line(_ points: Point...) -> Path {
  Path([.move(points[0])] + points.dropFirst().map { .line($0) })
}

private func stroke(
  _ width: Double, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, dash: [Double] = []
) -> Stroke {
  Stroke(fill: .color(.black), width: width, cap: cap, join: join, dash: dash)
}

@Suite struct ShapeTests {
  @Test func corners_areRound() throws {
    let found = try alphas(
      Paint(fills: [.color(red)], cornerRadius: 10),
      at: [(10, 10), (12, 12), (13, 13), (20, 10), (29, 29), (20, 20)])
    #expect(found[0] == 0 && found[1] < 128 && found[2] > 240)
    #expect(found[3] > 240 && found[4] == 0 && found[5] == 255)
    let one = CornerRadii(topLeft: 0, topRight: 8, bottomRight: 0, bottomLeft: 0)
    let differing = Paint(fills: [.color(red)], cornerRadius: one)
    #expect(try alphas(differing, at: [(10, 10), (29, 10), (29, 29)]) == [255, 0, 255])
  }

  @Test func stroke_ofAFrame_liesInsideItsEdge() throws {
    let found = try alphas(
      Paint(stroke: stroke(3)), at: [(9, 20), (10, 20), (12, 20), (13, 20), (29, 20), (30, 20)])
    #expect(found == [0, 255, 255, 0, 255, 0])
  }

  @Test func stroke_asWideAsTheFrame_coversIt() throws {
    #expect(
      try alphas(Paint(stroke: stroke(25)), at: [(10, 10), (20, 20), (9, 9)]) == [255, 255, 0])
  }

  @Test func stroke_ofAPath_liesHalfOnEachSide() throws {
    let path = line(Point(x: 0, y: 10), Point(x: 20, y: 10))
    let butt = Paint(stroke: stroke(4), path: path)
    #expect(
      try alphas(butt, at: [(20, 17), (20, 18), (20, 21), (20, 22), (9, 20)])
        == [0, 255, 255, 0, 0])
    let square = Paint(stroke: stroke(4, cap: .square), path: path)
    #expect(try alphas(square, at: [(8, 18), (7, 18)]) == [255, 0])
    let round = try alphas(
      Paint(stroke: stroke(4, cap: .round), path: path), at: [(8, 18), (9, 20)])
    #expect(round[0] < 200 && round[1] == 255)
  }

  @Test func stroke_joins_asSpecified() throws {
    let path = line(Point(x: 0, y: 15), Point(x: 15, y: 15), Point(x: 15, y: 0))
    func corner(_ join: Stroke.Join) throws -> [Double] {
      try alphas(
        Paint(stroke: stroke(8, join: join), path: path), at: [(28, 28), (27, 27), (25, 25)])
    }
    #expect(try corner(.miter) == [255, 255, 255])
    #expect(try corner(.bevel)[0] == 0)
    let round = try corner(.round)
    #expect(round[0] == 0 && round[1] > 100 && round[2] == 255)
  }

  @Test func dashes_takeTurnsWithGaps() throws {
    let path = line(Point(x: 0, y: 10), Point(x: 20, y: 10))
    let dashed = Paint(stroke: stroke(4, dash: [4, 2]), path: path)
    #expect(
      try alphas(dashed, at: [(10, 20), (13, 20), (14, 20), (15, 20), (16, 20)])
        == [255, 255, 0, 0, 255])
    let bad = Paint(stroke: stroke(4, dash: [0, -1, .nan]), path: path)
    #expect(try alphas(bad, at: [(14, 20)]) == [255])
  }

  @Test func fillRule_decidesWhatIsInside() throws {
    func square(_ from: Double, _ to: Double) -> [Path.Element] {
      line(
        Point(x: from, y: from), Point(x: to, y: from), Point(x: to, y: to),
        Point(x: from, y: to)
      ).elements + [.close]
    }
    let path = Path(square(0, 20) + square(5, 15))
    #expect(try alphas(Paint(fills: [.color(red)], path: path), at: [(20, 20)]) == [255])
    let hollow = Paint(fills: [.color(red)], path: path, fillRule: .evenOdd)
    #expect(try alphas(hollow, at: [(20, 20), (12, 12)]) == [0, 255])
  }

  @Test func curves_areDrawn() throws {
    let quad = Path([
      .move(Point(x: 0, y: 20)), .quad(control: Point(x: 10, y: -20), to: Point(x: 20, y: 20)),
    ])
    // Its top is midway to the control point: y = 0.
    let found = try alphas(
      Paint(fills: [.color(red)], path: quad), at: [(20, 11), (20, 9), (11, 14)])
    #expect(found == [255, 0, 0])
  }

  @Test func path_farAway_isHarmless() throws {
    let far = line(Point(x: -1e7, y: 10), Point(x: 1e7, y: 10), Point(x: .nan, y: .infinity))
    #expect(try alphas(Paint(stroke: stroke(2), path: far), at: [(20, 20)]) == [255])
  }
}
