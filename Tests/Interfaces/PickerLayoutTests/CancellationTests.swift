import PickerCairo
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Long work checks its budget often enough, and ends soon once it is cancelled. The tests count checks, because
/// the speed of machines differs.
@Suite struct CancellationTests {
  @Test(
    arguments: sweep(
      stride(from: 1, to: LongWork.all.count, by: 2).map { LongWork.all[$0] }, full: LongWork.all))
  func output_cancelledInTheMiddle_endsSoon(work: LongWork) throws {
    let document = try Document(json: Array(work.document.utf8))
    let layout = DocumentLayout(try document.layout(), of: document)
    let whole = BudgetProbe()
    try Budget(probe: whole).run { work.draw(layout) }
    #expect(whole.checkCount >= work.minimumChecks)
    // Walks along the nodes continue to the end, but do nothing.
    let maximumAfterCancellation = 100 + 4 * layout.tree.nodes.count
    for place in sweep(
      [whole.checkCount / 3], full: [2, whole.checkCount / 3, whole.checkCount * 2 / 3])
    {
      let probe = BudgetProbe(cancellingAt: place)
      #expect(throws: LimitError.cancelled) { try Budget(probe: probe).run { work.draw(layout) } }
      #expect(probe.checkCount <= place + maximumAfterCancellation)
    }
  }

