import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerItems

/// Traces of row breaks, and breakpoints.
@Suite struct ChipsDiagnosticsTests {
  private func chips(_ texts: [String], width: Double? = nil, maxRows: Int? = nil) -> Chips {
    var chips = bareChips(texts, width: width, maxRows: maxRows)
    chips.container.detail = [.trace, .breakpoints]
    return chips
  }

  private func tree(_ chips: Chips) -> LayoutTree {
    chips.measured(by: MonospaceMeasurer()).layout()
  }

  @Test func trace_ofRows_reportsTheMissingSpace() {
    var chips = chips(["aa", "bb", "cc", "dd"], width: 6)
    chips.items[3].breaksBefore = true
    #expect(
      tree(chips).trace == [
        RowBreak(row: 0, item: 2, id: "cc", reason: .space, needed: 8, availableSpace: 6),
        RowBreak(row: 1, item: 3, id: "dd", reason: .forced, needed: 5, availableSpace: 6),
      ])
    #expect(tree(chips).trace?.map(\.shortfall) == [2, -1])
  }

  @Test func breakpoints_ofRows_areTheSumsOfFittingChips() {
    let table = tree(chips(["aa", "bb", "cc"])).breakpoints
    #expect(table?.isComplete == true)
    #expect(table?.steps.map(\.width) == [0, 5, 8])
    #expect(table?.steps.map(\.itemsPerRow) == [[1, 1, 1], [2, 1], [3]])
    #expect(table?.steps.map(\.height) == [3, 2, 1])
  }

  @Test func breakpoints_withOverflowChip_areAllWidthsAtWhichHiddenChipsChange() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      let texts = (0..<Int.random(in: 1...14, using: &random)).map { index in
        String(repeating: "x", count: Int.random(in: 1...6, using: &random)) + "\(index)"
      }
      let chips = chips(texts, maxRows: Int.random(in: 1...2, using: &random))
      let measured = chips.measured(by: MonospaceMeasurer())
      let table = try #require(measured.breakpoints())
      #expect(table.isComplete)
      for width in stride(from: 0, through: table.to + 3, by: 0.5) {
        let step = try #require(table.steps.last { $0.width <= width })
        let placed = try measured.shown(within: ProposedSize(width: width)).get()
        #expect(placed.hidden.count == step.hiddenCount, "\(texts) at \(width)")
        #expect(
          placed.solution.lines.map(\.items.count) == step.itemsPerRow, "\(texts) at \(width)")
      }
    }
  }

  @Test func diagnostics_notRequested_areAbsent() {
    var chips = chips(["aa"])
    chips.container.detail = []
    #expect(tree(chips).trace == nil)
    #expect(tree(chips).breakpoints == nil)
  }
}
