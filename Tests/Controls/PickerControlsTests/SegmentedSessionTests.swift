import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerItems

/// Three segments of 10 × 4 points, one apart, without padding.
private func picker(_ texts: [String] = ["a", "b", "c"]) -> SegmentedPicker<TextItem> {
  var picker = SegmentedPicker(texts)
  picker.settings.container.padding = .zero
  picker.settings.container.height = 4
  picker.settings.font.size = 1
  picker.settings.segment.padding = .zero
  picker.settings.spacing = 1
  picker.width = 32
  return picker
}

@Suite struct SegmentedSessionTests {
  @Test func session_beginsAtRest() {
    let session = picker().session(by: MonospaceMeasurer())
    #expect(session.selection == "a" && session.selectedItem?.text == "a")
    #expect(session.size == Size(width: 32, height: 4))
    #expect(!session.isAnimating(at: -1e9))
    #expect(session.indicator(at: 0) == Rect(x: 0, y: 0, width: 10, height: 4))
    #expect(session.tree(at: 0) == picker().measured(by: MonospaceMeasurer()).layout())
  }

  @Test func tap_movesTheIndicator_andTheTreeWithIt() throws {
    var session = picker().session(by: MonospaceMeasurer())
    #expect(session.tap(atPoint: Point(x: 30, y: 2), at: 5)?.text == "c")
    #expect(session.selection == "c" && session.picker.selection == "c")
    #expect(session.isAnimating(at: 5) && session.isAnimating(at: 5.05))
    #expect(!session.isAnimating(at: 5.11))
    let half = try #require(session.indicator(at: 5.05))
    #expect(abs(half.x - 11) < 1e-9)
    for time in [5, 5.02, 5.05, 5.09, 5.2] {
      let indicators = session.tree(at: time).nodes.filter { $0.role == .indicator }
      #expect(indicators.map(\.frame) == [session.indicator(at: time)])
    }
    var selected = picker()
    selected.selection = "c"
    #expect(session.tree(at: 6) == selected.measured(by: MonospaceMeasurer()).layout())
  }

  @Test func separators_areHiddenWhereTheIndicatorIs() {
    var separated = picker(["a", "b", "c", "d", "e"])
    separated.width = 54
    separated.settings.separator = Separator(inset: 0)
    var session = separated.session(by: MonospaceMeasurer())
    session.tap(atPoint: Point(x: 50, y: 2), at: 0)
    let shown = [0, 0.0125, 0.025, 0.0625, 0.1].map { time in
      session.tree(at: time).nodes.filter { $0.role == .separator }.map(\.index)
    }
    #expect(shown == [[1, 2, 3], [2, 3], [2, 3], [0], [0, 1, 2]])
  }

  @Test(arguments: [Insets(-0.25), .zero, Insets(0.25)])
  func separators_inTheFirstAndLastMoment_areThoseAtRest(inset: Insets) {
    var separated = picker(["a", "b", "c", "d"])
    separated.settings.separator = Separator(inset: 0)
    separated.settings.indicator.inset = inset
    var session = separated.session(by: MonospaceMeasurer())
    func shown(at time: Double) -> [Int32] {
      session.tree(at: time).nodes.filter { $0.role == .separator }.map(\.index)
    }
    let before = shown(at: 0)
    session.select("d", at: 0)
    #expect(shown(at: 0) == before && before == [1, 2])
    #expect(shown(at: 0.1.nextDown) == shown(at: 1) && shown(at: 1) == [0, 1])
  }

  @Test func scrolledSegments_takeTheIndicatorAlong() throws {
    var scrolled = picker(["aaaaaa", "bbbbbb", "cccccc", "dddddd"])
    scrolled.width = 10
    scrolled.settings.whenNarrow = [.scroll]
    var session = scrolled.session(by: MonospaceMeasurer())
    let resting = try #require(session.indicator(at: 0))
    let first = try #require(session.frame(of: "aaaaaa"))
    #expect(resting == first)
    session.select("dddddd", at: 1)
    #expect(try #require(session.frame(of: "aaaaaa")).x < first.x)
    #expect(session.indicator(at: 1) == resting)
    #expect(session.indicator(at: 2) == session.frame(of: "dddddd"))
    session.select("aaaaaa", at: 1.05)
    #expect(session.indicator(at: 3) == session.frame(of: "aaaaaa"))
  }

  @Test func frames_withAScale_areThoseOfTheTree() {
    var snapped = picker()
    snapped.width = 33.3
    snapped.settings.container.scale = 1
    var session = snapped.session(by: MonospaceMeasurer())
    #expect(session.frames.map(\.frame) == session.tree(at: 0).items.map(\.frame))
    session.select("c", at: 0)
    for time in [0, 0.03, 0.05, 0.2] {
      let indicator = session.tree(at: time).nodes(role: .indicator).first?.absoluteFrame
      #expect(indicator == session.indicator(at: time))
    }
  }

