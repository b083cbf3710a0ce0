import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport

/// Converts recordings from Chromium to keys of documents.
enum Oracle {
  /// The faces of the recording that are not bundled.
  static let fonts: [[String: String]] = [
    [
      "family": "Oracle Inter",
      "file": packageRoot().appendingPathComponent(
        "Tests/Fonts/PickerShapingTests/Fixtures/fonts/Inter-roman.var.ttf"
      ).path,
    ]
  ]

  /// The families of the recording; bundled faces have the same advances as the faces used there.
  private static let families = [
    "inter": "Oracle Inter", "inter41": "Inter", "arabic": "Noto Sans Arabic",
    "hebrew": "Noto Sans Hebrew", "devanagari": "Noto Sans Devanagari",
    "thai": "Noto Sans Thai", "cjk": "Noto Sans CJK SC", "emoji": "Noto Emoji Metrics",
  ]

  static let alignments = [
    "flex-start": "leading", "center": "center", "flex-end": "trailing",
    "space-between": "spaceBetween", "space-around": "spaceAround", "space-evenly": "spaceEvenly",
  ]

  static let rowAlignments = [
    "flex-start": "top", "center": "center", "flex-end": "bottom", "baseline": "baseline",
    "stretch": "stretch",
  ]

  static func font(_ input: [String: Any]) -> [String: Any] {
    var font: [String: Any] = ["lineMetrics": "rounded"]
    font["family"] = (input["stack"] as? [String])?.compactMap { families[$0] }
    for key in ["size", "weight", "letterSpacing", "lineHeight", "features"] {
      font[key] = input[key] is NSNull ? nil : input[key]
    }
    return font
  }

  /// Converts insets in CSS order: all, [vertical, horizontal] or [top, right, bottom, left].
  static func insets(_ value: Any?) -> Any {
    guard let sides = value as? [Double] else { return value ?? 0 }
    if sides.count == 2 { return ["vertical": sides[0], "horizontal": sides[1]] }
    return ["top": sides[0], "trailing": sides[1], "bottom": sides[2], "leading": sides[3]]
  }

  /// The style of a recorded box.
  static func style(_ input: [String: Any]) -> [String: Any] {
    var style: [String: Any] = [:]
    style["padding"] = insets(input["padding"])
    style["border"] = insets(input["border"])
    for key in ["minWidth", "maxWidth", "grow"] {
      style[key] = input[key] is NSNull ? nil : input[key]
    }
    let givesWay = input["ellipsis"] as? Bool ?? (input["text"] == nil)
    style["truncation"] = givesWay && input["shrink"] as? Double != 0 ? "tail" : "none"
    style["labelAlignment"] = ["horizontal": "leading", "vertical": "top"]
    return style
  }

  /// An item with the keys in which it differs from `base`.
  static func item(_ input: [String: Any], like base: [String: Any]) -> [String: Any] {
    var item = style(input.merging(base) { own, _ in own })
    item["text"] = input["text"]
    for key in ["width", "height"] { item[key] = input[key] is NSNull ? nil : input[key] }
    let font = font(input)
    if font.count > 1 { item["font"] = font }
    if input["boxSizing"] as? String == "content-box" { addInsets(to: &item, of: input, base) }
    return item
  }

  /// Recorded sizes are those of the content box: widths and heights of documents include border and padding.
  private static func addInsets(
    to item: inout [String: Any], of input: [String: Any], _ base: [String: Any]
  ) {
    let merged = input.merging(base) { own, _ in own }
    let padding = merged["padding"]
    let sides = padding as? [Double] ?? Array(repeating: padding as? Double ?? 0, count: 2)
    let border = merged["border"] as? Double ?? 0
    let vertical = sides[0] + (sides.count == 4 ? sides[2] : sides[0]) + border * 2
    let horizontal = sides[1] + (sides.count == 4 ? sides[3] : sides[1]) + border * 2
    for (key, extra) in [
      ("width", horizontal), ("minWidth", horizontal), ("maxWidth", horizontal),
      ("height", vertical),
    ] {
      if let length = item[key] as? Double { item[key] = length + extra }
    }
  }
}

extension LayoutTree {
  /// The frames of all nodes of a role, relative to the root's origin, by the order of their ids.
  func frames(of role: Role) -> [Rect] {
    var frames: [(id: Int32, frame: Rect)] = []
    walk { node in
      if node.role == role { frames.append((nodes[node.position].id, node.absoluteFrame)) }
    }
    return frames.sorted { $0.id < $1.id }.map(\.frame)
  }
}

extension Rect {
  /// Whether every edge is within 2/64 point of the recorded one.
  func isNear(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude <= 2.0 / 64 + 1e-9 }
  }
}
