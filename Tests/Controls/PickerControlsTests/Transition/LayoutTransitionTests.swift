import PickerColor
import PickerControls
import PickerGeometry
import PickerLimits
import PickerMotion
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerItems

@Suite struct LayoutTransitionTests {
  @Test func label_thatIsCut_namesItsSegmentOnce() throws {
    func segments(_ width: Double) -> LayoutTree {
      var control = Segmented(items: [Segment("aaaaaaaa"), Segment("b")])
      control.container.width = width
      control.segment.padding = .zero
      return control.tree
    }
    let (wide, narrow) = (segments(40), segments(8))
    for time in [0, 0.02, 0.1, 0.3] {
      let tree = LayoutTransition(from: wide, to: narrow).tree(at: time)
      let names = zip(tree.nodes, tree.accessibility()).filter { $0.0.role == .segment }
      #expect(names.map { $0.1.name } == ["aaaaaaaa", "b"], "\(time)")
    }
  }

  @Test func transition_atItsEnds_isTheLayouts() {
    let before = wordChips(["aaa", "bb", "c"], width: 8)
    let after = wordChips(["c", "aaa", "dd"], width: 6)
    let transition = LayoutTransition(from: before, to: after)
    #expect(transition.settlingTime > 0.3)
    for time in [-1.0, 0] { #expect(transition.tree(at: time).json() == before.json()) }
    for time in [transition.settlingTime, 99, .infinity] {
      #expect(transition.tree(at: time).json() == after.json())
    }
  }

  @Test func nodes_thatAreLeaving_takeNoInput_andTheOthersAreThoseOfTheEnd() throws {
    let before = wordChips(["aaa", "bb", "c"], width: 20)
    let after = wordChips(["aaa", "c"], width: 20)
    let tree = LayoutTransition(from: before, to: after).tree(at: 0.1)
    let gone = try #require(tree.nodes.firstIndex { tree.id(of: $0) == "bb" })
    #expect(tree.nodes[gone..<Int(tree.nodes[gone].end)].allSatisfy { $0.state.contains(.leaving) })
    let staying = tree.nodes.filter { !$0.state.contains(.leaving) }
    #expect(staying.map(\.role) == after.nodes.map(\.role))
    #expect(staying.map { tree.id(of: $0) } == after.nodes.map { after.id(of: $0) })
    #expect(tree.navigation().map { tree.id(of: tree.nodes[$0.node]) } == ["aaa", "c"])
    #expect(tree.hitRegions().map { tree.id(of: tree.nodes[$0.item]) } == ["aaa", "c"])
    #expect(tree.accessibility()[gone].role == .presentation)
    let read = try LayoutTree(json: tree.json())
    #expect(read.json() == tree.json() && read.nodes[gone].state.contains(.leaving))
  }

  @Test func point_onWhatIsLeaving_hitsWhatIsBeneath() throws {
    let before = wordChips(["aaa", "bbb"], width: 20)
    let tree = LayoutTransition(from: before, to: wordChips(["bbb"], width: 20)).tree(at: 0.6)
    let moved = try #require(tree.node(ofID: "bbb")?.absoluteFrame)
    let gone = try #require(tree.node(ofID: "aaa")?.absoluteFrame)
    let common = try #require(moved.intersection(gone))
    let hit = try #require(tree.hitTest(atPoint: common.center))
    #expect(hit.path.contains { tree.id(of: tree.nodes[$0]) == "bbb" })
  }

  @Test func animation_endsExactly_withAllNodes() throws {
    let before = wordChips(["aaa", "bb", "c"], width: 8)
    let after = wordChips(["c", "aaa", "dd"], width: 6)
    let animation = LayoutTransition(steadilyFrom: before, to: after).animation(fps: 20)
    #expect(Set(animation.frames.map(\.tree.count)).count == 1)
    #expect(animation.frames.map(\.time) == animation.frames.map(\.time).sorted())
    let last = try #require(animation.frames.last?.tree)
    for chip in after.nodes(role: .chip) {
      let shown = try #require(chip.id.flatMap { last.node(ofID: $0) })
      #expect(shown.absoluteFrame == chip.absoluteFrame)
      #expect((shown.paint?.opacity ?? 1) == 1)
    }
    #expect(last.node(ofID: "bb")?.paint?.opacity == 0)
    let first = try #require(animation.frames.first?.tree)
    #expect(first.node(ofID: "dd")?.paint?.opacity == 0)
    #expect(animation.size == Size(width: 8, height: 2))
  }

  @Test func animation_beyondItsBudget_isAnError() throws {
    let transition = LayoutTransition(from: wordChips(["a"]), to: wordChips(["bb", "a"]))
    let frame = transition.tree(at: 0.1).count
    let enough = Budget(Limits(nodes: 12 * frame))
    let animation = try enough.run { transition.animation(fps: 10) }
    #expect(animation.frames.count > 2)
    let error = #expect(throws: LimitError.self) {
      try Budget(Limits(nodes: 2 * frame)).run { transition.animation(fps: 10) }
    }
    #expect(error.map { "\($0)" } == "exceeds the limit of \(2 * frame) nodes per document")
  }

