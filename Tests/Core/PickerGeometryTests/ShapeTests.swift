import PickerGeometry
import RealModule
import Testing

private let box = Rect(x: 10, y: 20, width: 200, height: 100)

/// The end points of the segments of a path, without control points.
private func vertices(_ path: Path) -> [Point] {
  path.elements.compactMap { element in
    switch element {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }
}

private func isNear(_ a: Point, _ b: Point, _ distance: Double = 1e-9) -> Bool {
  (a - b).distance <= distance
}

@Suite struct ShapeTests {
  @Test(arguments: 3...40)
  func polygon_corners_equalTheClosedForm(sides: Int) throws {
    let corners = vertices(Polygon(sides: sides).path(in: box))
    #expect(corners.count == sides)
    #expect(corners[0] == Point(x: 110, y: 20))
    for (number, corner) in corners.enumerated() {
      let angle = 2 * Double.pi * Double(number) / Double(sides)
      #expect(isNear(corner, Point(x: 110 + 50 * .sin(angle), y: 70 - 50 * .cos(angle))))
    }
    let area = Double(sides) / 2 * 2500 * .sin(2 * .pi / Double(sides))
    #expect(abs(Polygon(sides: sides).path(in: box).signedArea - area) < 1e-9 * area)
  }

  @Test func polygon_ofFourSides_isExact() {
    #expect(
      vertices(Polygon(sides: 4).path(in: box)) == [
        Point(x: 110, y: 20), Point(x: 160, y: 70), Point(x: 110, y: 120), Point(x: 60, y: 70),
      ])
  }

  @Test(arguments: [3, 5, 8], [0, 0.4, 1])
  func star_corners_alternateOnTwoCircles(points: Int, ratio: Double) {
    let path = Star(points: points, innerRatio: ratio).path(in: box)
    let corners = vertices(path)
    #expect(corners.count == points * 2)
    #expect(corners[0] == Point(x: 110, y: 20))
    for (number, corner) in corners.enumerated() {
      let radius = number % 2 == 0 ? 50 : 50 * ratio
      #expect(abs((corner - box.center).distance - radius) < 1e-9)
    }
    // 2n triangles of the centre, a point and a corner.
    let area = Double(points) * 2500 * ratio * .sin(.pi / Double(points))
    #expect(abs(path.signedArea - area) < 1e-9)
  }

  @Test func leaf_ofDefaults_runsFromTheTopLeftToTheBottomRight() {
    let path = Leaf().path(in: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.svgData() == "M0 0Q5 95 100 100Q95 5 0 0Z")
  }

  @Test func leaf_controlInTheCorner_hasTwoThirdsOfTheArea() {
    let path = Leaf(unitX: 0, unitY: 0).path(in: box)
    #expect(
      path.elements == [
        .move(Point(x: 10, y: 20)),
        .quad(control: Point(x: 10, y: 120), to: Point(x: 210, y: 120)),
        .quad(control: Point(x: 210, y: 20), to: Point(x: 10, y: 20)), .close,
      ])
    // A parabolic segment has two thirds of the area of the triangle of its ends and its control point.
    #expect(abs(path.area - 200 * 100 * 2 / 3) < 1e-9)
  }

  @Test func leaf_rotatedByHalfATurn_isUnchanged() {
    let path = Leaf(unitX: 0.3, unitY: 0.1).path(in: box)
    #expect(
      path.elements == [
        .move(Point(x: 10, y: 20)),
        .quad(control: Point(x: 70, y: 110), to: Point(x: 210, y: 120)),
        .quad(control: Point(x: 150, y: 30), to: Point(x: 10, y: 20)), .close,
      ])
  }

  @Test func leaf_ofEqualUnitsInASquare_isSymmetric() {
    let path = Leaf(unitX: 0.2, unitY: 0.2).path(in: Rect(x: 0, y: 0, width: 1, height: 1))
    let mirrored = path.applying(AffineTransform(mirrorAt: Angle(degrees: 45))).reversed
    for point in [Point(x: 0.3, y: 0.5), Point(x: 0.5, y: 0.3), Point(x: 0.9, y: 0.2)] {
      #expect(path.contains(point) == mirrored.contains(point))
    }
    #expect(abs(path.area - mirrored.area) < 1e-12)
    #expect(Leaf(unitX: 0.5, unitY: 0.5).path(in: box).area < 1e-9)
  }

  @Test func twig_ofDefaults_hasTwelvePairsThatShrinkTowardsTheTopRight() {
    let (width, height, half) = (box.width, box.height, Double.sqrt(0.5))
    let leaf = vertices(Leaf().path(in: Rect(origin: .zero, size: box.size)))
    let expected = (0..<12).flatMap { pair -> [Point] in
      let i = 1.4 + 0.5 * Double(pair)
      let (scale, start) = (0.2 / i * half, Point(x: width - width / i, y: height / i) + box.origin)
      return leaf.map { start + Point(x: $0.x + $0.y, y: $0.y - $0.x) * scale }
        + leaf.map { start + Point(x: $0.x - $0.y, y: -$0.x - $0.y) * scale }
    }
    let points = vertices(OppositeLeaves().path(in: box))
    #expect(points.count == 72)
    #expect(zip(points, expected).allSatisfy { isNear($0, $1) })
  }

  @Test func twig_leavesThatOverlap_leaveNoHole() {
    let leaf = Leaf(unitX: 0, unitY: 0).path(in: Rect(origin: .zero, size: box.size))
    let twig = OppositeLeaves(pairs: 1, leaf: Leaf(unitX: 0, unitY: 0)).path(in: box)
    let scale = 0.2 / 1.4
    #expect(abs(twig.signedArea - 2 * leaf.signedArea * scale * scale) < 1e-9)
  }

  @Test(arguments: [(1, 1), (2, 7), (3, 19), (4, 37), (10, 271), (50, 7351)])
  func flowerOfLife_ofSixSides_hasHexagonalNumbersOfCircles(levels: Int, circles: Int) {
    #expect(FlowerOfLife(sides: 6, levels: levels).centers()?.count == circles)
    let path = FlowerOfLife(sides: 6, levels: levels).path(in: box)
    #expect(path.elements.count == circles * 18)
  }

  @Test(arguments: [(4, 3, 13), (3, 3, 10), (12, 2, 13), (12, 3, 73), (5, 3, 21)])
  func flowerOfLife_ofOtherSides_countsEachCentreOnce(sides: Int, levels: Int, circles: Int) throws
  {
    let centers = try #require(FlowerOfLife(sides: sides, levels: levels).centers())
    #expect(centers.count == circles)
    for (number, center) in centers.enumerated() {
      #expect(!centers[..<number].contains { isNear($0, center, 1e-3) })
    }
  }

  @Test func flowerOfLife_fillsTheCircle() throws {
    let bounds = try #require(FlowerOfLife(sides: 6, levels: 4).path(in: box).bounds)
    #expect(isNear(bounds.center, box.center))
    #expect(abs(bounds.height - 100) < 1e-9)
    #expect(FlowerOfLife(sides: 6, levels: 1_000_000_000).centers() == nil)
    #expect(FlowerOfLife(sides: 7, levels: 99).centers() == nil)
    #expect(FlowerOfLife(sides: 7, levels: 99).path(in: box).isEmpty)
  }

  @Test func roundShapes_haveClosedFormAreas() {
    let circle = Circle().path(in: box)
    #expect(vertices(circle).first == Point(x: 110, y: 20))
    #expect(abs(circle.signedArea / (2500 * .pi) - 1) < 1e-6)
    #expect(abs(circle.length / (100 * .pi) - 1) < 1e-6)
    let ellipse = Ellipse().path(in: box)
    #expect(ellipse.bounds == box)
    #expect(abs(ellipse.signedArea / (5000 * .pi) - 1) < 1e-6)
    let capsule = Capsule().path(in: box)
    #expect(capsule.bounds == box)
    #expect(abs(capsule.signedArea / (10000 + 2500 * .pi) - 1) < 3e-4)
    let corners = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 20, bottomLeft: 5)
    let rect = RoundedRect(cornerRadius: corners).path(in: box)
    #expect(abs(rect.signedArea - (20000 - 525 * (1 - .pi / 4))) < 0.5)
  }

  @Test(arguments: [
    (0.0, 90.0, 0.25), (-90, 90, 0.5), (90, -90, 0.5), (30, 75, 0.125), (0, 1000, 1), (20, 20, 0),
  ])
  func arc_ofPie_hasItsFractionOfTheArea(from: Double, to: Double, share: Double) {
    let arc = Arc(from: Angle(degrees: from), to: Angle(degrees: to), closure: .pie)
    #expect(abs(arc.path(in: box).area - 2500 * .pi * share) < 0.01)
  }

  @Test func arc_open_runsFromStartToEnd() {
    let path = Arc(from: Angle(degrees: 0), to: Angle(degrees: -90)).path(in: box)
    #expect(vertices(path).first == Point(x: 160, y: 70))
    #expect(vertices(path).last == Point(x: 110, y: 20))
    #expect(path.elements.count == 5)
    #expect(abs(path.length - 25 * .pi) < 1e-4)
    #expect(Arc(from: Angle(degrees: .nan), to: .init(degrees: 1)).path(in: box).isEmpty)
  }

  @Test func line_connectsUnitPoints() {
    let path = Line(from: .topLeading, to: UnitPoint(x: 0.5, y: 2)).path(in: box)
    #expect(path.elements == [.move(Point(x: 10, y: 20)), .line(Point(x: 110, y: 220))])
  }

  @Test func pathShape_isFittedByItsBoundsOrItsViewBox() throws {
    let square = Path(corners: [
      Point(x: 5, y: 5), Point(x: 15, y: 5), Point(x: 15, y: 15), Point(x: 5, y: 15),
    ])
    #expect(PathShape(path: square).intrinsicFrame == Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(
      PathShape(path: square).path(in: box).bounds == Rect(x: 60, y: 20, width: 100, height: 100))
    let view = PathShape(path: square, viewBox: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.path(in: box).bounds == Rect(x: 85, y: 45, width: 50, height: 50))
    let filled = PathShape(path: square, fit: .stretch).path(in: box)
    #expect(filled.bounds == box)
    let own = try #require(PathShape(path: square).intrinsicFrame)
    #expect(PathShape(path: square).path(in: own) == square)
    #expect(PathShape(path: Path()).path(in: box).isEmpty)
  }

  @Test(arguments: [
    (ContentFit.fit, Rect(x: 60, y: 20, width: 100, height: 100)),
    (.fill, Rect(x: 10, y: -30, width: 200, height: 200)), (.stretch, box),
    (.none, Rect(x: 105, y: 65, width: 10, height: 10)),
    (.scaleDown, Rect(x: 105, y: 65, width: 10, height: 10)),
  ])
  func fit_ofASquare_isCentred(fit: ContentFit, frame: Rect) {
    #expect(fit.frame(of: Size(width: 10, height: 10), in: box) == frame)
  }

  @Test func fit_ofALine_scalesByItsLength() {
    let line = Size(width: 400, height: 0)
    for fit in [ContentFit.scaleDown, .fit, .fill, .stretch] {
      #expect(fit.scale(of: line, in: box.size).x == 0.5)
    }
    #expect(ContentFit.fit.scale(of: .zero, in: box.size) == (1, 1))
  }

  @Test func shapes_withInvalidParameters_areEmpty() {
    let shapes: [any Shape] = [
      Polygon(sides: 2), Polygon(sides: .max), Star(points: 2), Star(points: .max),
      OppositeLeaves(pairs: 0), FlowerOfLife(sides: 2, levels: 2), FlowerOfLife(levels: 0),
      FlowerOfLife(sides: .max, levels: 2),
    ]
    for shape in shapes { #expect(shape.path(in: box).isEmpty) }
  }
}
