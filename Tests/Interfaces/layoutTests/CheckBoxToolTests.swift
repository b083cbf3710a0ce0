import Foundation
import PickerTestSupport
import Testing

/// `layout check --boxes`: labels of any app, without documents.
@Suite struct CheckBoxToolTests {
  private static let table = """
    key,screen,width,height,lines,font,size,weight,letter-spacing,padding,overflow
    save,editor,60,,1,"Inter, sans-serif",16,500,0,8,cut
    help,login,300,,,Inter,14,normal,,,cut
    note,editor,100,20,,Inter,14,400,,,wrap
    save,editor,60,,,Inter,16,,,,shrink
    save,login,200,,,Inter,16,bold,1.5,,
    """
  private static let english = #"{"save": "Save", "help": "Help", "note": "Note"}"#
  private static let german =
    #"{"save": "Speichern unter", "help": "Hilfe", "note": "Bitte beachten Sie das"}"#

  private func inProject(
    _ table: String = Self.table, name: String = "boxes.csv", _ settings: String = "{}",
    _ body: (_ run: (String) throws -> Tool) throws -> Void
  ) throws {
    try withTemporaryFolder { root in
      for (name, text) in [
        (name, table), ("layout-check.json", settings), ("l/en.json", Self.english),
        ("l/de.json", Self.german),
      ] {
        let url = URL(fileURLWithPath: "\(root)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try body { try Tool(script: "cd \(root) && $LAYOUT check \($0)") }
    }
  }

  private func found(_ run: Tool) throws -> [String] {
    try #require(run.json["findings"] as? [[String: Any]]).map {
      "\($0["locale"] ?? "") \($0["code"] ?? "") \($0["id"] ?? "")"
    }
  }

  @Test func labels_thatDoNotFitTheirBoxes_areFound() throws {
    try inProject { run in
      let report = try run("--boxes boxes.csv --strings l -f json")
      #expect(report.code == 0 && report.error.isEmpty, "\(report.error)")
      let codes = try found(report)
      #expect(
        Set(codes) == [
          "de truncated editor/save", "de overflow editor/note", "de truncated editor#2/save",
        ], "\(codes)")
      let github = try run("--boxes boxes.csv --strings l -f github").output
      for line in [2, 4, 5] {
        #expect(github.contains("file=boxes.csv,line=\(line),"), "\(github)")
      }
      #expect(try run("--boxes boxes.csv --strings l --fail-on truncated").code == 1)
      let table = try run("--boxes boxes.csv --strings l").output
      #expect(table.contains("boxes.csv:2: editor/save: \"Speichern unter\" is cut to"), "\(table)")
      #expect(table.contains("boxes.csv:5: editor#2/save: \"Speichern unter\" is cut to"))
    }
  }

