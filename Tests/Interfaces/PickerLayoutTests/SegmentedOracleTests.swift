import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Segmented controls compared with recordings from a browser.
@Suite struct SegmentedOracleTests {
  @Test func rects_ofRecordedControls_agreeWithTheBrowser() throws {
    let comparisons = try SegmentedOracle.cases().filter(\.isComparable).map { try $0.comparison() }
    let differences = comparisons.flatMap(\.differences)
    let near = differences.count { $0 <= 2 }
    #expect(comparisons.count >= 15)
    #expect(Double(near) >= 0.99 * Double(differences.count))
    for comparison in comparisons {
      #expect(comparison.size <= 2, "\(comparison.id)")
      #expect(comparison.indicator <= 2, "\(comparison.id)")
    }
  }
}

/// A recorded control, and the equivalent document.
struct SegmentedOracle {
  let input: [String: Any]
  let output: [String: Any]

  static func cases() throws -> [SegmentedOracle] {
    let url = Bundle.module.bundleURL.appending(path: "Fixtures/segmented.json")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let cases = file?["cases"] as? [[String: Any]] ?? []
    return cases.map { entry in
      SegmentedOracle(
        input: entry["input"] as? [String: Any] ?? [:],
        output: entry["output"] as? [String: Any] ?? [:])
    }
  }

  private var isEqual: Bool { input["mode"] as? String == "equal" }
  private var container: [String: Any] { input["container"] as? [String: Any] ?? [:] }
  private var item: [String: Any] { input["item"] as? [String: Any] ?? [:] }
  private var rects: [[Double]] { output["rects"] as? [[Double]] ?? [] }

  /// False for `1fr` tracks that have grown to their labels: no distribution gives such widths.
  var isComparable: Bool {
    guard isEqual, container["track"] as? String != "minmax(0,1fr)" else { return true }
    let widths = rects.map { $0[2] }
    return (widths.max() ?? 0) - (widths.min() ?? 0) < 0.1
  }

  /// The difference in 1/64 point, without the browser's rounding of labels.
  struct Comparison {
    let id: String
    let differences: [Double]
    let size: Double
    let indicator: Double
  }

  func comparison() throws -> Comparison {
    let json = try JSONSerialization.data(withJSONObject: document)
    let tree = try Document(json: Array(json)).layout()
    let frames = tree.nodes.filter { $0.role == .segment }.map(\.frame)
    let roundings = isEqual ? frames.map { _ in 0 } : roundings(in: tree)
    #expect(frames.count == rects.count)
    let differences = frames.indices.map { item in
      max(0, frames[item].distance(to: Rect(rects[item])) - roundings[item])
    }
    let selected = input["selected"] as? Int ?? 0
    let indicator = tree.nodes.first { $0.role == .indicator }?.frame ?? .zero
    let marked = Rect(output["indicator"] as? [Double] ?? [])
    let size = output["container"] as? [String: Double] ?? [:]
    return Comparison(
      id: input["id"] as? String ?? "", differences: differences,
      size: max(
        0,
        Rect(size: tree.size).distance(
          to: Rect(x: 0, y: 0, width: size["width"] ?? 0, height: size["height"] ?? 0))
          - (roundings.last ?? 0)),
      indicator: max(0, indicator.distance(to: marked) - roundings[selected]))
  }

  /// The sum of the browser's rounding of labels from the first segment to each, in 1/64 point.
  private func roundings(in tree: LayoutTree) -> [Double] {
    var sum = 0.0
    return tree.nodes.filter { $0.role == .label }.map { label in
      let width = label.frame.width * 64
      sum += (width - 1e-6).rounded(.up) - width
      return sum
    }
  }

  private var document: [String: Any] {
    let border = item["border"] as? Double ?? 0
    var document: [String: Any] = [
      "type": "segmented", "distribution": isEqual ? "equal" : "content",
      "spacing": container["gap"] ?? 0, "padding": insets(container["padding"]),
      "border": container["border"] ?? 0, "direction": container["dir"] ?? "ltr",
      "selected": input["selected"] ?? 0, "segment": style(item),
      "items": (input["items"] as? [[String: Any]] ?? []).map(segment),
      "indicator": ["inset": (input["indicatorInset"] as? Double ?? 0) + border],
      "fonts": [["family": "Oracle Inter", "file": interPath]],
    ]
    document["width"] = container["width"] as? Double
    document["height"] = container["height"] as? Double
    return document
  }

  /// In CSS, a label without an ellipsis has an automatic minimum width, which shrinking cannot undercut.
  private func style(_ item: [String: Any]) -> [String: Any] {
    let shrinks = item["shrink"] as? Double != 0
    let isCut = item["ellipsis"] as? Bool == true || item["minWidth"] is Double
    var style: [String: Any] = [
      "padding": insets(item["padding"]), "border": item["border"] ?? 0,
      "grow": item["grow"] ?? 1, "truncation": shrinks && isCut ? "tail" : "none",
      "font": font(item),
    ]
    style["minWidth"] = item["minWidth"] as? Double
    style["maxWidth"] = item["maxWidth"] as? Double
    return style
  }

  private func segment(_ own: [String: Any]) -> [String: Any] {
    var segment: [String: Any] = ["text": own["text"] ?? "", "font": font(own)]
    segment["height"] = own["height"] as? Double ?? item["height"] as? Double
    segment["minWidth"] = own["minWidth"] as? Double
    return segment
  }

  private func font(_ spec: [String: Any]) -> [String: Any] {
    var font: [String: Any] = ["lineMetrics": "rounded"]
    for key in ["size", "weight", "letterSpacing", "lineHeight"] {
      font[key] = spec[key] as? Double
    }
    font["family"] = (spec["stack"] as? [String])?.compactMap { Self.families[$0] }
    return font
  }

  private func insets(_ value: Any?) -> Any {
    guard let sides = value as? [Double] else { return value ?? 0 }
    if sides.count == 2 { return ["vertical": sides[0], "horizontal": sides[1]] }
    return ["top": sides[0], "trailing": sides[1], "bottom": sides[2], "leading": sides[3]]
  }

  private var interPath: String {
    packageRoot().appending(
      path: "Tests/Fonts/PickerShapingTests/Fixtures/fonts/Inter-roman.var.ttf"
    )
    .path(percentEncoded: false)
  }

  /// The families of the recording; bundled faces have the same advances as the faces used there.
  private static let families = [
    "inter": "Oracle Inter", "arabic": "Noto Sans Arabic", "hebrew": "Noto Sans Hebrew",
    "devanagari": "Noto Sans Devanagari", "thai": "Noto Sans Thai", "cjk": "Noto Sans CJK SC",
    "emoji": "Noto Emoji Metrics",
  ]
}

extension Rect {
  fileprivate init(_ sides: [Double]) {
    self.init(
      x: sides.count > 0 ? sides[0] : 0, y: sides.count > 1 ? sides[1] : 0,
      width: sides.count > 2 ? sides[2] : 0, height: sides.count > 3 ? sides[3] : 0)
  }

  /// The maximum difference of an edge, in 1/64 point.
  fileprivate func distance(to other: Rect) -> Double {
    64
      * max(
        abs(minX - other.minX), abs(maxX - other.maxX), abs(minY - other.minY),
        abs(maxY - other.maxY))
  }
}
