import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerRendering

/// Lines without glyphs: of trees saved without the detail `glyphs`, and measured by advances.
@Suite struct PlainTextTests {
  /// No font may be embedded.
  private final class NoEmbedding: FontEmbedding {
    func canEmbed(_ face: FontFace) -> Bool { false }
    func embeddedFont(of face: FontFace, for use: FontUse) -> EmbeddedFont? { nil }
  }

  private static let styles: [SVGRenderer.Text] = [.outlines, .live(NoEmbedding())]

  private func svg(_ tree: LayoutTree, _ style: SVGRenderer.Text = .outlines) -> String {
    String(
      decoding: SVGRenderer(text: style).render(tree, outlines: NoOutlines()), as: UTF8.self)
  }

  private func texts(_ drawing: String) -> [String] {
    drawing.split(separator: "\n").filter { $0.hasPrefix("<text ") }.map(String.init)
  }

  /// A tree of one label at (5, 2), 8 points high, with its baseline at 6.
  private func label(
    _ text: String, width: Double = 40, _ font: Font = Font(), runs: [GlyphRun] = []
  ) -> LayoutTree {
    let box = Rect(x: 5, y: 2, width: width, height: 8)
    let line = TextLine(text: text, frame: Rect(size: box.size), baseline: 6, runs: runs)
    var tree = LayoutTree(type: "text")
    tree.fonts = [font]
    tree.labels = [
      Label(text: MeasuredText(size: box.size, baseline: 6, lines: [line]), font: 0)
    ]
    tree.append(LayoutNode(.label, frame: box, content: 0))
    return tree
  }

  private static let documents = [
    #"{"type": "chips", "width": 200, "items": ["tea", "black coffee", "a < b"]}"#,
    #"{"type": "segmented", "items": ["Day", "Week"], "selected": 1}"#,
    #"{"type": "text", "text": "one two three four", "width": 140}"#,
  ]

  @Test(arguments: documents)
  func treeReadWithoutGlyphs_hasEachTextOnce_atItsBaseline(json: String) throws {
    for fonts in [MonospaceMeasurer(), CellMeasurer()] as [any FontCatalog] {
      let tree = try Document(json: Array(json.utf8), fonts: fonts).layout()
      let read = try LayoutTree(json: tree.json())
      var expected: [String] = []
      read.rounded.walk { node in
        guard let line = node.textLine else { return }
        let (x, y) = (node.absoluteFrame.x, node.absoluteFrame.y + line.baseline)
        expected.append(
          " y=\"\(y.svg)\" x=\"\(x.svg)\" xml:space=\"preserve\">\(line.text.xmlEscaped)</text>")
      }
      #expect(expected.count >= 2)
      for style in PlainTextTests.styles {
        let drawn = texts(svg(read, style))
        #expect(drawn.count == expected.count)
        for (text, end) in zip(drawn, expected) { #expect(text.hasSuffix(end), "\(text)") }
        #expect(svg(tree, style) == svg(read, style))
      }
    }
  }

  @Test func text_hasTheFontAndTheAdvanceOfItsLabel() {
    let font = Font(
      families: ["My Font", "Inter"], size: 12, weight: .bold, style: .italic, letterSpacing: 1.5,
      variations: [FontVariation("wdth", value: 80)])
    let expected =
      #"<text font-family="'My Font','Inter',sans-serif" font-size="12" font-weight="700" "#
      + #"font-style="italic" letter-spacing="1.5" "#
      + #"style="font-feature-settings:'liga' 0,'clig' 0;font-variation-settings:'wdth' 80" "#
      + #"textLength="40" lengthAdjust="spacingAndGlyphs" y="8" x="5" xml:space="preserve">"#
      + "a  tea</text>"
    for style in PlainTextTests.styles {
      #expect(texts(svg(label("a  tea", font), style)) == [expected])
    }
  }

  @Test func text_withAnXHeight_isAdjustedByTheViewer() {
    var font = Font(families: ["Inter"], size: 12)
    font.sizeAdjust = .xHeight(0.55)
    #expect(texts(svg(label("tea", font)))[0].contains(#"style="font-size-adjust:0.55""#))
  }

  @Test func text_ofStrangers_isEscaped() {
    let drawing = svg(
      label("a\t<b>\u{1} & \"c\"", Font(families: [#"x"><script>'"#], size: 12)))
    #expect(drawing.contains(">a&#9;&lt;b&gt; &amp; &quot;c&quot;</text>"))
    #expect(drawing.contains(#"font-family="'x\22 \3e \3c script\3e \27 ',sans-serif""#))
    #expect(!drawing.contains("<script"))
  }

  @Test func text_fromRightToLeft_beginsAtItsRightEdge() {
    let text = texts(svg(label("שלום 12")))[0]
    #expect(text.contains(#" direction="rtl" textLength="40""#))
    #expect(text.hasSuffix(#" y="8" x="45" xml:space="preserve">שלום 12</text>"#))
  }

  @Test(arguments: ["", "  ", "\n", "\u{200B}\u{AD}\u{2060}", "\u{3000}\u{A0}"])
  func text_thatShowsNothing_isLeftOut(text: String) {
    for width in [0.0, 40] {
      #expect(texts(svg(label(text, width: width))).isEmpty)
      #expect(label(text, width: width).textWithoutGlyphs == nil)
    }
  }

  @Test func text_withoutAnAdvance_isNotSqueezed() {
    let text = texts(svg(label("tea", width: 0)))[0]
    #expect(!text.contains("textLength") && text.hasSuffix(">tea</text>"))
  }

  @Test func text_withGlyphs_isDrawnByThem() {
    let run = GlyphRun(
      face: FontFace(family: "Boxes", postScriptName: "", source: "test"), size: 10,
      direction: .leftToRight, glyphs: [Glyph(id: 1, cluster: 0, advance: Point(x: 10, y: 0))])
    for style in PlainTextTests.styles {
      #expect(texts(svg(label("a", runs: [run]), style)).isEmpty)
    }
    #expect(label("a", runs: [run]).textWithoutGlyphs == nil)
    #expect(label("a").textWithoutGlyphs == "a")
  }
}
