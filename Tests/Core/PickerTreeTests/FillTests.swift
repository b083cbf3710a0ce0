import PickerColor
import PickerGeometry
import PickerTree
import Testing

private let size = Size(width: 100, height: 50)
private let ramp = Gradient([.black, .white])

/// The brightness of a grey pattern at a point.
private func grey(_ pattern: Fill.Pattern, _ x: Double, _ y: Double) -> Double {
  pattern.color(at: Point(x: x, y: y), in: size).red
}

@Suite struct FillTests {
  @Test func linear_goesAlongTheLineOnly() {
    let across = Fill.Pattern.linear(ramp, from: .leading, to: .trailing)
    #expect(grey(across, 25, 0) == 0.25)
    #expect(grey(across, 25, 50) == 0.25)
    #expect(grey(across, -10, 0) == 0)
    #expect(grey(across, 110, 0) == 1)
    let diagonal = Fill.Pattern.linear(ramp, from: .topLeading, to: .bottomTrailing)
    #expect(grey(diagonal, 50, 25) == 0.5)
    #expect(grey(.linear(ramp, from: .top, to: .top), 3, 3) == 1)
  }

  @Test func radial_countsPointsFromTheCentre() {
    let ring = Fill.Pattern.radial(ramp, center: .center, startRadius: 10, endRadius: 20)
    #expect([0.0, 10, 15, 20, 30].map { grey(ring, 50 + $0, 25) } == [0, 0, 0.5, 1, 1])
    let disc = Fill.Pattern.radial(ramp, center: .center, startRadius: 5, endRadius: 5)
    #expect([4.0, 5].map { grey(disc, 50 + $0, 25) } == [0, 1])
  }

  @Test func elliptical_reachesEveryEdge() {
    let pattern = Fill.Pattern.elliptical(ramp, center: .center)
    #expect(grey(pattern, 100, 25) == 1)
    #expect(grey(pattern, 50, 0) == 1)
    #expect(grey(pattern, 75, 25) == 0.5)
    #expect(grey(pattern, 50, 37.5) == 0.5)
  }

  @Test func angular_goesRoundClockwise() {
    let round = Fill.Pattern.angular(
      ramp, center: .center, from: Angle(degrees: -90), to: Angle(degrees: 270))
    #expect(grey(round, 60, 25) == 0.25)
    #expect(grey(round, 50, 35) == 0.5)
    #expect(grey(round, 40, 25) == 0.75)
    #expect(grey(round, 50, 15) == 0)
  }

  @Test(arguments: [
    // from, to, angle, fraction
    (0.0, 180.0, 90.0, 0.5), (0, 180, 200, 1), (0, 180, 280, 0), (0, 180, 180, 1), (0, 180, 0, 0),
    (0, 720, 0, 0.5), (0, 720, 180, 0.75), (30, 390, 30, 0), (90, -60, 90, 0), (90, -60, 15, 0.5),
    (90, -60, -60, 1), (90, -60, 100, 0), (90, -60, 280, 1), (45, 45, 46, 1), (45, 45, 44, 0),
  ])
  func sweep_ofAnySpan_hasFractions(from: Double, to: Double, angle: Double, fraction: Double) {
    let sweep = Sweep(from: Angle(degrees: from), to: Angle(degrees: to))
    #expect(abs(sweep.fraction(of: Angle(degrees: angle)) - fraction) < 1e-12)
  }

  @Test func checkerboard_startsWithTheSecondColour() {
    let board = Fill.Pattern.checkerboard(Checkerboard(tile: 10, first: .white, second: .black))
    let rows = [5.0, 15, 25].map { y in
      [5.0, 15, 25].map { x in grey(board, x, y) == 0 ? "▒" : " " }.joined()
    }
    #expect(rows == ["▒ ▒", " ▒ ", "▒ ▒"])
    #expect(grey(board, -5, 5) == 1)
  }

  @Test func mesh_isBilinearBetweenSamples() {
    let mesh = Fill.Pattern.mesh(
      Mesh(columns: 3, rows: 2) { column, row in Color(white: Double(column * (row + 1)) / 4) })
    #expect(grey(mesh, 0, 0) == 0)
    #expect(grey(mesh, 100, 0) == 0.5)
    #expect(grey(mesh, 100, 50) == 1)
    #expect(grey(mesh, 25, 25) == (0.125 + 0.25) / 2)
    #expect(grey(mesh, 500, 500) == 1)
    let single = Fill.Pattern.mesh(Mesh(columns: 1, rows: 0) { _, _ in .white })
    #expect(grey(single, 30, 30) == 1)
  }

  @Test func fill_masked_isAsOpaqueAsItsMask() {
    let fade = Fill.Pattern.linear(Gradient([.clear, .black]), from: .top, to: .bottom)
    let fill = Fill(.color(.white), opacity: 0.5, mask: fade)
    #expect(fill.color(at: Point(x: 0, y: 25), in: size) == Color(white: 1, alpha: 0.25))
  }

  @Test func fills_areBlendedInOrder() {
    let fills = [
      Fill.color(Color(red: 1, green: 0, blue: 0)),
      Fill(.color(Color(red: 0, green: 0.5, blue: 0)), blend: .screen),
    ]
    #expect(fills.color(at: .zero, in: size) == Color(red: 1, green: 0.5, blue: 0))
    #expect([Fill]().color(at: .zero, in: size) == .clear)
  }

  @Test func node_isStillOneCacheLine() {
    #expect(MemoryLayout<LayoutNode>.stride == 64)
  }

  @Test func paints_thatDiffer_areNotEqual() {
    let plain = Paint(fill: .white)
    var other = plain
    other.opacity = 0.5
    #expect(plain.hashValue == other.hashValue)
    #expect(plain != other)
    #expect(Set([plain, other, plain]).count == 2)
  }
}
