import Foundation
import PickerTestSupport
import Testing

/// Documents and catalogues that `layout check` cannot read, beside others that it can.
@Suite struct CheckProblemToolTests {
  private static let catalog = """
    msgid "Settings"
    msgstr "Einstellungen"

    msgid "Help"
    msgstr "Hilfe
    """

  /// A folder with two documents and two catalogues, of each of which one cannot be read, and a catalogue with a message
  /// that cannot.
  private func withFiles(_ body: (_ folder: String, _ arguments: [String]) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for (name, text) in [
        (
          "pickers/a.json",
          #"{"type": "segmented", "language": "en", "items": ["Settings", "Help"]}"#
        ),
        ("pickers/b.json", "{\"type\": \"segmented\",\n \"items\": 3}"),
        ("locales/de.po", Self.catalog), ("locales/fi.json", "{\n"),
      ] {
        let url = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try body(folder, ["check", "\(folder)/pickers", "--strings", "\(folder)/locales"])
    }
  }

  @Test func filesThatCannotBeRead_areFindings_andTheRestIsChecked() throws {
    try withFiles { folder, arguments in
      let run = try Tool(arguments + ["--format", "json"])
      #expect(run.code == 1)
      #expect(
        run.error
          == "\(folder)/locales/de.po:5: expected a quotation mark, found the end of the line\n")
      let report = try run.json
      #expect(report["cells"] as? Int == 2)
      let findings = try #require(report["findings"] as? [[String: Any]])
      let found = findings.map { "\($0["code"] ?? "") \($0["document"] ?? ""):\($0["line"] ?? "")" }
      #expect(
        Array(found.prefix(2)) == [
          "document \(folder)/pickers/b.json:2", "catalogue \(folder)/locales/fi.json:2",
        ])
      #expect(findings.contains { $0["code"] as? String == "untranslated" })
      let warnings = try #require(report["warnings"] as? [[String: Any]])
      #expect(warnings.map { $0["line"] as? Int } == [5])
    }
  }

  @Test func strict_failsWithWhatCannotBeRead() throws {
    try withFiles { folder, arguments in
      let run = try Tool(arguments + ["--strict"])
      #expect(run.code == 65 && run.output.contains("2 cells of 1 document"))
      #expect(run.error.contains("\(folder)/pickers/b.json:2: $.items: "))
      #expect(run.error.hasSuffix(", and 2 more (--strict)\n"), "\(run.error)")
      // A header that differs is no loss.
      let text = "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\nmsgid \"Help\"\nmsgstr \"Hilfe\"\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/locales/de.po"))
      let other = try Tool(
        "check", "\(folder)/pickers/a.json", "--strings", "\(folder)/locales/de.po", "--strict")
      #expect(other.code == 0 && other.error.contains("expected the language de of the path"))
    }
  }

  @Test func filesThatCannotBeRead_failTheCheckIfTheyAreNamed() throws {
    try withFiles { _, arguments in
      for (code, exitCode) in [("catalogue", Int32(1)), ("hidden", 1)] {
        let run = try Tool(arguments + ["--fail-on", code])
        #expect(run.code == exitCode)
      }
    }
  }

  @Test func reports_nameFiles_withoutACell() throws {
    try withFiles { folder, arguments in
      func output(_ format: String) throws -> String {
        try Tool(arguments + ["--format", format, "--fail-on", "catalogue"]).output
      }
      let table = try output("table")
      #expect(table.contains("catalogue: 1 finding, 1 fails the check\n"), "\(table)")
      #expect(!table.contains("own width –"))
      let github = try output("github")
      #expect(
        github.contains("::error file=\(folder)/locales/fi.json,line=2,title=catalogue"))
      #expect(github.contains("::warning file=\(folder)/locales/de.po,line=5,title=message::"))
      let junit = try output("junit")
      #expect(
        junit.contains("<testsuite name=\"\(folder)/locales/fi.json\" tests=\"1\" failures=\"1\""))
      let sarif = try #require(
        try JSONSerialization.jsonObject(with: Data(try output("sarif").utf8)) as? [String: Any])
      let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
      let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
      #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(results.prefix(2).map { $0["ruleId"] as? String } == ["document", "catalogue"])
    }
  }
}
