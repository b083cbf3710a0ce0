import PickerControls
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerCheck

@Suite struct CheckReportTests {
  private var everything: CheckReport {
    var cells = [320, 375].map { width in
      CheckCell(document: "a.json", locale: "en", isSource: true, width: width, textScale: 1.35)
    }
    cells.append(CheckCell(document: "b.json", locale: "ar", width: nil, direction: .rightToLeft))
    cells.append(CheckCell(document: "b.json", locale: "de", width: nil))
    var first = Finding(.truncated, in: cells[0], id: "tea", text: "\"Tea\"", message: "cut")
    (first.shown, first.missing, first.neededWidth) = ("T…", 12.5, 371.25)
    (first.silencedBecause, first.isKnown) = ("on purpose", true)
    var second = Finding(.narrowed, in: cells[3], message: "narrow")
    (second.strategy, second.items, second.value, second.limit) = (.menu, ["a", "b"], 3, 2)
    let widths = [
      MinimumWidth(document: "a.json", locale: "en", textScale: 1.35, width: 200.5),
      MinimumWidth(document: "b.json", locale: "ar", direction: .rightToLeft, width: nil),
    ]
    var file = Finding(
      .catalogue, in: CheckCell(document: "de.po", locale: "", width: nil), message: "no text")
    file.line = 17
    let warning = CheckProblem(.message, path: "fi.po", line: 4, message: "left out")
    return CheckReport(
      cells: cells, findings: [first, second, file], warnings: [warning], minimumWidths: widths)
  }

  @Test func report_writtenAndRead_isEqual() throws {
    let report = everything
    for pretty in [true, false] {
      let json = report.json(pretty: pretty)
      let read = try CheckReport(json: json)
      #expect(read == report)
      #expect(read.json(pretty: pretty) == json)
    }
    #expect(try CheckReport(json: CheckReport().json()) == CheckReport())
  }

  @Test func report_inJSON_hasTheKeysOfTheFormat() throws {
    let finding = try #require(everything.findings.first)
    let cell = finding.cell
    let json = CheckReport(cells: [cell], findings: [finding]).json(pretty: false)
    #expect(
      String(decoding: json, as: UTF8.self) == #"{"cells":1,"findings":[{"code":"truncated","#
        + #""document":"a.json","locale":"en","source":true,"width":320,"textScale":1.35,"#
        + #""direction":"ltr","id":"tea","text":"\"Tea\"","shown":"T…","missing":12.5,"#
        + #""neededWidth":371.25,"message":"cut","silencedBecause":"on purpose","known":true}],"#
        + #""matrix":[{"document":"a.json","locale":"en","source":true,"textScale":1.35,"#
        + #""direction":"ltr","widths":[320]}]}"#)
  }

  @Test func report_ofALaterVersion_isRead() throws {
    let json =
      #"{"cells": 1, "extra": 4, "findings": [], "matrix": [{"document": "a", "locale": "b", "new": 1}]}"#
    let report = try CheckReport(json: Array(json.utf8))
    #expect(report.cells == [CheckCell(document: "a", locale: "b", width: nil)])
  }