  @Test func texts_thatLeave_keepTheirFonts() {
    let words: [Chip] = (0..<20).map { number in
      var chip = Chip("w\(number)")
      chip.style.font = FontChoice(size: Double(2 + number % 10))
      return chip
    }
    let before: LayoutTree = wordChips(words)
    let after: LayoutTree = wordChips(["a"])
    let tree = LayoutTransition(steadilyFrom: before, to: after).tree(at: 0.5)
    func sizes(_ tree: LayoutTree) -> [String: Double] {
      var sizes: [String: Double] = [:]
      for label in tree.nodes(role: .label) { sizes[label.text ?? ""] = label.font?.size }
      return sizes
    }
    #expect(sizes(tree).filter { $0.key != "a" } == sizes(before))
    #expect(tree.fonts.count == 11)
  }

  @Test func layouts_thatAreEqual_doNotMove() {
    let tree = wordChips(["aaa", "bb"], width: 8)
    let transition = LayoutTransition(from: tree, to: tree)
    #expect(transition.settlingTime == 0)
    #expect(transition.tree(at: 0) == tree)
    #expect(transition.velocity(ofID: "bb", at: 0) == .zero)
    #expect(transition.velocity(ofID: "zz", at: 0) == nil)
  }

  @Test func chips_inAnotherOrder_slidePastEachOther() {
    let transition = LayoutTransition(
      steadilyFrom: wordChips(["a", "b"]), to: wordChips(["b", "a"]))
    #expect(transition.settlingTime == 1)
    let tree = transition.tree(at: 0.25)
    #expect(tree.frame(ofID: "a") == Rect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(tree.frame(ofID: "b") == Rect(x: 1.5, y: 0, width: 1, height: 1))
    #expect(tree.count == wordChips(["a", "b"]).count)
    let velocity = Rect(x: 2, y: 0, width: 0, height: 0)
    #expect(transition.velocity(ofID: "a", at: 0.25) == velocity)
  }

  @Test func chip_thatChangesItsRow_movesStraight() {
    let transition = LayoutTransition(
      steadilyFrom: wordChips(["aaa", "bb", "c"], width: 8),
      to: wordChips(["aaa", "bb", "c"], width: 6))
    let tree = transition.tree(at: 0.5)
    #expect(tree.frame(ofID: "c") == Rect(x: 3.5, y: 0.5, width: 1, height: 1))
    #expect(tree.size == Size(width: 7, height: 1.5))
    #expect(tree.drawnChips.map(\.opacity) == [1, 1, 1])
  }

  @Test func chip_thatChangesItsRowByFading_isAtBothPlaces() {
    let transition = LayoutTransition(
      steadilyFrom: wordChips(["aaa", "bb", "c"], width: 8),
      to: wordChips(["aaa", "bb", "c"], width: 6), rowChange: .fade)
    let chips = transition.tree(at: 0.25).drawnChips
    #expect(chips.map(\.text) == ["aaa", "bb", "c", "c"])
    #expect(chips.map(\.opacity) == [1, 1, 0.75, 0.25])
    #expect(chips[2].frame == Rect(x: 7, y: 0, width: 1, height: 1))
    #expect(chips[3].frame == Rect(x: 0, y: 1, width: 1, height: 1))
    // The one that comes has the id; the one that goes has none.
    #expect(transition.tree(at: 0.25).frame(ofID: "c") == chips[3].frame)
  }

