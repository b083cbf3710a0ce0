import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@Suite struct QueryTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func queries_ofRandomTrees_areThoseOfBruteForce(seed: UInt64) {
    var dice = Dice(seed)
    for tree in [LayoutTree(random: &dice), Chips(random: &dice).tree] {
      #expect(tree.count == tree.nodes.count)
      for role in Role.allCases {
        let expected = tree.nodes.indices.filter { tree.nodes[$0].role == role }
        #expect(tree.nodes(role: role).map(\.position) == expected)
      }
      let frames = tree.frames
      for id in tree.ids + ["missing"] {
        let first = tree.nodes.firstIndex { tree.id(of: $0) == id }
        #expect(tree.node(ofID: id)?.position == first)
        #expect(tree.frame(ofID: id) == first.map { frames[$0] })
      }
      let items = tree.nodes.indices.filter { tree.nodes[$0].role.isSelectable }.map { position in
        let node = tree.nodes[position]
        return LayoutItem(
          id: tree.id(of: node), frame: frames[position],
          isSelected: node.state.contains(.selected), isEnabled: !node.state.contains(.disabled))
      }
      #expect(tree.items == items)
    }
  }

  @Test func items_ofASegmentedControl_areItsSegments() {
    let tree = Segmented(["Day", "Week"], selected: 1).measured(by: MonospaceMeasurer()).layout()
    #expect(tree.items.map(\.id) == ["Day", "Week"])
    #expect(tree.items.map(\.isSelected) == [false, true])
  }

  @Test func frame_ofAnIDThatRepeats_isThatOfTheFirstInPaintOrder() {
    let tree = LayoutTree(
      Branch(
        .flow, 0, 0, 90, 90, Branch(.item, 10, 0, 5, 5, Branch(.label, 1, 1, 2, 2, id: "a")),
        Branch(.item, 20, 0, 5, 5, id: "a")))
    #expect(tree.frame(ofID: "a") == Rect(x: 11, y: 1, width: 2, height: 2))
  }

  @Test func queries_ofATreeWithoutNodes_findNothing() {
    let tree = LayoutTree(type: "chips")
    #expect(tree.root == nil && tree.count == 0 && tree.items.isEmpty)
    #expect(tree.node(at: 0) == nil && tree.node(ofID: "a") == nil)
    #expect(tree.nodes(role: .chips).isEmpty)
  }

  @Test func node_atAPositionOutside_isNil() {
    let tree = LayoutTree(Branch(.flow, 0, 0, 9, 9, Branch(.item, 0, 0, 3, 3)))
    #expect(tree.node(at: 1)?.role == .item)
    #expect(tree.node(at: -1) == nil && tree.node(at: 2) == nil && tree.node(at: .max) == nil)
  }

  @Test func walk_passesValuesDown_skipsAndStops() {
    let tree = LayoutTree(
      Branch(
        .flow, 0, 0, 9, 9, id: "root",
        Branch(.item, 0, 0, 9, 9, id: "a", Branch(.item, 0, 0, 9, 9, id: "b")),
        Branch(.item, 0, 0, 9, 9, id: "skipped", Branch(.item, 0, 0, 9, 9, id: "hidden")),
        Branch(.item, 0, 0, 9, 9, id: "last", Branch(.item, 0, 0, 9, 9, id: "after")),
        Branch(.item, 0, 0, 9, 9, id: "never")))
    var events: [String] = []
    tree.walk(from: "") { node, path in
      let path = path + "/" + (node.id ?? "")
      events.append(path)
      if node.id == "after" { return .stop }
      return node.id == "skipped" ? .skip : .descend(path)
    } leave: { node in
      events.append("leave " + (node.id ?? ""))
    }
    #expect(
      events == [
        "/root", "/root/a", "/root/a/b", "leave b", "leave a", "/root/skipped", "/root/last",
        "/root/last/after", "leave last", "leave root",
      ])
  }
}
