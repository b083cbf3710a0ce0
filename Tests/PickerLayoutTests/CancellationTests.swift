import PickerCairo
import PickerLayout
import Testing

/// Long work asks its budget often enough, and is soon over once it is cancelled: counted by the
/// questions, since clocks differ.
@Suite struct CancellationTests {
  @Test(arguments: LongWork.all)
  func output_cancelledInTheMiddle_isSoonOver(work: LongWork) throws {
    let layout = try Document(json: Array(work.document.utf8)).interactiveLayout()
    let whole = BudgetProbe()
    try Budget(probe: whole).run { work.draw(layout) }
    #expect(whole.questions >= work.fewestQuestions)
    // Walks along the nodes go on to the end, but do nothing any more.
    let mostAfter = 100 + 4 * layout.tree.nodes.count
    for place in [2, whole.questions / 3, whole.questions * 2 / 3] {
      let probe = BudgetProbe(cancellingAt: place)
      #expect(throws: LimitError.cancelled) { try Budget(probe: probe).run { work.draw(layout) } }
      #expect(probe.questions <= place + mostAfter)
    }
  }

  @Test(arguments: [
    #"{"type":"text","width":300,"text":"\#(words(2000))"}"#,
    #"{"type":"text","width":300,"maxLines":900,"truncation":"middle","text":"\#(words(2000))"}"#,
    #"{"type":"text","width":300,"text":"\#(String(repeating: "שב", count: 500))"}"#,
    #"{"type":"text","text":"\#(String(repeating: "a漢 ", count: 500))"}"#,
  ])
  func layout_cancelledInTheMiddle_isSoonOver(document: String) throws {
    // Texts that were shaped before are not shaped again: fonts of its own for each.
    func run(_ probe: BudgetProbe) throws {
      let budget = Budget(probe: probe)
      _ = try Document(json: Array(document.utf8), fonts: TextMeasurer(), budget: budget).layout()
    }
    let whole = BudgetProbe()
    try run(whole)
    #expect(whole.questions >= 60)
    let place = whole.questions / 2
    let probe = BudgetProbe(cancellingAt: place)
    #expect(throws: JSONError.self) { try run(probe) }
    #expect(probe.questions <= place + 100)
  }
}

private func words(_ count: Int) -> String {
  (0..<count).map { "word\($0)" }.joined(separator: " ")
}

/// An output of something large enough to last, and how many questions there have to be at least.
struct LongWork: Sendable, CustomStringConvertible {
  let description: String
  let fewestQuestions: Int
  let document: String
  let draw: @Sendable (InteractiveLayout) -> Void

  private static let outlines = TextMeasurer.shared

  private static let png: @Sendable (InteractiveLayout) -> Void = {
    _ = try? PNGRenderer().render($0.tree, outlines: outlines)
  }
  private static let html: @Sendable (InteractiveLayout) -> Void = {
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
      description: "blur and colours in pixels", fewestQuestions: 9 * 200,
      document: #"""
        {"type":"drawing","width":200,"height":200,"layers":[
          {"filter":[{"blur":3},{"sepia":1}],"items":[{"shape":"ellipse","fill":"red"}]}]}
        """#, draw: png),
    LongWork(
      description: "shadow in pixels", fewestQuestions: 4 * 200,
      document: #"""
        {"type":"shape","shape":"ellipse","width":200,"height":200,"fill":"red",
          "shadow":{"color":"black","radius":4}}
        """#, draw: png),
    LongWork(
      description: "gradient by pixels", fewestQuestions: 200,
      document: #"""
        {"type":"shape","shape":"ellipse","width":200,"height":200,
          "fill":{"angular":{"stops":["red","blue"]}}}
        """#, draw: png),
    LongWork(
      description: "path of many lines filled", fewestQuestions: 6000 / 256 + 6000 / 1024,
      document: #"{"type":"shape","shape":"path","fill":"red","path":"M0 0\#(zigzag)"}"#, draw: png),
    LongWork(
      description: "line along a path of many lines", fewestQuestions: 2 * 6000 / 256,
      document: #"""
        {"type":"shape","shape":"path","stroke":{"fill":"red","width":1},"path":"M0 0\#(zigzag)"}
        """#, draw: png),
    LongWork(
      description: "glyphs in pixels", fewestQuestions: 200, document: text, draw: png),
    LongWork(
      description: "glyphs in PDF", fewestQuestions: 200, document: text,
      draw: { _ = try? PDFRenderer().render($0.tree, outlines: outlines) }),
    LongWork(
      description: "glyphs in SVG", fewestQuestions: 60, document: text,
      draw: { _ = SVGRenderer().render($0.tree, outlines: outlines) }),
    LongWork(
      description: "tree with all details", fewestQuestions: 500,
      document: chips(400, #""detail":["accessibility","hits","navigation","breakpoints"],"#),
      draw: { _ = $0.tree.json() }),
    LongWork(
      description: "characters", fewestQuestions: 400, document: chips(400, ""),
      draw: { _ = TerminalRenderer().render($0.tree) }),
    LongWork(
      description: "chips in a page", fewestQuestions: 1500,
      document: chips(400, #""selection":"multiple","#), draw: html),
    LongWork(
      description: "segments in a page", fewestQuestions: 40 * 40,
      document: chips(40, "").replacing("chips", with: "segmented"), draw: html),
  ]
}
