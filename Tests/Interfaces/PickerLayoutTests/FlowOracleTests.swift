import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Random flow and chips documents of `Scripts/record/flow.py`, laid out by Chromium.
@Suite struct FlowOracleTests {
  @Test func flow_everyRecordedDocument_isWhereChromiumPutIt() throws {
    let all = try FlowCase.all("flow-words").filter { !$0.isChips }
    #expect(all.count == 1300)
    let step = sweep(6, full: 1)
    let found = try deviation(of: all.enumerated().filter { $0.offset % step == 0 }.map(\.element))
    #expect(found.worst * 64 < 2.63 && (step > 1 || found.worst * 64 > 2.62))
    #expect(found.exceptions == [])
  }

  /// A ratio of 0.25 turns each 1/64 px that Chromium cuts off a width into 4/64 px of height.
  @Test func flow_verticalWithRatios_isWhereChromiumPutIt() throws {
    let all = try FlowCase.all("flow-ratios")
    let exceptions = [559, 723, 1391, 1598, 1625, 2453, 2465]
    #expect(all.count == 3000)
    let step = sweep(8, full: 1)
    let cases = all.enumerated().filter { $0.offset % step == 0 || exceptions.contains($0.offset) }
    let found = try deviation(of: cases.map(\.element))
    #expect(found.worst * 64 < 2.7)
    #expect(found.exceptions.map { cases[$0].offset } == exceptions)
    for index in found.exceptions {
      #expect(cases[index].element.hasRatio(0.25))
      #expect(try cases[index].element.deviation(of: cases[index].element.tree()) < 5.0 / 64)
    }
  }

  @Test func chips_everyRecordedDocument_isWhereChromiumPutIt() throws {
    let found = try deviation(of: FlowCase.all("flow-words").filter(\.isChips))
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
    }
    return (cases.count, worst, exceptions)
  }
}

/// One document and a browser's result.
struct FlowCase {
  let family: String
  let document: [String: Any]
  let size: [Double]
  let frames: [[Double]]

  /// Chromium truncates lengths to 1/64 px, and one length may be the sum of several truncated ones.
  static let grace = 3.0 / 64

  static func all(_ fixture: String) throws -> [FlowCase] {
    let value = try JSONSerialization.jsonObject(with: recording(fixture))
    return try #require(value as? [[String: Any]]).map(FlowCase.init)
  }

  private init(_ value: [String: Any]) throws {
    family = try #require(value["family"] as? String)
    document = try #require(value["document"] as? [String: Any])
    size = try #require(value["size"] as? [Double])
    frames = try #require(value["frames"] as? [[Double]])
  }

  func tree(matching browser: Browser? = nil) throws -> LayoutTree {
    var document = document
    document["match"] = browser?.rawValue
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

  /// Whether items have sizes in percent or aspect ratios.
  var isRelative: Bool {
    ["percentages", "Percentages", "aspectRatios"].contains(where: family.contains)
  }

  /// Whether the document has chips.
  var isChips: Bool { document["type"] as? String == "chips" }

  /// Whether an item of the document has an aspect ratio.
  func hasRatio(_ ratio: Double) -> Bool {
    let items = document["items"] as? [[String: Any]] ?? []
    return items.contains { $0["aspectRatio"] as? Double == ratio }
  }
}
