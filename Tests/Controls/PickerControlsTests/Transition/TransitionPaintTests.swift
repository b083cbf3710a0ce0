import PickerColor
import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import PickerTree
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// The paint of the box half way between two paints.
private func halfway(_ before: Paint?, _ after: Paint?) throws -> Paint {
  let transition = LayoutTransition(steadilyFrom: boxTree(before), to: boxTree(after))
  return try #require(transition.tree(at: 0.5).node(ofID: "box")?.paint)
}

private func gradient(_ colors: [Color]) -> Fill {
  Fill(.linear(Gradient(colors), from: .leading, to: .trailing))
}

@Suite struct TransitionPaintTests {
  @Test func colors_areMixed() throws {
    let paint = try halfway(Paint(fill: red), Paint(fill: blue))
    #expect(paint.fills == [.color(Color(red: 0.5, green: 0, blue: 0.5))])
  }

  @Test func color_thatFadesIn_keepsItsHue() throws {
    let paint = try halfway(Paint(fill: .clear), Paint(fill: red))
    #expect(paint.fills == [.color(red.withAlpha(0.5))])
  }

  @Test func box_withoutAPaint_takesTheCornersOfTheOther() throws {
    let paint = try halfway(nil, Paint(fills: [.color(red)], cornerRadius: 4))
    #expect(paint.fills == [Fill(.color(red), opacity: 0.5)])
    #expect(paint.cornerRadius == CornerRadii(4))
  }

  @Test func numbers_ofAPaint_areInterpolated() throws {
    let before = Paint(
      fills: [.color(red)], stroke: Stroke(fill: .color(red), width: 2),
      cornerRadius: CornerRadii(2), shadow: Shadow(color: red, radius: 2), opacity: 0.5)
    let after = Paint(
      fills: [.color(red)], stroke: Stroke(fill: .color(red), width: 4),
      cornerRadius: CornerRadii(6), shadow: Shadow(color: red, radius: 6, offset: Point(x: 0, y: 2))
    )
    let paint = try halfway(before, after)
    #expect(paint.opacity == 0.75)
    #expect(paint.cornerRadius == CornerRadii(4))
    #expect(paint.stroke?.width == 3)
    #expect(paint.shadow?.radius == 4)
    #expect(paint.shadow?.offset == Point(x: 0, y: 1))
  }

  @Test func shadowAndStroke_withoutACounterpart_fade() throws {
    let full = Paint(
      stroke: Stroke(fill: .color(red), width: 2), cornerRadius: 0,
      shadow: Shadow(color: red, radius: 2))
    for paint in [try halfway(Paint(fill: .clear), full), try halfway(full, Paint(fill: .clear))] {
      #expect(paint.stroke?.fill.opacity == 0.5)
      #expect(paint.stroke?.width == 2)
      #expect(paint.shadow?.color.alpha == 0.5)
      #expect(paint.shadow?.radius == 2)
    }
  }

  @Test func color_becomesAGradientStopByStop() throws {
    let paint = try halfway(Paint(fill: red), Paint(fills: [gradient([red, blue])]))
    let purple = Color(red: 0.5, green: 0, blue: 0.5)
    #expect(paint.fills == [gradient([red, purple])])
  }

  @Test func gradients_thatDiffer_fadeIntoEachOther() throws {
    let before = gradient([red, blue])
    let after = gradient([red, red, blue])
    let paint = try halfway(Paint(fills: [before]), Paint(fills: [after]))
    #expect(paint.fills.map(\.pattern) == [before.pattern, after.pattern])
    #expect(paint.fills.map(\.opacity) == [0.5, 0.5])
  }

  @Test func fills_ofEveryKind_moveBetweenTheirNumbers() throws {
    let mesh = { (color: Color) in Fill.Pattern.mesh(Mesh(columns: 2, rows: 1) { _, _ in color }) }
    let board = { Fill.Pattern.checkerboard(Checkerboard(tile: $0, first: red, second: blue)) }
    let ring = { (end: Double) in
      Fill.Pattern.radial(Gradient([red]), center: .center, startRadius: 0, endRadius: end)
    }
    let sweep = { (end: Double) in
      Fill.Pattern.angular(
        Gradient([red]), center: .center, from: Angle(degrees: 0), to: Angle(degrees: end))
    }
    let purple = Color(red: 0.5, green: 0, blue: 0.5)
    let cases: [(Fill.Pattern, Fill.Pattern, Fill.Pattern)] = [
      (mesh(red), mesh(blue), mesh(purple)), (board(2), board(4), board(3)),
      (ring(2), ring(6), ring(4)), (sweep(90), sweep(270), sweep(180)),
    ]
    for (before, after, middle) in cases {
      let paint = try halfway(Paint(fills: [Fill(before)]), Paint(fills: [Fill(after)]))
      #expect(paint.fills == [Fill(middle)])
    }
  }

  @Test func rotation_takesTheShortWay() throws {
    func turned(_ degrees: Double) -> Effects {
      Effects(transform: AffineTransform(rotation: Angle(degrees: degrees)))
    }
    for (from, to, middle) in [(0.0, 90.0, 45.0), (350, 10, 0), (10, 350, 0), (90, 270, 180)] {
      let paint = Paint(fill: red)
      let transition = LayoutTransition(
        steadilyFrom: boxTree(paint, effects: turned(from)),
        to: boxTree(paint, effects: turned(to)))
      let transform = try #require(
        transition.tree(at: 0.5).node(ofID: "box")?.effects?.transform ?? .identity)
      let expected = AffineTransform(rotation: Angle(degrees: middle))
      // Half way round there are two short ways.
      let isNear = { (one: Double, two: Double) in (one - two).magnitude < 1e-9 }
      let isMirrored = middle == 180 && isNear(transform.a, 1)
      #expect(isNear(transform.a, expected.a) || isMirrored)
      #expect(isNear(transform.b, expected.b) && isNear(transform.c, expected.c))
    }
  }

  @Test func outline_ofTheSameForm_movesPointByPoint() throws {
    func line(_ y: Double) -> Paint {
      Paint(fills: [.color(red)], path: Path([.move(.zero), .line(Point(x: 10, y: y))]))
    }
    #expect(try halfway(line(0), line(4)).path == line(2).path)
  }

  @Test func outline_ofAnotherForm_isReplaced() {
    let line = Path([.move(.zero), .line(Point(x: 10, y: 0))])
    let curve = Path([.move(.zero), .quad(control: .zero, to: Point(x: 10, y: 0))])
    let transition = LayoutTransition(
      steadilyFrom: boxTree(Paint(fills: [.color(red)], path: line)),
      to: boxTree(Paint(fills: [.color(red)], path: curve), x: 10))
    let items = transition.tree(at: 0.5).nodes(role: .item)
    #expect(items.map { $0.paint?.path } == [line, curve])
    #expect(items.map { $0.paint?.opacity } == [0.5, 0.5])
    #expect(items.map(\.frame.x) == [5, 5])
  }
}
