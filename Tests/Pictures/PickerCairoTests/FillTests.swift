import PickerCairo
import PickerColor
import PickerGeometry
import PickerTree
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let ramp = Gradient([red, Color(white: 1, alpha: 0.25), blue])
private let hues = Gradient(stops: [
  GradientStop(offset: 0, color: red), GradientStop(offset: 0.3, color: .white),
  GradientStop(offset: 0.3, color: blue),
  GradientStop(offset: 0.9, color: .black),
])

private func angular(_ gradient: Gradient, _ from: Double, _ to: Double) -> Fill.Pattern {
  .angular(
    gradient, center: UnitPoint(x: 0.4, y: 0.6), from: Angle(degrees: from),
    to: Angle(degrees: to))
}

private func radial(_ start: Double, _ end: Double) -> Fill.Pattern {
  .radial(ramp, center: UnitPoint(x: 0.3, y: 0.4), startRadius: start, endRadius: end)
}

private func mesh(_ columns: Int, _ rows: Int) -> Fill.Pattern {
  .mesh(
    Mesh(columns: columns, rows: rows) { column, row in
      Color(
        red: Double(column % 2), green: Double(row % 2), blue: 0.5,
        alpha: (column + row) % 3 == 0 ? 0.3 : 1)
    })
}

/// Every kind of pattern, with a name.
private let patterns: [(name: String, pattern: Fill.Pattern)] = [
  ("color", .color(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.7))),
  ("linear", .linear(ramp, from: .topLeading, to: .bottomTrailing)),
  ("linear with a break", .linear(hues, from: UnitPoint(x: 0.013, y: 0), to: .trailing)),
  ("linear of no length", .linear(ramp, from: .center, to: .center)),
  ("linear of one stop", .linear(Gradient([red]), from: .top, to: .bottom)),
  ("linear of none", .linear(Gradient([]), from: .top, to: .bottom)),
  ("radial", radial(5.2, 23.7)), ("radial inwards", radial(23.7, 5.2)),
  ("radial of no width", radial(11.3, 11.3)), ("radial of nothing", radial(0, 0)),
  ("elliptical", .elliptical(ramp, center: UnitPoint(x: 0.6, y: 0.3))),
  ("angular", angular(ramp, -90, 270)), ("part of a turn", angular(hues, 10, 130)),
  ("backwards", angular(ramp, 200, 40)), ("more than a turn", angular(hues, 0, 500)),
  ("checkerboard", .checkerboard(Checkerboard(tile: 7, first: red, second: ramp.stops[1].color))),
  ("mesh of one", mesh(1, 1)), ("mesh of a row", mesh(3, 1)), ("mesh", mesh(3, 4)),
]

private let size = Size(width: 41, height: 29)

/// The maximum difference between any pixel of a box and the reference colour of its fills.
private func worst(_ fills: [Fill], scale: Double = 1, rotated: Bool = false) throws -> Double {
  let canvasSize = Size(width: 50, height: 50)
  let origin = Point(x: 4, y: 6)
  let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 0)
  let map = rotated ? turn : .identity
  let pixels = try pixels(canvasSize, scale: scale) { tree in
    tree.box(
      Rect(origin: origin, size: size), Paint(fills: fills), Effects(transform: map))
  }
  var worst = 0.0
  for y in 0..<Int(size.height * scale) {
    for x in 0..<Int(size.width * scale) {
      let point = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
      let place = origin + map.apply(to: point)
      let found = pixels[Int(place.x * scale), Int(place.y * scale)]
      worst = max(worst, difference(found, fills.color(at: point, in: size).pixel))
    }
  }
  return worst
}

@Suite struct FillTests {
  @Test(arguments: [1e-300, 1e-5, 0.009, 0.01, 0.3], [1.0, 1e-4])
  func checkerboard_tooFineToResolve_isTheMean(tile: Double, scale: Double) throws {
    let board = Checkerboard(tile: tile, first: red, second: blue.withAlpha(0))
    let frame = Rect(x: 0, y: 0, width: 40 / scale, height: 40 / scale)
    let picture = tree(Size(width: 40, height: 40)) { tree in
      tree.box(
        frame, Paint(fills: [Fill(.checkerboard(board))]),
        Effects(transform: AffineTransform(scale: scale)))
    }
    let pixels = try Pixels(png: PNGRenderer().render(picture, outlines: NoOutlines()))
    _ = try PDFRenderer().render(picture, outlines: NoOutlines())
    if tile * scale < Checkerboard.minimumTile {
      #expect(difference(pixels[20, 20], red.withAlpha(0.5).pixel) <= 1)
    }
  }

  @Test(arguments: patterns.map(\.name))
  func pattern_atEveryPixel_matchesTheReference(name: String) throws {
    let pattern = try #require(patterns.first { $0.name == name }?.pattern)
    #expect(try worst([Fill(pattern)]) <= 2)
    #expect(try worst([Fill(pattern, opacity: 0.5)], scale: 2) <= 2)
    #expect(try worst([Fill(pattern)], rotated: true) <= 2)
  }

  @Test(arguments: patterns.map(\.name))
  func mask_atEveryPixel_multipliesTheAlpha(name: String) throws {
    let mask = try #require(patterns.first { $0.name == name }?.pattern)
    let fill = Fill(.linear(hues, from: .top, to: .bottom), opacity: 0.8, mask: mask)
    #expect(try worst([fill]) <= 2)
  }

  // Medium colours, because near 0 and 1 some formulas divide, which amplifies rounding errors.
  @Test(arguments: BlendMode.allCases)
  func blend_overOtherFills_isTheFormula(mode: BlendMode) throws {
    let (warm, cool) = (
      Color(red: 0.8, green: 0.5, blue: 0.2), Color(red: 0.3, green: 0.4, blue: 0.7)
    )
    let under = Fill.Pattern.linear(Gradient([warm, cool]), from: .leading, to: .trailing)
    let over = Fill.Pattern.linear(
      Gradient([Color(red: 0.6, green: 0.2, blue: 0.4), warm]), from: .top, to: .bottom)
    #expect(try worst([Fill(under), Fill(over, blend: mode)]) <= 4)
    #expect(try worst([Fill(under, opacity: 0.7), Fill(over, blend: mode, opacity: 0.6)]) <= 4)
  }

  @Test func blend_appliesToNodesBehind() throws {
    let paint = Paint(fills: [Fill(.color(Color(white: 0.5)), blend: .multiply)])
    let box = Rect(x: 0, y: 0, width: 4, height: 4)
    let open = try pixels(box.size) { tree in
      tree.box(box, Paint(fill: red))
      tree.box(box, paint)
    }
    #expect(difference(open[1, 1], Color(red: 0.5, green: 0, blue: 0).pixel) <= 1)
    // A clip forms an isolated group, so there is no backdrop.
    let closed = try pixels(box.size) { tree in
      tree.box(box, Paint(fill: red))
      tree.box(box, Paint(), Effects(clips: true)) { $0.box(box, paint) }
    }
    #expect(difference(closed[1, 1], Color(white: 0.5).pixel) <= 1)
  }
}
