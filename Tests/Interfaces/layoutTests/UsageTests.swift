import Foundation
import Testing

/// Typical command lines.
@Suite struct UsageTests {
  private func items(_ arguments: String..., input: String = "") throws -> [String] {
    try items(arguments, input: input)
  }

  /// The labels of chips.
  private func items(_ arguments: [String], input: String = "") throws -> [String] {
    let run = try Tool(["chips"] + arguments, input: Data(input.utf8))
    #expect(run.code == 0 && run.error == "", "\(run.error)")
    let rows = (try run.json["root"] as? [String: Any])?["children"] as? [[String: Any]]
    return (rows ?? []).flatMap { $0["children"] as? [[String: Any]] ?? [] }
      .flatMap { $0["children"] as? [[String: Any]] ?? [] }.compactMap { $0["text"] as? String }
  }

  @Test func items_repeated_areConcatenated() throws {
    #expect(try items("--items", "tea", "--items", "coffee,cocoa") == ["tea", "coffee", "cocoa"])
    #expect(try items("--items", "", "--items", "tea") == ["tea"])
  }

  /// All lists are given to one process, because each `--items` is split on its own.
  @Test func items_areSplitAtCommas_asInCSV() throws {
    let lists = [
      (#""milk, sugar",tea"#, ["milk, sugar", "tea"]), (#""say ""hi""",b"#, [#"say "hi""#, "b"]),
      (#"a,"""#, ["a", ""]), (#"5" pipe,6""#, [#"5" pipe"#, #"6""#]),
      (#"e\,f,c\d"#, ["e,f", #"c\d"#]),
      (#""a\,b",c"#, [#"a\,b"#, "c"]),
      ("g,\u{301}b", ["g", "\u{301}b"]),
    ]
    #expect(try items(lists.flatMap { ["--items", $0.0] }) == lists.flatMap(\.1))
  }

  @Test func itemsFile_hasOneItemPerLine() throws {
    try withTemporaryFolder { folder in
      let lines = "\u{FEFF}tea, green\r\n\n  \n\"coffee\"\r\ncocoa"
      try Data(lines.utf8).write(to: URL(fileURLWithPath: folder + "/a"))
      let expected = ["tea, green", "\"coffee\"", "cocoa"]
      #expect(try items("--items-file", "-", input: lines) == expected)
      #expect(try items("--items-file", folder + "/a", "--items", "x") == ["x"] + expected)
      try Data([0x61, 0x0A, 0xFF]).write(to: URL(fileURLWithPath: folder + "/b"))
      let wrong = try Tool("segmented", "--items-file", folder + "/b")
      #expect(wrong.code == 65 && wrong.error == "\(folder)/b: line 2: expected UTF-8\n")
    }
    try expectOneLine(
      from: ["chips", "--items-file", "no-file"], code: 66, saying: "no-file: cannot be read")
    try expectOneLine(
      from: ["chips", "-", "--items-file", "-"], code: 64,
      saying: "FILE and --items-file cannot both be standard input")
  }

  @Test func items_asArguments_areCompleteLabels() throws {
    #expect(
      try items("tea", "coffee,cocoa", "milk, sugar") == ["tea", "coffee,cocoa", "milk, sugar"])
    #expect(try items("milk, sugar") == ["milk, sugar"])
    #expect(try items("tea,", "coffee", ",", "cocoa,") == ["tea", "coffee", "cocoa"])
    #expect(try items("tea,", "--items", "a,b") == ["a", "b", "tea,"])
    #expect(try items("--items", "tea", "v1.0", "[x] done") == ["tea", "v1.0", "[x] done"])
    #expect(try items("--items", #"["a", {"text": "b,c"}]"#, "d") == ["a", "b,c", "d"])
  }

  @Test func items_withMarks_haveStates() throws {
    let run = try Tool("chips", "--items", #"tea*,milk~,"a*",b\*,*"#, "--detail", "accessibility")
    #expect(run.code == 0)
    let states = try chips(run).map {
      "\($0["id"] ?? "") \($0["selected"] ?? 0) \($0["enabled"] ?? 1)"
    }
    #expect(
      states == [
        "tea 1 1", "milk 0 0", "a* 0 1", "b* 0 1", "* 0 1",
      ])
    let words = try Tool("chips", "tea*", "milk~", "b\\*", "*", "--detail", "accessibility")
    #expect(try chips(words).compactMap { $0["id"] as? String } == ["tea", "milk", "b*", "*"])
    let day = try Tool("segmented", "Day", "Week*", "Month")
    #expect(
      day.output == (try Tool("segmented", "--items", "Day,Week,Month", "--selected", "1").output))
    let told = try Tool("segmented", "Day", "Week*", "Month", "--selected", "0")
    #expect(told.output == (try Tool("segmented", "--items", "Day,Week,Month").output))
  }

  @Test func items_ofADocument_haveTheStatesOfOptions() throws {
    let document = #"{"items": [{"text": "a", "selected": true}, "b", {"id": "x", "text": "c"}]}"#
    let run = try Tool(
      "chips", "-", "--selected", "x,b", "--disabled", "a", "--icon", "x=star", input: document)
    let expected = #"""
      {"items": [{"text": "a", "enabled": false}, {"text": "b", "selected": true},
       {"id": "x", "text": "c", "selected": true, "icon": "star"}]}
      """#
    #expect(run.code == 0)
    #expect(try run.output == Tool("chips", "-", input: expected).output)
    let none = try Tool("chips", "-", "--selected", "", input: document)
    #expect(
      none.output
        == (try Tool("chips", "-", input: #"{"items": ["a", "b", {"id": "x", "text": "c"}]}"#)
          .output))
  }

  @Test func labelsAndLists_standForDocuments() throws {
    #expect(try items("-", input: "\u{FEFF}\n tea\r\n{x}\n") == [" tea", "{x}"])
    #expect(try items("-", input: #" ["tea", {"text": "milk"}]"#) == ["tea", "milk"])
    let flow = try Tool("flow", "-", input: #"[{"width": 5, "height": 5}]"#)
    #expect(
      flow.output
        == (try Tool("flow", "-", input: #"{"items": [{"width": 5, "height": 5}]}"#).output))
    for (command, input) in [("document", #"["tea"]"#), ("flow", "tea"), ("text", "[1]")] {
      #expect(try Tool(command, "-", input: input).code == 65)
    }
    let batch = try Tool("batch", input: "tea\n[\"tea\"]\n")
    #expect(batch.code == 65 && batch.output.components(separatedBy: "error").count == 3)
    let wrong = try Tool("chips", "-", input: #"["tea", 5]"#)
    #expect(wrong.error.hasPrefix("-: $.items[1]: expected"))
    let broken = try Tool("chips", "-", input: #"["tea" 5]"#)
    #expect(broken.error == "-: $: line 1, column 8: expected ',' or ']', found '5'\n")
  }

  @Test func fps_isTheNumberOfFramesOfEveryMovingPicture() throws {
    let arguments = [
      "segmented", "A", "B*", "--transition", #"{"from": 0, "duration": 1}"#, "-f", "apng",
    ]
    let few = try Tool(arguments + ["--fps", "4"])
    let many = try Tool(arguments + ["--fps", "20"])
    #expect(few.code == 0 && many.code == 0 && few.bytes.count < many.bytes.count)
  }

  @Test func shortOptions_areThoseThatTheyStandFor() throws {
    let long = try Tool(
      "chips", "--items", "tea", "--scheme", "dark", "--direction", "rtl", "--width", "90",
      "--format", "json")
    #expect(try Tool("chips", "tea", "--dark", "--rtl", "-w90", "--json").output == long.output)
    #expect(long.code == 0)
  }

  private func chips(_ run: Tool) throws -> [[String: Any]] {
    let rows = (try run.json["root"] as? [String: Any])?["children"] as? [[String: Any]]
    return (rows ?? []).flatMap { $0["children"] as? [[String: Any]] ?? [] }
  }

  /// Commands with an error, their exit codes and messages.
  private static let cases: [([String], Int32, String)] = [
    (["chips", "--items", #""a"b,c"#], 64, #"a comma is missing after the quotes of "a"b,c"#),
    (["chips", "lables.txt"], 66, "for items type layout chips --items lables.txt"),
    (
      ["chips", "README.md", "tea"], 64,
      "is a file, and there are other arguments: type layout chips README.md"
    ),
    (
      ["chips", "tea", "--selected", "te"], 64,
      #"--selected: no item is called "te", did you mean "tea"?"#
    ),
    (["chips", "tea", "--icon", "leaf,cup"], 64, "--icon: there are 2 icons for 1 items"),
    (["chips", "tea", "--width", "full"], 64, "--width full needs --format tree"),
    (["chips", "tea", "--watch"], 64, "--watch needs a FILE"),
    (["segmented", "A", "B", "--fps", "10"], 64, "--fps needs an animated picture"),
    (["segmented", "A", "B", "--fps", "0", "-f", "apng"], 64, "--fps: must be more than 0"),
    (["chips", "tea", "-width", "20"], 64, "unknown option -width, did you mean --width?"),
    (
      ["chips", "--items", #"[{"text": "a" "icon": "b"}]"#], 64,
      "--items: is not JSON: line 1, column 15: expected ',' or '}', found '\"'"
    ),
    (["flow"], 65, "-: is empty: expected a document: type layout flow picker.json"),
    (["chips", "--items", "a", "--widht", "3"], 64, "did you mean --width?"),
    (["my menu.json"], 64, #"unknown command "my menu.json": type layout document 'my menu.json'"#),
    (
      ["carousel", "--count", "3", "--frames", "2", "-o", "a.PNG"], 64,
      "--frames writes a list in JSON, not --format png"
    ),
    (["chips", "--items", #""a"#], 64, #"a double quote is missing at the end of "a"#),
    (
      ["text"], 65,
      "-: is empty: expected a document: type layout text Hello or layout text picker.json"
    ),
    (["text", "Hello", "World"], 64, "expected one text, found 2: type layout text 'Hello World'"),
    (["chips", "--items", "a", "--foo"], 64, "layout: unknown option --foo\n"),
    (
      ["chips", "--items", "a", "--family", "Foo"], 64,
      "layout: --family[0]: no font of the family \"Foo\" is loaded, layout fonts lists those that are\n"
    ),
    (
      ["chips", "--items", "a", "-o", "a.gif"], 64,
      "--output: no format has the extension \".gif\", use --format: json, nodes, tree, svg, png, apng, jpeg, webp, pdf, html, "
        + "display-list"
    ),
    (
      ["icons", "-o", "a.apng"], 64,
      "--output: no format has the extension \".apng\", use --format: json, tree, svg, png, jpeg, webp, pdf"
    ),
    (["chips", "--items", "a", "--quality", "50"], 64, "--quality needs --format jpeg or webp"),
    (["chips", "--items", "a", "-o", "a.png", "--quality", "50"], 64, "--quality needs --format"),
    (
      ["chips", "--items", "a", "-o", "a.jpg", "--quality", "101"], 64,
      "--quality: must be 0 to 100, is 101"
    ),
    (["chips", "--items", "a", "--text", "live", "-o", "a.pdf"], 64, "--text needs --format svg"),
  ]

  @Test(arguments: cases)
  func errors_suggestACommand(arguments: [String], code: Int32, message: String) throws {
    let run = try Tool(arguments)
    #expect(run.code == code && run.output == "")
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func errors_ofADocumentWithOptions_nameOnlyGivenOptions() throws {
    let document = #"{"items": ["Day", "Week"], "selected": "Week"}"#
    let run = try Tool("segmented", "-", "--items", "X,Y", "-w", "90", input: document)
    #expect(run.code == 64)
    #expect(
      run.error == "layout: - with --items --width: $.selected: no item has the id \"Week\"\n")
    let given = try Tool("segmented", "-", "--selected", "Wek", input: document)
    #expect(
      given.error
        == "layout: --selected: no item has the id \"Wek\", did you mean \"Week\"?\n")
    let axis = try Tool(
      "text", "-", "--family", "Noto Sans Thai", "--size", "9",
      input: #"{"text": "a", "font": {"variations": {"opsz": 20}}}"#)
    #expect(axis.code == 64)
    #expect(axis.error == "layout: --family: no axis \"opsz\": Noto Sans Thai has no axes\n")
  }

  @Test(
    arguments: [("b.PNG", "\u{89}PNG"), ("c.html", "<!doctype"), ("a.svg", "<svg"), ("d", "{")])
  func output_withoutFormat_usesItsExtension(name: String, start: String) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/" + name
      let run = try Tool("chips", "--items", "tea", "-w", "90", "-o", path)
      #expect(run.code == 0 && run.output == "" && run.error == "")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let isStart = bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) })
      #expect(isStart)
    }
  }

  @Test func output_dash_isStandardOutput() throws {
    let plain = try Tool("chips", "--items", "tea", "--format", "svg")
    let dash = try Tool("chips", "--items", "tea", "-f", "svg", "-o", "-")
    #expect(dash.code == 0 && dash.output == plain.output)
    #expect(try Tool("schema", "-o", "-").output == (try Tool("schema").output))
  }
}
