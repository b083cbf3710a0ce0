import Foundation
import PickerTestSupport
import Testing

@Suite struct ToolTests {
  @Test func segmented_onlyItems_giveATree() throws {
    let run = try Tool("segmented", "--items", "A,B,C")
    #expect(run.code == 0)
    #expect(run.error == "")
    let root = try #require(try run.json["root"] as? [String: Any])
    let children = try #require(root["children"] as? [[String: Any]])
    #expect(
      children.map { $0["role"] as? String } == ["indicator", "segment", "segment", "segment"])
    #expect(children.compactMap { $0["id"] as? String } == ["A", "B", "C"])
    #expect(children.compactMap { $0["selected"] as? Bool } == [true, false, false])
  }

  @Test func chips_fromFile_giveATree() throws {
    let run = try Tool("chips", "Examples/chips/food.json", "--compact")
    #expect(run.code == 0)
    let root = try #require(try run.json["root"] as? [String: Any])
    #expect((root["children"] as? [Any])?.isEmpty == false)
    #expect(!run.output.contains("\n  "))
  }

  @Test func svg_ofLiveText_embedsItsFonts() throws {
    let run = try Tool("segmented", "--items", "A,B", "--format", "svg", "--text", "live")
    #expect(run.code == 0)
    #expect(run.output.contains("@font-face") && run.output.contains(">A</text>"))
    let outlines = try Tool("segmented", "--items", "A,B", "--format", "svg")
    let asked = try Tool(
      "segmented", "--items", "A,B", "--format", "svg", "--text", "outlines")
    #expect(asked.output == outlines.output && !asked.output.contains("<text"))
  }

  @Test func displayList_ofLiveText_hasNoGlyphs() throws {
    let arguments = ["segmented", "--items", "A,B", "--format", "display-list", "--compact"]
    let outlines = try Tool(arguments).output
    #expect(outlines.contains(#""op":"glyphs""#) && !outlines.contains(#""op":"text""#))
    let live = try Tool(arguments + ["--text", "live"]).output
    #expect(live.contains(#"{"op":"text","text":"A","#) && !live.contains(#""op":"glyphs""#))
  }

  @Test func options_overrideTheFile() throws {
    let run = try Tool("chips", "Examples/chips/food.json", "--width", "500")
    let size = try #require(try run.json["size"] as? [String: Any])
    #expect(size["width"] as? Double == 500)
  }

  @Test func documents_ofStandardInput_areNamedDash() throws {
    let run = try Tool(
      "document", input: #"{"type": "chips", "items": [{"text": "a", "width": -4}]}"#)
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(run.error == "-: $.items[0].width: must be at least 0, is -4\n")
  }

  /// Commands with an error, their exit codes and messages.
  private static let cases: [([String], Int32, String)] = [
    (
      ["chips", "--items", "a", "--chip", "{\"paddig\": 3}"], 64,
      "--chip.paddig: unknown key \"paddig\", did you mean \"padding\"?"
    ),
    (
      ["chips", "--items", "a", "--format", "gif"], 64,
      "--format: expected one of json, nodes, tree, svg"
    ),
    (["hit", "Examples", "--at", "1,1"], 66, "Examples: cannot be read: Is a directory"),
    (
      ["schema", "--output", "/no/such/folder/x"], 73,
      "/no/such/folder/x: cannot be written: No such file"
    ),
    (["segmented", "Examples/chips/food.json"], 65, "expected \"segmented\""),
    (["chip", "--items", "a"], 64, "layout: unknown command \"chip\", did you mean \"chips\"?"),
    (["batch", "--jobs", "0"], 64, "--jobs must be at least 1, is 0"),
    (
      ["icons", "--scale", "100", "-o", "i.png"], 64,
      "pixels is too large: at most 16384 pixels per side"
    ),
    (["chips", "--items", "a", "--width", "-4"], 64, "--width: must be at least 0, is -4"),
    (["chips", "--items", "a", "--size", "0"], 64, "--size: must be more than 0, is 0"),
    (["segmented", "--items", "A,B", "--selected", "2"], 64, "--selected: must be 0 to 1, is 2"),
    (
      ["segmented", "--items", "Day,Week", "--selected", "Dya"], 64,
      "--selected: no item has the id \"Dya\", did you mean \"Day\"?"
    ),
    (["chips", "--items", "a", "--widht", "3"], 64, "unknown option --widht"),
    (["chips", "--items", "a", "--text", "live"], 64, "--text needs --format svg"),
    (["chips", "no-such-file.json"], 66, "no-such-file.json: cannot be read: No such file"),
    (["chips", "Examples"], 66, "Examples: cannot be read: Is a directory"),
    (
      ["chips", "--items", "a", "--output", "/no/such/folder/x"], 73,
      "/no/such/folder/x: cannot be written: No such file"
    ),
  ]

  @Test(arguments: cases)
  func errors_areOneLine(arguments: [String], code: Int32, message: String) throws {
    try expectOneLine(from: arguments, code: code, saying: message)
  }

  @Test func syntaxErrors_haveLineAndColumn() throws {
    let run = try Tool(
      "document", "-", input: "{\n  \"type\": \"chips\",\n  \"items\": [\"a\" \"b\"]\n}")
    #expect(run.code == 65)
    #expect(run.error.hasPrefix("-: $: line 3, column 17:"), "\(run.error)")
  }

  @Test func batch_answersEveryLineInOrder() throws {
    let lines = """
      {"type": "text", "text": "a"}

      {"type": "text", "txt": "b"}
      nonsense
      {"type": "segmented", "items": ["x"]}
      """
    let run = try Tool("batch", "--jobs", "2", input: lines)
    #expect(run.code == 65)
    let answers = run.output.split(separator: "\n").map {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    try #require(answers.count == 4)
    #expect(answers[0]?["type"] as? String == "text")
    #expect(answers[1]?["line"] as? Int == 3)
    let error = answers[1]?["error"] as? [String: Any]
    #expect(error?["path"] as? String == "$.txt")
    #expect((error?["message"] as? String)?.contains("did you mean \"text\"?") == true)
    #expect(answers[2]?["line"] as? Int == 4)
    #expect(answers[3]?["type"] as? String == "segmented")
  }

  @Test func batch_sameBytes_forAnyNumberOfJobs() throws {
    let lines = (0..<200).map {
      #"{"type": "chips", "width": \#(50 + $0), "items": ["tea", "coffee", "cocoa"]}"#
    }.joined(separator: "\n")
    let one = try Tool("batch", "--jobs", "1", input: lines)
    let many = try Tool("batch", "--jobs", "7", input: lines)
    #expect(one.code == 0)
    #expect(one.output == many.output)
    #expect(one.output.split(separator: "\n").count == 200)
  }

  @Test func output_isWrittenAtomically() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Tool("chips", "--items", "a", "--width", "-1", "--output", file.path).code == 64)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let run = try Tool("chips", "--items", "tea", "--format", "svg", "--output", file.path)
    #expect(run.code == 0)
    #expect(run.output == "")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg "))
  }

  @Test func items_escapedComma_isPartOfTheText() throws {
    let run = try Tool("segmented", "--items", #"one\, two,three"#)
    let root = try #require(try run.json["root"] as? [String: Any])
    let ids = (root["children"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
    #expect(ids == ["one, two", "three"])
  }

  @Test func selected_null_drawsNoIndicator() throws {
    let run = try Tool("segmented", "--items", "A,B", "--selected", "null")
    #expect(run.code == 0)
    #expect(!run.output.contains("indicator"))
    #expect(!run.output.contains("\"selected\": true"))
  }

  @Test func text_positional_isTheTextItself() throws {
    let run = try Tool("text", "Hello", "--size", "20", "--weight", "bold")
    #expect(run.code == 0)
    let root = try #require(try run.json["root"] as? [String: Any])
    #expect(root["text"] as? String == "Hello")
    #expect((root["font"] as? [String: Any])?["size"] as? Double == 20)
  }

  @Test(
    arguments: [["text", "Hello"], ["chips", "--items", "A"], ["segmented", "--items", "A"]])
  func style_slantsTheLabelAndIsInTheTree(command: [String]) throws {
    let run = try Tool(command + ["--style", "oblique", "--detail", "glyphs"])
    #expect(run.code == 0)
    #expect(run.output.contains(#""style": "oblique""#) && run.output.contains(#""slant": 14"#))
    let upright = try Tool(command + ["--detail", "glyphs"])
    #expect(!upright.output.contains("style") && !upright.output.contains("slant"))
    let wrong = try Tool(command + ["--style", "cursive"])
    #expect(wrong.code == 64 && wrong.error.contains("one of normal, italic, oblique"))
  }
}
