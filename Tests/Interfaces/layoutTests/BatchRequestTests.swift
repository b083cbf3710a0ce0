import Foundation
import Testing

/// Lines of `layout batch` that are requests: `{"id": 7, "document": {…}, "format": "svg"}`.
@Suite struct BatchRequestTests {
  private static let chips = #"{"type": "chips", "items": ["tea", "coffee"]}"#

  /// The answer to one line.
  private func answer(_ line: String, _ options: String...) throws -> [String: Any] {
    try Tool(["batch"] + options, input: Data(line.utf8)).json
  }

  private func request(_ members: String) -> String {
    #"{"id": 7, "document": \#(BatchRequestTests.chips)\#(members)}"#
  }

  @Test func plainLines_beyondTheirAnswers_areAsWithoutRequests() throws {
    let plain = #"{"type": "chips", "items": ["tea", "\"document\""]}"#
    let bad = #"{"type": "chips", "width": -1}"#
    let alone = try Tool(["batch"], input: Data("\(plain)\n\(bad)\n".utf8))
    let mixed = try Tool(["batch"], input: Data("\(plain)\n\(bad)\n\(request(""))\n".utf8))
    #expect(mixed.output.hasPrefix(alone.output))
    #expect(mixed.output.dropFirst(alone.output.count).hasPrefix(#"{"id":7,"json":{"version":1"#))
    #expect(mixed.code == 65)
  }

  @Test(arguments: ["json", "nodes", "display-list", "svg", "html", "tree", "png", "pdf", "webp"])
  func layout_inEveryFormat_isThatOfTheDocumentAlone(format: String) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/chips.json"
      try Data(BatchRequestTests.chips.utf8).write(to: URL(fileURLWithPath: file))
      let alone = try Tool("document", file, "--format", format, "--width", "90", "--compact")
      let answer = try answer(request(#", "format": "\#(format)", "width": 90"#))
      #expect(answer["id"] as? Int == 7)
      if let text = answer["text"] as? String {
        #expect(text == alone.output)
      } else if let text = answer["base64"] as? String {
        #expect(Data(base64Encoded: text) == alone.bytes)
      } else {
        let json = try JSONSerialization.jsonObject(with: alone.bytes) as? NSDictionary
        #expect(answer["json"] as? NSDictionary == json)
      }
    }
  }

