import PickerTestSupport
import Testing

@Suite struct LimitToolTests {
  private let three = #"{"type":"chips","items":["a","b","c"]}"#

  @Test func limit_lowered_isAnErrorAtItsPath() throws {
    let run = try Tool("chips", "-", "--limit", "nodes=5", input: three)
    #expect(run.code == 65 && run.output == "")
    #expect(run.error == "-: $.items[2]: exceeds the limit of 5 nodes per document\n")
  }

  @Test(arguments: ["json", "html", "pdf", "svg", "png", "tree"])
  func output_beyondTheBytes_isAnErrorInEveryFormat(format: String) throws {
    let run = try Tool("chips", "-", "--format", format, "--limit", "bytes=10", input: three)
    #expect(run.code == 65 && run.output == "")
    #expect(run.error.contains("exceeds the limit of 10 bytes per document"))
  }

  /// A limit of the process, which is no limit of the document.
  @Test(
    arguments: sweep(["batch -"], full: ["document -", "batch -", "batch - --jobs 1"]))
  func tool_withoutMemory_endsWithOneLine(command: String) throws {
    let texts = Array(repeating: #"{"type":"text"}"#, count: 300_000).joined(separator: ",")
    let run = try Tool(
      script: "ulimit -v 200000; $LAYOUT \(command)",
      input: #"{"type":"flow","items":[\#(texts)]}"#)
    #expect(run.code == 71 && run.output == "")
    #expect(run.error == "layout: out of memory\n")
  }

  /// Without time for it, its text is empty, and that is shaped, too.
  @Test func text_fromRightToLeft_whoseTimeIsOver_isAnError() throws {
    let words = String(repeating: "word ", count: 200_000)
    let run = try Tool(
      "text", "-", "--limit", "seconds=0.02",
      input: #"{"direction": "rtl", "text": "\#(words)"}"#)
    #expect(run.code == 65 && run.output == "")
    // It may be over while the text is read, or later.
    #expect(run.error.hasPrefix("-: $"))
    #expect(run.error.hasSuffix(": exceeds the limit of 0.02 seconds per document\n"))
  }

  @Test func picture_beyondThePixels_isAnError() throws {
    let run = try Tool("chips", "-", "--format", "png", "--limit", "pixels=1000", input: three)
    #expect(run.code == 65 && run.output == "")
    #expect(
      run.error == "-: the output exceeds the limit of 1000 pixels per document\n")
  }

  @Test func picture_ofNestedBlurs_isStopped() throws {
    // Consecutive blurs would be combined into one.
    let blurs = repeatElement(#"{"blur":1},{"invert":1}"#, count: 50).joined(separator: ",")
    let shape = #"{"shape":"circle","width":4000,"height":4000}"#
    let drawing =
      #"{"width":4000,"height":4000,"layers":[{"filter":[\#(blurs)],"items":[\#(shape)]}]}"#
    let run = try Tool(
      "drawing", "-", "--format", "png", "--limit", "pixels=100000000", input: drawing)
    #expect(run.code == 65 && run.error.contains("limit of 100000000 pixels"))
  }

  /// Sampled fills are written pixel by pixel; they must not write to a surface that the budget denied.
  @Test(arguments: [1, 8000, 100, 12_000])
  func picture_ofASampledFillBeyondThePixels_isAnError(pixels: Int) throws {
    let angular =
      #"{"angular":{"center":"center","from":0,"to":360,"stops":[[0,"red"],[1,"blue"]]}}"#
    let shape = #"{"type":"shape","shape":"circle","width":90,"height":90,"fill":\#(angular)}"#
    let run = try Tool(
      "document", "-", "--format", "png", "--limit", "pixels=\(pixels)", input: shape)
    #expect(run.code == 65 && run.output == "")
    #expect(run.error == "-: the output exceeds the limit of \(pixels) pixels per document\n")
  }

  @Test(arguments: [
    (
      ["chips", "--items", "a,b,c", "--limit", "nodes=5"],
      "layout: --items[2]: exceeds the limit of 5 nodes"
    ),
    (["chips", "--items", "a,b", "--limit", "glyphs=1"], "exceeds the limit of 1 glyphs"),
    (["text", "aaaa", "--limit", "glyphs=1"], "layout: <text>: exceeds the limit of 1 glyphs"),
    (["text", "hi", "--limit", "bytes=1"], "layout: the output exceeds the limit of 1 bytes"),
    (
      ["text", "hi", "--limit", "bytes=1", "-f", "svg"],
      "layout: the output exceeds the limit of 1 bytes"
    ),
  ])
  func optionsAlone_beyondALimit_areAnError(arguments: [String], message: String) throws {
    try expectOneLine(from: arguments, code: 65, saying: message)
  }

  /// Commands whose answers are not a tree.
  private static let answers: [([String], String)] = [
    (
      ["hit", food, "--at", "9,9", "--limit", "bytes=10"],
      "\(food): the output exceeds the limit of 10"
    ),
    (
      ["diff", food, food, "--limit", "bytes=1"],
      "\(food): the output exceeds the limit of 1 bytes"
    ),
    (
      ["transition", food, selection, "--limit", "bytes=100000"],
      "\(selection): $: exceeds the limit of 100000 bytes"
    ),
    (
      ["transition", food, selection, "--limit", "nodes=500"],
      "\(selection): $: exceeds the limit of 500 nodes"
    ),
    (
      ["carousel", "--count", "3", "--frames", "1000", "--limit", "bytes=10"],
      "layout: the output exceeds the limit of 10 bytes"
    ),
  ]
  private static let food = "Examples/chips/food.json"
  private static let selection = "Examples/chips/selection.json"

  @Test(arguments: answers)
  func answer_beyondALimit_isAnError(arguments: [String], message: String) throws {
    try expectOneLine(from: arguments, code: 65, saying: message)
  }

  @Test func limit_raised_allowsMore() throws {
    let pages = #"{"type":"carousel","count":100001,"indicator":"label"}"#
    #expect(try Tool("document", "-", input: pages).code == 65)
    #expect(try Tool("document", "-", "--limit", "pages=200000", input: pages).code == 0)
  }

  @Test func limit_unknown_isAUsageError() throws {
    let run = try Tool("chips", "--items", "a", "--limit", "widgets=3")
    #expect(run.code == 64)
    #expect(
      run.error
        == "layout: --limit: expected one of nodes, pages, pathElements, glyphs, bytes, pixels, seconds, found \"widgets\"\n"
    )
  }

  @Test func batch_lineBeyondTheLimit_doesNotAffectOthers() throws {
    let run = try Tool(
      "batch", "--limit", "nodes=5",
      input: #"{"type":"chips","items":["a"]}"# + "\n\(three)\n"
        + #"{"type":"chips","items":["b"]}"#)
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 65 && lines.count == 3)
    #expect(
      lines[1]
        == #"{"line":2,"error":{"path":"$.items[2]","message":"exceeds the limit of 5 nodes per document"}}"#
    )
    #expect(lines[0].contains(#""text":"a""#) && lines[2].contains(#""text":"b""#))
  }
}
