import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Flow documents that `Scripts/record_flow.py` made up, laid out by Chromium.
///
/// Two things are ours on purpose and are told apart by what the documents say: a wrapping flow without
/// `width` keeps one line, of the width that Chromium gives it; and the width of a vertical flow
/// without one is what its boxes take, while Chromium finds it before it knows the heights that an
/// `aspectRatio` turns into widths.
@Suite struct FlowOracleTests {
  @Test func flow_everyRecordedDocument_isWhereChromiumPutIt() throws {
    let cases = try FlowCase.all()
    #expect(cases.count == 1200)
    var worst = 0.0
    var exceptions: [Int] = []
    for (index, recorded) in cases.enumerated() {
      let tree = try recorded.tree()
      let off = recorded.deviation(of: tree)
      if off > FlowCase.grace {
        exceptions.append(index)
        #expect(recorded.isOurs, "\(recorded.family) \(index): off by \(off)")
        if recorded.isHug { #expect(abs(tree.size.width - recorded.size[0]) <= FlowCase.grace) }
      } else {
        worst = max(worst, off)
      }
    }
    #expect(worst * 64 > 2.62 && worst * 64 < 2.63)
    #expect(exceptions == FlowCase.exceptions)
  }
}

/// One document and Chromium's answer.
private struct FlowCase {
  let family: String
  let document: [String: Any]
  let size: [Double]
  let frames: [[Double]]

  /// Chromium cuts lengths to 1/64 px, and one length may be the sum of several that were cut.
  static let grace = 3.0 / 64

  /// The cases where ours is another layout; see ``FlowOracleTests``.
  static let exceptions = [
    698, 807, 820, 829, 832, 852, 860, 867, 868, 870, 877, 879, 896, 897, 1171,
  ]

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

  /// The greatest difference of any coordinate or size.
  func deviation(of tree: LayoutTree) -> Double {
    guard tree.nodes.count == frames.count + 1 else { return .infinity }
    let whole = max(abs(tree.size.width - size[0]), abs(tree.size.height - size[1]))
    return tree.nodes.dropFirst().reduce(whole) { worst, node in
      guard let item = Int(tree.ids[Int(node.id)]) else { return .infinity }
      let ours = [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
      return zip(ours, frames[item]).reduce(worst) { max($0, abs($1.0 - $1.1)) }
    }
  }

  /// Whether the document is one of those that ours lays out in its own way.
  var isOurs: Bool { isHug || isTall }

  /// A wrapping row without width.
  var isHug: Bool {
    document["width"] == nil && !isVertical && document["wrap"] as? String != "nowrap"
  }

  private var isVertical: Bool { document["axis"] as? String == "vertical" }

  private var isTall: Bool {
    let items = document["items"] as? [[String: Any]] ?? []
    return isVertical && document["width"] == nil && items.contains { $0["aspectRatio"] != nil }
  }
}
