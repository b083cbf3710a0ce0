import PickerGeometry
import PickerText
import PickerTree
import Testing

/// Nodes as rows of a table, and the comparison of their members.
@Suite struct ComparingTests {
  /// A panel of chips in a row and an icon, with each kind of content.
  private var tree: LayoutTree {
    let line = TextLine(text: "tea", frame: Rect(x: 0, y: 0, width: 3, height: 1), baseline: 1)
    let text = MeasuredText(size: line.frame.size, baseline: 1, lines: [line])
    var tree = LayoutTree(
      Branch(
        .chips, 5, 6, 50, 20, id: "drinks",
        Branch(
          .row, 1, 2, 40, 10, index: 2,
          Branch(.chip, 3, 4, 10, 8, id: "tea", Branch(.label, 1, 1, 3, 1)),
          Branch(.overflow, 20, 0, 5, 5)),
        Branch(.icon, 30, 0, 4, 4), Branch(.image, 35, 0, 4, 4)))
    tree.labels = [Label(text: text, font: 0)]
    tree.icons = [IconReference("check")]
    tree.images = [ImageReference(href: "a.png", size: Size(width: 1, height: 1))]
    tree.overflows = [Overflow(hiddenIDs: ["milk"])]
    tree.controlStates = [ControlState()]
    tree.effects = [Effects(clips: true)]
    for position in [0, 3, 4, 5, 6] { tree.nodes[position].content = 0 }
    tree.nodes[2].paint = Int32(tree.add(Paint(fill: .black)))
    tree.nodes[2].effects = 0
    return tree
  }

  @Test func columns_followFromTheNesting() {
    #expect(tree.parentPositions() == [-1, 0, 1, 2, 1, 0, 0])
    #expect(tree.absoluteFrames() == tree.frames)
    #expect(tree.rowIndices(tree.parentPositions()) == [-1, 2, 2, 2, 2, -1, -1])
    #expect(LayoutTree(type: "flow").parentPositions() == [])
  }

  /// A change, and whether it changes the facts of a node, how it looks and what it shows.
  private typealias Case = (
    facts: Bool, looks: Bool, shows: Bool, change: (inout LayoutTree) -> Void
  )

  private static var cases: [Case] {
    [
      (false, false, false, { _ in }),
      (true, false, false, { $0.nodes[2].role = .segment }),
      (true, false, false, { $0.nodes[2].state = .selected }),
      (true, false, false, { $0.nodes[2].index = 1 }),
      (true, false, false, { $0.nodes[2].end = 3 }),
      (true, false, false, { $0.ids[1] = "milk" }),
      (true, false, false, { $0.overflows[0].hiddenIDs = [] }),
      (true, false, false, { $0.controlStates[0].language = "de" }),
      (false, true, false, { $0.nodes[2].frame.x = 0 }),
      (false, true, false, { $0.paints[0].opacity = 0.5 }),
      (false, true, false, { $0.effects[0].clips = false }),
      (false, true, false, { $0.labels[0].fullText = "tea leaves" }),
      (false, true, false, { $0.images[0].description = "A leaf" }),
      (false, true, true, { $0.labels[0].text.lines[0].text = "milk" }),
      (false, true, true, { $0.fonts[0].size = 20 }),
      (false, true, true, { $0.icons[0].name = "close" }),
      (false, true, true, { $0.images[0].href = "b.png" }),
      (false, true, true, { $0.nodes[5].content = -1 }),
    ]
  }

  @Test func members_thatChange_areNoticed() {
    let old = tree
    for (number, each) in ComparingTests.cases.enumerated() {
      var new = old
      each.change(&new)
      let all = old.nodes.indices
      #expect(all.contains { !new.hasSameFacts($0, as: $0, of: old) } == each.facts, "\(number)")
      #expect(all.contains { !new.looksSame($0, as: $0, of: old) } == each.looks, "\(number)")
      #expect(all.contains { !new.showsSame($0, as: $0, of: old) } == each.shows, "\(number)")
    }
  }

  @Test func entriesOfTables_areComparedByValue() {
    var new = tree
    new.ids.insert("coffee", at: 0)
    new.paints.insert(Paint(fill: .white), at: 0)
    for position in new.nodes.indices {
      if new.nodes[position].id >= 0 { new.nodes[position].id += 1 }
      if new.nodes[position].paint >= 0 { new.nodes[position].paint += 1 }
    }
    #expect(new.nodes.indices.allSatisfy { new.hasSameFacts($0, as: $0, of: tree) })
    #expect(new.nodes.indices.allSatisfy { new.looksSame($0, as: $0, of: tree) })
  }

  @Test func keys_thatRepeat_areTakenInTheirOrder() {
    var nodes = KeyedNodes(["tea", "cocoa", "tea"])
    #expect(nodes.takeFirst("milk") == nil)
    #expect(nodes.takeFirst("tea") == 0)
    #expect(nodes.rest == [1, 2])
    #expect(nodes.takeFirst("tea") == 2)
    #expect(nodes.takeFirst("tea") == nil)
    #expect(nodes.rest == [1])
  }
}
