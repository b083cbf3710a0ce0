import PickerCairo
import PickerControls
import PickerLayout
import PickerLimits
import PickerRendering
import Testing

/// Text lines that are counted when they are made.
private final class CountedLines: TextContent {
  let lineCount: Int
  private let made = Mutex(0)
  private let face: FontFace?

  init(count: Int) {
    lineCount = count
    let measured = TextMeasurer.shared.measure([TextRequest("a", style: TextStyle(font: Font()))])
    face = measured.first?.lines.first?.runs.first?.face
  }

  var count: Int { made.withLock { $0 } }

  func lines(at scale: TextScale) -> [TextLine] { (0..<lineCount).map(make) }

  func line(_ number: Int, at scale: TextScale) -> TextLine? { make(number) }

  private func make(_ number: Int) -> TextLine {
    made.withLock { $0 += 1 }
    let glyph = Glyph(id: 1, cluster: 0, advance: Point(x: 10, y: 0))
    let run = GlyphRun(
      face: face ?? FontFace(family: "Lines", postScriptName: "", source: "test"), size: 10,
      direction: .leftToRight, glyphs: [glyph])
    return TextLine(
      text: "a", frame: Rect(x: 0, y: 0, width: 10, height: 10), baseline: 8, runs: [run])
  }

  var text: String { "a" }

  var missing: [Unicode.Scalar] { [] }
}

@Suite struct ManyLinesTests {
  /// How many lines are made while a text of `count` lines is written in a format.
  private func linesMade(of count: Int, _ write: (LayoutTree) throws -> Void) rethrows -> Int {
    let content = CountedLines(count: count)
    let height = Double(count * 10)
    var tree = LayoutTree(type: "text")
    let size = Size(width: 10, height: height)
    let text = MeasuredText(
      size: size, baseline: 8, direction: nil, content: content, scale: TextScale(Font()))
    tree.fonts = [Font()]
    tree.labels = [Label(text: text, font: 0)]
    tree.detail = [.glyphs, .accessibility]
    tree.append(LayoutNode(.text, frame: Rect(size: size), content: 0)) { tree in
      for number in 0..<count {
        let frame = Rect(x: 0, y: Double(number * 10), width: 10, height: 10)
        tree.append(LayoutNode(.line, frame: frame, index: number, content: 0))
      }
    }
    try write(tree)
    return content.count
  }

  @Test func everyFormat_makesEachLineAFewTimes_forAnyNumberOfLines() throws {
    let renderers: [any Renderer] = [
      SVGRenderer(), SVGRenderer(text: .live(TextMeasurer.shared)), PNGRenderer(),
      PDFRenderer(), TerminalRenderer(),
    ]
    for renderer in renderers {
      let made = try linesMade(of: 500) { tree in
        _ = try renderer.render(tree, outlines: TextMeasurer.shared)
      }
      #expect(made <= 1000, "\(renderer)")
    }
    #expect(linesMade(of: 500) { _ = $0.json() } <= 1000)
    let page = HTMLRenderer(outlines: TextMeasurer.shared)
    #expect(linesMade(of: 500) { _ = page.render(DocumentLayout($0)) } <= 1000)
    #expect(linesMade(of: 500) { _ = $0.outline } <= 1000)
  }

  @Test func lineOfAText_equalsThatOfAllLines_atTheOrigin() throws {
    for json in [
      #"{"type": "text", "text": "one two three", "width": 40}"#,
      #"{"type": "text", "text": "one"}"#,
      #"{"type": "text", "text": "one\ntwo\n\nthree", "font": {"letterSpacing": 1}}"#,
    ] {
      let tree = try Document(json: Array(json.utf8)).layout()
      let text = try #require(tree.labels.first).text
      for (number, whole) in text.lines.enumerated() {
        var line = whole
        line.frame.origin = .zero
        #expect(text.line(number) == line)
      }
      #expect(text.line(text.lineCount) == nil && text.line(-1) == nil)
    }
  }
}