  @Test(arguments: [
    (#"{"findings": [{"document": "a", "locale": "b"}]}"#, "$.findings[0].code"),
    (#"{"findings": [{"code": "cut", "document": "a", "locale": "b"}]}"#, "$.findings[0].code"),
    (#"{"matrix": [{"document": "a", "locale": 4}]}"#, "$.matrix[0].locale"), ("[]", "$"),
  ])
  func report_damaged_throwsThePath(json: String, path: String) {
    let error = #expect(throws: JSONError.self) { try CheckReport(json: Array(json.utf8)) }
    #expect(error?.path == path)
  }

  @Test func report_ofACheck_isWrittenAndReadAlike() throws {
    let control = segmented(["abcdef", "abcdeg", "x"], .content, .truncate, .menu)
    let report = try LayoutCheck(control, widths: [3, 8.3, 12], textScales: [1, 1.5]).run()
    let read = try CheckReport(json: report.json())
    #expect(read.json() == report.json() && read.cells.count == 6)
    #expect(read.findings.map { $0.code } == report.findings.map { $0.code })
    #expect(read.findings.count > 6)
  }

  @Test func silencedFindings_thatAreNotFound_areWarnings() throws {
    func silenced(
      _ code: FindingCode?, id: String? = nil, text: String? = nil, locale: String? = nil
    ) -> SilencedFinding { SilencedFinding(code, id: id, text: text, locale: locale, reason: "x") }
    let entries = [
      silenced(.truncated, id: "abcdef"), silenced(.truncated, id: "abc*"),
      silenced(nil, text: "abcdef"),
      silenced(nil, text: "*f"), silenced(.truncated),
      silenced(.truncated, id: "abcdef", text: "*f"),
      silenced(.hidden), silenced(.truncated, id: "abc"), silenced(nil, text: "ab"),
      silenced(.truncated, id: "abcdef", text: "x*"), silenced(nil, locale: "de"),
      silenced(.truncated, locale: "source"),
    ]
    let check = try LayoutCheck(
      chips(["abcdef", "a"]), widths: [3], settings: CheckSettings(silenced: entries))
    let report = try check.run()
    #expect(report.findings.map { $0.silencedBecause } == ["x"])
    // An entry is found also where one before it silences the same.
    #expect(
      report.warnings.map { $0.message }
        == (6...10).map { "$.check.silence[\($0)]: matches no finding" })
  }

  @Test func silencedFindings_areComparedWithTheirOwnItemsOnly() throws {
    let items = (0..<40).map { "abcdef\($0)" }
    let entries = items.map { SilencedFinding(.truncated, id: $0, reason: $0) }
    let check = try LayoutCheck(
      chips(items.map { Chip($0) }), widths: [3], settings: CheckSettings(silenced: entries))
    let found = try check.findings(.truncated)
    #expect(found.map { $0.silencedBecause } == items)
    let index = SilenceIndex(entries, locale: "en")
    #expect(found.allSatisfy { index.candidateCount(for: $0) == 1 })
  }

  /// Patterns are found by what they begin or end with.
  @Test func silencedFindings_ofPatterns_areComparedWithTheirOwnItemsOnly() throws {
    let items = (0..<40).map { "\($0)abcdef" }
    for entries in [
      items.map { SilencedFinding(.truncated, id: "\($0)*", reason: $0) },
      items.map { SilencedFinding(.truncated, id: "*\($0)", reason: $0) },
      items.map {
        SilencedFinding(.truncated, text: "\($0.prefix(3))*\($0.suffix(2))", reason: $0)
      },
    ] {
      let index = SilenceIndex(entries, locale: "en")
      let check = try LayoutCheck(
        chips(items.map { Chip($0) }), widths: [3], settings: CheckSettings(silenced: entries))
      let found = try check.findings(.truncated)
      #expect(found.count == 40 && found.allSatisfy { $0.silencedBecause != nil })
      #expect(found.allSatisfy { index.candidateCount(for: $0) <= 2 })
    }
  }

  @Test func patternIndex_findsWhatMatches() {
    let patterns = ["", "*", "a", "a*", "*a", "a*a", "ab*", "*ba", "*b*", "a*b*a", "**", "b"]
    let index = PatternIndex(patterns)
    for text in ["", "a", "b", "aa", "ab", "ba", "aba", "abba", "bab", "c"] {
      let candidates = Set(index.candidates(for: text))
      for (place, pattern) in patterns.enumerated() where text.matches(pattern) {
        #expect(candidates.contains(place), "\(pattern) \(text)")
      }
      #expect(index.matches(text) == patterns.contains { text.matches($0) })
    }
    #expect(!PatternIndex(["a*"]).matches("b"))
  }
}
