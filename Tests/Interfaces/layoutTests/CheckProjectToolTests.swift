import Foundation
import PickerTestSupport
import Testing

/// The settings of `layout check` in `layout-check.json`.
@Suite struct CheckProjectToolTests {
  private static let document = """
    {"type": "segmented", "language": "en", "items": ["Settings", "Help", {"id": "n", "text": "{count} new"}]}
    """
  private static let settings = """
    {"$schema": "schema.json", "documents": ["pickers"], "strings": ["locales"],
     "widths": [100, "120-160/20"], "textScales": [1, 2], "locales": ["de"],
     "failOn": ["truncated"], "samples": {"count": 1234},
     "silence": [
       {"code": "truncated", "id": "Settings", "reason": "soon"},
       {"code": "hidden", "locale": "de", "reason": "never"}]}
    """

  /// Runs the tool in a folder of a project.
  private func inProject(
    _ settings: String = Self.settings, folder: String = ".",
    _ body: (_ run: (String) throws -> Tool) throws -> Void
  ) throws {
    try withTemporaryFolder { root in
      for (name, text) in [
        ("layout-check.json", settings), ("pickers/tabs.json", Self.document),
        ("locales/de.json", #"{"Settings": "Einstellungen", "Help": "Hilfe", "n": "{count} neu"}"#),
        ("locales/fi.json", #"{"Settings": "Asetukset", "Help": "Ohje", "n": "{count}"}"#),
        ("sub/deep/other.json", Self.document),
      ] {
        let url = URL(fileURLWithPath: "\(root)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try body { try Tool(script: "cd \(root)/\(folder) && $LAYOUT check \($0)") }
    }
  }

  @Test func settings_standForOptionsThatAreNotGiven() throws {
    try inProject { run in
      let report = try run("-f json")
      #expect(report.code == 1)
      #expect(report.error == "layout-check.json:6: $.silence[1]: matches no finding\n")
      let json = try report.json
      let rows = try #require(json["matrix"] as? [[String: Any]])
      #expect(
        rows.map { $0["widths"] as? [Double] } == [[100, 120, 140, 160], [100, 120, 140, 160]])
      #expect(rows.map { $0["locale"] as? String } == ["de", "de"])
      #expect(rows.map { $0["document"] as? String }.allSatisfy { $0 == "pickers/tabs.json" })
      let findings = try #require(json["findings"] as? [[String: Any]])
      #expect(findings.contains { $0["text"] as? String == "1.234 neu" })
      let silenced = findings.filter { $0["silencedBecause"] != nil }
      #expect(!silenced.isEmpty && silenced.allSatisfy { $0["id"] as? String == "Settings" })
    }
  }

  @Test func options_comeFirst() throws {
    try inProject { run in
      let report = try run(
        "-f json --width 200 --text-scale 2 --locale fi --sample count=7 --fail-on truncated")
      #expect(report.code == 1)
      let json = try report.json
      let rows = try #require(json["matrix"] as? [[String: Any]])
      #expect(rows.map { $0["locale"] as? String } == ["fi"])
      #expect(rows[0]["widths"] as? [Double] == [200] && rows[0]["textScale"] as? Double == 2)
      #expect(!report.output.contains("1.234"))
    }
  }

  @Test func settings_areFoundInFoldersAbove_withPathsFromTheirFolder() throws {
    try inProject(folder: "sub/deep") { run in
      let report = try run("-f json")
      #expect(report.output.contains("\"document\": \"../../pickers/tabs.json\""))
      #expect(report.error == "../../layout-check.json:6: $.silence[1]: matches no finding\n")
      let other = try run("other.json --width 90 -f json")
      #expect(
        other.output.contains("\"document\": \"other.json\"") && !other.output.contains("tabs"))
      #expect(try run("--no-settings").code == 64)
      #expect(try run("--no-settings other.json -f json").output.contains("\"cells\": 1,"))
      let named = try run("--settings ../../layout-check.json -f json")
      #expect(named.output == report.output)
    }
  }

  @Test func minimumWidths_takeNoWidthsAndCodes() throws {
    try inProject { run in
      let own = try run("--minimum-width -f json")
      #expect(own.code == 0)
      let other = try run(
        "pickers --strings locales --locale de --text-scale 1,2 --sample count=1234 --no-settings"
          + " --minimum-width -f json")
      #expect(own.output == other.output)
    }
  }

  @Test func silences_applyToFilesToo() throws {
    let settings =
      #"{"documents": ["pickers"], "strings": ["locales"], "silence": [{"code": "document", "reason": "new"}]}"#
    try inProject(settings) { run in
      let broken = "echo '{' > pickers/broken.json"
      let report = try run(
        "x.json 2> /dev/null; \(broken); $LAYOUT check --fail-on document -f json")
      #expect(report.code == 0)
      #expect(report.output.contains("\"silencedBecause\": \"new\""))
      #expect(!report.error.contains("matches no finding"))
    }
  }

  @Test(
    arguments: [
      (
        #"{"failon": []}"#, 65,
        "layout-check.json:1: $.failon: unknown key \"failon\", did you mean \"failOn\"?"
      ),
      (
        "{\"documents\": [],\n\"widths\": [0]}", 65,
        "layout-check.json:2: $.widths[0]: must be more than 0, is 0"
      ),
      (
        "{\"documents\": [],\n\"widths\": [\"x\"]}", 65,
        "layout-check.json:2: $.widths: expected a number, found \"x\""
      ),
      (
        #"{"textScales": [11]}"#, 65,
        "layout-check.json:1: $.textScales[0]: must be at most 10, is 11"
      ),
      (
        #"{"samples": {"a": []}}"#, 65,
        "layout-check.json:1: $.samples.a: expected a number or a text, found an array"
      ),
      (
        "{\n\"fonts\": [\"none\"]}", 65,
        "layout-check.json:2: $.fonts[0]: expected a font file or a folder of them, found nothing at none"
      ),
      (#"{"documents": ["none"]}"#, 66, "none: cannot be read: No such file or directory"),
      (#"{"documents": ["pickers"], "baseline": "none.json"}"#, 66, "none.json: cannot be read"),
      ("[]", 65, "layout-check.json:1: $: expected an object, found an array"),
      ("{}", 64, "layout: expected a document"),
    ] as [(String, Int32, String)])
  func settings_thatAreWrong_areOneLine(settings: String, code: Int32, message: String) throws {
    try inProject(settings) { run in
      let report = try run("")
      #expect(report.code == code && report.output.isEmpty)
      #expect(report.error.hasPrefix(message), "\(report.error)")
      #expect(report.error.split(separator: "\n").count == 1)
    }
  }

  @Test func settings_thatAreNamedAndAbsent_areAnError() throws {
    try inProject { run in
      let codes = try ["none.json", "'' pickers", "layout-check.json --no-settings"].map {
        try run("--settings " + $0).code
      }
      #expect(codes == [66, 64, 64])
    }
  }

  @Test func schema_hasTheKeys() throws {
    let schema = try Tool("schema", "--of", "check").json
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(
      Set(properties.keys) == [
        "$schema", "documents", "boxes", "strings", "fonts", "widths", "textScales", "locales",
        "languages", "pseudo", "hints",
        "failOn", "baseline", "maxRows", "minTarget", "samples", "doNotTranslate", "silence",
      ])
  }
}
