import Foundation
import PickerTestSupport
import Testing

/// `layout check`: what is found, and how it is told.
@Suite struct CheckToolTests {
  /// Two chips of at most 72 points: "Settings" fits, "Einstellungen" is cut.
  private static let chips = """
    {"type": "chips", "language": "en", "width": 320, "chip": {"maxWidth": 92, "minHeight": 44, "minWidth": 44},
     "items": [
       "One",
       {"id": "settings", "text": "Settings"}
     ]}
    """
  private static let german = #"{"settings": "Benachrichtigungseinstellungen", "One": "Eins"}"#

  /// A folder with a document and a catalogue.
  private func withFiles(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/locales", withIntermediateDirectories: true)
      try write(Self.chips, to: folder + "/chips.json")
      try write(Self.german, to: folder + "/locales/de.json")
      try body(folder)
    }
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func labelThatIsCut_isFoundWhereItIs() throws {
    try withFiles { folder in
      let file = folder + "/chips.json"
      let run = try Tool("check", file, "--strings", folder + "/locales", "--format", "json")
      #expect(run.code == 0 && run.error == "", "\(run.error)")
      let report = try run.json
      #expect(report["cells"] as? Int == 2)
      let findings = try #require(report["findings"] as? [[String: Any]])
      #expect(findings.map { $0["code"] as? String } == ["truncated"])
      #expect(findings[0]["locale"] as? String == "de")
      #expect(findings[0]["id"] as? String == "settings")
      #expect(findings[0]["document"] as? String == file)
      #expect(findings[0]["width"] as? Double == 320)
    }
  }

