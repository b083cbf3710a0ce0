import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTestSupport
import PickerText
import Testing

@testable import PickerTree

/// A black label of 20 × 8 points at (5, 2), with a `line` node for each of two lines if asked for.
private func tree(_ crossing: Crossing?, hasLines: Bool = false) -> LayoutTree {
  var tree = LayoutTree(type: "segmented")
  let size = Size(width: 20, height: 8)
  let lines = (0..<(hasLines ? 2 : 1)).map { number in
    TextLine(
      text: "day", frame: Rect(x: 0, y: Double(number) * 4, width: 12, height: 4), baseline: 3)
  }
  tree.fonts = [Font()]
  tree.labels = [
    Label(
      text: MeasuredText(size: size, baseline: 3, lines: lines), font: 0, crossing: crossing)
  ]
  let paint = tree.add(Paint(fill: .black))
  tree.append(LayoutNode(.segmented, frame: Rect(x: 0, y: 0, width: 30, height: 12))) { tree in
    let label = LayoutNode(
      .label, frame: Rect(origin: Point(x: 5, y: 2), size: size), paint: paint, content: 0)
    tree.append(label) { tree in
      for (number, line) in lines.enumerated() where hasLines {
        let frame = line.frame.offset(by: Point(x: 4, y: 0))
        tree.append(LayoutNode(.line, frame: frame, index: number, paint: paint, content: 0))
      }
    }
  }
  return tree
}

private let half = Crossing(
  paint: Paint(fill: .white), clip: Rect(x: 1.23456789, y: 0, width: 7.5, height: 8))

private func text(_ tree: LayoutTree, _ form: LayoutTree.Form = .nested) -> String {
  String(decoding: tree.json(form: form, pretty: false), as: UTF8.self)
}

@Suite struct CrossingTests {
  @Test(arguments: LayoutTree.Form.allCases)
  func crossing_isWrittenWithTheText(form: LayoutTree.Form) {
    let written =
      ##""crossing":{"paint":{"fill":"#FFFFFF"},"clip":{"x":1.2346,"y":0,"width":7.5,"height":8}}"##
    #expect(text(tree(half), form).contains(written))
    #expect(text(tree(half, hasLines: true), form).components(of: "crossing") == 1)
    #expect(!text(tree(nil), form).contains("crossing"))
    #expect(text(tree(nil), form) == text(tree(half), form).replacing("," + written, with: ""))
  }

  @Test(arguments: LayoutTree.Form.allCases)
  func crossing_writtenAndRead_isTheRoundedOne(form: LayoutTree.Form) throws {
    let ramp = Gradient([.black, Color(red: 0.123, green: 1, blue: 0, alpha: 0.5)])
    let paint = Paint(
      fills: [Fill(.linear(ramp, from: .leading, to: .trailing), opacity: 0.333_333_33)],
      opacity: 0.5)
    for hasLines in [false, true] {
      let tree = tree(Crossing(paint: paint, clip: half.clip), hasLines: hasLines)
      let bytes = tree.json(form: form)
      let read = try LayoutTree(json: bytes)
      #expect(read.json(form: form) == bytes)
      #expect(read.labels[0].crossing == tree.rounded.labels[0].crossing)
      #expect(read.labels[0].crossing != tree.labels[0].crossing)
      #expect(tree.rounded.rounded == tree.rounded)
    }
  }

  @Test func crossing_isAKeyOfLabelsInBothForms() {
    #expect(NestedNode.fields.keys.contains("crossing"))
    #expect(LabelRecord.fields.keys.contains("crossing"))
    #expect(!FlatNode.fields.keys.contains("crossing"))
  }

