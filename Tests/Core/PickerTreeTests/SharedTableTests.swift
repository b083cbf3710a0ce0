import PickerJSON
import PickerLimits
import PickerTree
import Testing

/// Flat trees whose nodes share an entry of a table.
@Suite struct SharedTableTests {
  @Test func paint_sharedByNodes_isOneEntryOfTheTree() throws {
    let tree = try LayoutTree(json: Array(SharedTableTests.shapes(count: 50).utf8))
    #expect(tree.nodes.count == 51)
    #expect(tree.paints.count == 1)
    #expect(Set(tree.nodes.dropFirst().map(\.paint)) == [0])
  }

  @Test func pathOfASharedPaint_countsOnceForEachNode() throws {
    let json = try JSONValue(parsing: Array(SharedTableTests.shapes(count: 5).utf8))
    let exact = Budget(Limits(pathElements: 20))
    #expect(try LayoutTree(json: json, budget: exact).nodes.count == 6)
    let error = #expect(throws: JSONError.self) {
      try LayoutTree(json: json, budget: Budget(Limits(pathElements: 19)))
    }
    #expect(
      error?.description == "$.nodes[5]: exceeds the limit of 19 path elements per document")
  }

  @Test func glyphsOfASharedLabel_countOnceForEachNode() throws {
    let label = """
      {"text": "ab", "baseline": 9, "font": 0, "runs": [{"font": {"family": "F", "size": 9}, \
      "glyphs": [1, 2], "clusters": [0, 1], "xAdvances": [5, 5], "yAdvances": [0, 0], \
      "xOffsets": [0, 0], "yOffsets": [0, 0]}]}
      """
    let nodes = String(
      repeating: #", {"role": "label", "parent": 0, "frame": [0, 0, 9, 9], "label": 0}"#, count: 4)
    let json = try JSONValue(
      parsing: Array(
        """
        {"version": 1, "type": "chips", "nodes": [{"role": "chips", "frame": [0, 0, 9, 9]}\(nodes)],
         "labels": [\(label)], "fonts": [{"family": "F", "size": 9}]}
        """.utf8))
    #expect(
      try LayoutTree(json: json, budget: Budget(Limits(glyphs: 8))).labels.count == 4)
    let error = #expect(throws: JSONError.self) {
      try LayoutTree(json: json, budget: Budget(Limits(glyphs: 7)))
    }
    #expect(error?.description == "$.nodes[4]: exceeds the limit of 7 glyphs per document")
  }

  /// Squares that share one paint with a path of four elements.
  private static func shapes(count: Int) -> String {
    let nodes = String(
      repeating: #", {"role": "shape", "parent": 0, "frame": [0, 0, 9, 9], "paint": 0}"#,
      count: count)
    return """
      {"version": 1, "type": "shape", "nodes": [{"role": "drawing", "frame": [0, 0, 9, 9]}\(nodes)],
       "paints": [{"path": "M0 0L9 0L9 9Z", "fill": "#FF0000"}]}
      """
  }
}
