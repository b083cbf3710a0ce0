import PickerControls
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

private let detail = #""detail": ["rows"]"#

/// The id, the row and the place of every node that has a row, such as `b 0.1`; an asterisk marks the last of a row.
private func places(_ tree: LayoutTree) -> [String] {
  (0..<tree.count).compactMap { position in
    guard let node = tree.node(at: position), let row = node.row, let place = node.placeInRow
    else { return nil }
    #expect(node.isFirstInRow == (place == 0))
    return "\(node.id ?? node.role.rawValue) \(row).\(place)\(node.isLastInRow ? "*" : "")"
  }
}

private func places(_ json: String) throws -> [String] {
  places(try sessionDocument(json).layout())
}

/// Five boxes `a` to `e`, each 2 × 1, in a flow 5 wide and one apart.
private func boxes(_ keys: String, _ more: String = "") -> String {
  let items = "abcde".map { #"{"id": "\#($0)", "width": 2, "height": 1}"# }.joined(separator: ", ")
  return #"{"type": "flow", "wrap": "wrap", "spacing": 1, \#(keys), "items": [\#(items)\#(more)]}"#
}

/// Row and place of chips and of items of flows.
@Suite struct RowPlaceTests {
  @Test func chips_haveTheRowAndThePlaceThatTheyAreIn() throws {
    let json = chipsDocument(#""aa", "bb", "cccc", "d", "e", "f""#, width: 5)
    #expect(try places(json) == ["aa 0.0", "bb 0.1*", "cccc 1.0*", "d 2.0", "e 2.1", "f 2.2*"])
  }

  @Test(arguments: [#""direction": "rtl""#, #""wrap": "wrapReverse""#])
  func chips_areCountedInTheirOrder_whereverRowsAre(key: String) throws {
    let json = chipsDocument(#""aa", "bb", "cccc""#, width: 5, key)
    #expect(try places(json) == ["aa 0.0", "bb 0.1*", "cccc 1.0*"])
  }

  @Test func overflowChip_isTheLastOfItsRow() throws {
    let items = #""aa", "bb", "cc", "dd""#
    #expect(
      try places(chipsDocument(items, width: 8, #""maxRows": 1"#))
        == ["aa 0.0", "bb 0.1", "overflow 0.2*"])
    let less = #""maxRows": 1, "overflow": {"lessLabel": "-", "expanded": true}"#
    #expect(
      try places(chipsDocument(items, width: 8, less))
        == ["aa 0.0", "bb 0.1", "cc 0.2*", "dd 1.0", "overflow 1.1*"])
    #expect(
      try places(chipsDocument(items, width: 5, #""maxRows": 1, "overflow": "hidden""#))
        == ["aa 0.0", "bb 0.1*"])
  }

  @Test(arguments: [
    (#""width": 5"#, ["a 0.0", "b 0.1*", "c 1.0", "d 1.1*", "e 2.0*"]),
    (#""width": 5, "direction": "rtl""#, ["a 0.0", "b 0.1*", "c 1.0", "d 1.1*", "e 2.0*"]),
    (#""width": 5, "reversed": true"#, ["a 0.0", "b 0.1*", "c 1.0", "d 1.1*", "e 2.0*"]),
    (#""width": 5, "maxLines": 1"#, ["a 0.0", "b 0.1*"]),
    (
      #"""
      "width": 5, "maxLines": 2,
      "overflow": {"chip": {"padding": 0, "border": 0}, "font": {"size": 1}}
      """#,
      ["a 0.0", "b 0.1*", "c 1.0", "overflow 1.1*"]
    ),
    // Columns of three.
    (
      #""axis": "vertical", "height": 5"#,
      ["a 0.0", "b 0.1", "c 0.2*", "d 1.0", "e 1.1*"]
    ),
    (#""width": 14"#, ["a 0.0", "b 0.1", "c 0.2", "d 0.3", "e 0.4*"]),
  ])
  func flow_withTheDetail_tellsLines(keys: String, expected: [String]) throws {
    #expect(try places(boxes("\(keys), \(detail)")) == expected)
  }

  @Test func flow_withoutTheDetail_tellsNone() throws {
    let tree = try sessionDocument(boxes(#""width": 5"#)).layout()
    #expect(places(tree) == [])
    #expect(!String(decoding: tree.json(), as: UTF8.self).contains(#""index""#))
  }

  @Test func flow_ofControls_tellsTheirLines_butNotThoseOfOverlays() throws {
    let more = #"""
      , {"type": "text", "id": "t", "text": "tt", "font": {"size": 1}},
      {"id": "over", "position": "absolute", "width": 1, "height": 1},
      {"type": "chips", "id": "inner", "order": -1, "font": {"size": 1}, "items": ["x"],
       "chip": {"padding": 0, "border": 0}}
      """#
    #expect(
      try places(boxes(#""width": 5, \#(detail)"#, more)) == [
        "inner 0.0", "inner/x 0.0*", "a 0.1*", "b 1.0", "c 1.1*", "d 2.0", "e 2.1*", "t 3.0*",
      ])
  }

  @Test func json_withTheDetail_hasRowAndPlace_andIsReadAgain() throws {
    for json in [
      chipsDocument(#""aa", "bb", "cccc""#, width: 5, detail), boxes(#""width": 5, \#(detail)"#),
    ] {
      let tree = try sessionDocument(json).layout()
      for form in LayoutTree.Form.allCases {
        let written = tree.json(form: form, pretty: false)
        let read = try LayoutTree(json: written)
        #expect(String(decoding: written, as: UTF8.self).contains(#""row":1,"place":0"#))
        #expect(read.json(form: form, pretty: false) == written)
        #expect(places(read) == places(tree))
      }
    }
  }

  @Test func panels_passTheDetailOn() throws {
    let json = #"{"type": "stack", \#(detail), "items": [\#(boxes(#""id": "f", "width": 5"#))]}"#
    #expect(try places(json).prefix(2) == ["f 0.0*", "f/a 0.0"])
  }
}
