import Foundation
import PickerCairo
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// A tree that was written and read is written and drawn like the original tree.
@Suite struct RoundTripTests {
  @Test(arguments: sweep(exampleSample(3), full: examples))
  func example_writtenAndRead_isWrittenAgainTheSame(path: String) throws {
    let tree = try detailedTrees[path]
    let trees = try LayoutTree.Form.allCases.map { try LayoutTree(json: tree.json(form: $0)) }
    expectEqual(trees[0], trees[1])
    expectEqual(trees[0].rounded, trees[0])
    for form in LayoutTree.Form.allCases {
      #expect(trees[0].json(form: form) == tree.json(form: form), "\(form)")
    }
  }

  @Test(arguments: sweep(exampleSample(), full: examples))
  func example_writtenAndRead_isDrawnTheSame(path: String) throws {
    let tree = try detailedTrees[path]
    let read = try LayoutTree(json: tree.json(pretty: false))
    let outlines = TextMeasurer.shared
    #expect(
      SVGRenderer().render(read, outlines: outlines)
        == SVGRenderer().render(tree, outlines: outlines))
    #expect(TerminalRenderer().render(read) == TerminalRenderer().render(tree))
    if RoundTripTests.drawn.contains(path) { try expectSamePictures(read, tree) }
  }

  /// The examples that are drawn in every format.
  private static let drawn = Set(
    sweep(["chips/balance.json", "drawing/flowers.json"], full: examples))

  @Test(arguments: examples)
  func example_withoutDetail_isWrittenAgainTheSame(path: String) throws {
    let tree = try exampleTrees[path]
    for form in LayoutTree.Form.allCases {
      let bytes = tree.json(form: form, pretty: false)
      #expect(try LayoutTree(json: bytes).json(form: form, pretty: false) == bytes, "\(form)")
    }
    let nested = tree.json()
    let flat = try LayoutTree(json: tree.json(form: .nodes))
    #expect(flat.json() == nested)
  }

  @Test func documents_random_roundTrip() throws {
    for seed in 0..<sweep(20 as UInt64, full: 2000) {
      let tree = try Document(
        json: randomDocument(seed: seed), options: everyDetail, fonts: TextMeasurer.shared
      ).layout()
      let bytes = tree.json(pretty: false)
      let read = try LayoutTree(json: bytes)
      expectEqual(read.rounded, read)
      #expect(read.json(pretty: false) == bytes, "seed \(seed)")
      let flat = try LayoutTree(json: tree.json(form: .nodes, pretty: false))
      expectEqual(flat, read)
      let outlines = TextMeasurer.shared
      #expect(
        SVGRenderer().render(read, outlines: outlines)
          == SVGRenderer().render(tree, outlines: outlines), "seed \(seed)")
    }
  }
}

/// Expects that two trees have the same nodes, and the same tables to which they refer.
private func expectEqual(
  _ a: LayoutTree, _ b: LayoutTree, sourceLocation: SourceLocation = #_sourceLocation
) {
  func same(_ part: (LayoutTree) -> some Equatable) {
    #expect(part(a) == part(b), sourceLocation: sourceLocation)
  }
  same { $0.type }
  same { $0.nodes }
  same { $0.warnings }
  same { $0.detail }
  same { $0.ids }
  same { $0.paints }
  same { $0.effects }
  same { $0.labels }
  same { $0.fonts }
  same { $0.icons }
  same { $0.images }
  same { $0.reserved }
  same { $0.overflows }
  same { $0.controlStates }
  same { $0.trace }
  same { $0.breakpoints }
}

/// Expects that every renderer writes the same bytes for two trees.
private func expectSamePictures(_ a: LayoutTree, _ b: LayoutTree) throws {
  let outlines = TextMeasurer.shared
  let live = SVGRenderer(text: .live(outlines))
  #expect(live.render(a, outlines: outlines) == live.render(b, outlines: outlines))
  #expect(
    try PNGRenderer().render(a, outlines: outlines) == PNGRenderer().render(b, outlines: outlines))
  #expect(
    try PDFRenderer().render(a, outlines: outlines) == PDFRenderer().render(b, outlines: outlines))
}

/// The flat form of trees.
@Suite struct FlatFormTests {
  private static let chips = Array(
    """
    {"type": "chips", "width": 400, "items": [\((1...40).map { "\"item \($0)\"" }.joined(separator: ","))]}
    """.utf8)