  @Test func chip_thatIsAdded_fadesInAndGrows() throws {
    let transition = LayoutTransition(
      steadilyFrom: wordChips(["a"]), to: wordChips(["a", "bb"]))
    let tree = transition.tree(at: 0.5)
    let added = try #require(tree.node(ofID: "bb"))
    #expect(added.paint?.opacity == 0.5)
    #expect(added.absoluteFrame == Rect(x: 2, y: 0, width: 2, height: 1))
    let growth = AffineTransform(scale: 0.9).about(Point(x: 1, y: 0.5))
    let transform = try #require(added.effects?.transform)
    #expect((transform.a - growth.a).magnitude < 1e-12)
    #expect((transform.tx - growth.tx).magnitude < 1e-12)
  }

  @Test func chip_thatIsRemoved_fadesOutBetweenItsNeighbours() throws {
    let transition = LayoutTransition(
      steadilyFrom: wordChips(["a", "b", "c"]), to: wordChips(["a", "c"]))
    let chips = transition.tree(at: 0.75).drawnChips
    #expect(chips.map(\.text) == ["a", "b", "c"])
    #expect(chips.map(\.opacity) == [1, 0.25, 1])
    #expect(chips.map(\.frame.x) == [0, 2, 2.5])
    #expect(transition.tree(at: 0.75).node(ofID: "b") != nil)
  }

  @Test func label_withAnotherText_isReplacedAroundItsCentre() {
    let transition = LayoutTransition(
      steadilyFrom: wordChips([Chip("a", id: "x")]), to: wordChips([Chip("bbb", id: "x")]))
    let tree = transition.tree(at: 0.5)
    #expect(tree.frame(ofID: "x") == Rect(x: 0, y: 0, width: 2, height: 1))
    let labels = tree.nodes(role: .label)
    #expect(labels.map { $0.text } == ["a", "bbb"])
    #expect(labels.map { $0.paint?.opacity } == [0.5, 0.5])
    #expect(labels.map(\.absoluteFrame.midX) == [1, 1])
    #expect(labels.map(\.absoluteFrame.width) == [1, 3])
    #expect(labels.allSatisfy { $0.effects == nil })
  }

  @Test func rows_thatDisappear_takeNothingWithThem() {
    let transition = LayoutTransition(
      steadilyFrom: wordChips(["aa", "bb"], width: 3), to: wordChips(["aa", "bb"], width: 9))
    let tree = transition.tree(at: 0.5)
    #expect(tree.nodes(role: .row).count == 1)
    #expect(tree.frame(ofID: "bb") == Rect(x: 1.5, y: 0.5, width: 2, height: 1))
  }

  @Test func time_thatIsNotANumber_showsTheEnd() {
    let after = wordChips(["b"])
    let transition = LayoutTransition(from: wordChips(["a"]), to: after)
    #expect(transition.tree(at: .nan) == after)
  }

  @Test func controls_ofOtherTypes_replaceEachOther() throws {
    let chips = wordChips(["a", "b"])
    let segments = Segmented(items: [Segment("a"), Segment("c")]) { $0.font = Font(size: 1) }
      .measured(by: MonospaceMeasurer()).layout(within: .asDeclared)
    for (before, after) in [(chips, segments), (segments, chips)] {
      let transition = LayoutTransition(steadilyFrom: before, to: after)
      let tree = transition.tree(at: 0.5)
      #expect(tree.type == after.type)
      #expect(tree.nodes(role: .chip).count == 2 && tree.nodes(role: .segment).count == 2)
      #expect(try LayoutTree(json: tree.json()).json() == tree.json())
    }
  }

  @Test func trees_withoutNodes_areAnEnd() {
    let empty = LayoutTree(type: "chips")
    let chips = wordChips(["a"])
    #expect(LayoutTransition(from: empty, to: chips).tree(at: 0.1).nodes(role: .chip).count == 1)
    #expect(LayoutTransition(from: chips, to: empty).tree(at: 0.1).count == 0)
  }
}
