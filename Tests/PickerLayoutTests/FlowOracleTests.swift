import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Random flow and chips documents of `Scripts/record_flow.py`, laid out by Chromium.
///
/// One difference is intended: a vertical flow without a width is as wide as its boxes, while
/// Chromium computes that width before it knows the heights that an `aspectRatio` turns into widths.
@Suite struct FlowOracleTests {
  @Test func flow_everyRecordedDocument_isWhereChromiumPutIt() throws {
    let found = try deviation(of: FlowCase.all().filter { !$0.isChips })
    #expect(found.count == 1300)
    #expect(found.worst * 64 > 2.62 && found.worst * 64 < 2.63)
    #expect(found.exceptions == FlowCase.exceptions)
  }

  @Test func chips_everyRecordedDocument_isWhereChromiumPutIt() throws {
    let found = try deviation(of: FlowCase.all().filter(\.isChips))
    #expect(found.count == 500)
    #expect(found.worst * 64 < 3)
    #expect(found.exceptions == [])
  }

  private func deviation(
    of cases: [FlowCase]
  ) throws -> (count: Int, worst: Double, exceptions: [Int]) {
    var worst = 0.0
    var exceptions: [Int] = []
    for (index, recorded) in cases.enumerated() {
      let off = try recorded.deviation(of: recorded.tree())
      if off <= FlowCase.grace { worst = max(worst, off) } else { exceptions.append(index) }
      #expect(
        off <= FlowCase.grace || recorded.isOurs, "\(recorded.family) \(index): off by \(off)")
    }
    return (cases.count, worst, exceptions)
  }
}

/// One document and Chromium's result.
private struct FlowCase {
  let family: String
  let document: [String: Any]
  let size: [Double]
  let frames: [[Double]]

  /// Chromium truncates lengths to 1/64 px, and one length may be the sum of several truncated ones.
  static let grace = 3.0 / 64

  /// The cases with an intended difference; see ``FlowOracleTests``.
  static let exceptions = [698, 1171]

  static func all() throws -> [FlowCase] {
    let file = packageRoot().appendingPathComponent(
      "Tests/PickerLayoutTests/Fixtures/flow-words.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(value as? [[String: Any]]).map(FlowCase.init)
  }

  private init(_ value: [String: Any]) throws {
    family = try #require(value["family"] as? String)
    document = try #require(value["document"] as? [String: Any])
    size = try #require(value["size"] as? [Double])
    frames = try #require(value["frames"] as? [[Double]])
  }

  func tree() throws -> LayoutTree {
    var document = document
    let items = try #require(document["items"] as? [[String: Any]])
    document["items"] = items.enumerated().map { index, item in
      item.merging(["id": "\(index)"]) { $1 }
    }
    let json = try Array(JSONSerialization.data(withJSONObject: document))
    return try Document(json: json, fonts: TextMeasurer.shared).layout()
  }

  /// The maximum difference of any coordinate or size.
  func deviation(of tree: LayoutTree) -> Double {
    var worst = max(abs(tree.size.width - size[0]), abs(tree.size.height - size[1]))
    var boxes = 0
    tree.walk { node in
      guard node.role == .item || node.role == .chip else { return }
      boxes += 1
      guard let item = node.id.flatMap({ Int($0) }) else { return worst = .infinity }
      let frame = node.absoluteFrame
      let ours = [frame.x, frame.y, frame.width, frame.height]
      worst = zip(ours, frames[item]).reduce(worst) { max($0, abs($1.0 - $1.1)) }
    }
    return boxes == frames.count ? worst : .infinity
  }

  /// Whether the document has chips.
  var isChips: Bool { document["type"] as? String == "chips" }

  /// Whether the document has an intended difference.
  var isOurs: Bool {
    let items = document["items"] as? [[String: Any]] ?? []
    let isVertical = document["axis"] as? String == "vertical"
    return isVertical && document["width"] == nil && items.contains { $0["aspectRatio"] != nil }
  }
}
