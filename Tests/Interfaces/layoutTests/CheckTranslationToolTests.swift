import Foundation
import PickerTestSupport
import Testing

/// `layout check` on catalogues as people write them, with translations that fit and are wrong.
@Suite struct CheckTranslationToolTests {
  private static let document = """
    {"type": "chips", "language": "en", "width": 250, "id": "mail",
     "check": {"doNotTranslate": ["Wi-Fi"], "samples": {"count": 5}},
     "items": ["Inbox", "Archive", "{count} drafts", "Status", "Wi-Fi"]}
    """
  private static let polish = #"""
    msgid ""
    msgstr ""
    "Language: pl\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

    msgid "Inbox"
    msgstr "Odebrane"

    msgid "Archive"
    msgstr "Odebrane"

    #, c-format
    msgid "%d draft"
    msgid_plural "%d drafts"
    msgstr[0] "%d szkic"
    msgstr[1] "%d szkice"
    msgstr[2] ""

    msgid "Status"
    msgstr "Status"

    msgid "Wi-Fi"
    msgstr "Wi-Fi"
    """#
  private static let japanese = """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="Inbox">受信トレイ</string>
      <string name="Archive">アーカイブ</string>
      <plurals name="{count} drafts"><item quantity="other">下書き%d件</item></plurals>
      <string name="Status">ステータス</string>
    </resources>
    """

  private func inProject(
    _ settings: String = "{}", _ body: (_ run: (String) throws -> Tool) throws -> Void
  ) throws {
    try withTemporaryFolder { root in
      for (name, text) in [
        ("layout-check.json", settings), ("mail.json", Self.document),
        ("locales/pl.po", Self.polish),
        ("locales/values-ja/strings.xml", Self.japanese),
      ] {
        let url = URL(fileURLWithPath: "\(root)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      for font in ["Inter/InterVariable.ttf", "NotoSansCJK/NotoSansCJKsc-Regular.otf"] {
        let file = URL(fileURLWithPath: "Fonts/\(font)")
        try FileManager.default.copyItem(
          atPath: file.path, toPath: "\(root)/\(file.lastPathComponent)")
      }
      try body { try Tool(script: "cd \(root) && $LAYOUT check mail.json --strings locales \($0)") }
    }
  }

  private func findings(_ run: Tool) throws -> [[String: Any]] {
    try #require(run.json["findings"] as? [[String: Any]])
  }

  @Test func translations_thatFitAndAreWrong_areFound() throws {
    try inProject { run in
      let found = try findings(run("-f json --hints")).map {
        "\($0["locale"] ?? "") \($0["code"] ?? ""): \($0["message"] ?? "")"
      }
      #expect(
        found == [
          "ja differentRows: there are 3 rows, but 2 in en",
          #"pl plural: "%d szkice" lacks the plural form many, such as for 5"#,
          #"pl unchanged: "Status" is the same as in the source language"#,
          #"pl duplicate: "Inbox", "Archive" have the same translation: "Odebrane""#,
        ], "\(found)")
      let places = try findings(run("-f json --hints")).map {
        ($0["translation"] as? [String: Any])?["line"] as? Int
      }
      #expect(places == [nil, 16, 21, 8])
    }
  }

  @Test func hints_failOnlyWhereTheyAreNamed() throws {
    try inProject { run in
      let codes = try [
        "--locale ja,en --fail-on all", "--locale ja,en --fail-on all,differentRows",
        "--fail-on all",
        "--fail-on unchanged",
      ].map { try run($0).code }
      #expect(codes == [0, 1, 1, 1])
      let reported = try ["", "--fail-on unchanged", "--hints"].map {
        try findings(run("-f json " + $0)).count
      }
      #expect(reported == [1, 2, 4])
    }
    try inProject(#"{"hints": true}"#) { run in
      let found = try findings(run("-f json"))
      #expect(found.count == 4)
    }
    let settings = #"{"failOn": ["all"], "doNotTranslate": ["Status"]}"#
    try inProject(settings) { run in
      let report = try run("-f json")
      #expect(report.code == 1 && !report.output.contains("unchanged"))
    }
  }

  @Test func warnings_areSilencedByTheirCode() throws {
    let silence = #"[{"code": "language", "text": "*found*", "reason": "as it is"}]"#
    let contradict = "sed -i 's/Language: pl/Language: de/' locales/pl.po;"
    for (settings, count) in [("{}", 1), (#"{"silence": \#(silence)}"#, 0)] {
      try inProject(settings) { run in
        let report = try run(
          "-f json; \(contradict) $LAYOUT check mail.json --strings locales > out")
        let lines = report.error.split(separator: "\n")
        #expect(lines.count { $0.contains("expected the language pl") } == count)
        // The first run has none that is silenced.
        #expect(lines.count { $0.contains("matches no finding") } == 1 - count)
      }
    }
  }

  @Test func textDrawnAsBoxes_hasNoWidths() throws {
    try inProject { run in
      let write = "mkdir -p or; echo '{\"Inbox\": \"ଡାଉନଲୋଡ୍ କରନ୍ତୁ ଡାଉନଲୋଡ୍ କରନ୍ତୁ\"}' > or/or.json;"
      let report = try run(
        "> /dev/null; \(write) $LAYOUT check mail.json --strings or --width 90 -f json")
      let found = try #require(
        JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any])
      let codes = try #require(found["findings"] as? [[String: Any]])
        .filter { $0["id"] as? String == "Inbox" }.map { $0["code"] as? String }
      #expect(codes == ["missingGlyph"], "\(codes)")
    }
  }

  @Test func characters_thatTheAppsFontsLack_areFallbacks() throws {
    try inProject { run in
      let found = try findings(run("--locale ja,pl -f json --font InterVariable.ttf"))
        .filter { $0["code"] as? String == "fallback" }
      #expect(found.map { $0["locale"] as? String } == ["ja", "ja", "ja", "ja"])
      #expect(found.first?["characters"] as? [String] == "受信トレイ".map { String($0) })
      #expect(found.first?["id"] as? String == "Inbox")
      let both = try run(
        "-f json --fail-on fallback --font InterVariable.ttf --font NotoSansCJKsc-Regular.otf")
      #expect(both.code == 0 && !both.output.contains("fallback"))
      let none = try run("--font none.ttf")
      #expect(
        none.code == 66 && none.error.hasPrefix("--font: none.ttf: "), "\(none.error)")
    }
    try inProject(#"{"fonts": ["InterVariable.ttf"], "failOn": ["fallback"]}"#) { run in
      let codes = try ["ja", "pl"].map { try run("--locale " + $0).code }
      #expect(codes == [1, 0])
    }
  }
}
