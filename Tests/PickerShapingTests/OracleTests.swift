import PickerText
import Testing

@testable import PickerShaping

@Suite struct OracleTests {
  private static let plain: Set = [
    "food", "ui", "kern", "liga", "num", "comb", "vi", "greek", "cyrl",
  ]

  private func share(_ all: [OracleComparison], _ agrees: (OracleComparison) -> Bool) -> Double {
    Double(all.count(where: agrees)) / Double(max(1, all.count))
  }

  @Test(arguments: ["widths.json", "widths_inter41.json"])
  func widths_ofPlainScriptsInOneFont_agreeWithBrowserToOneStep(file: String) throws {
    let all = OracleComparison.all(try Oracle(file), by: try Oracle.measurer())
      .filter { $0.isSingleFont && OracleTests.plain.contains($0.category) }
    #expect(all.count > 1000)
    #expect(share(all) { $0.difference <= 1 } >= 0.995)
  }

  @Test(arguments: ["widths.json", "widths_inter41.json"])
  func widths_inAllScripts_agreeWithBrowserToTwoSteps(file: String) throws {
    let all = OracleComparison.all(try Oracle(file), by: try Oracle.measurer())
    #expect(share(all) { $0.difference <= 2 } >= 0.98)
  }

  @Test(arguments: ["widths.json", "widths_inter41.json"])
  func lineHeights_rounded_agreeWithBrowser(file: String) throws {
    let all = OracleComparison.all(try Oracle(file), by: try Oracle.measurer())
    #expect(share(all) { $0.expectedHeight == $0.foundHeight } >= 0.99)
  }

  @Test func widths_betweenTwoDesigns_areRoundedAsBrowsersRoundThem() throws {
    let all = OracleComparison.all(try Oracle("widths_inter41.json"), by: try Oracle.measurer())
    #expect(share(all) { $0.difference == 0 } >= 0.99)
  }
}
