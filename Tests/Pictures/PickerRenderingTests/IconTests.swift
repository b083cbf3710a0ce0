import PickerColor
import PickerGeometry
import PickerText
import PickerTree
import Testing

@testable import PickerRendering

/// A tree of one icon in a box.
private func tree(
  _ name: String, _ size: Size = Size(width: 24, height: 24), artwork: Artwork? = nil,
  isMirrored: Bool = false, role: Role = .icon, paint: Paint? = Paint(fill: .black)
) -> LayoutTree {
  var tree = LayoutTree(type: "chips")
  tree.append(.chips, frame: Rect(x: 0, y: 0, width: 100, height: 50)) { tree in
    let frame = Rect(origin: Point(x: 10, y: 20), size: size)
    tree.append(
      role, frame: frame, paint: paint,
      content: .icon(name, artwork: artwork, isMirrored: isMirrored))
  }
  return tree
}

private func svg(_ tree: LayoutTree, _ icons: (any IconProvider)? = nil) -> String {
  let renderer = icons.map { SVGRenderer(icons: $0) } ?? SVGRenderer()
  return String(decoding: renderer.render(tree, outlines: NoOutlines()), as: UTF8.self)
}

/// The path data of an SVG document.
private func data(of svg: String) -> [String] {
  svg.split(separator: "<path d=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
}

/// Expects that two paths have the same elements, up to the decimals of SVG.
private func expectNear(_ a: Path, _ b: Path, _ name: String) {
  #expect(a.elements.count == b.elements.count, "\(name)")
  var points: [Point] = []
  _ = a.mapPoints { point in
    points.append(point)
    return point
  }
  var place = 0
  _ = b.mapPoints { point in
    if place < points.count {
      #expect((points[place] - point).distance < 0.002, "\(name) \(point)")
    }
    place += 1
    return point
  }
}

@Suite struct BuiltInIconTests {
  @Test(arguments: BuiltInIcon.allCases) func icon_isALineWithinTheGrid(icon: BuiltInIcon) throws {
    let artwork = BuiltInIcons.artwork(of: icon)
    #expect(artwork.viewBox == Artwork.grid && artwork.isMirrored == icon.isMirrored)
    let layer = try #require(artwork.layers.first)
    #expect(artwork.layers.count == 1 && layer.line == Artwork.Line(width: 2))
    let box = try #require(layer.path.bounds)
    // Half a line and a margin of half a point lie around the path.
    let inside = Rect(x: 1.5, y: 1.5, width: 21, height: 21)
    #expect(inside.union(box) == inside, "\(icon) \(box)")
    #expect(max(box.width, box.height) >= 12, "\(icon) is smaller than the others: \(box)")
  }

  @Test func icons_haveNamesAndPathsOfTheirOwn() {
    let alike: [Set<BuiltInIcon>] = [
      [.chevronLeft, .chevronBackward], [.chevronRight, .chevronForward],
      [.arrowLeft, .arrowBackward], [.arrowRight, .arrowForward],
    ]
    var paths: [Path: BuiltInIcon] = [:]
    for icon in BuiltInIcon.allCases {
      let path = BuiltInIcons.artwork(of: icon).layers[0].path
      if let other = paths.updateValue(icon, forKey: path) {
        #expect(alike.contains([icon, other]), "\(icon) and \(other)")
      }
    }
    #expect(BuiltInIcon.allCases.count >= 60)
  }

  @Test(arguments: BuiltInIcon.allCases)
  func icon_inATerminal_takesOneColumn(icon: BuiltInIcon) {
    let character = BuiltInIcons.character(of: icon)
    #expect(character.terminalColumns == 1 && !character.isWhitespace)
    let drawing = TerminalRenderer().render(tree(icon.rawValue))
    #expect(drawing.contains(character), "\(icon)")
    #expect(drawing.filter { $0 != " " && $0 != "\n" }.count == 1, "\(drawing)")
  }

  @Test func characters_ofMirroredIcons_areMirrored() {
    #expect(BuiltInIcons.character(of: .arrowForward) == "→")
    #expect(BuiltInIcons.character(of: .arrowForward, isMirrored: true) == "←")
    #expect(TerminalRenderer().render(tree("undo", isMirrored: true)).contains("↷"))
  }

  @Test func names_ofNoIcon_haveNoArtwork() {
    #expect(BuiltInIcons.shared.artwork(named: "nowhere") == nil)
    #expect(BuiltInIcons.shared.artwork(named: "checkmark") == BuiltInIcons.artwork(of: .check))
  }
}

/// How icons are drawn in SVG; what other renderers draw comes from the same paints.
@Suite struct SVGIconTests {
  @Test(arguments: BuiltInIcon.allCases) func builtInIcon_isDrawnByItsPath(icon: BuiltInIcon) throws
  {
    let drawing = svg(tree(icon.rawValue))
    let found = data(of: drawing)
    #expect(found.count == 1)
    let own = BuiltInIcons.artwork(of: icon).layers[0].path
    expectNear(
      try Path(svgData: found[0]), own.mapPoints { $0 + Point(x: 10, y: 20) }, icon.rawValue)
    #expect(
      drawing.contains(
        ##"fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>"##
      ))
  }

  @Test func icon_isScaledIntoItsBox_andCentred() throws {
    let drawing = svg(tree("minus", Size(width: 60, height: 12)))
    // Half as large, in the middle of 60 points: "M5 12h14" from 10 + 24 + 2.5.
    #expect(data(of: drawing) == ["M36.5 26L43.5 26"])
    #expect(drawing.contains(#"stroke-width="1""#))
  }

  @Test func icon_mirrored_isTheMirrorImage() throws {
    let drawn = try Path(svgData: try #require(data(of: svg(tree("undo", isMirrored: true))).first))
    let own = BuiltInIcons.artwork(of: .undo).layers[0].path
    expectNear(drawn, own.mapPoints { Point(x: 34 - $0.x, y: 20 + $0.y) }, "undo")
  }

  @Test func icon_hasTheColourOfItsPaint_orIsBlack() throws {
    let red = try #require(Color("red")).withAlpha(0.5)
    let drawing = svg(tree("star", paint: Paint(fill: red)))
    #expect(drawing.contains(##"stroke="#FF0000" stroke-opacity="0.502""##))
    #expect(!drawing.contains("<rect"))
    #expect(svg(tree("star", paint: nil)).contains(##"stroke="#000000""##))
  }

  @Test func layers_areDrawnInTheirOwnColoursAndForms() throws {
    let square = try Path(svgData: "M0 0H10V10H0Z")
    let artwork = Artwork(
      .layers([
        Artwork.Layer(path: square, fillRule: .evenOdd, color: Color("blue"), opacity: 0.25),
        Artwork.Layer(path: square, line: Artwork.Line(width: 1, cap: .butt, join: .bevel)),
      ]), viewBox: Rect(x: 0, y: 0, width: 10, height: 10))
    let drawing = svg(tree("star", Size(width: 20, height: 20), artwork: artwork))
    #expect(data(of: drawing) == Array(repeating: "M10 20L30 20L30 40L10 40Z", count: 2))
    #expect(drawing.contains(##"fill="#0000FF" fill-opacity="0.25" fill-rule="evenodd"/>"##))
    #expect(drawing.contains(##"stroke="#000000" stroke-width="2" stroke-linejoin="bevel"/>"##))
  }

  @Test func icon_withoutArtwork_isADottedBox() {
    let drawing = svg(tree("nowhere"))
    #expect(data(of: drawing).count == 1 && drawing.contains("stroke-dasharray=\"0.2 4\""))
    #expect(drawing.contains(#"stroke-width="2""#))
    #expect(data(of: svg(tree("star", Size(width: 0, height: 9)))).isEmpty)
  }

  @Test func pictures_keepTheirAspectRatio() {
    let logo = Artwork(
      .picture(href: "logo.png"), viewBox: Rect(x: 0, y: 0, width: 30, height: 10))
    let drawing = svg(tree("logo", artwork: logo))
    #expect(
      drawing.contains(
        #"<image x="10" y="28" width="24" height="8" preserveAspectRatio="none" xlink:href="logo.png">"#
      ))
    let mirrored = svg(tree("logo", artwork: logo, isMirrored: true))
    #expect(mirrored.contains(" transform=\"matrix(-1 0 0 1 44 0)\" "))
  }

  @Test func checkMark_isThePathOfItsPaint() throws {
    let tick = Paint(
      stroke: Stroke(fill: .color(.black), width: 3), path: try Path(svgData: "M1 1L5 9"))
    let drawing = svg(tree("checkmark", role: .checkmark, paint: tick))
    #expect(data(of: drawing) == ["M11 21L15 29"])
    #expect(data(of: svg(tree("checkmark", role: .checkmark, paint: nil))).count == 1)
  }

  @Test func renderer_withAProvider_drawsItsArtwork() throws {
    let drawing = svg(tree("star"), Squares())
    #expect(data(of: drawing) == ["M10 20L34 20L34 44L10 44Z"])
    #expect(svg(tree("heart"), Squares()).contains("stroke-dasharray"))
    let own = Artwork(path: try Path(svgData: "M0 0H24"))
    #expect(data(of: svg(tree("star", artwork: own), Squares())) == ["M10 20L34 20"])
  }
}

/// Knows a star that is a square.
private final class Squares: IconProvider {
  func artwork(named name: String) throws(ArtworkError) -> Artwork? {
    guard name == "star" else { throw ArtworkError("no icon is called \(name)") }
    return Artwork(path: (try? Path(svgData: "M0 0H24V24H0Z")) ?? Path())
  }
}
