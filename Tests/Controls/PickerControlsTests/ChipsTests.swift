import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerItems

private func chips(_ texts: String..., width: Double? = nil) -> Chips {
  bareChips(texts, width: width)
}

extension Chips {
  fileprivate var tree: LayoutTree { measured(by: MonospaceMeasurer()).layout() }
}

@Suite struct ChipsTests {
  @Test func chips_thatFitExactly_stayOnOneRow() {
    #expect(picture(of: chips("aaa", "bb", width: 6).tree) == "|aaa bb|")
  }

  @Test func chips_oneTooMany_wraps() {
    #expect(
      picture(of: chips("aaa", "bb", "c", width: 6).tree) == """
        |aaa bb|
        |c     |
        """)
  }

  @Test func chips_widerThanRow_takesRowOfItsOwn() {
    let tree = chips("a", "bbbbbbbb", "c", width: 5).tree
    #expect(
      picture(of: tree) == """
        |a    |
        |bbbb…|
        |c    |
        """)
    #expect(tree.warnings.map(\.code) == [.truncated])
    #expect(tree.warnings.map(\.id) == ["bbbbbbbb"])
  }

  @Test func chips_withoutTruncation_keepTheirWidthAndOverflow() {
    var chips = chips("bbbbbbbb", width: 5)
    chips.chip.truncation = Truncation.none
    let frames = [Chips.Alignment.leading, .center, .trailing, .spaceBetween, .spaceEvenly].map {
      chips.alignment = $0
      return chips.tree.nodes[2].frame.x + chips.tree.nodes[1].frame.x
    }
    #expect(frames == [0, -1.5, -3, 0, 0])
  }

  @Test func chips_thatOverflow_areWarnedOf() {
    var chips = chips("bbbbbbbb", "c", width: 5)
    chips.chip.truncation = Truncation.none
    #expect(chips.tree.warnings.map(\.code) == [.overflow])
    #expect(chips.tree.warnings.map(\.id) == ["bbbbbbbb"])
    chips.items[0].width = 4
    #expect(chips.tree.warnings.map(\.message) == ["the label overflows the chip"])
  }

  @Test func chips_inTooLowAControl_areWarnedOf() {
    var chips = chips("bbb", "c", "dd", width: 5)
    let height = chips.tree.size.height
    chips.container.height = height
    #expect(chips.tree.warnings.isEmpty)
    chips.container.height = height - 1
    #expect(chips.tree.warnings.map(\.id) == ["dd"])
    #expect(chips.tree.warnings.first?.message == "the chip overflows the control")
  }

  @Test func text_inTooLowAControl_isWarnedOf() {
    var text = Text("aa bb", container: Container(id: "t", width: 3), font: Font(size: 1))
    text.container.height = 2
    let measurer = MonospaceMeasurer()
    #expect(text.measured(by: measurer).layout().warnings.isEmpty)
    text.container.height = 1.5
    let warnings = text.measured(by: measurer).layout().warnings
    #expect(warnings.map(\.code) == [.overflow] && warnings.first?.id == "t")
  }

  @Test func widths_thatPaddingRaises_areWarnedOf() {
    var chips = chips("a", width: 3)
    chips.container.padding = Insets(2)
    chips.items[0].width = 1
    chips.items[0].style.padding = Insets(1)
    #expect(chips.tree.warnings.map(\.code).contains(.clamped))
    #expect(chips.tree.warnings.filter { $0.code == .clamped }.map(\.id) == ["a", nil])
  }

  @Test func chips_rightToLeft_areTheMirrorImage() {
    var chips = chips("aaa", "bb", "c", width: 7)
    let left = chips.tree
    chips.container.direction = .rightToLeft
    let right = chips.tree
    #expect(
      picture(of: right) == """
        | bb aaa|
        |      c|
        """)
    #expect(left.nodes.count == right.nodes.count)
  }

  @Test func chips_none_areTheSizeOfThePadding() {
    var chips = chips()
    chips.container.padding = Insets(3)
    #expect(chips.tree.size == Size(width: 6, height: 6))
    #expect(chips.tree.nodes.count == 1)
  }

  @Test func chips_withoutWidth_takeOneRow() {
    #expect(picture(of: chips("aaa", "bb", "c").tree) == "|aaa bb c|")
    #expect(picture(of: chips("aaa", "bb", "c", width: .infinity).tree) == "|aaa bb c|")
  }

  @Test func chips_ofZeroWidth_takeARowEach() {
    let tree = chips("aaa", "bb", width: 0).tree
    #expect(tree.nodes.count { $0.role == .row } == 2)
  }

  @Test func chips_ofEqualShares_stayOnOneRow() {
    for count in 1...200 {
      let width = 317.3
      var chips = chips(width: width)
      chips.itemSpacing = 3.7
      let share = (width - Double(count - 1) * 3.7) / Double(count)
      guard share > 0 else { break }
      chips.items = (0..<count).map { Chip("x\($0)") { $0.width = share } }
      #expect(chips.tree.nodes.count { $0.role == .row } == 1, "\(count) chips")
    }
  }

  @Test func chips_onSeveralLines_growInHeight() {
    var chips = chips("aa bb", "c", width: 4)
    chips.chip.maxLines = 2
    #expect(
      picture(of: chips.tree) == """
        | aa |
        | bb |
        |c   |
        """)
  }

  @Test func row_isTheUnionOfItsChips() {
    var chips = chips("aaa", "bb", width: 10)
    chips.alignment = .center
    let tree = chips.tree
    #expect(tree.nodes[1].frame == Rect(x: 2, y: 0, width: 6, height: 1))
    #expect(tree.nodes[4].frame == Rect(x: 4, y: 0, width: 2, height: 1))
  }

  @Test func chips_oneStyleForOneItem_changesOnlyThatItem() {
    var chips = chips("a", "b")
    chips.rowAlignment = .top
    chips.items[1].style.padding = Insets(2)
    let tree = chips.tree
    #expect(tree.nodes[2].frame.size == Size(width: 1, height: 1))
    #expect(tree.nodes[4].frame.size == Size(width: 5, height: 5))
    #expect(tree.nodes[5].frame == Rect(x: 2, y: 2, width: 1, height: 1))
  }

  @Test func chips_selected_arePaintedSo() {
    var chips = Chips(items: [Chip("a"), Chip("b", isSelected: true)])
    chips.font.size = 1
    let tree = chips.tree
    let paints = tree.nodes.filter { $0.role == .chip }.map { tree.paint(of: $0)?.fills.count }
    #expect(paints == [0, 1])
    #expect(tree.nodes.filter { $0.state.contains(.selected) }.count == 1)
  }

  @Test func identities_ofRepeatedTexts_stepOverTakenOnes() {
    let items = [Chip("a"), Chip("a"), Chip("x", id: "a#2"), Chip("a"), Chip("b", id: "b")]
    #expect(identities(of: items) == ["a", "a#3", "a#2", "a#4", "b"])
  }
}
