import PickerControls
import PickerGeometry
import PickerJSON
import PickerRendering
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@Suite struct TreeReadingTests {
  @Test(arguments: 0..<40)
  func tree_writtenAndRead_isTheSame(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    var chips = Chips(random: &dice)
    chips.container.id = "food"
    chips.chip.maxLines = dice.count(1...3)
    chips.items.append(Chip("more words than fit", isSelected: true))
    let tree = chips.tree
    let read = try LayoutTree(json: tree.json())
    #expect(read.outline == tree.outline.roundedPlaces(of: tree))
    #expect(read.changes(from: tree) == [])
    #expect(read.navigation() == tree.navigation())
    #expect(try LayoutTree(json: read.json(pretty: false)).json() == read.json())
  }

  @Test func tree_ofEveryControl_roundTrips() throws {
    var text = Text("one two three")
    text.container.width = 70
    text.container.padding = Insets(3)
    text.font.weight = .bold
    text.font.style = .italic
    let controls: [any Control] = [
      text, Segmented(items: ["Day", "Week"].map { Segment($0) }, selected: [0, 1]),
      Flow(items: [
        Flow.Item(FlowItem(width: 30, height: 20), id: "a"),
        Flow.Item(FlowItem(width: 40, height: 20)),
      ]),
    ]
    for control in controls {
      let tree = control.measured(by: MonospaceMeasurer()).layout()
      let read = try LayoutTree(json: tree.json())
      #expect(read.type == tree.type)
      #expect(read.outline == tree.outline)
      #expect(read.nodes.map(\.end) == tree.nodes.map(\.end))
      #expect(read.fonts == tree.fonts)
    }
  }

  @Test(arguments: LayoutTree.Form.allCases)
  func linesOfNoWidth_areReadBack(form: LayoutTree.Form) throws {
    var text = Text("one two\nthree")
    text.font.letterSpacing = -200
    text.container.width = 70
    var chips = Chips(["one two", "three"])
    chips.font.letterSpacing = -200
    chips.chip.maxLines = 2
    for control in [text, chips] as [any Control] {
      let tree = control.measured(by: CellMeasurer()).layout()
      let read = try LayoutTree(json: tree.json(form: form))
      #expect(read.json(form: form) == tree.json(form: form))
      #expect(tree.nodes.allSatisfy { $0.frame.width >= 0 })
    }
    #expect(text.measured(by: CellMeasurer()).layout().nodes(role: .line).count == 2)
  }

  @Test func parts_areRestored() throws {
    let json = """
      {"version": 1, "type": "chips", "later": [3], "root": {"role": "chips", "paint": {"x": {}},
       "frame": {"x": 0, "y": 0, "width": 100, "height": 20}, "children": [
        {"role": "chip", "id": "a", "enabled": false, "minTarget": 30, "index": null,
         "frame": {"x": 0, "y": 0, "width": 40, "height": 20}, "children": [
          {"role": "icon", "name": "star", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}]},
        {"role": "overflow", "hiddenCount": 2, "hiddenIDs": ["b", "c"],
         "frame": {"x": 50, "y": 0, "width": 40, "height": 20}}]},
       "warnings": [{"code": "overflow", "message": "wide"}, {"code": "new", "message": "?"}]}
      """
    let tree = try LayoutTree(json: Array(json.utf8))
    #expect(tree.nodes[1].state == .disabled)
    #expect(tree.nodes[1].minTarget == 30)
    #expect(tree.names == ["star"])
    #expect(tree.nodes[2].content == 0)
    let written = String(decoding: tree.json(pretty: false), as: UTF8.self)
    #expect(written.contains(#""hiddenCount":2,"hiddenIDs":["b","c"]"#))
    #expect(tree.warnings == [Warning(.overflow, message: "wide")])
  }

  @Test(arguments: [
    ("3", "$: expected an object, found 3"),
    ("{", "$: line 1, column 2"),
    ("{}", "$.root: is missing"),
    (#"{"version": 2, "root": {}}"#, "$.version: expected 1, found 2"),
    (#"{"root": []}"#, "$.root: expected an object, found an array"),
    (#"{"root": {}}"#, "$.root.role: is missing"),
    (#"{"type": 3, "root": {"role": "chips"}}"#, "$.type: expected a string"),
    (#"{"root": {"role": 3}}"#, "$.root.role: expected a string, found 3"),
    (
      #"{"root": {"role": "chps"}}"#,
      #"$.root.role: unknown role "chps", did you mean "chips"?"#
    ),
    (#"{"root": {"role": "chips"}}"#, "$.root.frame: is missing"),
    (#"{"root": {"role": "chips", "frame": 3}}"#, "$.root.frame: expected an object"),
    (#"{"root": {"role": "chips", "frame": {"x": 1}}}"#, "$.root.frame.y: is missing"),
    (
      node(#""frame": {"x": 1, "y": 2, "width": -3, "height": 4}"#),
      "$.root.frame.width: must be at least 0, is -3"
    ),
    (
      node(#""frame": {"x": 1e99, "y": 2, "width": 3, "height": 4}"#),
      "$.root.frame.x: must be at most 1000000000000000"
    ),
    (node("\(frame), \"id\": 7"), "$.root.id: expected a string"),
    (node("\(frame), \"index\": -1"), "$.root.index: must be at least 0, is -1"),
    (node("\(frame), \"selected\": 1"), "$.root.selected: expected true or false"),
    (node("\(frame), \"minTarget\": -1"), "$.root.minTarget: must be at least 0, is -1"),
    (node("\(frame), \"children\": {}"), "$.root.children: expected an array"),
    (node("\(frame), \"children\": [3]"), "$.root.children[0]: expected an object"),
    (
      node("\(frame), \"children\": [{\"role\": \"row\"}]"),
      "$.root.children[0].frame: is missing"
    ),
    (
      #"{"root": {"role": "label", \#(frame), "text": "a", "font": {"weight": 0}}}"#,
      "$.root.font.weight: expected a weight of 1 to 1000 or one of"
    ),
    (
      #"{"root": {"role": "label", \#(frame), "text": "a", "font": {"style": "up"}}}"#,
      "$.root.font.style: expected one of normal, italic, oblique, found the string \"up\""
    ),
    (#"{"root": {"role": "label", \#(frame), "text": 3}}"#, "$.root.text: expected a string"),
    (
      #"{"root": {"role": "overflow", \#(frame), "hiddenIDs": [1]}}"#,
      "$.root.hiddenIDs[0]: expected a string"
    ),
    (#"{"warnings": [{}], "root": {"role": "row", \#(frame)}}"#, "$.warnings[0].code: is missing"),
  ])
  func tree_thatIsInvalid_throwsWithPathAndReason(json: String, answer: String) {
    let error = #expect(throws: JSONError.self) { try LayoutTree(json: Array(json.utf8)) }
    #expect(error?.description.hasPrefix(answer) == true, "\(String(describing: error))")
  }

  /// Every tree that can be read can be walked, rendered, hit-tested and written.
  @Test func tree_withPartsInOddPlaces_isSafe() throws {
    for outer in Role.allCases {
      for inner in Role.allCases {
        let json = """
          {"root": {"role": "\(outer)", "text": "a", "name": "n", "index": 7, \(frame), "children": [
            {"role": "\(inner)", "text": "b", "index": 9, \(frame)},
            {"role": "line", "index": 5, \(frame)}]}}
          """
        var tree = try LayoutTree(json: Array(json.utf8))
        tree.detail = [.accessibility, .hits, .navigation, .glyphs]
        #expect(tree.nodes.count == 3)
        #expect(!tree.json().isEmpty && !tree.outline.isEmpty)
        #expect(tree.hitTest(atPoint: Point(x: 4, y: 4)) != nil)
        _ = TerminalRenderer().render(tree)
      }
    }
  }
}

private let frame = #""frame": {"x": 1, "y": 2, "width": 30, "height": 40}"#

private func node(_ members: String) -> String { #"{"root": {"role": "chips", \#(members)}}"# }

extension String {
  /// The outline of the tree with frames rounded as in JSON.
  fileprivate func roundedPlaces(of tree: LayoutTree) -> String {
    var rounded = tree
    for position in rounded.nodes.indices {
      let frame = rounded.nodes[position].frame
      func written(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
      rounded.nodes[position].frame = Rect(
        x: written(frame.x), y: written(frame.y), width: written(frame.width),
        height: written(frame.height))
    }
    return rounded.outline
  }
}