  @Test func nodes_ofFortyChips_takeAtMostTwoThirdsOfTheBytes() throws {
    let tree = try Document(json: FlatFormTests.chips, fonts: TextMeasurer.shared).layout()
    for isPretty in [true, false] {
      let nested = tree.json(pretty: isPretty).count
      let flat = tree.json(form: .nodes, pretty: isPretty).count
      #expect(flat * 3 <= nested * 2, "\(flat) of \(nested)")
    }
  }

  @Test func nodes_haveAbsoluteFramesAndOmitDefaultStates() throws {
    let json = Array(
      #"{"type": "chips", "padding": 10, "items": ["a", {"text": "b", "enabled": false}]}"#.utf8)
    let tree = try Document(json: json, fonts: TextMeasurer.shared).layout()
    let flat = try JSONValue(parsing: tree.json(form: .nodes)).object()
    var frames: [Rect] = []
    tree.rounded.walk { frames.append($0.absoluteFrame) }
    let nodes = try Array(#require(flat["nodes"]).array())
    #expect(nodes.count == frames.count)
    for (node, frame) in zip(nodes, frames) {
      let corners = try #require(node.object()["frame"]).array().map { try $0.number() }
      #expect(abs(corners[0] - frame.x) < 1e-4 && abs(corners[1] - frame.y) < 1e-4)
      #expect(try node.object()["selected"] == nil)
    }
    let disabled = try nodes.filter { try $0.object()["enabled"] != nil }
    #expect(disabled.count == 1)
    #expect(try nodes[0].object()["parent"] == nil)
  }

  @Test(arguments: [
    (#"{"nodes": 3}"#, "$.nodes: expected an array"),
    (#"{"nodes": []}"#, "$.nodes: must have a root, is empty"),
    (#"{"nodes": [{"role": "row"}]}"#, "$.nodes[0].frame: is missing"),
    (
      #"{"nodes": [{"role": "row", "frame": [0, 0, 1]}]}"#, "$.nodes[0].frame: must have 4 elements"
    ),
    (
      #"{"nodes": [{"role": "row", "frame": [0, 0, -1, 1]}]}"#,
      "$.nodes[0].frame: must be at least 0 wide and high, is -1"
    ),
    (
      #"{"nodes": [{"role": "row", "frame": [0, 0, 1, 1], "paint": 0}]}"#,
      "$.nodes[0].paint: there are 0 paints, is 0"
    ),
    (
      #"{"nodes": [{"role": "label", "frame": [0, 0, 1, 1], "label": 2}], "labels": [{"text": "a"}]}"#,
      "$.nodes[0].label: there are 1 labels, is 2"
    ),
    (
      #"{"nodes": [{"role": "row", "frame": [0, 0, 1, 1]}], "labels": [{"text": "a", "font": 1}]}"#,
      "$.labels[0].font: there are 0 fonts, is 1"
    ),
    (
      #"{"nodes": [{"role": "row", "frame": [0, 0, 1, 1]}, {"role": "row", "frame": [0, 0, 1, 1]}]}"#,
      "$.nodes[1].parent: is missing"
    ),
    (
      #"{"nodes": [{"role": "row", "frame": [0, 0, 1, 1]}, {"role": "row", "parent": 1, "frame": [0, 0, 1, 1]}]}"#,
      "$.nodes[1].parent: must be the preceding node or one of its ancestors, is 1"
    ),
  ])
  func nodes_invalid_areErrorsWithPathAndReason(json: String, answer: String) {
    let error = #expect(throws: JSONError.self) { try LayoutTree(json: Array(json.utf8)) }
    #expect(error?.description.hasPrefix(answer) == true, "\(String(describing: error))")
  }

  @Test func tree_beyondItsBudget_isAnErrorAtItsPath() throws {
    let tree = try Document(json: FlatFormTests.chips, fonts: TextMeasurer.shared).layout()
    for form in LayoutTree.Form.allCases {
      let error = #expect(throws: JSONError.self) {
        try LayoutTree(json: tree.json(form: form), budget: Budget(Limits(nodes: 20)))
      }
      #expect(error?.message == "exceeds the limit of 20 nodes per document")
    }
  }
}
