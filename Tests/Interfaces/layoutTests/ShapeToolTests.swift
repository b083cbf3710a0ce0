import Foundation
import PickerTestSupport
import Testing

@Suite struct ShapeToolTests {
  @Test func shape_fromStandardInput_isDrawn() throws {
    let file = #"{"shape": "polygon", "sides": 4, "fill": "teal"}"#
    let run = try Tool("shape", "-", "--width", "40", "--format", "svg", input: file)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains(##"<path d="M20 0L40 20L20 40L0 20Z" fill="#008080"/>"##))
  }

  @Test func shape_invalid_isOneLine() throws {
    let run = try Tool("shape", "-", input: #"{"shape": "polygon", "sides": 2}"#)
    #expect(run.code == 65)
    #expect(run.error == "-: $.sides: must be at least 3, is 2\n")
    let broken = try Tool("shape", "-", input: #"{"shape": "path", "path": "M0 0L10"}"#)
    #expect(broken.code == 65)
    #expect(broken.error.hasPrefix("-: $.path: path data breaks off at character "))
  }

  @Test(arguments: [
    (".05", "0.05"), ("+1", "1"), ("-.5", "-0.5"), ("+007.25", "7.25"), ("-0", "-0"),
  ])
  func number_writtenInAnotherWay_isANumber(text: String, number: String) throws {
    let shape = ["shape", "--shape", "roundedRect", "--width", "9"]
    let run = try Tool(shape + ["--opacity", text])
    #expect(run.output == (try Tool(shape + ["--opacity", number])).output)
    #expect(run.error == (try Tool(shape + ["--opacity", number])).error)
  }

  @Test(arguments: ["+", ".", "-.", "1.", "1.x", "++1"])
  func number_thatIsNone_isAnError(text: String) throws {
    let run = try Tool(["shape", "--shape", "leaf", "--unit-x", text])
    #expect(run.code == 64 || run.code == 65)
    #expect(run.error.contains("--unit-x") && run.error.contains(text), "\(run.error)")
  }

  @Test func unitX_withoutADigitBeforeThePoint_isANumber() throws {
    for (text, number) in [(".05", "0.05"), ("+1", "1")] {
      let runs = try [text, number].map {
        try Tool(["shape", "--shape", "leaf", "--unit-x", $0, "--width", "40"])
      }
      #expect(runs[0].code == 0, "\(runs[0].error)")
      #expect(runs[0].output == runs[1].output && !runs[0].output.isEmpty)
    }
  }

  @Test(arguments: ["document", "stack", "grid", "flow"])
  func at_ofAPanel_isTheTimeToShow(command: String) throws {
    let type = command == "document" ? "stack" : command
    func panel(_ keys: String) -> String {
      #"{"type": "\#(type)"\#(keys), "items": [\#(Self.moving)]}"#
    }
    let later = try Tool(command, "-", "--at", ".25", input: panel(""))
    #expect(later.code == 0, "\(later.error)")
    #expect(later.output == (try Tool("document", "-", input: panel(#", "at": 0.25"#))).output)
    #expect(later.output != (try Tool("document", "-", input: panel(""))).output)
  }

  @Test func at_ofADocumentWithoutATime_isAnError() throws {
    let run = try Tool("document", "-", "--at", "1", input: #"{"type": "text", "text": "a"}"#)
    #expect(run.code == 64 && run.error.contains("--at: unknown key"), "\(run.code) \(run.error)")
  }

  private static let moving = #"""
    {"type": "shape", "shape": "circle", "width": 40, "fill": {"linear": {"stops": ["black", "white"],
      "keyframes": [{"stops": ["red", "white"], "duration": 0.5}]}}}
    """#

  @Test func gradient_withKeyframes_movesByCSS() throws {
    let run = try Tool(
      "shape", "-", "--format", "svg", "--animate", "--id-prefix", "", input: Self.moving)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("@keyframes k0{0%{stop-color:#000000}100%{stop-color:#FF0000}}"))
    #expect(run.output.contains(".moving{animation:0.5s linear both}"))
    // One gradient moves, and no other one is left.
    #expect(run.output.components(separatedBy: "<linearGradient").count == 2)
    #expect(run.output.contains(#"fill="url(#moving0)""#))
  }

  @Test func gradient_thatLoops_loopsWithoutAPause() throws {
    let loop = Self.moving.replacingOccurrences(of: "0.5}]", with: "0.5}], \"loops\": true")
    func svg(_ options: String...) throws -> String {
      try Tool(
        ["shape", "-", "--format", "svg", "--animate", "--id-prefix", ""] + options,
        input: Data(loop.utf8)
      ).output
    }
    #expect(try svg().contains(".moving{animation:0.5s linear infinite both}"))
    #expect(try svg("--repeat", "loop").contains(".moving{animation:0.5s linear infinite both}"))
    #expect(try svg("--repeat", "once").contains(".moving{animation:0.5s linear both}"))
  }

  /// A star whose colours move and come back takes 2.07 MB if every frame is written.
  @Test func angularGradient_thatMoves_isSmall() throws {
    let star = #"""
      {"type": "shape", "shape": "star", "points": 16, "innerRatio": 0.9, "width": 200, "fill": {"angular": {
        "stops": ["blue", "black", "blue"], "loops": true, "keyframes": [
          {"stops": ["blue", "yellow", "blue"], "duration": 0.5556},
          {"stops": ["blue", "black", "blue"], "duration": 1.6667}]}}}
      """#
    let svg = try Tool("shape", "-", "--format", "svg", "--animate", input: star).output
    #expect(svg.contains("animation:2.2223s linear infinite both"))
    #expect(svg.utf8.count < 50_000, "\(svg.utf8.count) bytes")
  }

  @Test func gradient_withKeyframes_movesAsAnAnimatedPicture() throws {
    let run = try Tool("document", "-", "--format", "apng", input: Self.moving)
    #expect(run.code == 0 && run.output.contains("acTL"), "\(run.error)")
    let still = #"{"type": "shape", "shape": "circle", "fill": "red"}"#
    let none = try Tool("shape", "-", "--format", "apng", input: still)
    #expect(none.code == 65 && none.error.contains("$: nothing moves, expected"))
  }

  @Test func drawing_ofAnotherType_isAnError() throws {
    let file = #"{"layers": [{"items": [{"text": "Hi", "at": "center"}]}]}"#
    let run = try Tool("drawing", "-", "--format", "tree", input: file)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("Hi"))
    #expect(try Tool("drawing", "-", input: #"{"type": "shape", "shape": "star"}"#).code == 65)
  }
}
