import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerItems

private let plain = Paint(fill: Color(red: 1, green: 0, blue: 0))
private let selected = Paint(fill: Color(red: 0, green: 0, blue: 1))

/// Three segments of 10 × 4 points, one apart, with labels of 6 × 1 in their middles, red and blue where selected.
private func json(
  _ keys: String, size: String = #""width": 32, "height": 4"#
) -> String {
  let items = ["abcdef", "ghijkl", "mnopqr"].map { #"{"text": "\#($0)", "padding": 0}"# }
  return """
    {"type": "segmented", "font": {"size": 1}, "padding": 0, "spacing": 1, \(size),
     "segment": {"textColor": "#FF0000", "selectedTextColor": "#0000FF"},
     "items": [\(items.joined(separator: ","))], \(keys)}
    """
}

private func measured(_ keys: String) throws -> MeasuredSegmented {
  let document = try Document(json: Array(json(keys).utf8), fonts: MonospaceMeasurer())
  return try #require(document.control.as(Segmented.self)).measured(by: MonospaceMeasurer())
}

private func tree(_ keys: String) throws -> LayoutTree {
  try Document(json: Array(json(keys).utf8), fonts: MonospaceMeasurer()).layout()
}

/// The colours of each label: the part that is drawn as selected, in points from its left edge, or one word.
private func colors(_ tree: LayoutTree) -> [String] {
  let tree = tree.rounded
  return tree.nodes.filter { $0.role == .label }.map { node in
    let paint = tree.paint(of: node)
    guard let crossing = tree.label(of: node)?.crossing else {
      return paint == selected ? "selected" : paint == plain ? "plain" : "other"
    }
    guard paint == plain, crossing.paint == selected else { return "other" }
    return "\(crossing.clip.minX) to \(crossing.clip.maxX)"
  }
}

/// The labels and their frames in the coordinates of the control.
private func labels(_ tree: LayoutTree) -> [(node: LayoutNode, frame: Rect)] {
  zip(tree.frames(.segment), tree.nodes.filter { $0.role == .label }).map { segment, label in
    (label, label.frame.offset(by: segment.origin))
  }
}

@Suite struct SegmentedCrossingTests {
  /// The indicator moves by 2.75 points from one moment to the next.
  @Test(arguments: [
    (0, ["selected", "plain", "plain"]), (1, ["0.75 to 6.0", "plain", "plain"]),
    (2, ["3.5 to 6.0", "0.0 to 2.5", "plain"]), (3, ["plain", "0.0 to 5.25", "plain"]),
    (4, ["plain", "selected", "plain"]), (5, ["plain", "0.75 to 6.0", "plain"]),
    (6, ["plain", "3.5 to 6.0", "0.0 to 2.5"]), (7, ["plain", "plain", "0.0 to 5.25"]),
    (8, ["plain", "plain", "selected"]),
  ])
  func labels_atEightMoments_haveTheSelectedColourUnderTheIndicator(
    moment: Int, expected: [String]
  ) throws {
    let time = Double(moment) / 80
    let tree = try tree(#""selected": 2, "transition": {"from": 0, "at": \#(time)}"#)
    #expect(colors(tree) == expected)
  }

  @Test func labels_fromRightToLeft_areMirrored() throws {
    let keys = #""direction": "rtl", "selected": 2, "transition": {"from": 0, "at": 0.025}"#
    #expect(colors(try tree(keys)) == ["0.0 to 2.5", "3.5 to 6.0", "plain"])
  }

  @Test func labels_ofAColumn_areCrossedFromTopToBottom() throws {
    for (time, item, clip) in [
      (0.02, 0, Rect(x: 0, y: 0.5, width: 6, height: 0.5)),
      (0.03, 1, Rect(x: 0, y: 0, width: 6, height: 0.5)),
    ] {
      let json = json(
        #""axis": "vertical", "selected": 2, "transition": {"from": 0, "at": \#(time)}"#,
        size: #""width": 10, "height": 14"#)
      let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout().rounded
      let crossings = labels(tree).map { tree.label(of: $0.node)?.crossing }
      #expect(crossings[item]?.clip == clip)
      #expect(crossings.compactMap { $0 }.count == 1)
    }
  }

  /// A part is painted as selected exactly where the indicator is, in every style and at any time.
  @Test(arguments: [
    #""duration": 0.4"#, #""duration": 0.4, "style": "stretch", "curve": "easeInOut""#,
    #""spring": {"response": 0.4, "dampingFraction": 0.5}"#,
    #""duration": 0.4, "curve": [0.3, -0.6, 0.2, 1.6]"#,
  ])
  func clips_haveTheEdgesOfTheIndicator(timing: String) throws {
    for direction in ["ltr", "rtl"] {
      for step in 0..<30 {
        let keys = """
          "direction": "\(direction)", "selected": 2,
          "transition": {"from": 0, \(timing), "at": \(Double(step) / 80)}
          """
        let tree = try tree(keys)
        let indicator = try #require(tree.frames(.indicator).first)
        for (node, frame) in labels(tree) {
          let part = frame.intersection(indicator)
          let clip = tree.label(of: node)?.crossing?.clip.offset(by: frame.origin)
          let drawn = clip ?? (tree.paint(of: node) == selected ? frame : nil)
          #expect(abs(area(part) - area(drawn)) < 0.06, "\(keys)")
          guard let clip, let part else { continue }
          #expect(abs(part.minX - clip.minX) < 1e-9 && abs(part.maxX - clip.maxX) < 1e-9)
        }
      }
    }
  }

  private func area(_ rect: Rect?) -> Double { rect.map { $0.width * $0.height } ?? 0 }

  @Test(arguments: [#""from": 0"#, #""from": 0, "at": 0.1"#, #""from": 0, "at": 7"#])
  func labels_atRest_areThoseWithoutATransition(transition: String) throws {
    let still = try tree(#""selected": 2"#)
    let tree = try tree(#""selected": 2, "transition": {\#(transition)}"#)
    #expect(tree.nodes.dropFirst() == still.nodes.dropFirst())
    #expect(tree.paints == still.paints && tree.labels == still.labels)
    #expect(colors(tree) == ["plain", "plain", "selected"])
  }

  @Test(arguments: [
    #""selected": [0, 2], "transition": {"from": 1, "at": 0.025}"#,
    #""selected": 0, "transition": {"from": 0, "at": 0}"#,
    #""selected": 0, "transition": {"at": 0}"#,
    #""momentary": true, "transition": {"from": 0, "at": 0.025}"#,
  ])
  func labels_whereNothingMoves_areNotCrossed(keys: String) throws {
    #expect(try tree(keys).labels.allSatisfy { $0.crossing == nil })
  }

  @Test func labels_ofOneColour_areNotCrossed() throws {
    let json = json(#""selected": 2, "transition": {"from": 0, "at": 0.025}"#)
      .replacing("#0000FF", with: "#FF0000")
    let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
    #expect(colors(tree) == ["plain", "plain", "plain"])
  }

  @Test func labels_onDevicePixels_areCrossedUpToTheIndicatorsEdges() throws {
    // The indicator is at 6.6 … 16.6 before it is snapped to 7 … 17.
    let tree = try tree(#""scale": 1, "selected": 2, "transition": {"from": 0, "at": 0.03}"#)
    #expect(tree.frames(.indicator) == [Rect(x: 7, y: 0, width: 10, height: 4)])
    #expect(colors(tree) == ["5.0 to 6.0", "0.0 to 4.0", "plain"])
  }

  @Test func label_ofSeveralLines_isCrossedAsAWhole() throws {
    let json = """
      {"type": "segmented", "font": {"size": 1}, "padding": 0, "spacing": 1, "width": 5, "height": 4,
       "segment": {"padding": 0, "maxLines": 2, "textColor": "#FF0000", "selectedTextColor": "#0000FF"},
       "items": ["ab cd", "e"], "selected": 1, "transition": {"from": 0, "at": 0.05}}
      """
    let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout().rounded
    let label = try #require(labels(tree).first)
    #expect(tree.label(of: label.node)?.crossing?.clip == Rect(x: 1.5, y: 0, width: 0.5, height: 2))
    let lines = tree.nodes.filter { $0.role == .line }
    #expect(lines.count == 2 && lines.allSatisfy { tree.paint(of: $0) == plain })
  }

  @Test func paints_areAddedOnceEach() throws {
    let still = try tree(#""selected": 2"#)
    let tree = try tree(#""selected": 2, "transition": {"from": 0, "at": 0.025}"#)
    #expect(tree.paints == still.paints)
  }

  @Test func tree_withAnIndicatorAnywhere_hasItsLabelsPainted() throws {
    let measured = try measured(#""selected": 2"#)
    let arrangement = measured.arrangement(of: measured.items, in: .asDeclared)
    func tree(_ indicator: Rect?) -> LayoutTree {
      measured.tree(of: arrangement, in: .asDeclared, at: SegmentedMoment(indicator: indicator))
    }
    let dragged = Rect(x: 5.5, y: 0, width: 10, height: 4)
    #expect(tree(dragged).frames(.indicator) == [dragged])
    #expect(colors(tree(dragged)) == ["3.5 to 6.0", "0.0 to 2.5", "plain"])
    #expect(tree(Rect(x: 22, y: 0, width: 10, height: 4)) == tree(nil))
  }

  @Test func crossings_inAStack_areKept() throws {
    let keys = #""selected": 2, "transition": {"from": 0, "at": 0.025}"#
    let panel = #"{"type": "stack", "items": [{"type": "text", "text": "t"}, \#(json(keys))]}"#
    let stack = try Document(json: Array(panel.utf8), fonts: MonospaceMeasurer()).layout()
    let crossings = stack.labels.compactMap { $0.crossing }
    #expect(crossings.count == 2)
    #expect(try tree(keys).labels.compactMap { $0.crossing } == crossings)
    for form in LayoutTree.Form.allCases {
      let read = try LayoutTree(json: stack.json(form: form))
      #expect(
        read.labels.compactMap { $0.crossing } == stack.rounded.labels.compactMap { $0.crossing })
    }
  }
}
