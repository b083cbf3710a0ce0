import PickerCairo
import PickerColor
import PickerGeometry
import PickerRendering
import PickerTestSupport
import PickerTree
import Testing

/// A tree of 24 × 24 points that shows one icon.
private func tree(
  _ name: String, artwork: Artwork? = nil, isMirrored: Bool = false,
  paint: Paint = Paint(fill: .black)
) -> LayoutTree {
  tree(Size(width: 24, height: 24)) { tree in
    let icon = IconReference(name, artwork: artwork, isMirrored: isMirrored)
    tree.icons.append(icon)
    let frame = Rect(x: 0, y: 0, width: 24, height: 24)
    tree.append(LayoutNode(.icon, frame: frame, paint: tree.add(paint), content: 0))
  }
}

private func pixels(of tree: LayoutTree, scale: Double = 1) throws -> Pixels {
  try Pixels(png: PNGRenderer(scale: scale).render(tree, outlines: NoOutlines()))
}

/// Short lines along a path.
private struct FlatLines {
  private(set) var lines: [(from: Point, to: Point)] = []

  init(_ path: Path) {
    var (start, current) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): add(&current, point)
      case .close: add(&current, start)
      case .quad(let control, let end):
        let from = current
        for step in 1...8 {
          let t = Double(step) / 8
          add(&current, from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t))
        }
      case .cubic(let c1, let c2, let end):
        let from = current
        for step in 1...8 {
          let (t, s) = (Double(step) / 8, 1 - Double(step) / 8)
          let (near, far) = (
            from * (s * s * s) + c1 * (3 * s * s * t), c2 * (3 * s * t * t) + end * (t * t * t)
          )
          add(&current, near + far)
        }
      }
    }
  }

  private mutating func add(_ from: inout Point, _ to: Point) {
    lines.append((from, to))
    from = to
  }

  /// The share of a pixel that a round line 2 points wide covers, by 4 × 4 samples.
  func coverage(_ x: Int, _ y: Int) -> Double {
    let near = lines.filter { line in
      min(line.from.x, line.to.x) < Double(x) + 2 && max(line.from.x, line.to.x) > Double(x) - 1
        && min(line.from.y, line.to.y) < Double(y) + 2
        && max(line.from.y, line.to.y) > Double(y) - 1
    }
    var hits = 0
    for row in 0..<4 {
      for column in 0..<4 {
        let sample = Point(
          x: Double(x) + (Double(column) + 0.5) / 4, y: Double(y) + (Double(row) + 0.5) / 4)
        if near.contains(where: { sample.isWithinOne(of: $0.from, $0.to) }) { hits += 1 }
      }
    }
    return Double(hits) / 16
  }
}

extension Point {
  /// Whether the distance from the line between two points is at most 1.
  fileprivate func isWithinOne(of a: Point, _ b: Point) -> Bool {
    let (along, away) = (b - a, self - a)
    let square = along.x * along.x + along.y * along.y
    let share = square > 0 ? (away.x * along.x + away.y * along.y) / square : 0
    let nearest = away - along * min(1, max(0, share))
    return nearest.x * nearest.x + nearest.y * nearest.y <= 1
  }
}

/// Icons in pixels and on paper. SVG has the paths of the built-in icons, by a test of its own.
@Suite struct IconTests {
  private static let icons = sweep(
    BuiltInIcon.allCases.enumerated().filter { $0.offset % 4 == 0 }.map(\.element),
    full: BuiltInIcon.allCases)

  /// PNG covers the pixels that the path of SVG covers, with a line 2 points wide.
  @Test(arguments: icons) func builtInIcon_coversItsPath(icon: BuiltInIcon) throws {
    let pixels = try pixels(of: tree(icon.rawValue))
    let lines = FlatLines(BuiltInIcons.artwork(of: icon).layers[0].path)
    var (sum, greatest) = (0.0, 0.0)
    for y in 0..<24 {
      for x in 0..<24 {
        let apart = (pixels.alpha(x, y) / 255 - lines.coverage(x, y)).magnitude
        sum += apart
        greatest = max(greatest, apart)
      }
    }
    #expect(sum / 576 < 0.03, "\(icon): \(sum / 576)")
    #expect(greatest < 0.3, "\(icon): \(greatest)")
  }

