import PickerText
import Testing

@testable import PickerShaping

@Suite struct OracleTests {
  @Test(arguments: ["widths.json", "widths_inter41.json"])
  func widths_ofRecordedTexts_agreeWithBrowser(file: String) throws {
    let all = OracleComparison.all(try Oracle(file), by: try Oracle.measurer())
    let near = all.count { $0.difference <= 2 }
    let heights = all.count { $0.expectedHeight == $0.foundHeight }
    #expect(Double(near) >= 0.98 * Double(all.count))
    #expect(Double(heights) >= 0.99 * Double(all.count))
  }
}
