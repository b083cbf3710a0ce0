import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

/// Items of stacks with the keys of flex items.
@Suite struct FlexibleStackTests {
  private func tree(_ document: String) throws -> LayoutTree {
    try Document(json: Array(document.utf8), fonts: CellMeasurer()).layout()
  }

  /// The frames of the controls in the stack.
  private func frames(_ document: String) throws -> [Rect] {
    let tree = try tree(document)
    return tree.children(of: 0).map { tree.nodes[$0] }.filter { $0.role == .text }.map(\.frame)
  }

  private func text(_ text: String, _ keys: String = "") -> String {
    #"{"type": "text", "font": {"size": 1}, "text": "\#(text)"\#(keys.isEmpty ? "" : ", " + keys)}"#
  }

  @Test func grow_givesTheHeightThatIsLeft() throws {
    let found = try frames(
      """
      {"type": "stack", "width": 10, "height": 20, "spacing": 1,
       "items": [\(text("a", #""grow": 1"#)), \(text("b")), \(text("c", #""grow": 2"#))]}
      """)
    #expect(found.map(\.height) == [6, 1, 11])
    #expect(found.map(\.y) == [0, 7, 9])
    #expect(found.allSatisfy { $0.width == 10 })
  }

  @Test func grow_ofARow_givesTheWidthThatIsLeft() throws {
    let found = try frames(
      """
      {"type": "stack", "axis": "horizontal", "width": 20, "spacing": 1,
       "items": [\(text("ab")), \(text("c", #""grow": 1"#))]}
      """)
    #expect(found.map(\.width) == [2, 17] && found[1].x == 3)
  }

  @Test func shrink_breaksATextOfARow() throws {
    let found = try frames(
      """
      {"type": "stack", "axis": "horizontal", "width": 8, "spacing": 1,
       "items": [\(text("aa bb cc", #""shrink": 1"#)), \(text("dd"))]}
      """)
    #expect(found.map(\.width) == [5, 2] && found[0].height == 2)
  }

  @Test func marginAndAlignSelf_placeAnItem() throws {
    let found = try frames(
      """
      {"type": "stack", "width": 10, "spacing": 0,
       "items": [\(text("ab", #""alignSelf": "end", "margin": {"top": 2, "bottom": 1}"#)), \(text("c"))]}
      """)
    #expect(found[0] == Rect(x: 8, y: 2, width: 2, height: 1))
    #expect(found[1] == Rect(x: 0, y: 4, width: 10, height: 1))
  }

  @Test func absoluteItem_isAboveTheOthers() throws {
    let badge = text("a", #""position": "absolute", "inset": {"top": 1, "trailing": 2}"#)
    let found = try frames(
      #"{"type": "stack", "width": 10, "spacing": 1, "items": [\#(badge), \#(text("b")), \#(text("c"))]}"#
    )
    #expect(
      found == [
        Rect(x: 0, y: 0, width: 10, height: 1), Rect(x: 0, y: 2, width: 10, height: 1),
        Rect(x: 7, y: 1, width: 1, height: 1),
      ])
    let error = #expect(throws: JSONError.self) {
      try frames(#"{"type": "stack", "items": [\#(text("a", #""inset": 1"#))]}"#)
    }
    #expect(error?.path == "$.items[0].inset")
  }

  @Test func breakBefore_beginsAColumn() throws {
    let found = try frames(
      """
      {"type": "stack", "width": 10, "height": 5, "wrap": "wrap", "spacing": 1, "alignLines": "start",
       "items": [\(text("abc")), \(text("d", #""breakBefore": true"#))]}
      """)
    #expect(found.map(\.origin) == [Point(x: 0, y: 0), Point(x: 4, y: 0)])
  }

