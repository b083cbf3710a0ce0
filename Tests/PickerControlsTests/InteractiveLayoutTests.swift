import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerControls

private func layout(_ json: String) throws -> InteractiveLayout {
  try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).interactiveLayout()
}

private let leaves = [
  (#"{"type": "chips", "id": "c", "items": ["a", "b"]}"#, "items", Role.chips),
  (#"{"type": "segmented", "id": "c", "items": ["a", "b"]}"#, "segments", .segmented),
  (
    #"{"type": "segmented", "id": "c", "items": ["a", "b"], "selected": [0, 1]}"#, "items",
    .segmented
  ),
  (#"{"type": "carousel", "id": "c", "count": 3}"#, "carousel", .carousel),
  (
    #"""
    {"type": "colorPicker", "id": "c", "space": "greyscale",
     "controls": ["slider(white)", "slider(alpha)"]}
    """#, "colors", .colorPicker
  ),
  (#"{"type": "chromaTouch", "id": "c"}"#, "colors", .chromaTouch),
]

@Suite struct InteractiveLayoutTests {
  @Test(arguments: leaves)
  func control_alone_isTheRoot(document: String, kind: String, role: Role) throws {
    let layout = try layout(document)
    #expect(layout.controls.map(\.control.kind) == [kind])
    #expect(layout.controls.map(\.node) == [0] && layout.controls.map(\.firstID) == [0])
    #expect(layout.tree.nodes[0].role == role)
  }

  @Test(arguments: leaves)
  func containers_collectTheirControls_withPositions(
    document: String, kind: String, role: Role
  ) throws {
    let first = #"{"type": "chips", "id": "first", "items": ["x"]}"#
    for container in [
      #"{"type": "stack", "items": [\#(first), {"type": "text", "text": "t"}, \#(document)]}"#,
      #"{"type": "grid", "items": [\#(first), \#(document)]}"#,
      #"{"type": "drawing", "layers": [{"items": [{"symbol": \#(first)}, {"symbol": \#(document)}]}]}"#,
      #"{"type": "stack", "items": [\#(first), {"type": "stack", "items": [\#(document)]}]}"#,
    ] {
      let layout = try layout(container)
      #expect(layout.controls.map(\.control.kind) == ["items", kind])
      let placed = try #require(layout.controls.last)
      let node = layout.tree.nodes[placed.node]
      #expect(node.role == role && layout.tree.id(of: node) == "c")
      let alone = try InteractiveLayoutTests.idsOf(document)
      let here = layout.tree.ids[placed.firstID...].prefix(alone.count)
      #expect(Array(here) == alone.map { $0 == "c" ? "c" : "c/\($0)" })
    }
  }

  private static func idsOf(_ document: String) throws -> [String] {
    try layout(document).tree.ids
  }

  @Test func carousel_precedesTheControlsOnItsPages() throws {
    let layout = try layout(
      #"""
      {"type": "stack", "items": [{"type": "carousel", "width": 90, "height": 60, "pages": [
        {"type": "chips", "items": ["a"]}, {"type": "segmented", "items": ["b"]}]}]}
      """#)
    #expect(layout.controls.map(\.control.kind) == ["carousel", "items"])
    #expect(layout.controls.map { layout.tree.nodes[$0.node].role } == [.carousel, .chips])
  }

  @Test func tree_equalsTheLayout_andARepeatedLayout() throws {
    for (json, _, _) in leaves {
      let document = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
      let tree = try document.interactiveLayout().tree
      #expect(try document.layout() == tree)
      #expect(try document.layout().hashValue == tree.hashValue)
      var other = tree
      other.ids[0] += "x"
      #expect(other != tree)
      other = tree
      other.nodes[0].frame.size.width += 1
      #expect(other != tree)
    }
  }

  @Test func appearances_ofItems_matchTheRequestedStates() throws {
    let json = #"""
      {"type": "chips", "items": ["a", "b"], "chip": {"fill": "white", "selectedFill": "red"}}
      """#
    let control = try layout(json).controls[0].control
    let items = try #require(control as? any SelectableItems)
    let frame = Rect(x: 3, y: 4, width: 50, height: 20)
    let tree = items.appearances(of: [ItemSnapshot(item: 1, isSelected: true, frame: frame)])
    #expect(tree.nodes[1].role == .chip && tree.nodes[1].frame == frame)
    #expect(tree.nodes[1].state == .selected)
    #expect(items.itemCount == 2 && items.tree(selecting: [0], within: .zero) == nil)
  }
}
