import PickerColor
import PickerGeometry
import PickerRendering
import PickerText
import PickerTree
import Testing

/// Outlines of fonts without any glyphs.
final class NoOutlines: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> Path? { nil }
}

/// The SVG of boxes of 100 × 50 side by side, one for each paint.
private func svg(_ paints: Paint..., effects: [Effects] = []) -> String {
  var tree = LayoutTree(type: "flow")
  tree.paints = paints
  tree.effects = effects
  for index in paints.indices {
    let frame = Rect(x: Double(index) * 100, y: 10, width: 100, height: 50)
    let effect = index < effects.count ? index : -1
    tree.append(LayoutNode(.item, frame: frame, paint: index, effects: effect)) { tree in
      tree.append(LayoutNode(.label, frame: .zero))
    }
  }
  return String(
    decoding: SVGRenderer(idPrefix: "").render(tree, outlines: NoOutlines()), as: UTF8.self)
}

private let ramp = Gradient([.black, .white])

@Suite struct SVGTests {
  @Test func box_isARectangle() {
    let drawing = svg(Paint(fills: [.color(Color(white: 1, alpha: 0.5))], cornerRadius: 99))
    #expect(
      drawing.contains(
        ##"<rect x="0" y="10" width="100" height="50" rx="25" fill="#FFFFFF" fill-opacity="0.502"/>"##
      ))
  }

  @Test func stroke_ofABox_liesInside() {
    let drawing = svg(
      Paint(
        stroke: Stroke(fill: .color(.black), width: 4, dash: [3, 1]),
        cornerRadius: CornerRadii(10)))
    #expect(
      drawing.contains(
        ##"<rect x="2" y="12" width="96" height="46" rx="8" fill="none" stroke="#000000" "##
          + ##"stroke-width="4" stroke-dasharray="3 1"/>"##))
  }

  @Test func stroke_ofAPath_liesAlongIt() {
    let path = Path([.move(.zero), .line(Point(x: 5, y: 5))])
    let drawing = svg(
      Paint(fills: [], stroke: Stroke(fill: .color(.black), width: 4, cap: .round), path: path))
    #expect(
      drawing.contains(
        ##"<path d="M0 10L5 15" fill="none" stroke="#000000" stroke-width="4" "##
          + ##"stroke-linecap="round" stroke-miterlimit="10"/>"##))
  }

  @Test func gradients_areDefinedOnceEach() {
    let fill = Fill(.linear(ramp, from: .top, to: .bottom))
    let drawing = svg(Paint(fills: [fill]), Paint(fills: [fill], cornerRadius: 3))
    #expect(drawing.matches(of: /<linearGradient/).count == 2)
    #expect(drawing.matches(of: /url\(#fill[01]\)/).count == 2)
    let twice = svg(Paint(fills: [fill, fill]))
    #expect(twice.matches(of: /<linearGradient/).count == 1)
  }

  @Test func angular_isAFanInsideAMask() {
    let round = Fill(
      .angular(ramp, center: .center, from: Angle(degrees: -90), to: Angle(degrees: 270)))
    let drawing = svg(Paint(fills: [round], cornerRadius: 9), Paint(fills: [round]))
    #expect(drawing.matches(of: /<g id="fan/).count == 1)
    #expect(drawing.matches(of: /<use xlink:href="#fan0"/).count == 2)
    #expect(drawing.matches(of: /<mask/).count == 2)
    #expect(drawing.matches(of: /<g mask="url\(#mask[01]\)">/).count == 2)
    #expect(!drawing.contains("clip"))
    #expect(drawing.matches(of: /<path d="M0 0L/).count == 262)
  }

  @Test func references_areOfXLinkAndDeclaredWhereUsed() {
    let round = Fill(
      .angular(ramp, center: .center, from: Angle(degrees: 0), to: Angle(degrees: 360)))
    let drawing = svg(Paint(fills: [round]))
    let namespace =
      #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" "#
    #expect(drawing.hasPrefix(namespace) && drawing.contains(##"<use xlink:href="#fan0""##))
    #expect(!drawing.contains(" href="))
    #expect(!svg(Paint(fills: [.color(.black)])).contains("xlink"))
  }

  @Test func mesh_hasAGradientPerRow() {
    let mesh = Mesh(columns: 3, rows: 3) { Color(white: Double($0 + $1) / 4) }
    let drawing = svg(Paint(fills: [Fill(.mesh(mesh))]))
    #expect(drawing.matches(of: /<mask/).count == 3)
    #expect(!drawing.contains("<image"))
    let level = Mesh(columns: 3, rows: 3) { column, _ in Color(white: Double(column) / 2) }
    #expect(svg(Paint(fills: [Fill(.mesh(level))])).matches(of: /<mask/).count == 1)
  }

  @Test func effects_areOnTheGroup() {
    let paint = Paint(fills: [.color(.black)], opacity: 0.5)
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let drawing = svg(
      paint,
      effects: [Effects(transform: turn, clips: true, filters: [Filter(.hueRotate, amount: 90)])])
    // Rotated about the frame's corner, (0, 10).
    #expect(
      drawing.contains(
        ##"<g data-role="item" opacity="0.5" transform="matrix(0 1 -1 0 10 10)" "##
          + ##"style="filter:hue-rotate(90deg)">"##))
    #expect(drawing.contains("<g clip-path=\"url(#clip0)\">\n<g data-role=\"label\">"))
    #expect(drawing.matches(of: /<g/).count == drawing.matches(of: /<\/g>/).count)
  }

  @Test func blendOfANode_isWrittenBesideItsFilter() {
    let effects = Effects(blend: .colorDodge, filters: [Filter(.blur, amount: 2)])
    let drawing = svg(Paint(fills: [.color(.black)]), effects: [effects])
    #expect(
      drawing.contains(
        #"<g data-role="item" style="filter:blur(2px);mix-blend-mode:color-dodge">"#))
  }

  @Test func clipOfALayer_isItsPath() {
    let diamond = Polygon(sides: 4).path(in: Rect(x: 0, y: 0, width: 8, height: 8))
    let drawing = svg(
      Paint(path: diamond, fillRule: .evenOdd), effects: [Effects(clips: true)])
    #expect(drawing.contains("<clipPath id=\"clip0\">\n<path d=\"M4"))
    #expect(drawing.contains("clip-rule=\"evenodd\""))
    #expect(drawing.contains("<g clip-path=\"url(#clip0)\">"))
  }

  @Test func blend_isWrittenAsCSS() {
    let drawing = svg(Paint(fills: [.color(.black), Fill(.color(.white), blend: .colorBurn)]))
    #expect(drawing.contains(" style=\"mix-blend-mode:color-burn\"/>"))
    #expect(drawing.matches(of: /mix-blend-mode/).count == 1)
  }

  @Test func drawing_ofTheSameTree_isTheSameBytes() {
    let paint = Paint(
      fills: [
        Fill(.angular(ramp, center: .top, from: Angle(degrees: 0), to: Angle(degrees: 90))),
        Fill(.checkerboard(Checkerboard(tile: 3)), mask: .elliptical(ramp, center: .center)),
      ], shadow: Shadow(color: .black, radius: 100))
    #expect(svg(paint) == svg(paint))
    #expect(svg(paint).contains("x=\"-400%\""))
  }
  @Test func crossing_isDrawnInTwoPartsThatDoNotOverlap() {
    var tree = LayoutTree(type: "segmented")
    let box = Rect(x: 5, y: 2, width: 20, height: 8)
    let line = TextLine(text: "day", frame: Rect(size: box.size), baseline: 6)
    let crossing = Crossing(
      paint: Paint(fill: .white), clip: Rect(x: 3, y: 0, width: 7, height: 8))
    let text = MeasuredText(size: box.size, baseline: 6, lines: [line])
    tree.fonts = [Font()]
    tree.labels = [Label(text: text, font: 0), Label(text: text, font: 0, crossing: crossing)]
    func svg(_ label: Int) -> String {
      tree.nodes = []
      tree.append(LayoutNode(.label, frame: box, content: label))
      return String(
        decoding: SVGRenderer(idPrefix: "").render(tree, outlines: NoOutlines()), as: UTF8.self)
    }
    let hole = Path(roundedRect: Rect(x: 8, y: 2, width: 7, height: 8), radii: .zero).svgData()
    let drawing = svg(1)
    #expect(drawing.contains("<clipPath id=\"clip1\">\n<path d=\"\(hole)\"/>"))
    #expect(drawing.contains("\(hole)\" clip-rule=\"evenodd\"/>"))
    let element =
      #"<text font-family="'Inter',sans-serif" font-size="16" font-weight="400" textLength="20" "#
      + #"lengthAdjust="spacingAndGlyphs" y="8" x="5" xml:space="preserve">day</text>"#
    #expect(
      drawing.contains(
        "<g clip-path=\"url(#clip0)\">\n<g fill=\"#000000\">\n\(element)\n</g>\n</g>"))
    // The text is read and selected once only.
    let hidden = #"aria-hidden="true" style="-webkit-user-select:none;user-select:none""#
    #expect(
      drawing.contains(
        "<g clip-path=\"url(#clip1)\" \(hidden)>\n<g fill=\"#FFFFFF\">\n\(element)\n</g>\n</g>"))
    #expect(!svg(0).contains("clip"))
  }
}