  @Test func boxes_haveBaselinesLimitsAndLengths() throws {
    try inProject { run in
      let base = "--boxes boxes.csv --strings l --baseline known.json --fail-on all"
      #expect(try run("\(base) --update-baseline").code == 0)
      #expect(try run(base).code == 0)
      let lengths = try run("--boxes boxes.csv --strings l --lengths -  --lengths-format csv")
        .output
      #expect(lengths.contains("save,Save,43.27,1,Inter,16,"), "\(lengths)")
      #expect(
        try run("--boxes boxes.csv --strings l --report r.html && grep -c editor/save r.html").code
          == 0)
    }
    try inProject(Self.table, #"{"boxes": ["boxes.csv"], "strings": ["l"], "locales": ["de"]}"#) {
      run in
      let report = try run("-f json")
      #expect(try found(report).count == 3)
    }
  }

  private func widths(_ run: Tool) throws -> [String: Double] {
    let findings = try #require(run.json["findings"] as? [[String: Any]])
    let widths = findings.compactMap { finding in
      (finding["neededWidth"] as? Double).map { (finding["id"] as? String ?? "", $0) }
    }
    return Dictionary(widths, uniquingKeysWith: max)
  }

  /// Texts in boxes: on one line with padding, on two lines, and smaller, with their widths.
  private static func boxes(_ width: (String) -> Double) -> String {
    let rows = [
      ("cut", "padding,8"), ("lines", "lines,2"), ("shrink", "overflow,shrink"),
    ].map { name, column -> String in
      let pair = column.split(separator: ",").map(String.init)
      let cells = ["padding", "lines", "overflow"].map { $0 == pair[0] ? pair[1] : "" }
      return "note,\(name),\(width(name)),\(cells.joined(separator: ","))"
    }
    return (["key,screen,width,padding,lines,overflow"] + rows).joined(separator: "\n")
  }

  @Test func neededWidths_areTheSmallestThatHelp() throws {
    var needed: [String: Double] = [:]
    try inProject(Self.boxes { _ in 30 }) { run in
      needed = try widths(try run("--boxes boxes.csv --strings l --locale de -f json"))
      #expect(needed.keys.sorted() == ["cut/note", "lines/note", "shrink/note"])
      let table = try run("--boxes boxes.csv --strings l --locale de").output
      #expect(table.contains("(needs a width of "), "\(table)")
    }
    try inProject(Self.boxes { needed["\($0)/note"] ?? 0 }) { run in
      let codes = try found(try run("--boxes boxes.csv --strings l --locale de -f json"))
      #expect(codes.isEmpty, "\(codes)")
    }
    try inProject(Self.boxes { (needed["\($0)/note"] ?? 0) - 1.0 / 16 }) { run in
      let codes = try found(try run("--boxes boxes.csv --strings l --locale de -f json"))
      #expect(codes.count == 3, "\(codes)")
    }
  }

  @Test func textThatIsTooWideEvenIfCut_needsTheSameWidth() throws {
    try inProject("key,width\nnote,20") { run in
      let report = try run("--boxes boxes.csv --strings l --locale de -f json")
      let findings = try #require(report.json["findings"] as? [[String: Any]])
        .filter { $0["locale"] as? String == "de" }
      let widths = findings.map { $0["neededWidth"] as? Double }
      #expect(findings.count == 2 && Set(widths).count == 1 && widths[0] != nil, "\(findings)")
    }
  }

  @Test func minimumWidths_areThoseOfBoxes() throws {
    try inProject(Self.boxes { _ in 30 }) { run in
      let needed = try widths(try run("--boxes boxes.csv --strings l --locale de -f json"))
      let report = try run("--boxes boxes.csv --strings l --locale de --minimum-width -f json")
      let found = try #require(report.json["minimumWidths"] as? [[String: Any]])
        .filter { $0["locale"] as? String == "de" }
      #expect(found.count == 3 && report.code == 0 && report.error.isEmpty)
      for (line, (name, box)) in zip(["cut", "lines", "shrink"], found).enumerated() {
        #expect(box["document"] as? String == "boxes.csv:\(line + 2): \(name)/note")
        let width = try #require(box["width"] as? Double)
        #expect(abs(width - (needed["\(name)/note"] ?? 0)) <= 1.0 / 32, "\(name) \(width)")
      }
    }
  }

  @Test func heightOfABoxWithLines_limitsLengths() throws {
    let table = """
      key,width,height,size,padding,lineHeight,overflow
      note,100,20,14,,,wrap
      help,100,44,14,2,20,wrap
      save,100,,14,,,wrap
      """
    try inProject(table) { run in
      let lengths = try run("--boxes boxes.csv --strings l --lengths - --lengths-format csv").output
      #expect(lengths.contains("note,Note,100,1,Inter,14,"), "\(lengths)")
      #expect(lengths.contains("help,Help,96,2,Inter,14,"), "\(lengths)")
      #expect(!lengths.contains("save"))
    }
  }

  @Test func fontsThatAreNotLoaded_areWarnings() throws {
    let table = """
      key,width,font
      save,400,Inter
      help,400,"Roboto, 'Noto Sans Mono', -apple-system, sans-serif"
      note,400,"Roboto, Inter, system-ui"
      """
    try inProject(table) { run in
      let report = try run("--boxes boxes.csv --strings l -f json")
      let message = "boxes.csv:3: font: no font of the family"
      #expect(
        report.error == """
          \(message) "Roboto" is loaded; Inter is used instead
          \(message) "Noto Sans Mono" is loaded; Inter is used instead

          """, "\(report.error)")
      #expect(report.code == 0)
      let codes = (try report.json["warnings"] as? [[String: Any]])?.map { $0["code"] as? String }
      #expect(codes == ["missingFont", "missingFont"])
    }
    let silence = #"{"silence": [{"code": "missingFont", "text": "*Roboto*", "reason": "x"}]}"#
    try inProject(table, silence) { run in
      let report = try run("--boxes boxes.csv --strings l -f json")
      #expect(report.error.contains("Noto") && !report.error.contains("Roboto"))
    }
  }

  @Test func boxesInJSON_areThoseOfCSV() throws {
    let json = """
      {"language": "en", "boxes": [
        {"key": "save", "screen": "editor", "width": 60, "lines": 1, "font": "Inter", "size": 16, "weight": 500, "padding": 8},

        {"key": "none", "text": "Nothing", "width": 600}]}
      """
    try inProject(json, name: "boxes.json") { run in
      let report = try run("--boxes boxes.json --strings l -f json")
      let codes = try found(report)
      #expect(
        codes.sorted() == ["de truncated editor/save", "de untranslated boxes/none"], "\(codes)")
      #expect(
        try run("--boxes boxes.json --strings l -f github").output.contains("boxes.json,line=2,"))
    }
  }

  @Test func misspeltKeyInJSON_isAnErrorWithItsLine() throws {
    try inProject("[\n{\"key\": \"a\", \"widht\": 3}]", name: "boxes.json") { run in
      let report = try run("--boxes boxes.json --strings l")
      let message = "boxes.json:2: unknown column \"widht\", did you mean \"width\"?\n"
      #expect(report.code == 65 && report.error == message, "\(report.error)")
    }
  }

  @Test func boxesBeyondTheLimit_areToldAndLeftOut() throws {
    try inProject { run in
      let report = try run("--boxes boxes.csv --strings l --limit boxes=2 -f json")
      #expect(report.code == 1)
      #expect(try found(report) == [" document ", "de truncated editor/save"])
      let message =
        "boxes.csv:4: expected at most 2 boxes; 3 more are left out, unless --limit\n  boxes=5 is given"
      let table = try run("--boxes boxes.csv --strings l --limit boxes=2").output
      #expect(table.contains(message), "\(table)")
      #expect(try run("--boxes boxes.csv --strings l --limit boxes=5").code == 0)
      #expect(
        try run("--boxes boxes.csv --limit boxes=0").error
          == "layout: --limit: expected boxes= and a whole number greater than 0, found \"boxes=0\"\n"
      )
    }
  }

  @Test(arguments: [
    ("key,width\na,x", "boxes.csv:2: width: expected a number from 0 to 10000000, found \"x\"\n"),
    ("key,width\n\n,3", "boxes.csv:3: key: is missing\n"),
    ("key,text\na,b", "boxes.csv:2: width: is missing\n"),
    (
      "key,width,overflow\na,3,crop",
      "boxes.csv:2: overflow: expected one of cut, wrap, shrink, found \"crop\"\n"
    ),
    ("key,width", "boxes.csv:1: expected boxes, found none\n"),
    (
      "key,screen,width,weight\na,x,3,\nb,y,3,\nc,y,3,5000",
      "boxes.csv:4: weight: expected a weight of 1 to 1000 or one of ultraLight, thin, light, regular, "
        + "medium, semibold, bold, heavy, black, found 5000\n"
    ),
    ("key,widht\na,3", "boxes.csv:1: unknown column \"widht\", did you mean \"width\"?\n"),
    (
      "Key,width,Hieght,my own\na,3,4,5",
      "boxes.csv:1: unknown column \"Hieght\", did you mean \"height\"?\n"
    ),
  ])
  func mistakes_areOneLine(table: String, message: String) throws {
    try inProject(table) { run in
      let report = try run("--boxes boxes.csv --strings l")
      #expect(report.code == 65 && report.error == message, "\(report.error)")
      #expect(try run("--boxes none.csv").code == 66)
    }
  }
}
