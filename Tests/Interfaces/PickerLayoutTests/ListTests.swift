import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// The names of all countries in 18 languages at 15 widths, broken into rows by Chromium
/// (`Scripts/record/lists.py`).
@Suite struct ListTests {
  /// Lists whose rows differ: Chromium rounds the widths of labels up to 1/64 point, so that a chip that
  /// fits by less than that does not fit there.
  private static let exceptions: Set = ["cs 480", "de 288", "fi 288", "th 343", "uk 343"]

  @Test func lists_ofRealNames_breakWhereChromiumBreaksThem() throws {
    let (languages, differing) = try compare(with: TextMeasurer.shared)
    #expect(
      Set(differing) == ListTests.exceptions.filter { languages.contains(String($0.prefix(2))) })
  }

  @Test func lists_withLabelsRoundedLikeChromium_breakAlike() throws {
    let (_, differing) = try compare(with: ChromiumRounding(base: TextMeasurer.shared))
    #expect(differing == [])
  }

  /// The languages that are compared, and the names of lists that differ, such as `de 320`.
  private func compare(
    with fonts: any FontCatalog
  ) throws -> (languages: [String], differing: [String]) {
    let recording = try JSONDecoder().decode(
      Recording.self,
      from: Data(
        contentsOf: packageRoot().appendingPathComponent(
          "Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json")))
    #expect(recording.cases.count == 18 && recording.widths.count == 15)
    let step = sweep(4, full: 1)
    let lists = recording.cases.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    var differing: [String] = []
    for list in lists {
      let chips = try recording.chips(list, fonts)
      for (width, rows) in zip(recording.widths, list.rows) {
        let tree = chips.layout(within: ProposedSize(width: width))
        if tree.itemsPerRow != rows { differing.append("\(list.language) \(Int(width))") }
      }
    }
    return (lists.map(\.language), differing)
  }
}

private struct Recording: Decodable {
  let size: Double
  let padding: Double
  let border: Double
  let gap: Double
  let widths: [Double]
  let cases: [List]

  struct List: Decodable {
    let language: String
    let direction: String
    let fonts: [Face]
    let names: [String]
    let rows: [[Int]]
  }

  struct Face: Decodable {
    let family: String
  }

  /// The list as measured chips.
  func chips(_ list: List, _ fonts: any FontCatalog) throws -> AnyMeasuredControl {
    let document: [String: Any] = [
      "type": "chips", "items": list.names, "spacing": gap, "direction": list.direction,
      "language": list.language.replacingOccurrences(of: "_", with: "-"),
      "font": ["family": list.fonts.map(\.family), "size": size, "weight": 400],
      "chip": ["padding": padding, "border": border],
    ]
    let json = try Array(JSONSerialization.data(withJSONObject: document))
    let read = try Document(json: json, fonts: fonts)
    return read.control.measured(by: read.fonts)
  }
}

extension LayoutTree {
  /// The number of items in each row.
  var itemsPerRow: [Int] {
    nodes.indices.filter { nodes[$0].role == .row }.map {
      children(of: $0).reduce(0) { n, _ in n + 1 }
    }
  }
}
