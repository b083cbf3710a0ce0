import Foundation
import PickerTestSupport
import Testing

/// Languages that `layout check` reads, and those that are no longer there.
@Suite struct CheckLanguageToolTests {
  private func inProject(
    _ settings: String = "{}", _ body: (_ run: (String) throws -> Tool) throws -> Void
  ) throws {
    try withTemporaryFolder { root in
      for (name, text) in [
        ("layout-check.json", settings),
        ("d.json", #"{"type": "chips", "language": "en", "width": 300, "items": ["Next"]}"#),
        ("l/de.json", #"{"Next": "Weiter"}"#), ("l/fr.json", #"{"Next": "Suivant"}"#),
        ("l/cn.json", #"{"Next": "X"}"#),
      ] {
        let url = URL(fileURLWithPath: "\(root)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try body { try Tool(script: "cd \(root) && \($0)") }
    }
  }

  private static let check = "$LAYOUT check d.json --strings l"

  private func locales(_ run: Tool) throws -> [String?] {
    try #require(run.json["matrix"] as? [[String: Any]]).map { $0["locale"] as? String }
  }

  @Test func languagesThatAreNotRead_areOneLine_andCanBeNamed() throws {
    try inProject { run in
      let plain = try run("\(Self.check) -f json")
      #expect(
        plain.error
          == "l: languages read: de, fr; not read: cn (l/cn.json); name them with --languages cn=TAG\n"
      )
      #expect(try locales(plain) == ["de", "fr", "en"] && plain.code == 0)
      #expect(try run("\(Self.check) --strict").code == 65)
      let named = try run("\(Self.check) --languages cn=zh-Hans -f json")
      #expect(try locales(named) == ["de", "fr", "zh-Hans", "en"] && named.error.isEmpty)
      #expect(try run("\(Self.check) --languages cn=").error.isEmpty)
      let wrong = try ["cn", "=de", "cn=chinese"].map { try run("\(Self.check) --languages \($0)") }
      #expect(wrong.map(\.code) == [64, 64, 64])
      #expect(wrong[2].error.contains("expected a language such as zh-Hans, found \"chinese\""))
    }
    try inProject(#"{"languages": {"cn": "zh-Hans"}}"#) { run in
      let report = try run("\(Self.check) -f json")
      #expect(try locales(report) == ["de", "fr", "zh-Hans", "en"])
    }
    try inProject("{\n\"languages\": {\"cn\": \"chinese\"}}") { run in
      let wrong = try run(Self.check)
      #expect(wrong.code == 65 && wrong.error.hasPrefix("layout-check.json:2: $.languages.cn: "))
    }
  }

  @Test func languageOfTheBaseline_thatIsGone_fails() throws {
    try inProject(#"{"languages": {"cn": ""}}"#) { run in
      let base = "\(Self.check) --baseline known.json"
      #expect(try run("\(base) --update-baseline").code == 0)
      #expect(try run("cat known.json").output.contains(#""languages": ["de", "fr"]"#))
      #expect(try run(base).code == 0)
      let gone = try run("rm l/fr.json; \(base) -f json")
      #expect(gone.code == 1)
      let finding = try #require((gone.json["findings"] as? [[String: Any]])?.first)
      #expect(finding["code"] as? String == "missingLanguage" && finding["id"] as? String == "fr")
      #expect(
        finding["message"] as? String
          == "no translations in the language \"fr\", which known.json has")
      #expect(try run("rm l/fr.json; \(base) --locale de").code == 0)
      #expect(try run("rm l/fr.json; \(base) --update-baseline").code == 0)
      #expect(try run("rm l/fr.json; \(base)").code == 0)
    }
  }

  @Test func languageOfTheLastCheck_thatIsGone_fails() throws {
    try inProject(#"{"languages": {"cn": ""}}"#) { run in
      let cached = "\(Self.check) --cache .cache"
      #expect(try run("sleep 0.05; \(cached) -f json").code == 0)
      let gone = try run("rm l/fr.json; sleep 0.05; \(cached) -f json")
      #expect(gone.code == 1 && gone.output.contains("which the last check with --cache had"))
      #expect(try run("sleep 0.05; \(cached) -f json").code == 1)
    }
  }

  @Test func languageOfTheSettings_thatIsNotThere_fails_andOthersAreChecked() throws {
    try inProject(#"{"locales": ["de", "gd"], "languages": {"cn": ""}}"#) { run in
      let report = try run("\(Self.check) -f json")
      #expect(report.code == 1)
      #expect(try locales(report) == ["de"])
      #expect(report.output.contains("which layout-check.json names"))
      #expect(try run("\(Self.check) --locale gd").code == 64)
      #expect(try run("\(Self.check) --locale fr").code == 0)
    }
    let silence = #"[{"code": "missingLanguage", "id": "gd", "reason": "soon"}]"#
    try inProject(#"{"locales": ["de", "gd"], "languages": {"cn": ""}, "silence": \#(silence)}"#) {
      run in
      let report = try run(Self.check)
      #expect(report.code == 0)
    }
  }

  @Test func duplicateKey_isAFinding_andTheLanguageIsChecked() throws {
    try inProject(#"{"languages": {"cn": ""}}"#) { run in
      let write = "printf '{\"Next\": \"A\",\n\"Next\": \"Weiter\"}' > l/de.json"
      let report = try run("\(write); \(Self.check) -f json")
      #expect(try locales(report) == ["de", "fr", "en"] && report.code == 0)
      let finding = try #require((report.json["findings"] as? [[String: Any]])?.first)
      #expect(finding["code"] as? String == "duplicateKey" && finding["line"] as? Int == 2)
      #expect(try run("\(write); \(Self.check) --fail-on all").code == 1)
    }
  }
}
