import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTestSupport
import PickerTree
import Testing

@Suite struct DiffTests {
  private func chips(_ texts: String..., width: Double) -> LayoutTree {
    var chips = Chips(items: texts.map { Chip($0) })
    chips.font.size = 1
    chips.chip.padding = .zero
    chips.chip.border = .zero
    chips.itemSpacing = 1
    chips.rowSpacing = 1
    chips.alignment = .leading
    chips.container.width = width
    return chips.tree
  }

  private func words(_ changes: [Change]) -> [String] {
    changes.map { change in
      let kinds = Change.Kinds.named.filter { change.kinds.contains($0.kind) }.map(\.name)
      return "\(change.id) \(kinds.joined(separator: " "))"
    }
  }

  @Test func width_reduced_movesChipsToOtherRows() {
    let changes = chips("aaa", "bb", "c", width: 6).changes(
      from: chips("aaa", "bb", "c", width: 8))
    #expect(words(changes) == ["c moved changedRow"])
    #expect(
      changes == [
        Change(
          id: "c", kinds: [.moved, .changedRow],
          from: .init(frame: Rect(x: 7, y: 0, width: 1, height: 1), row: 0),
          to: .init(frame: Rect(x: 0, y: 2, width: 1, height: 1), row: 1))
      ])
  }

  @Test func changes_ofManyNodes_endSoonAfterTheirTime() {
    let old = Chips(items: (0..<1000).map { Chip("a\($0)") }).tree
    let new = Chips(items: (0..<1000).map { Chip("b\($0)") }).tree
    let changes = new.changes(from: old)
    #expect(changes.count == 2000)
    let budget = Budget()
    budget.cancel()
    budget.asCurrent {
      #expect(new.changes(from: old).count < 200)
      var json = JSONWriter(pretty: false)
      Change.write(changes, to: &json)
      #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"changes":[]}"#)
    }
  }

  @Test func ids_addedAndRemoved_haveOnePlace() {
    let changes = chips("x", "aaa", "bbbb", width: 20).changes(
      from: chips("aaa", "b", "bbbb", "c", width: 20))
    #expect(words(changes) == ["x added", "aaa moved", "b removed", "c removed"])
    #expect(changes[0].from == nil && changes[0].to?.row == 0)
    #expect(changes[2].to == nil && changes[2].from?.row == 0)
  }

  @Test func trees_thatAreEqual_haveNoChanges() {
    let tree = chips("a", "b", width: 9)
    #expect(tree.changes(from: tree) == [])
    var nudged = tree
    nudged.nodes[2].frame.x += 0.0005
    #expect(nudged.changes(from: tree) == [])
    nudged.nodes[2].frame.x += 0.002
    nudged.nodes[2].frame.height += 1
    #expect(words(nudged.changes(from: tree)) == ["a moved resized"])
  }

  @Test func ids_thatRepeat_areMatchedInTheirOrder() {
    func tree(_ places: [Double]) -> LayoutTree {
      var tree = LayoutTree(
        chips: places.map { Rect(x: $0, y: 0, width: 5, height: 5) })
      tree.ids = places.map { _ in "same" }
      return tree
    }
    #expect(words(tree([0, 10]).changes(from: tree([0, 20]))) == ["same moved"])
    let fewer = tree([0]).changes(from: tree([0, 20, 40]))
    #expect(fewer.map(\.from?.frame.x) == [20, 40])
    #expect(words(tree([0, 10, 20]).changes(from: tree([0]))) == ["same added", "same added"])
  }

  @Test func nodes_withoutIds_areLeftOut() {
    let old = LayoutTree(Branch(.flow, 0, 0, 9, 9, Branch(.item, 0, 0, 1, 1)))
    let new = LayoutTree(Branch(.flow, 0, 0, 8, 9, Branch(.item, 5, 0, 1, 1)))
    #expect(new.changes(from: old) == [])
    #expect(new.changes(from: LayoutTree(type: "flow")) == [])
  }

  @Test func row_ofAPanel_isTheRowOfItsControl() {
    let tree = LayoutTree(
      Branch(
        .stack, 0, 0, 50, 50,
        Branch(
          .chips, 0, 0, 50, 10,
          Branch(.row, 0, 0, 50, 10, index: 3, Branch(.chip, 0, 0, 5, 5, id: "a")),
          Branch(.chip, 0, 0, 5, 5, id: "b")),
        Branch(.segmented, 0, 20, 50, 10, Branch(.segment, 0, 0, 5, 5, id: "c"))))
    let changes = tree.changes(from: LayoutTree(type: "stack"))
    #expect(changes.map(\.to?.row) == [3, nil, nil])
    #expect(changes.map(\.to?.frame.y) == [0, 0, 20])
  }

  @Test(arguments: 0..<30)
  func changes_appliedToTheOldPlaces_yieldTheNewOnes(seed: Int) {
    var dice = Dice(UInt64(seed))
    var chips = Chips(random: &dice)
    let old = chips.tree
    chips.items.shuffle(using: &dice)
    chips.items.removeLast(dice.count(0...chips.items.count))
    chips.items.append(Chip("new"))
    chips.container.width = dice.number(10...300)
    let new = chips.tree
    var places = old.places
    for change in new.changes(from: old) {
      #expect(places[change.id] == change.from?.frame)
      places[change.id] = change.to?.frame
    }
    #expect(places.keys.sorted() == new.places.keys.sorted())
    for (id, frame) in new.places {
      #expect(abs(frame.x - (places[id]?.x ?? .nan)) < 0.001)
      #expect(abs(frame.y - (places[id]?.y ?? .nan)) < 0.001)
    }
  }
}

extension LayoutTree {
  fileprivate var places: [String: Rect] {
    var places: [String: Rect] = [:]
    walk { if let id = $0.id { places[id] = $0.absoluteFrame } }
    return places
  }
}