  @Test func breakpoints_cancelledInTheMiddle_endSoon() throws {
    let items = (0..<100).map { #""\#($0)""# }.joined(separator: ",")
    let json = #"{"type":"segmented","whenNarrow":["overflowMenu"],"items":[\#(items)]}"#
    let document = Array(json.dropLast().utf8) + Array(#","detail":["breakpoints"]}"#.utf8)
    func run(_ probe: BudgetProbe) throws {
      _ = try Document(json: document, budget: Budget(probe: probe)).layout()
    }
    let whole = BudgetProbe()
    try run(whole)
    #expect(whole.checkCount > 3 * 100)
    let probe = BudgetProbe(cancellingAt: whole.checkCount / 2)
    #expect(throws: JSONError.self) { try run(probe) }
    #expect(probe.checkCount <= whole.checkCount / 2 + 100)
  }

  @Test(arguments: [
    #"{"type":"text","width":300,"text":"\#(words(2000))"}"#,
    #"{"type":"text","width":300,"maxLines":900,"truncation":"middle","text":"\#(words(2000))"}"#,
    #"{"type":"text","width":300,"text":"\#(String(repeating: "שב", count: 500))"}"#,
    #"{"type":"text","text":"\#(String(repeating: "a漢 ", count: 500))"}"#,
    #"{"type":"drawing","layers":[\#(layers(200))]}"#,
  ])
  func layout_cancelledInTheMiddle_endsSoon(document: String) throws {
    // Texts that were shaped before are not shaped again, so each run has fonts of its own.
    func run(_ probe: BudgetProbe) throws {
      let budget = Budget(probe: probe)
      _ = try Document(json: Array(document.utf8), fonts: TextMeasurer(), budget: budget).layout()
    }
    let whole = BudgetProbe()
    try run(whole)
    #expect(whole.checkCount >= 60)
    let place = whole.checkCount / 2
    let probe = BudgetProbe(cancellingAt: place)
    #expect(throws: JSONError.self) { try run(probe) }
    #expect(probe.checkCount <= place + 100)
  }

  @Test(arguments: [
    #"{"type":"shape","shape":"circle","fill":{"linear":{"stops":[\#(list(#"[0,"red"]"#, 6400))]}}}"#,
    #"{"type":"shape","shape":"circle","fill":{"linear":{"stops":[\#(list(#""red""#, 6400))]}}}"#,
    #"{"type":"colorPicker","drags":[\#(list(#"{"control":0,"x":9,"y":9}"#, 100))]}"#,
    #"{"type":"text","check":{"silence":[\#(list(#"{"code":"*","reason":"-"}"#, 100))]}}"#,
  ])
  func reading_cancelledInTheMiddle_endsSoon(document: String) throws {
    func read(_ probe: BudgetProbe) throws {
      _ = try Document(json: Array(document.utf8), budget: Budget(probe: probe)).layout()
    }
    let whole = BudgetProbe()
    try read(whole)
    #expect(whole.checkCount >= 100)
    let probe = BudgetProbe(cancellingAt: 50)
    #expect(throws: JSONError.self) { try read(probe) }
    #expect(probe.checkCount <= 50 + 100)
  }
}

/// The elements of a list.
private func list(_ element: String, _ count: Int) -> String {
  repeatElement(element, count: count).joined(separator: ",")
}

private func words(_ count: Int) -> String {
  (0..<count).map { "word\($0)" }.joined(separator: " ")
}

/// Layers of a drawing.
private func layers(_ count: Int) -> String {
  repeatElement(#"{"items":[{"shape":"circle"}]}"#, count: count).joined(separator: ",")
}

/// An output that takes long enough, and the minimum number of checks.
struct LongWork: Sendable, CustomStringConvertible {
  let description: String
  let minimumChecks: Int
  let document: String
  let draw: @Sendable (DocumentLayout) -> Void

  private static let outlines = TextMeasurer.shared

  private static let png: @Sendable (DocumentLayout) -> Void = {
    _ = try? PNGRenderer().render($0.tree, outlines: outlines)
  }
  private static let html: @Sendable (DocumentLayout) -> Void = {
    _ = HTMLRenderer(outlines: outlines).render($0)
  }
  private static let text = #"{"type":"text","width":300,"text":"\#(words(600))"}"#
  private static let zigzag = (0..<6000).map { "L\($0 % 2 * 99) \(Double($0) / 50)" }.joined()

  private static func chips(_ count: Int, _ more: String) -> String {
    let items = (0..<count).map { #""c\#($0)""# }.joined(separator: ",")
    return #"{"type":"chips","width":300,\#(more)"items":[\#(items)]}"#
  }

  static let all = [
    LongWork(
      description: "blur and colours in pixels", minimumChecks: 9 * 200,
      document: #"""
        {"type":"drawing","width":200,"height":200,"layers":[
          {"filter":[{"blur":3},{"sepia":1}],"items":[{"shape":"ellipse","fill":"red"}]}]}
        """#, draw: png),
    LongWork(
      description: "shadow in pixels", minimumChecks: 4 * 200,
      document: #"""
        {"type":"shape","shape":"ellipse","width":200,"height":200,"fill":"red",
          "shadow":{"color":"black","radius":4}}
        """#, draw: png),
    LongWork(
      description: "gradient by pixels", minimumChecks: 200,
      document: #"""
        {"type":"shape","shape":"ellipse","width":200,"height":200,
          "fill":{"angular":{"stops":["red","blue"]}}}
        """#, draw: png),
    LongWork(
      description: "path of many lines filled", minimumChecks: 6000 / 256 + 6000 / 1024,
      document: #"{"type":"shape","shape":"path","fill":"red","path":"M0 0\#(zigzag)"}"#, draw: png),
    LongWork(
      description: "line along a path of many lines", minimumChecks: 2 * 6000 / 256,
      document: #"""
        {"type":"shape","shape":"path","stroke":{"fill":"red","width":1},"path":"M0 0\#(zigzag)"}
        """#, draw: png),
    LongWork(
      description: "glyphs in pixels", minimumChecks: 200, document: text, draw: png),
    LongWork(
      description: "glyphs in PDF", minimumChecks: 200, document: text,
      draw: { _ = try? PDFRenderer().render($0.tree, outlines: outlines) }),
    LongWork(
      description: "glyphs in SVG", minimumChecks: 60, document: text,
      draw: { _ = SVGRenderer().render($0.tree, outlines: outlines) }),
    LongWork(
      description: "tree with all details", minimumChecks: 500,
      document: chips(400, #""detail":["accessibility","hits","navigation","breakpoints"],"#),
      draw: { _ = $0.tree.json() }),
    LongWork(
      description: "characters", minimumChecks: 1050, document: chips(400, ""),
      draw: { _ = TerminalRenderer().render($0.tree) }),
    LongWork(
      description: "chips in a page", minimumChecks: 5 * 400,
      document: chips(400, #""selection":"multiple","#), draw: html),
  ]
}