  @Test func icon_isDrawnLikeAShapeOfItsPath() throws {
    let path = BuiltInIcons.artwork(of: .gear).layers[0].path
    let stroke = Stroke(fill: .color(.black), width: 2, cap: .round, join: .round)
    let size = Size(width: 24, height: 24)
    let shape = tree(size) { $0.box(Rect(size: size), Paint(stroke: stroke, path: path)) }
    let icon = tree("gear", artwork: BuiltInIcons.artwork(of: .gear))
    let outlines = NoOutlines()
    #expect(
      try PNGRenderer(scale: 3).render(icon, outlines: outlines)
        == PNGRenderer(scale: 3).render(shape, outlines: outlines))
    #expect(
      try PDFRenderer().render(icon, outlines: outlines)
        == PDFRenderer().render(shape, outlines: outlines))
  }

  @Test func icon_mirrored_isTheMirrorImage() throws {
    let plain = try pixels(of: tree("arrowForward"))
    let mirrored = try pixels(of: tree("arrowForward", isMirrored: true))
    for y in 0..<24 {
      for x in 0..<24 {
        #expect((plain.alpha(x, y) - mirrored.alpha(23 - x, y)).magnitude <= 16)
      }
    }
    #expect(plain.alpha(18, 11) > 200 && plain.alpha(16, 8) > 0)
  }

  @Test func icon_hasTheColourOfItsPaint() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let pixels = try pixels(of: tree("minus", paint: Paint(fill: blue)))
    #expect(difference(pixels[12, 11], blue.pixel) <= 1 && pixels.alpha(12, 5) == 0)
  }

  @Test func icon_withoutArtwork_isADottedBox() throws {
    let pixels = try pixels(of: tree("nowhere"), scale: 4)
    let edge = (16..<80).map { pixels.alpha($0, 8) }
    #expect(edge.contains { $0 > 200 } && edge.contains { $0 < 50 })
    #expect(pixels.alpha(48, 48) == 0)
  }

  @Test func pictures_areDrawnInTheMiddle_andMirrored() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let size = Size(width: 4, height: 2)
    let picture = tree(size) { tree in
      tree.box(Rect(x: 0, y: 0, width: 2, height: 2), Paint(fill: red))
      tree.box(Rect(x: 2, y: 0, width: 2, height: 2), Paint(fill: blue))
    }
    let png = try PNGRenderer().render(picture, outlines: NoOutlines())
    let href = DataURI(mediaType: "image/png", bytes: png).href
    let artwork = Artwork(.picture(href: href), viewBox: Rect(size: size))
    for isMirrored in [false, true] {
      let pixels = try pixels(of: tree("logo", artwork: artwork, isMirrored: isMirrored))
      let (left, right) = isMirrored ? (blue, red) : (red, blue)
      #expect(difference(pixels[2, 12], left.pixel) <= 1)
      #expect(difference(pixels[21, 12], right.pixel) <= 1)
      #expect(pixels.alpha(12, 4) == 0 && pixels.alpha(12, 20) == 0)
    }
  }

  @Test func renderers_withAProvider_drawItsArtwork() throws {
    let renderer = PNGRenderer(icons: Nothing())
    let pixels = try Pixels(png: renderer.render(tree("minus"), outlines: NoOutlines()))
    #expect(pixels.alpha(12, 12) == 0)
    let outlines = NoOutlines()
    #expect(
      try PDFRenderer(icons: Nothing()).render(tree("minus"), outlines: outlines)
        != PDFRenderer().render(tree("minus"), outlines: outlines))
  }
}

/// Knows no icon.
private final class Nothing: IconProvider {
  func artwork(named name: String) throws(ArtworkError) -> Artwork? { nil }
}
