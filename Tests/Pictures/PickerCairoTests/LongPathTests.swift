import PickerColor
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerCairo

private let canvasSize = Size(width: 200, height: 100)

/// A polyline of `count` lines up and down, from left to right across a box.
private func zigzag(_ count: Int, in size: Size = canvasSize) -> [Point] {
  var random = SeededGenerator(seed: 5)
  return (0...count).map { number in
    Point(
      x: Double(number) * size.width / Double(count),
      y: Double.random(in: 0...size.height, using: &random))
  }
}

/// A random polyline in and around a box.
private func scribble(_ count: Int) -> [Point] {
  var random = SeededGenerator(seed: 9)
  var point = Point(x: 100, y: 50)
  return (0..<count).map { _ in
    point.x += Double.random(in: -9...9, using: &random)
    point.y += Double.random(in: -9...9, using: &random)
    if point.x.magnitude > 400 || point.y.magnitude > 400 { point = .zero }
    return point
  }
}

extension FlatPath {
  fileprivate init(_ points: [Point], isClosed: Bool = false) {
    self.init([Figure(points: points, isClosed: isClosed)])
  }
}

extension PathStrips {
  fileprivate var lineCounts: [Int] { strips.map { $0.figures.reduce(0) { $0 + $1.count } } }
}

@Suite struct LongPathTests {
  @Test(arguments: [5_000, 20_000, 80_000])
  func strips_ofAZigzag_haveFewLinesEach_andFewInAll(count: Int) {
    let strips = PathStrips(FlatPath(zigzag(count)), in: Rect(size: canvasSize))
    let counts = strips.lineCounts
    // Besides its own points each strip has four where the zigzag and the closing line cross its sides.
    #expect(counts.reduce(0, +) <= count + 4 * counts.count)
    let width = strips.strips[0].right - strips.strips[0].left
    let inEach = Double(count) * width / canvasSize.width
    #expect(counts.allSatisfy { $0 <= Int(inEach) + 4 })
  }

  @Test func strips_ofLongLines_areFew() {
    var random = SeededGenerator(seed: 3)
    let points = (0..<9000).map { _ in
      Point(x: .random(in: -9e5...9e5, using: &random), y: .random(in: 0...99, using: &random))
    }
    let strips = PathStrips(FlatPath(points), in: Rect(size: canvasSize))
    #expect(strips.lineCounts.reduce(0, +) <= 4 * points.count)
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd], [0, 1, 2])
  func fillInStrips_matchesAWholeFill(rule: FillRule, kind: Int) throws {
    let points = [zigzag(6000), scribble(6000), scribble(5000).reversed() + zigzag(5000)][kind]
    let path = Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    let whole = Surface(width: 200, height: 100)
    let cut = Surface(width: 200, height: 100)
    for (surface, isCut) in [(whole, false), (cut, true)] {
      let canvas = Canvas(surface)
      canvas.matrix = AffineTransform(a: 0.9, b: 0.1, c: 0, d: 1, tx: 3, ty: 2)
      canvas.beginPath()
      canvas.add(path)
      if isCut { canvas.fill(rule) } else { canvas.fillPath(rule) }
    }
    #expect(worst(whole, cut) <= 16)
  }

  @Test(arguments: [Stroke.Join.miter, .round, .bevel])
  func strokeInPieces_nearlyMatchesAWholeStroke(join: Stroke.Join) throws {
    let turns = (0..<6000).map { number in
      Point(x: 100, y: 50)
        + Point(angle: Angle(degrees: Double(number) * 1.5), distance: 8 + Double(number) / 150)
    }
    let path = Path([.move(turns[0])] + turns.dropFirst().map { .line($0) })
    let stroke = StrokeLine(width: 1.5, cap: .round, join: join)
    let whole = Surface(width: 200, height: 100)
    let cut = Surface(width: 200, height: 100)
    for (surface, isCut) in [(whole, false), (cut, true)] {
      let canvas = Canvas(surface)
      canvas.beginPath()
      canvas.add(path)
      if !isCut { canvas.pathLength = 0 }
      canvas.stroke(stroke)
    }
    // A cut can be where the next turn begins: three pieces then share a pixel, and drawn one after the other they leave
    // up to (2/3)³ of what is behind it.
    #expect(worst(whole, cut) <= Int(255 * 8 / 27.0) + 1)
  }

  @Test func pieces_ofALongLine_areShort_andMeet() {
    let pieces = StrokePieces(FlatPath(zigzag(10_000))).pieces
    #expect(pieces.allSatisfy { $0.count <= StrokePieces.limits.points + 2 })
    #expect(pieces.count <= 10_000 / 250 + 2)
    for (one, next) in zip(pieces, pieces.dropFirst()) {
      #expect(one.last == next.first)
    }
    let ring = StrokePieces(FlatPath(zigzag(1000), isClosed: true))
    #expect(ring.pieces.first?.first == ring.pieces.last?.last && ring.ends.isEmpty)
    #expect(StrokePieces(FlatPath(zigzag(100))).whole.count == 1)
  }

  /// The maximum difference in alpha of any pixel.
  private func worst(_ one: Surface, _ other: Surface) -> Int {
    var alphas: [[UInt32]] = []
    for surface in [one, other] {
      surface.withPixels { pixels, _ in alphas.append(pixels.map { $0 >> 24 }) }
    }
    return zip(alphas[0], alphas[1]).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
