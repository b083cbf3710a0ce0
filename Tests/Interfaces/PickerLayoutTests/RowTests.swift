import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Lists of chips at widths near a break, without `match`; with it, they have a line in the table of the article *Compatibility*.
@Suite struct RowTests {
  /// Without `match`, a chip joins a row that lacks less than the tolerance, and no width is rounded.
  @Test func rows_withoutABrowser_differInSomeLists() throws {
    let recording = try RowRecording()
    var differing: [Browser: Int] = [:]
    for list in recording.cases.prefix(100) {
      let chips = try list.chips(matching: nil)
      for browser in Browser.allCases {
        for (width, rows) in zip(list.widths, list.rows[browser.rawValue] ?? []) {
          let tree = chips.layout(within: ProposedSize(width: width))
          if tree.itemsPerRow != rows { differing[browser, default: 0] += 1 }
        }
      }
    }
    #expect(differing == [.chromium: 654, .firefox: 810])
  }
}

/// 1,000 lists of chips at 20 widths each that are within 1/32 px of a break, in two browsers (`Scripts/record/rows.py`).
struct RowRecording: Decodable {
  let cases: [List]

  init() throws {
    self = try JSONDecoder().decode(RowRecording.self, from: recording("rows"))
  }

  struct List: Decodable {
    let language: String
    let direction: String
    let families: [String]
    let size: Double
    let weight: Double
    let padding: Double
    let border: Double
    let gap: Double
    let names: [String]
    let widths: [Double]
    let rows: [String: [[Int]]]
  }
}

extension RowRecording.List {
  func chips(
    matching browser: Browser?, in fonts: any FontCatalog = TextMeasurer.shared
  ) throws -> AnyMeasuredControl {
    var document: [String: Any] = [
      "type": "chips", "items": names, "spacing": gap, "direction": direction,
      "language": language, "font": ["family": families, "size": size, "weight": weight],
      "chip": ["padding": padding, "border": border, "truncation": "none"],
    ]
    document["match"] = browser?.rawValue
    let json = try Array(JSONSerialization.data(withJSONObject: document))
    let read = try Document(json: json, fonts: fonts)
    return read.control.measured(by: read.fonts)
  }
}