  @Test(arguments: [
    ("3", "crossing: expected an object, found 3"),
    (#"{"clip": \#(clip)}"#, "crossing.paint: is missing"),
    (#"{"paint": {"fill": "red"}}"#, "crossing.clip: is missing"),
    (#"{"paint": {"fill": 3}, "clip": \#(clip)}"#, "crossing.paint.fill: expected"),
    (
      #"{"paint": {}, "clip": {"x": 0, "y": 0, "width": -1, "height": 1}}"#,
      "crossing.clip.width: must be at least 0, is -1"
    ),
  ])
  func crossing_thatIsInvalid_throwsWithItsPath(crossing: String, answer: String) {
    let nested = """
      {"root": {"role": "label", "frame": \(CrossingTests.clip), "text": "a", "crossing": \(crossing)}}
      """
    let flat = #"""
      {"nodes": [{"role": "label", "frame": [0, 0, 9, 9], "label": 0}],
       "labels": [{"text": "a", "crossing": \#(crossing)}]}
      """#
    for (json, path) in [(nested, "$.root."), (flat, "$.labels[0].")] {
      let error = #expect(throws: JSONError.self) { try LayoutTree(json: Array(json.utf8)) }
      #expect(
        error?.description.hasPrefix(path + answer) == true, "\(String(describing: error))")
    }
  }

  private static let clip = #"{"x": 0, "y": 0, "width": 9, "height": 9}"#

  @Test func crossing_ofASharedLabel_countsForEachNode() throws {
    let nodes = String(
      repeating: #", {"role": "label", "parent": 0, "frame": [0, 0, 9, 9], "label": 0}"#, count: 2)
    let json = try JSONValue(
      parsing: Array(
        """
        {"nodes": [{"role": "segmented", "frame": [0, 0, 9, 9]}\(nodes)], "labels": [{"text": "a",
         "crossing": {"paint": {"path": "M0 0L9 0L9 9Z"}, "clip": \(CrossingTests.clip)}}]}
        """.utf8))
    let read = try LayoutTree(json: json, budget: Budget(Limits(pathElements: 8)))
    #expect(read.labels.count == 2)
    let error = #expect(throws: JSONError.self) {
      try LayoutTree(json: json, budget: Budget(Limits(pathElements: 7)))
    }
    #expect(error?.description == "$.nodes[2]: exceeds the limit of 7 path elements per document")
  }

  @Test func crossing_ofACopiedLabel_changesAlone() {
    var label = tree(half).labels[0]
    let copy = label
    label.crossing?.clip.width = 1
    #expect(copy.crossing == half && label.crossing?.clip.width == 1 && label != copy)
    label.crossing = nil
    #expect(label == tree(nil).labels[0])
  }

  @Test func crossing_ofALine_isThatOfItsLabel() {
    let tree = tree(half, hasLines: true)
    let (label, line) = (tree.nodes[1], tree.nodes[3])
    #expect(label.role == .label && line.role == .line)
    let frame = line.frame.offset(by: Point(x: 5, y: 2))
    let clip = half.clip.offset(by: Point(x: 5, y: 2))
    #expect(tree.crossing(of: label, in: label.frame)?.clip == clip)
    #expect(tree.crossing(of: line, in: frame)?.clip == clip)
    #expect(tree.crossing(of: tree.nodes[0], in: tree.nodes[0].frame) == nil)
  }

  @Test func crossing_ofAppendedContent_isThatOfTheNode() {
    let node = tree(half).nodes(role: .label)[0]
    let label = node.label?.text ?? .nothing
    var copy = LayoutTree(type: "segmented")
    copy.append(.segmented, frame: Rect(x: 0, y: 0, width: 30, height: 12)) { copy in
      copy.append(
        .label, frame: node.frame, paint: node.paint,
        content: .text(label, font: Font(), crossing: node.crossing))
      copy.append(.label, frame: node.frame, content: .text(label, font: Font()))
    }
    #expect(copy.nodes(role: .label).map(\.crossing) == [half, nil])
  }

  @Test func crossing_afterEmbedding_isKept() {
    var whole = tree(nil)
    whole.fonts.append(Font(size: 30))
    whole.embed(tree(half), at: Point(x: 50, y: 0), prefix: "a")
    #expect(whole.labels.map { $0.crossing } == [nil, half])
    #expect(whole.labels.map { $0.font } == [0, 2])
  }

  @Test func crossing_onDevicePixels_movesLikeABox() {
    // The label is at 5.4 … 25.45 and becomes 5 … 26, because its box never becomes narrower.
    var tree = tree(
      Crossing(paint: half.paint, clip: Rect(x: 2.4, y: 0, width: 17.65, height: 8)))
    tree.nodes[1].frame = Rect(x: 5.4, y: 2, width: 20.05, height: 8)
    tree.snap(to: 1)
    #expect(tree.nodes[1].frame == Rect(x: 5, y: 2, width: 21, height: 8))
    #expect(tree.labels[0].crossing?.clip == Rect(x: 3, y: 0, width: 18, height: 8))
  }
}

extension String {
  /// The number of occurrences of a word.
  fileprivate func components(of word: String) -> Int { ranges(of: word).count }
}
