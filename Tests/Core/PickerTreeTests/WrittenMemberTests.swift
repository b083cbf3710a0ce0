import PickerJSON
import Testing

@testable import PickerTree

/// The tables of nodes and labels write every key that they read, in their order, and what is written is read without loss.
@Suite struct WrittenMemberTests {
  @Test func membersOfNodes_inTheNestedForm_areThoseOfTheTableInItsOrder() throws {
    let tree = try LayoutTree(json: Array(everyMember.utf8))
    let json = try JSONValue(parsing: tree.json()).object()
    var nodes: [JSONObject] = []
    try collect(try #require(json["root"]).object(), into: &nodes)
    expect(nodes, haveTheKeys: NestedNode.fields.keys + ["children"])
  }

  @Test func membersOfNodesAndLabels_inTheFlatForm_areThoseOfTheTablesInTheirOrder() throws {
    let tree = try LayoutTree(json: Array(everyMember.utf8))
    let json = try JSONValue(parsing: tree.json(form: .nodes)).object()
    expect(try objects(json["nodes"]), haveTheKeys: FlatNode.fields.keys)
    expect(try objects(json["labels"]), haveTheKeys: LabelRecord.fields.keys)
  }

  @Test(arguments: LayoutTree.Form.allCases, [false, true])
  func tree_withEveryMember_isReadAndWrittenWithoutLoss(
    form: LayoutTree.Form, pretty: Bool
  ) throws {
    let tree = try LayoutTree(json: Array(everyMember.utf8))
    let bytes = tree.json(form: form, pretty: pretty)
    #expect(try LayoutTree(json: bytes).json(form: form, pretty: pretty) == bytes)
    #expect(try LayoutTree(json: bytes).json(pretty: false) == tree.json(pretty: false))
  }

  /// Expects that the keys of each object are in the order of `keys`, and that each key is in some object.
  private func expect(_ objects: [JSONObject], haveTheKeys keys: [String]) {
    var found: Set<String> = []
    for object in objects {
      let own = object.map { $0.key }
      #expect(own == keys.filter { own.contains($0) })
      found.formUnion(own)
    }
    #expect(found == Set(keys))
  }

  private func collect(_ node: JSONObject, into nodes: inout [JSONObject]) throws {
    nodes.append(node)
    for child in try objects(node["children"]) { try collect(child, into: &nodes) }
  }

  private func objects(_ json: JSONValue?) throws -> [JSONObject] {
    try json?.array().map { try $0.object() } ?? []
  }
}

private let frame = #""frame": {"x": 1, "y": 2, "width": 30, "height": 20}"#

private let control = """
  "strategy": "truncate", "scroll": {"x": 1, "y": 0, "width": 90, "height": 20}, "current": 0, "count": 2,
  "offset": 0.5, "phase": "idle", "stage": "peek", "dragOffset": [3, -4], "accessibleName": "Everything", "language": "en",
  "path": "items[0]", "words": {"remove": "No {name}", "more": {"one": "1 more", "other": "{count} more"}},
  "color": {"space": "rgba", "values": {"red": 1, "green": 0.5, "blue": 0, "alpha": 1}},
  "transition": {"duration": 1, "keyframes": [{"time": 0, "x": 0, "y": 0, "width": 9, "height": 9}]}
  """

private let effects = """
  "transform": [1, 0, 0, 1, 5, 0], "blend": "multiply", "clip": true, "filter": [{"blur": 2}]
  """

private let glyphs = """
  "ink": {"x": 0, "y": 1, "width": 8, "height": 9},
  "runs": [{"font": {"family": "F", "size": 9}, "glyphs": [1, 2], "clusters": [0, 1],
    "xAdvances": [5, 5], "yAdvances": [0, 0], "xOffsets": [0, 0], "yOffsets": [0, 0]}]
  """

private let label = """
  {"role": "label", \(frame), "text": "a…", "fullText": "abc", "baseline": 9,
   "font": {"family": "F", "size": 9},
   "crossing": {"paint": {"fill": "#FFFFFF"}, "clip": {"x": 0, "y": 0, "width": 4, "height": 9}},
   \(glyphs)}
  """

private let lines = """
  {"role": "text", \(frame), "text": "a b", "baseline": 9, "font": {"family": "F", "size": 9},
   "children": [
    {"role": "line", "index": 0, \(frame), "text": "a", "baseline": 9, \(glyphs)},
    {"role": "line", "index": 1, \(frame), "text": "b", "baseline": 9, \(glyphs)}]}
  """

/// A tree in whose nodes every member occurs; those that follow from others are written by its details.
private let everyMember = """
  {"version": 1, "type": "segmented", "size": {"width": 30, "height": 20},
   "detail": ["glyphs", "accessibility", "measures", "rows"],
   "root": {"role": "segmented", "id": "all", "selection": "single", "leaving": true, "minTarget": 44, \(frame),
    "paint": {"fill": "#FF0000"}, \(effects), \(control), "reserved": {"width": 40, "height": 20},
    "children": [
     {"role": "segmented", \(frame), \(control)},
     {"role": "segment", "id": "a", "selected": true, "enabled": false, \(frame), "children": [
      \(label), \(lines), {"role": "icon", \(frame), "name": "star"},
      {"role": "icon", \(frame), "name": "own", "mirrored": true, "artwork": 0}]},
     {"role": "row", "index": 0, \(frame), "children": [
      {"role": "overflow", \(frame), "hiddenIDs": ["b", "c"]}]},
     {"role": "image", \(frame), "href": "i.png", "naturalSize": {"width": 3, "height": 2}, "load": true, "fit": "fill",
      "description": "A picture."},
     {"role": "layer", \(frame), "clip": true, "children": [
      {"role": "shape", \(frame), "paint": {"fill": "#FF0000", "path": "M0 0L9 0L9 9Z"}}]}]},
   "artwork": [{"path": "M0 0L9 9", "stroke": 2}]}
  """