  @Test func options_ofTheCommand_applyUnlessARequestOverridesThem() throws {
    let narrow = try answer(request(""), "--width", "60")["json"] as? [String: Any]
    #expect((narrow?["size"] as? [String: Any])?["width"] as? Int == 60)
    let wide = try answer(request(#", "width": 300"#), "--width", "60")["json"] as? [String: Any]
    #expect((wide?["size"] as? [String: Any])?["width"] as? Int == 300)
    let detailed = try answer(request(#", "detail": ["hits"]"#))["json"] as? [String: Any]
    #expect(detailed?["hits"] != nil)
    let plain = try answer(BatchRequestTests.chips, "--detail", "hits", "--compact")
    #expect(plain["hits"] != nil)
    let written = try answer(request(#", "format": "svg""#), "--format", "nodes")
    #expect((written["text"] as? String)?.hasPrefix("<svg") == true)
  }

  @Test func id_isRepeatedAsItIs_orTheLineIsNamed() throws {
    let document = #""document": \#(BatchRequestTests.chips)"#
    let lines = [#"{"id": "a\"b", \#(document)}"#, #"{"id": 1.50, \#(document)}"#, "{\(document)}"]
    let answers = try Tool("batch", input: lines.joined(separator: "\n")).output
      .split(separator: "\n")
    #expect(answers.count == 3)
    for (answer, start) in zip(answers, [#"{"id":"a\"b","#, #"{"id":1.50,"#, #"{"line":3,"#]) {
      #expect(answer.hasPrefix(start), "\(answer.prefix(40))")
    }
  }

  @Test func hit_isThatOfTheTool_alsoInASavedTree() throws {
    let tree = try Tool(["batch"], input: Data(BatchRequestTests.chips.utf8)).output
    let alone = try Tool(["hit", "-", "--at", "20,10"], input: Data(BatchRequestTests.chips.utf8))
    let expected = try JSONSerialization.jsonObject(with: alone.bytes) as? NSDictionary
    for document in [BatchRequestTests.chips, tree.trimmingCharacters(in: .newlines)] {
      for at in [#""20,10""#, "[20, 10]"] {
        let line = #"{"id": 7, "request": "hit", "document": \#(document), "at": \#(at)}"#
        #expect(try answer(line)["json"] as? NSDictionary == expected)
      }
    }
  }

  @Test func measure_givesTheSizeOfEachText() throws {
    let line =
      #"{"id": 7, "request": "measure", "texts": ["tea", "one two"], "font": {"size": 20}, "width": 40}"#
    let texts = try #require(try answer(line)["json"] as? [[String: Any]])
    #expect(texts.count == 2)
    #expect(texts[0]["lines"] as? Int == 1 && texts[1]["lines"] as? Int == 2)
    let alone = try Tool("text", "tea", "--size", "20").json
    let size = alone["size"] as? [String: Any]
    #expect(texts[0]["width"] as? Double == size?["width"] as? Double)
    #expect(texts[0]["height"] as? Double == size?["height"] as? Double)
  }

  @Test func check_isTheReportOfTheTool() throws {
    let document = #"{"type": "chips", "language": "en", "items": ["tea", "coffee"]}"#
    let line =
      #"{"id": 7, "request": "check", "document": \#(document), "width": [30, 90], "textScale": 2, "pseudo": true}"#
    let report = try #require(try answer(line)["json"] as? [String: Any])
    let alone = try Tool(
      ["check", "-", "--width", "30,90", "--text-scale", "2", "--pseudo", "--format", "json"],
      input: Data(document.utf8)
    ).json
    #expect(report["cells"] as? Int == alone["cells"] as? Int)
    let codes = { (report: [String: Any]) in
      (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
    }
    #expect(!codes(report).isEmpty && codes(report) == codes(alone))
  }

  @Test(arguments: [
    (#", "width": -3"#, "$.width", "must be at least 0, is -3"),
    (#", "widht": 3"#, "$.widht", "unknown key \"widht\", did you mean \"width\"?"),
    (#", "format": "apng""#, "$", "format apng needs an animation: layout segmented"),
    (#", "format": "svg", "idPrefix": "1""#, "$.idPrefix", "must be letters, digits"),
    (#", "format": ["svg"]"#, "$.format", "expected a string or a number, found an array"),
    (#", "quality": 8"#, "$", "quality needs format jpeg or webp"),
    (#", "request": "draw""#, "$.request", "expected one of layout, hit, check, measure"),
    (#", "request": "hit""#, "$.at", "expected two numbers such as 120,30, found nothing"),
    (#", "request": "hit", "at": "9""#, "$.at", "expected two numbers such as 120,30, found \"9\""),
    (#", "request": "check", "widths": 3"#, "$.widths", "did you mean \"width\"?"),
    (#", "request": "check", "locale": "de""#, "$.locale", "no translations for \"de\""),
    (#", "request": "measure""#, "$.texts", "is missing"),
  ])
  func errors_nameTheIDAndTheKey(members: String, path: String, message: String) throws {
    let run = try Tool("batch", input: request(members))
    let error = try #require(try run.json["error"] as? [String: Any])
    #expect(try run.json["id"] as? Int == 7)
    #expect(error["path"] as? String == path)
    #expect((error["message"] as? String)?.contains(message) == true, "\(error)")
    #expect(run.code == 65)
  }

  @Test func error_ofADocument_isAtItsPlaceInTheRequest() throws {
    let line = #"{"id": 7, "document": {"type": "chips", "items": ["a", {"text": 3}]}, "width": 9}"#
    let error = try #require(try answer(line)["error"] as? [String: Any])
    #expect(error["path"] as? String == "$.document.items[1].text")
    let limited = try answer(request(""), "--limit", "nodes=2")["error"] as? [String: Any]
    #expect((limited?["path"] as? String)?.hasPrefix("$.document") == true)
    let measured = try answer(
      #"{"id": 7, "request": "measure", "texts": ["tea"]}"#, "--limit", "glyphs=2")
    #expect((measured["error"] as? [String: Any])?["path"] as? String == "$.texts")
    let list = try answer(#"{"id": [7], "document": {"type": "text", "text": ""}}"#)
    #expect(list["line"] as? Int == 1)
  }

  @Test func unordered_answersAreTheSame_inAnyOrder() throws {
    let large =
      #"{"id": 0, "document": {"type": "flow", "items": ["#
      + repeatElement(#"{"width": 1, "height": 1}"#, count: 3000).joined(separator: ",") + "]}}"
    let small = (1...30).map {
      #"{"id": \#($0), "document": {"type": "text", "text": "\#($0)"}}"#
    }
    let input = Data(([large] + small).joined(separator: "\n").utf8)
    let ordered = try Tool(["batch", "--jobs", "2"], input: input)
    let unordered = try Tool(["batch", "--jobs", "2", "--unordered"], input: input)
    let lines = { (run: Tool) in run.output.split(separator: "\n") }
    #expect(lines(ordered).count == 31 && unordered.code == 0)
    #expect(lines(ordered).sorted() == lines(unordered).sorted())
    #expect(lines(unordered).first?.hasPrefix(#"{"id":0,"#) == false)
  }

  @Test func files_ofRequests_haveTheirFormats() throws {
    try withTemporaryFolder { folder in
      let answer = try answer(request(#", "format": "svg""#), "--output-dir", folder)
      #expect(answer["file"] as? String == "1.svg" && answer["id"] as? Int == 7)
      #expect(FileManager.default.fileExists(atPath: "\(folder)/1.svg"))
      _ = try self.answer(BatchRequestTests.chips, "--output-dir", folder, "--pretty")
      let json = try String(contentsOfFile: "\(folder)/1.json", encoding: .utf8)
      #expect(json.hasPrefix("{\n  \"version\": 1,\n"))
    }
    try expectOneLine(
      from: ["batch", "--pretty", "-"], code: 64, saying: "--pretty needs --output-dir")
    try expectOneLine(
      from: ["batch", "--pretty", "--compact", "--output-dir", "x", "-"], code: 64,
      saying: "--compact and --pretty cannot be combined")
  }
}