  @Test func selection_set_movesTheIndicatorAtOnce() {
    var session = picker().session(by: MonospaceMeasurer())
    session.selection = "b"
    #expect(session.picker.selection == "b" && !session.isAnimating(at: 0))
    #expect(session.indicator(at: 0) == session.frame(of: "b"))
    #expect(session.tap("c", at: 0)?.text == "c" && session.tap("zz", at: 0) == nil)
    #expect(session.selection == "c" && session.isAnimating(at: 0.05))
  }

  @Test func drag_movesTheIndicatorInTheTree_andSelectsTheNearest() {
    var session = picker().session(by: MonospaceMeasurer())
    let isOnIndicator = session.beginDrag(atPoint: Point(x: 2, y: 2), at: 0)
    #expect(isOnIndicator)
    session.drag(to: Point(x: 14, y: 2))
    #expect(session.isAnimating(at: 100) && session.isDragging)
    #expect(session.tree(at: 100).nodes.first { $0.role == .indicator }?.frame.x == 12)
    #expect(session.endDrag(at: 1)?.text == "b")
    #expect(session.selection == "b" && !session.isDragging)
    #expect(session.indicator(at: 1)?.x == 12)
    #expect(session.indicator(at: 2) == session.frame(of: "b"))
  }

  @Test func keys_selectItems() {
    var session = picker().session(by: MonospaceMeasurer())
    #expect(session.press(.right, at: 0)?.text == "b")
    #expect(session.press(.end, at: 0.01)?.text == "c")
    #expect(session.press(.end, at: 0.02)?.text == "c")
  }

  @Test func disabledSegment_isNotTapped() {
    var session = SegmentedPicker([TextItem("a"), TextItem("b")], text: \.text) { item, segment in
      segment.isEnabled = item.id != "b"
    }.session(width: 100, by: MonospaceMeasurer())
    #expect(session.tap(atPoint: Point(x: 90, y: 5), at: 0) == nil)
    #expect(session.item(atPoint: Point(x: 90, y: 5))?.id == "b")
    #expect(session.selection == "a")
    session.select("b", at: 0)
    #expect(session.selection == "b")
    session.select(nil, at: 0)
    #expect(session.selection == nil && session.indicator(at: 0) == nil)
    #expect(session.tree(at: 0).nodes.allSatisfy { $0.role != .indicator })
  }

  @Test func newWidth_keepsTheSelection_andDoesNotAnimate() {
    var session = picker().session(by: MonospaceMeasurer())
    session.tap(atPoint: Point(x: 15, y: 2), at: 0)
    session.proposal = ProposedSize(width: 62)
    #expect(session.selection == "b" && !session.isAnimating(at: 0.01))
    #expect(session.frames.map(\.frame.width) == [20, 20, 20])
    #expect(session.frame(of: "b") == session.indicator(at: 0.01))
  }

  @Test func momentaryControl_selectsNothing() {
    var momentary = picker()
    momentary.settings.isMomentary = true
    var session = momentary.session(by: MonospaceMeasurer())
    #expect(session.tap(atPoint: Point(x: 15, y: 2), at: 0)?.text == "b")
    #expect(session.selection == nil && !session.isAnimating(at: 0))
  }

  @Test func index_outOfRange_isAnError() throws {
    var picker = picker()
    try picker.tap(index: 2)
    #expect(picker.selectedIndex == 2 && picker.selection == "c")
    picker.settings.isMomentary = true
    let isSelected = try picker.tap(index: 0)
    #expect(!isSelected && picker.selection == "c")
    #expect(throws: SelectionError(index: 3, count: 3)) { try picker.tap(index: 3) }
    picker.selection = nil
    #expect(picker.control.selected.isEmpty)
  }

  @Test func itemsAndAnIndex_selectTheItemThere() {
    var picker = SegmentedPicker(items: ["Day", "Week", "Month"], selection: 1)
    #expect(picker.selection == "Week" && picker.selectedIndex == 1)
    picker.selectedIndex = 2
    #expect(picker.selection == "Month" && picker.control.selected == [2])
    picker.selectedIndex = 3
    #expect(picker.selection == nil && picker.selectedIndex == nil)
    #expect(SegmentedPicker(items: ["Day"], selection: -1).selection == nil)
    var session = SegmentedPicker(items: ["a", "b"], selection: 1)
      .session(width: 20, by: MonospaceMeasurer())
    #expect(session.selectedIndex == 1)
    session.selectedIndex = 0
    #expect(session.selection == "a" && !session.isAnimating(at: 0))
  }

  @Test func equalTexts_areDifferentItems() {
    let picker = SegmentedPicker(["x", "x"])
    #expect(picker.items.map(\.id) == ["x", "x#2"])
    #expect(picker.control.selected == [0])
  }
}
