import PickerJSON
import PickerLayout
import Testing

/// Documents whose letter spacing outweighs the advances of their glyphs.
@Suite struct NegativeSpacingTests {
  @Test(arguments: [
    #"{"type": "text", "text": "one two\nthree", "width": 70, "font": {"letterSpacing": -20}}"#,
    #"{"type": "chips", "items": ["one two", "three"], "font": {"letterSpacing": -20}}"#,
  ])
  func tree_withLinesOfNoWidth_isReadBack(json: String) throws {
    var tree = try Document(json: Array(json.utf8)).layout()
    tree.detail = .glyphs
    for form in LayoutTree.Form.allCases {
      let read = try LayoutTree(json: tree.json(form: form))
      #expect(read.json(form: form) == tree.json(form: form))
    }
    let lines = tree.nodes(role: .line) + tree.nodes(role: .label)
    #expect(lines.count == 2 && lines.allSatisfy { $0.frame.width == 0 })
  }
}