  @Test func table_isTheDefault() throws {
    try withFiles { folder in
      let file = folder + "/chips.json"
      let run = try Tool(
        "check", file, "--strings", folder + "/locales", "--width", "320,200", "--fail-on",
        "truncated")
      #expect(run.code == 1 && run.error == "", "\(run.error)")
      #expect(
        run.output.hasPrefix("\(file)\n\n        200  320\n  de     T!   T!\n  en      ·    ·\n"))
      #expect(run.output.hasSuffix("4 cells of 1 document: 2 findings, 2 fail the check\n"))
    }
  }

  @Test func failOn_decidesTheExitCode() throws {
    try withFiles { folder in
      let base = ["check", folder + "/chips.json", "--strings", folder + "/locales"]
      for (codes, code) in [
        ("overflow,truncated", Int32(1)), ("overflow,rows", 0), ("all", 1), ("", 0),
      ] {
        let run = try Tool(base + ["--fail-on", codes])
        #expect(run.code == code, "\(codes)")
        #expect(run.error == "")
      }
    }
  }

  @Test func formats_areWritten_alsoByTheExtensionOfTheFile() throws {
    try withFiles { folder in
      let base = [
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--fail-on", "truncated",
      ]
      for (name, start, format) in [
        ("a.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites", "junit"),
        ("a.sarif", "{\n  \"$schema\":", "sarif"), ("a.json", "{\n  \"cells\": 2", "json"),
        ("a.txt", folder, "table"), ("a.log", "::error file=", "github"),
      ] {
        let file = "\(folder)/\(name)"
        let options = name == "a.log" ? ["--format", "github"] : []
        let run = try Tool(base + ["--output", file] + options)
        #expect(run.code == 1 && run.output == "" && run.error == "", "\(run.error)")
        #expect(try read(file).hasPrefix(start), "\(name)")
        let direct = try Tool(base + ["--format", format])
        #expect(try read(file) == direct.output, "\(name)")
      }
    }
  }

  @Test func lines_areThoseOfTheItems() throws {
    try withFiles { folder in
      let run = try Tool(
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--format", "github")
      #expect(
        run.output.hasPrefix(
          "::warning file=\(folder)/chips.json,line=4,title=truncated%3A settings::"))
    }
  }

  @Test func lines_ofItemsThatTheDocumentSilences_areThoseOfTheItems() throws {
    try withFiles { folder in
      try write(
        Self.chips.silencing(
          #"{"code": "truncated", "id": "settings", "locale": "ja", "reason": "-"}"#),
        to: folder + "/chips.json")
      let run = try Tool(
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--format", "github")
      #expect(run.output.contains(",line=4,title=truncated%3A settings::"), "\(run.output)")
    }
  }

  @Test func report_isAPageWithPictures() throws {
    try withFiles { folder in
      let page = folder + "/report.html"
      let run = try Tool(
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--report", page)
      #expect(run.code == 0 && run.error == "")
      let html = try read(page)
      #expect(html.hasPrefix("<!doctype html>"))
      // One cell, with its picture and that of the source.
      #expect(html.contains("\"cells\":[0,0,0,0,1],"))
      #expect(html.contains("\"definitions\":{\""))
    }
  }

  @Test func baseline_isWrittenAndRead() throws {
    try withFiles { folder in
      let known = folder + "/known.json"
      let base = [
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--fail-on", "all",
        "--baseline", known,
      ]
      let missing = try Tool(base)
      #expect(missing.code == 66 && missing.output == "")
      #expect(
        missing.error
          == "\(known): cannot be read: No such file or directory; create it with --update-baseline\n"
      )
      let update = try Tool(base + ["--update-baseline"])
      #expect(update.code == 0 && update.output.contains("no findings, 1 known\n"))
      let written = try read(known)
      #expect(
        written.contains(
          "{\"document\": \"chips.json\", \"locale\": \"de\", \"code\": \"truncated\", \"id\": \"settings\"}"
        ))
      #expect(try Tool(base).output == update.output)
      // Another width has the same labels.
      let other = try Tool(base + ["--width", "320,321"])
      #expect(other.code == 0 && other.output.contains("no findings, 2 known\n"))
      let json = try Tool(base + ["--format", "json"]).json
      let findings = try #require(json["findings"] as? [[String: Any]])
      #expect(findings.map { $0["known"] as? Bool } == [true])
      try write("{", to: known)
      let damaged = try Tool(base)
      #expect(damaged.code == 65 && damaged.error.hasPrefix("\(known): $: line 1, column 2:"))
    }
  }

  @Test func baseline_isMerged_andEntriesThatAreNotFoundAreWarnings() throws {
    try withFiles { folder in
      let known = folder + "/known.json"
      let base = [
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--baseline", known,
      ]
      let entries = ["de", "fr"].map { locale in
        "{\"document\": \"chips.json\", \"locale\": \"\(locale)\", \"code\": \"rows\"}"
      }
      try write("{\"version\": 1, \"findings\": [\(entries.joined(separator: ","))]}", to: known)
      let run = try Tool(base + ["--fail-on", "all"])
      #expect(run.code == 1)
      #expect(run.error == "\(known): rows in chips.json, de is no longer found\n")
      let update = try Tool(base + ["--fail-on", "all", "--update-baseline"])
      #expect(update.code == 0 && update.error == "")
      let written = try read(known)
      #expect(written.contains("\"locale\": \"fr\", \"code\": \"rows\""))
      #expect(written.contains("\"truncated\"") && !written.contains("\"de\", \"code\": \"rows\""))
    }
  }

  @Test func silences_thatNothingMatches_areWarnings() throws {
    try withFiles { folder in
      try write(
        Self.chips.silencing(
          #"{"code": "truncated", "id": "sett*", "reason": "-"}, {"code": "*", "locale": "fr", "reason": "-"}"#
        ),
        to: folder + "/chips.json")
      let base = ["check", folder + "/chips.json", "--strings", folder + "/locales"]
      let run = try Tool(base)
      #expect(run.output.contains("1 silenced"))
      #expect(run.error == "\(folder)/chips.json:1: $.check.silence[1]: matches no finding\n")
      // Nobody knows what is silenced in languages that are not checked.
      #expect(try Tool(base + ["--locale", "de"]).error == "")
    }
  }

  /// Each would read the document again, for minutes.
  @Test func silences_ofWhichNothingIsFound_haveLinesInLinearTime() throws {
    let silences = (0..<4000).map { "\n" + #"{"code": "rows", "id": "i\#($0)", "reason": "-"}"# }
    let document =
      #"{"type": "chips", "items": ["a"], "check": {"silence": ["#
      + silences.joined(separator: ",") + "]}}"
    let run = try Tool(script: "$LAYOUT check - 2>&1 >/dev/null | tail -1", input: document)
    #expect(run.output == "-:4001: $.check.silence[3999]: matches no finding\n")
  }

  @Test func ids_areThoseOfTheTree_alsoOfTextsWithoutATranslation() throws {
    let panel = """
      {"type": "stack", "language": "en", "width": 60, "items": [
        {"type": "segmented", "id": "tabs", "title": "Overview", "items": ["Week", {"id": "m", "text": "Month"}]},
        {"type": "stack", "id": "row", "items": [{"type": "chips", "id": "in", "items": ["Day ", "Overview"]}]}]}
      """
    try withFiles { folder in
      try write(panel, to: folder + "/chips.json")
      try write(#"{"Week": "Woche "}"#, to: folder + "/locales/de.json")
      let run = try Tool(
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--locale", "de",
        "--format", "json")
      let findings = try #require(try run.json["findings"] as? [[String: Any]])
      func ids(_ code: String) -> [String?] {
        findings.filter { $0["code"] as? String == code }.map { $0["id"] as? String }
      }
      #expect(ids("untranslated") == ["tabs.title", "tabs/m", "row/in/Day ", "row/in/Overview"])
      #expect(ids("spaces") == ["tabs/Week"])
    }
  }

  @Test func silencedFindings_doNotFail() throws {
    try withFiles { folder in
      try write(
        Self.chips.silencing(#"{"code": "truncated", "id": "settings", "reason": "known to us"}"#),
        to: folder + "/chips.json")
      let run = try Tool(
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--fail-on", "all")
      #expect(run.code == 0 && run.output.contains("1 silenced"), "\(run.output)")
    }
  }

  @Test func answers_areTheSameForAnyNumberOfJobs() throws {
    try withFiles { folder in
      func run(_ jobs: String) throws -> String {
        try Tool(
          "check", folder + "/chips.json", "--strings", folder + "/locales", "--pseudo", "--width",
          "100,200,300", "--text-scale", "1,2", "--direction", "auto,rtl", "--format", "json",
          "--jobs", jobs
        ).output
      }
      let one = try run("1")
      #expect(one.contains("\"findings\""))
      #expect(try run("3") == one)
      #expect(try run("64") == one)
    }
  }

  @Test func folders_haveTheirDocuments_eachOnce() throws {
    try withFiles { folder in
      try write(Self.chips, to: folder + "/another.JSON")
      try write("not a document", to: folder + "/notes.txt")
      let run = try Tool("check", folder, folder + "/chips.json", "--format", "json")
      #expect(run.code == 0 && run.error == "")
      #expect(try run.json["cells"] as? Int == 2)
      let input = try Tool(
        "check", "-", "--width", "10,20,30", "--format", "json", input: Self.chips)
      #expect(try input.json["cells"] as? Int == 3)
    }
  }

  @Test func locales_areChosen() throws {
    try withFiles { folder in
      let base = [
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--format", "json",
      ]
      for (options, cells) in [
        (["--pseudo"], 6), (["--pseudo", "--locale", "en-xa,DE"], 2), (["--locale", "de"], 1),
        (["--locale", "en"], 1),
        (["--width", "200-320/40"], 8), (["--width", "200-310/50,310"], 8),
        (["--direction", "ltr,rtl"], 4), (["--text-scale", "1,2,2,1"], 4),
      ] {
        let run = try Tool(base + options)
        #expect(try run.json["cells"] as? Int == cells, "\(options)")
      }
    }
  }

  @Test func localeWithoutTranslations_hasThoseOfItsLanguage() throws {
    try withFiles { folder in
      let base = [
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--format", "json",
      ]
      let run = try Tool(base + ["--locale", "de_AT,de-CH-1996"])
      #expect(run.code == 0 && run.error == "", "\(run.error)")
      let findings = try #require(try run.json["findings"] as? [[String: Any]])
      #expect(findings.map { $0["locale"] as? String } == ["de-AT", "de-CH-1996"])
      #expect(findings[0]["text"] as? String == "Benachrichtigungseinstellungen")
      let other = try Tool(base + ["--locale", "fr-CA"])
      #expect(other.code == 64)
      #expect(other.error.hasPrefix("layout: --locale: no translations for \"fr-CA\""))
    }
  }

  @Test func lines_ofItemsInPanels_areThoseOfTheItems() throws {
    let panel = """
      {"type": "stack", "id": "screen", "language": "en", "width": 60, "items": [
        {"type": "segmented", "id": "tabs",
         "title": "Overview",
         "items": [
           "Settings",
           {"id": "help", "text": "Settings"},
           "Settings"]},
        {"type": "stack", "id": "row", "items": [
          {"type": "segmented", "id": "in", "items": [
            "Settings"]},
          {"type": "segmented", "items": [
            "Settings"]}]}]}
      """
    try withFiles { folder in
      try write(panel, to: folder + "/chips.json")
      try write(
        #"{"Settings": "Einstellungen", "Overview": "Gesamtüberblick"}"#,
        to: folder + "/locales/de.json")
      let run = try Tool(
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--locale", "de",
        "--format", "sarif")
      #expect(run.code == 0 && run.error == "", "\(run.error)")
      let lines = try linesByName(try run.json)
      #expect(
        lines == [
          "tabs.title": [3], "tabs/Settings": [5], "tabs/help": [6], "tabs/Settings#2": [7],
          "row/in/Settings": [10], "row/Settings": [12],
        ])
    }
  }

  @Test func reports_nameTheLineOfTheTranslation() throws {
    try withFiles { folder in
      let place = "\(folder)/locales/de.po"
      try write(
        "# German\nmsgid \"Settings\"\nmsgstr \"Benachrichtigungseinstellungen\"\n", to: place)
      let base = [
        "check", folder + "/chips.json", "--strings", place, "--locale", "de", "--format",
      ]
      let github = try Tool(base + ["github"]).output
      #expect(
        github.contains("::warning file=\(folder)/chips.json,line=4,title=truncated%3A settings::"))
      #expect(github.contains("; the translation is at \(place):3\n"))
      let sarif = try Tool(base + ["sarif"]).json
      let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
      let result = try #require(
        (run["results"] as? [[String: Any]])?.first { $0["ruleId"] as? String == "truncated" })
      let related = try #require((result["relatedLocations"] as? [[String: Any]])?.first)
      let physical = try #require(related["physicalLocation"] as? [String: Any])
      #expect((physical["region"] as? [String: Any])?["startLine"] as? Int == 3)
      let json = try Tool(base + ["json"]).json
      let findings = try #require(json["findings"] as? [[String: Any]])
      let finding = try #require(findings.first { $0["code"] as? String == "truncated" })
      #expect((finding["translation"] as? [String: Any])?["line"] as? Int == 3)
      #expect(finding["sourceText"] as? String == "Settings")
    }
  }

  @Test func titles_ofControlsWithoutAnID_haveLines() throws {
    let panel = """
      {"type": "stack", "language": "en", "width": 60, "items": [
        {"type": "segmented", "items": ["Overview"]},
        {"type": "segmented",
         "title": "Overview", "items": ["A"]},
        {"type": "segmented",
         "title": {"text": "Settings"}, "items": ["B"]}]}
      """
    try withFiles { folder in
      try write(panel, to: folder + "/chips.json")
      try write(
        #"{"Overview": "Gesamtüberblick", "Settings": "Einstellungen"}"#,
        to: folder + "/locales/de.json")
      let run = try Tool(
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--locale", "de",
        "--fail-on", "truncated,overflow", "--format", "junit")
      for line in [2, 4, 6] {
        #expect(run.output.contains("/chips.json:\(line): "), "\(line): \(run.output)")
      }
    }
  }

  @Test func pageOfOneLanguage_hasThePicturesOfTheSource() throws {
    try withFiles { folder in
      let page = folder + "/report.html"
      let run = try Tool(
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--locale", "de",
        "--report", page)
      #expect(run.code == 0 && run.output.hasSuffix("1 cell of 1 document: 1 finding\n"))
      let html = try read(page)
      #expect(html.contains("\"cells\":[0,0,0,0,1],"))
      #expect(html.contains("\"source\":\"en\""))
    }
  }

  /// The lines of the results of SARIF by the names of their items.
  private func linesByName(_ sarif: [String: Any]) throws -> [String: Set<Int>] {
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    var lines: [String: Set<Int>] = [:]
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    for place in results.flatMap({ $0["locations"] as? [[String: Any]] ?? [] }) {
      let region = (place["physicalLocation"] as? [String: Any])?["region"] as? [String: Any]
      let logical = (place["logicalLocations"] as? [[String: Any]])?.first
      guard let name = logical?["name"] as? String else { continue }
      lines[name, default: []].insert(try #require(region?["startLine"] as? Int))
    }
    return lines
  }

  @Test func minimumWidths_areTold() throws {
    try withFiles { folder in
      let base = [
        "check", folder + "/chips.json", "--strings", folder + "/locales", "--minimum-width",
      ]
      let table = try Tool(base)
      #expect(table.code == 0 && table.error == "")
      #expect(table.output.hasPrefix("\(folder)/chips.json\n"))
      let run = try Tool(base + ["--format", "json", "--fail-on", "overflow"])
      #expect(run.code == 0)
      let widths = try #require(try run.json["minimumWidths"] as? [[String: Any]])
      #expect(widths.map { $0["locale"] as? String } == ["de", "en"])
      // A label with a maximum width of its own is cut at every width.
      let failed = try Tool(base + ["--fail-on", "truncated"])
      #expect(failed.code == 1 && failed.output.contains("  truncated\n"), "\(failed.output)")
      #expect(failed.output.contains("\n  truncated: settings: no width helps – de 1×\n"))
      let json = try Tool(base + ["--fail-on", "truncated", "--format", "json"]).json
      let obstacles = try #require(json["minimumWidths"] as? [[String: Any]])
        .map { ($0["obstacle"] as? [String: Any])?["id"] as? String }
      #expect(obstacles == ["settings", nil])
    }
  }
}

extension String {
  /// The document with a silenced finding.
  fileprivate func silencing(_ finding: String) -> String {
    replacingOccurrences(
      of: "\"language\"", with: "\"check\": {\"silence\": [\(finding)]}, \"language\"")
  }
}
