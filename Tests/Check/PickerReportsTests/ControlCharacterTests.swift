import PickerCheck
import PickerControls
import PickerGeometry
import Testing

@testable import PickerReports

/// Every text of a report is free of characters that a terminal takes for commands, wherever they come from.
@Suite struct ControlCharacterTests {
  private func assessment(_ scalar: Unicode.Scalar) -> Assessment {
    let cell = Sample.cell("d\(scalar)e", 320, document: "a\(scalar)b.json")
    var truncated = Sample.truncated(cell, id: "i\(scalar)d")
    truncated.message = "m\(scalar)n"
    var silenced = Sample.silenced(cell)
    silenced.silencedBecause = "r\(scalar)s"
    return Assessment(
      CheckReport(cells: [cell], findings: [truncated, silenced]), failOn: [.truncated])
  }

  private static let reports: [@Sendable (Assessment) -> String] = [
    { GitHubReport().text(of: $0) }, { TableReport().text(of: $0) },
    { String(decoding: JUnitReport().bytes(of: $0), as: UTF8.self) },
    { String(decoding: SARIFReport(version: "1").bytes(of: $0), as: UTF8.self) },
    { assessment in
      // Attributes are compared by the script, and not shown.
      String(decoding: HTMLReport().bytes(of: assessment) { _ in nil }, as: UTF8.self)
        .replacing(#/data-[a-z]+="[^"]*"/#, with: "")
    },
  ]

  @Test(
    arguments: ["\u{1B}", "\0", "\r", "\u{9B}", "\u{202E}"] as [Unicode.Scalar], reports.indices)
  func report_ofControlCharacters_escapesThem(scalar: Unicode.Scalar, index: Int) {
    let text = ControlCharacterTests.reports[index](assessment(scalar))
    #expect(!text.unicodeScalars.contains(scalar))
    #expect(
      text.contains("m\\u00") || text.contains("m\\\\u00") || text.contains("m\\u202E")
        || text.contains("m\\\\u202E"))
  }

  @Test(arguments: ["\u{1B}", "\0", "\r", "\u{9B}", "\u{202E}"] as [Unicode.Scalar])
  func minimumWidths_ofControlCharacters_showNone(scalar: Unicode.Scalar) {
    let width = MinimumWidth(
      document: "a\(scalar)b", locale: "d\(scalar)e", textScale: 1, direction: .leftToRight,
      width: 3)
    #expect(!MinimumWidthReport().text(of: [width]).unicodeScalars.contains(scalar))
  }
}