  @Test func overflow_byPriority_hidesControls() throws {
    let items = ["aaa", "bbb", "ccc"].map { text($0, $0 == "ccc" ? #""priority": 1"# : "") }
    let tree = try tree(
      """
      {"type": "stack", "axis": "horizontal", "width": 8, "spacing": 1, "wrap": "wrap", "maxLines": 1, "detail": ["rows"],
       "overflow": {"by": "priority", "font": {"size": 1}, "chip": {"padding": 0, "border": 0}},
       "items": [\(items.joined(separator: ","))]}
      """)
    let shown = tree.children(of: 0).compactMap { tree.node(at: $0) }
    #expect(shown.map { $0.role } == [.text, .overflow] && shown[1].frame.x == 4)
    #expect(shown.map { $0.placeInRow } == [0, 1])
    #expect(tree.overflows.map(\.hiddenIDs) == [["item", "item#2"]])
  }

  @Test func title_staysAboveItsControl() throws {
    let tree = try tree(
      """
      {"type": "stack", "width": 10, "height": 30, "font": {"size": 1},
       "items": [\(text("a", #""grow": 1, "title": "T""#))]}
      """)
    let nodes = tree.children(of: 0).map { tree.nodes[$0] }
    #expect(nodes.map(\.role) == [.title, .text])
    #expect(nodes.map(\.frame.y) == [0, 9] && nodes[1].frame.height == 21)
  }

  @Test func title_widerThanItsControl_leavesItAsWideAsItsContent() throws {
    for axis in ["horizontal", "vertical"] {
      let found = try frames(
        #"{"type": "stack", "axis": "\#(axis)", "spacing": 1, "font": {"size": 1}, "items": [\#(text("a", #""title": "TTT""#)), \#(text("b"))]}"#
      )
      #expect(found.map(\.width) == [1, 1] && found[1].x == (axis == "horizontal" ? 4 : 0))
    }
  }

  @Test func flow_withAHeight_takesItInAStack() throws {
    let tree = try tree(
      #"""
      {"type": "stack", "items": [{"type": "flow", "height": 9, "items": [{"width": 5, "height": "50%"}]}, {"type": "text", "text": "a"}]}
      """#)
    let frames = tree.children(of: 0).map { tree.nodes[$0].frame }
    #expect(frames[0].height == 9 && frames[1].y == 9 + 16, "\(frames)")
    #expect(tree.nodes[2].frame.height == 4.5)
  }

  @Test func ownSizes_stay() throws {
    let found = try frames(
      """
      {"type": "stack", "width": 10, "height": 20,
       "items": [\(text("a", #""grow": 1, "width": 4, "height": 5"#))]}
      """)
    #expect(found == [Rect(x: 0, y: 0, width: 4, height: 5)])
  }

  @Test(arguments: [
    (#""maxWidth": 6"#, Rect(x: 0, y: 0, width: 6, height: 1)),
    (#""minWidth": "50%", "alignSelf": "end""#, Rect(x: 5, y: 0, width: 5, height: 1)),
    (#""minHeight": 3"#, Rect(x: 0, y: 0, width: 10, height: 3)),
    (#""grow": 1, "maxHeight": "25%""#, Rect(x: 0, y: 0, width: 10, height: 5)),
    (#""aspectRatio": 5"#, Rect(x: 0, y: 0, width: 10, height: 2)),
  ])
  func sizes_haveTheirMeaningsInFlows(keys: String, frame: Rect) throws {
    let items = [text("a", keys), text("b")]
    for type in [#""type": "stack", "spacing": 0"#, #""type": "flow", "axis": "vertical""#] {
      let found = try frames(
        #"{\#(type), "width": 10, "height": 20, "items": [\#(items.joined(separator: ","))]}"#)
      #expect(found[0] == frame)
    }
  }

  /// Items are drawn, and keys of a session move, in that order.
  @Test func order_comesBeforeThatOfTheDocument() throws {
    let found = try frames(
      """
      {"type": "stack", "width": 10, "spacing": 0,
       "items": [\(text("abc", #""order": 1, "alignSelf": "start""#)), \(text("d", #""alignSelf": "start""#))]}
      """)
    #expect(found.map(\.width) == [1, 3] && found.map(\.y) == [0, 1])
  }

  /// Only a flow and chips have any of these keys themselves, which then do not accept a percentage.
  @Test func controls_withOwnKeys_keepThem() throws {
    let keys = ["minWidth", "maxWidth", "minHeight", "maxHeight", "aspectRatio", "order"]
    let own = ["flow": Set(keys.prefix(4)), "chips": ["maxWidth"]]
    for kind in ControlCatalog.all {
      #expect(Set(kind.schema.keys).intersection(keys) == own[kind.type] ?? [])
    }
    for (type, key) in [("flow", "minHeight"), ("chips", "maxWidth"), ("chips", "minWidth")] {
      let document = #"{"type": "stack", "items": [{"type": "\#(type)", "\#(key)": "1%"}]}"#
      #expect(((try? tree(document)) == nil) == own[type]?.contains(key))
    }
  }

  @Test func keysOfNoEffect_areLikeNone() throws {
    let items = [text("aa bb"), #"{"type": "chips", "title": "T", "items": ["a", "b"]}"#]
    let plain = #"{"type": "stack", "width": 40, "items": [\#(items.joined(separator: ","))]}"#
    let flexible = plain.replacing(#""type": "text""#, with: #""type": "text", "grow": 0"#)
    #expect(try tree(flexible).nodes.map(\.frame) == tree(plain).nodes.map(\.frame))
  }

  @Test(arguments: ["grid", "carousel"])
  func otherContainers_doNotKnowThem(type: String) {
    let list = type == "grid" ? "items" : "pages"
    let document =
      #"{"type": "\#(type)", "width": 40, "height": 40, "\#(list)": [\#(text("a", #""grow": 1"#))]}"#
    let error = #expect(throws: JSONError.self) { try tree(document) }
    #expect(error?.message.contains("grow") == true)
  }
}
