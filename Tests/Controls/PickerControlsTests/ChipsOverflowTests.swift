import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@Suite struct ChipsOverflowTests {
  @Test func overflow_whereAllFit_hasNoChip() {
    let tree = bareChips(["aa", "bb", "cc"], width: 5, maxRows: 2).measured(by: MonospaceMeasurer())
      .layout()
    #expect(
      picture(of: tree) == """
        |aa bb|
        |cc   |
        """)
    #expect(tree.overflows.isEmpty)
  }

  @Test func overflow_chip_isPartOfTheRows() {
    let tree = bareChips(["aa", "bb", "cc", "dd"], width: 5, maxRows: 1)
      .measured(by: MonospaceMeasurer()).layout()
    #expect(picture(of: tree) == "|aa +3|")
    #expect(tree.overflows.first?.hiddenIDs == ["bb", "cc", "dd"])
  }

  @Test func overflow_countOfTwoDigits_needsMoreSpace() {
    let ten = (0..<10).map { String(UnicodeScalar(UInt8(97 + $0))) }
    let eleven = ten + ["k"]
    let nine = bareChips(ten, width: 4, maxRows: 1).measured(by: MonospaceMeasurer()).layout()
    #expect(picture(of: nine) == "|a +9|")
    let wide = bareChips(eleven, width: 4, maxRows: 1).measured(by: MonospaceMeasurer()).layout()
    #expect(picture(of: wide) == "|+11 |")
  }

  @Test func overflow_hidden_leavesANodeWithoutSize() {
    var chips = bareChips(["aa", "bb", "cc"], width: 5, maxRows: 1)
    chips.overflow = nil
    let tree = chips.measured(by: MonospaceMeasurer()).layout()
    #expect(picture(of: tree) == "|aa bb|")
    #expect(tree.nodes.last?.role == .overflow)
    #expect(tree.nodes.last?.frame == Rect(x: 5, y: 0, width: 0, height: 0))
    #expect(tree.overflows.first?.hiddenIDs == ["cc"])
  }

  @Test func overflow_expanded_showsAllAndTheLessChip() {
    var chips = bareChips(["aa", "bb", "cc"], width: 5, maxRows: 1)
    chips.overflow = OverflowLabel(lessLabel: "<", isExpanded: true)
    let tree = chips.measured(by: MonospaceMeasurer()).layout()
    #expect(
      picture(of: tree) == """
        |aa bb|
        |cc < |
        """)
    #expect(tree.overflows.isEmpty)
    chips.maxRows = 2
    let whole = chips.measured(by: MonospaceMeasurer()).layout()
    #expect(!whole.nodes.contains { $0.role == .overflow })
  }

  @Test func overflow_withPluralForms_usesTheFormForTheCount() {
    var chips = bareChips(["aaaaaa", "b", "c"], width: 8, maxRows: 1)
    chips.overflow = OverflowLabel(CountTemplate("{count} x", forms: [.one: "one"]))
    #expect(texts(chips) == ["3 x"])
    chips.items[1].text = "bbbbbb"
    chips.items.removeLast()
    chips.container.width = 10
    #expect(texts(chips) == ["aaaaaa", "one"])
  }

  private func texts(_ chips: Chips) -> [String] {
    let tree = chips.measured(by: MonospaceMeasurer()).layout()
    return tree.nodes.compactMap { $0.role == .label ? tree.label(of: $0)?.text.text : nil }
  }

  /// For every width the largest number of visible chips, found by trying every number.
  @Test func overflow_atAnyWidth_equalsAnExhaustiveSearch() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<12 {
      let texts = (0..<Int.random(in: 1...24, using: &random)).map { index in
        String(repeating: "x", count: Int.random(in: 1...9, using: &random)) + "\(index)"
      }
      let maxRows = Int.random(in: 1...3, using: &random)
      let measured = bareChips(texts, width: 0, maxRows: maxRows).measured(by: MonospaceMeasurer())
      for width in stride(from: 1, through: 60, by: 1.5) {
        let tree = measured.layout(within: ProposedSize(width: width))
        let shown = tree.nodes.count { $0.role == .chip }
        #expect(shown == exhaustive(texts, width, maxRows), "\(texts) at \(width), \(maxRows) rows")
      }
    }
  }

  /// The maximum number of chips that fit, found by counting characters row by row.
  private func exhaustive(_ texts: [String], _ width: Double, _ maxRows: Int) -> Int {
    let lengths = texts.map(\.count)
    if rows(lengths, width) <= maxRows { return texts.count }
    return (0..<texts.count).last { count in
      let label = "+\(texts.count - count)".count
      return rows(Array(lengths[..<count]) + [label], width) <= maxRows
    } ?? 0
  }

  private func rows(_ lengths: [Int], _ width: Double) -> Int {
    var rows = 0
    var used = Double.infinity
    for length in lengths {
      if used + 1 + Double(length) > width {
        rows += 1
        used = Double(length)
      } else {
        used += 1 + Double(length)
      }
    }
    return rows
  }
}
