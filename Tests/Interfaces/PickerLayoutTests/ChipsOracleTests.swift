import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Rows of chips recorded from Chromium.
@Suite struct ChipsOracleTests {
  @Test func chips_everyRecordedContainer_hasTheSameRows() throws {
    for chips in try ChipsCase.all() {
      let rows = try chips.tree(with: TextMeasurer.shared).itemsPerRow
      #expect(rows == chips.rows, "\(chips.id)")
    }
  }

  @Test func chips_everyRecordedContainer_hasTheSameRects() throws {
    var near = 0
    var all = 0
    for chips in try ChipsCase.all() {
      let tree = try chips.tree(with: ChromiumRounding(base: TextMeasurer.shared))
      let frames = tree.frames(of: .chip)
      try #require(frames.count == chips.rects.count, "\(chips.id)")
      for (frame, expected) in zip(frames, chips.rects) {
        all += 1
        if frame.isNear(expected) {
          near += 1
        } else {
          print("\(chips.id): \(frame) is not \(expected)")
        }
      }
    }
    #expect(all > 1000)
    #expect(Double(near) >= 0.99 * Double(all), "\(near) of \(all)")
  }
}

/// A recorded container, and the equivalent document.
private struct ChipsCase {
  let id: String
  let rows: [Int]
  let rects: [Rect]
  let document: [UInt8]

  static func all() throws -> [ChipsCase] {
    let file = packageRoot().appendingPathComponent(
      "Tests/Interfaces/PickerLayoutTests/Fixtures/chips.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let cases = try #require(json?["cases"] as? [[String: Any]])
    return try cases.filter { !$0.fitsByExactWidths }.map(ChipsCase.init)
  }

  init(_ json: [String: Any]) throws {
    id = try #require(json["id"] as? String)
    let output = try #require(json["output"] as? [String: Any])
    rows = try #require(output["rows"] as? [Int])
    rects = try #require(output["rects"] as? [[Double]]).map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    let input = try #require(json["input"] as? [String: Any])
    document = try Array(JSONSerialization.data(withJSONObject: Self.document(of: input)))
  }

  func tree(with fonts: any FontCatalog) throws -> LayoutTree {
    try Document(json: document, fonts: fonts).layout()
  }

  private static func document(of input: [String: Any]) throws -> [String: Any] {
    let container = try #require(input["container"] as? [String: Any])
    let chip = try #require(input["chip"] as? [String: Any])
    let chips = try #require(input["chips"] as? [[String: Any]])
    var document: [String: Any] = [
      "type": "chips", "fonts": Oracle.fonts, "font": Oracle.font(chip),
      "spacing": [
        "item": container["columnGap"] as? Double ?? 0, "row": container["rowGap"] as? Double ?? 0,
      ],
      "alignment": Oracle.alignments[container["justify"] as? String ?? "flex-start"] ?? "",
      "rowAlignment": Oracle.rowAlignments[container["alignItems"] as? String ?? "flex-start"]
        ?? "",
      "padding": Oracle.insets(container["padding"]), "border": Oracle.insets(container["border"]),
      "direction": container["dir"] as? String ?? "ltr",
      "wrap": container["wrap"] as? Bool == false ? "nowrap" : "wrap",
      "chip": Oracle.style(chip), "items": chips.map { Oracle.item($0, like: chip) },
    ]
    document["width"] = container["width"] as? Double
    document["height"] = container["height"] as? Double
    return document
  }
}

extension [String: Any] {
  /// Whether the row breaks in Chromium only because labels are rounded up there.
  fileprivate var fitsByExactWidths: Bool {
    (self["fit"] as? [String: Any])?["delta64"] as? Int == -1
  }
}
