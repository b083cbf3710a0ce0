import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

private func tree(_ json: String) throws -> LayoutTree {
  try Document(json: Array(json.utf8), fonts: StrictCatalog()).layout()
}

private let red = Color(red: 1, green: 0, blue: 0)
private let redLine = Stroke(fill: .color(red), width: 2)

/// Borders with a colour are drawn inside the edge of their box; borders without one take space only.
@Suite struct BorderTests {
  @Test(arguments: [
    #""border": 2, "borderColor": "red""#, #""border": {"width": 2, "color": "red"}"#,
    #""border": {"horizontal": 2, "vertical": 2, "color": "red"}"#,
    #""border": {"width": 2}, "borderColor": "red""#,
  ])
  func container_withColouredBorder_drawsIt(keys: String) throws {
    for type in ["chips", "segmented", "text", "flow", "stack", "grid", "colorPicker", "carousel"] {
      let tree = try tree(#"{"type": "\#(type)", "width": 50, "cornerRadius": 7, \#(keys)}"#)
      // That of a carousel lies over its pages.
      let node = type == "carousel" ? try #require(tree.nodes.last) : tree.nodes[0]
      let paint = try #require(tree.paint(of: node), "\(type)")
      #expect(paint.stroke == redLine && paint.cornerRadius == CornerRadii(7), "\(type)")
    }
  }

  @Test func border_withoutColour_takesItsSpaceOnly() throws {
    let tree = try tree(#"{"type": "flow", "border": 3, "items": [{"width": 10, "height": 20}]}"#)
    #expect(tree.size == Size(width: 16, height: 26))
    #expect(tree.paint(of: tree.nodes[0])?.stroke == nil)
    #expect(tree.nodes[1].frame == Rect(x: 3, y: 3, width: 10, height: 20))
  }

  @Test func border_ofAColourAlone_keepsTheWidthOfTheStyle() throws {
    let tree = try tree(
      #"{"type": "chips", "chip": {"border": {"color": "red"}}, "items": ["tea"]}"#)
    let chip = try #require(tree.nodes.first { $0.role == .chip })
    #expect(tree.paint(of: chip)?.stroke == redLine)
  }

  @Test(arguments: ["ltr", "rtl"])
  func border_ofSides_isDrawnOnThem(direction: String) throws {
    let border = #""border": {"leading": 1, "bottom": 2, "color": "red"}"#
    let isMirrored = direction == "rtl"
    let edges = Edges(top: 0, left: isMirrored ? 0 : 1, bottom: 2, right: isMirrored ? 1 : 0)
    for keys in [
      #""type": "flow", \#(border), "items": []"#, #""type": "text", "text": "", \#(border)"#,
      #""type": "segmented", "items": ["a"], \#(border)"#,
      #""type": "chips", "items": ["a"], "chip": {\#(border)}"#,
    ] {
      let tree = try tree(#"{\#(keys), "direction": "\#(direction)"}"#)
      let drawn = tree.nodes.compactMap { tree.paint(of: $0) }.first { $0.stroke != nil }
      #expect(drawn?.stroke == redLine && drawn?.borderWidths == edges, "\(keys)")
      #expect(try LayoutTree(json: tree.json()).json() == tree.json())
    }
  }

  @Test(arguments: [
    (#""2""#, "$.border: expected a number or an object of sides, width and color"),
    (#"{"colour": "red"}"#, "$.border"), (#"{"color": "reddish"}"#, "$.border.color: "),
    (#"{"width": -1}"#, "$.border.width: "),
  ])
  func border_invalid_isAnErrorAtItsPath(value: String, start: String) throws {
    let error = #expect(throws: JSONError.self) {
      try tree(#"{"type": "text", "text": "", "border": \#(value)}"#)
    }
    #expect(error?.description.hasPrefix(start) == true, "\(String(describing: error))")
  }

  @Test func flowItems_withAStyle_areDrawn() throws {
    let tree = try tree(
      #"""
      {"type": "flow", "items": [
        {"width": 10, "height": 10},
        {"width": 10, "height": 1, "border": {"width": 2, "color": "red"}, "cornerRadius": 4},
        {"width": 10, "height": 10, "order": -1, "fill": ["red", "blue"]},
        {"height": 10, "border": 2, "borderColor": "red", "cornerRadius": 4}]}
      """#)
    let paints = tree.nodes.dropFirst().map { tree.paint(of: $0) }
    #expect(paints[0]?.fills == [.color(red), .color(try #require(Color("blue")))])
    #expect(paints[1] == nil)
    #expect(paints[2] == Paint(stroke: redLine, cornerRadius: 4) && paints[3] == paints[2])
    #expect(tree.paints.count == 2, "equal styles share a paint")
    #expect(
      tree.nodes.dropFirst().map { $0.frame.size } == [
        Size(width: 10, height: 10), Size(width: 10, height: 10), Size(width: 10, height: 4),
        Size(width: 4, height: 10),
      ])
  }

  @Test func segmented_withStroke_drawsItInsteadOfTheBorder() throws {
    let keys = #""items": ["a"], "border": {"width": 1, "color": "blue"}"#
    let dashed = #"{"fill": "red", "width": 2, "dash": [3, 1]}"#
    let tree = try tree(#"{"type": "segmented", \#(keys), "stroke": \#(dashed)}"#)
    let stroke = tree.paint(of: tree.nodes[0])?.stroke
    #expect(stroke == Stroke(fill: .color(red), width: 2, dash: [3, 1]))
    #expect(tree.size == (try BorderTests.bare(keys)).size, "a stroke takes no space")
  }

  private static func bare(_ keys: String) throws -> LayoutTree {
    try tree(#"{"type": "segmented", \#(keys)}"#)
  }

  @Test func indicator_withGradientAndStroke_isDrawnSo() throws {
    let tree = try tree(
      #"""
      {"type": "segmented", "items": ["a", "b"], "indicator": {"stroke": "red", "fill": [
        "white", {"linear": {"from": "top", "to": "bottom", "stops": [[0, "red"], [1, "blue"]]}}]}}
      """#)
    let indicator = try #require(tree.nodes.first { $0.role == .indicator })
    let paint = try #require(tree.paint(of: indicator))
    #expect(paint.stroke == Stroke(fill: .color(red), width: 1) && paint.shadow?.radius == 4)
    #expect(paint.fills.count == 2 && paint.fills[0] == .color(.white))
    guard case .linear = paint.fills[1].pattern else {
      Issue.record("the second fill is \(paint.fills[1])")
      return
    }
  }
}

/// By default, the chips of a row are equally high, and their labels are centred.
@Suite struct RowHeightTests {
  /// A chip is 20 higher than its label.
  @Test func row_ofDifferentContents_isEquallyHigh() throws {
    let tree = try tree(
      #"""
      {"type": "chips", "font": {"size": 10}, "items": [
        "tea", {"text": "milk", "font": {"size": 30}}, {"text": "low", "height": 40}]}
      """#)
    let chips = tree.nodes.filter { $0.role == .chip }
    #expect(chips.map { $0.frame.height } == [50, 50, 40], "a declared height is not stretched")
    #expect(chips.map { $0.frame.y } == [0, 0, 0])
    let labels = tree.nodes.filter { $0.role == .label }
    #expect(labels.map { $0.frame.midY } == [25, 25, 20])
  }

  @Test func row_alignedToTheTop_keepsNaturalHeights() throws {
    let tree = try tree(
      #"""
      {"type": "chips", "rowAlignment": "top", "font": {"size": 10}, "items": [
        "tea", {"text": "milk", "font": {"size": 30}}]}
      """#)
    #expect(tree.nodes.filter { $0.role == .chip }.map { $0.frame.height } == [30, 50])
  }
}
