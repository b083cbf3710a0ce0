import Foundation
import PickerTestSupport
import Testing

/// `layout check --lengths`, and what it writes read back.
@Suite struct LengthToolTests {
  private static let document = """
    {"type": "segmented", "language": "en", "font": {"size": 16, "weight": "regular", "opticalSize": 16},
     "segment": {"padding": 0}, "border": 0, "padding": 0, "spacing": 0,
     "items": [{"id": "settings", "text": "Settings"}, {"id": "help", "text": "Help & \\"more\\""}, "About"]}
    """
  private static let german = """
    {"settings": "Einstellungen", "help": "Hilfe", "About": "Über"}
    """

  private func inProject(_ body: (_ run: (String) throws -> Tool, String) throws -> Void) throws {
    try withTemporaryFolder { root in
      try FileManager.default.createDirectory(
        atPath: root + "/locales", withIntermediateDirectories: true)
      try Data(Self.document.utf8).write(to: URL(fileURLWithPath: root + "/tabs.json"))
      try Data(Self.german.utf8).write(to: URL(fileURLWithPath: root + "/locales/de.json"))
      try body(
        { try Tool(script: "cd \(root) && $LAYOUT check tabs.json --strings locales \($0)") }, root)
    }
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test func lengths_asPO_areFlagsOfWeblate() throws {
    try inProject { run, root in
      let report = try run("--width 300,240 --lengths lengths.po")
      #expect(report.code == 0 && report.output.isEmpty && report.error.isEmpty, "\(report.error)")
      #expect(
        try text(root + "/lengths.po") == #"""
          msgid ""
          msgstr ""
          "MIME-Version: 1.0\n"
          "Content-Type: text/plain; charset=UTF-8\n"
          "Content-Transfer-Encoding: 8bit\n"
          "X-Generator: layout check\n"

          #. Settings
          #. at most 80 pt in Inter 16 – tabs.json, 240 pt
          #, max-size:80, font-family:Inter, font-size:16
          msgid "settings"
          msgstr ""

          #. Help & "more"
          #. at most 80 pt in Inter 16 – tabs.json, 240 pt
          #, max-size:80, font-family:Inter, font-size:16
          msgid "help"
          msgstr ""

          #. at most 80 pt in Inter 16 – tabs.json, 240 pt
          #, max-size:80, font-family:Inter, font-size:16
          msgid "About"
          msgstr ""

          """#)
    }
  }

  @Test(
    arguments: [
      ("lengths.po", ""), ("lengths.pot", ""), ("lengths.xliff", ""),
      ("lengths.xlf", "--lengths-format xliff-2.0"), ("values/strings.xml", ""),
      ("lengths.csv", ""),
    ])
  func lengths_readBack_areLimits(file: String, format: String) throws {
    try inProject { run, root in
      try FileManager.default.createDirectory(
        atPath: root + "/values", withIntermediateDirectories: true)
      let written = try run("--width 240 --lengths \(file) \(format)")
      #expect(written.code == 0, "\(written.error)")
      let report = try run("--strings \(file) --width 900 --fail-on tooLong -f json")
      #expect(report.code == 1 && report.error.isEmpty, "\(report.error)")
      let found = try #require(report.json["findings"] as? [[String: Any]])
        .filter { $0["code"] as? String == "tooLong" }
      #expect(found.map { $0["id"] as? String } == ["settings"])
      #expect(found.first?["limit"] as? Double == 80)
      let message = try #require(found.first?["message"] as? String)
      #expect(message.hasPrefix("\"Einstellungen\" is 1") && message.hasSuffix("more than 80 pt"))
      let missing = try #require(found.first?["missing"] as? Double)
      #expect(missing > 10 && missing < 40)
    }
  }

  @Test func lengths_asCSV_haveTheirPlaces() throws {
    try inProject { run, _ in
      let table = try run("--width 240 --lengths - --lengths-format csv")
      #expect(
        table.output.split(separator: "\n") == [
          "key,text,width,lines,font,size,weight,characters,document,viewport,textScale",
          "settings,Settings,80,1,Inter,16,400,,tabs.json,240,1",
          #"help,"Help & ""more""",80,1,Inter,16,400,,tabs.json,240,1"#,
          "About,About,80,1,Inter,16,400,,tabs.json,240,1",
        ])
    }
  }

  @Test(
    arguments: [
      ("--lengths x.txt", "--lengths: expected a file of type po, pot, xliff, xlf, xml or csv"),
      ("--lengths-format csv", "--lengths-format needs --lengths"),
      ("--lengths x.po --report r.html", "--report cannot be combined with --lengths"),
      ("--lengths x.po --minimum-width", "--lengths cannot be combined with --minimum-width"),
      (
        "--lengths x.po --fail-on contrast",
        "--fail-on contrast: --lengths cover only what a larger"
      ),
    ])
  func options_thatExcludeEachOther_areUsageErrors(options: String, message: String) throws {
    try inProject { run, _ in
      let report = try run(options)
      #expect(report.code == 64 && report.error.contains(message), "\(report.error)")
    }
  }
}
