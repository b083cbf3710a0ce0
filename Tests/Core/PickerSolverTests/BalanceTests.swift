import PickerGeometry
import PickerSolver
import Testing

/// Balanced lines: as few as filling takes, and as even as possible.
@Suite struct BalanceTests {
  @Test func balance_randomBoxes_areOptimal() throws {
    var random = Seeded(11)
    for _ in 0..<120 {
      let items = (0..<Int.random(in: 6...12, using: &random)).map { _ in
        FlowItem(width: Double(Int.random(in: 1...40, using: &random)) / 4) { $0.shrink = 0 }
      }
      let container = FlowContainer.wrapping(
        Double(Int.random(in: 32...160, using: &random)) / 4, 0.5
      ).with { $0.wrap = .balance }
      let expected = ReferenceSolver(items: items, container: container).solve()
      #expect(try solve(items, container).lines.map { Array($0.items) } == expected.lines)
    }
  }

  @Test func balance_equalCosts_giveEarlierLinesMore() throws {
    let container = FlowContainer.wrapping(10.1 * 2).with { $0.wrap = .balance }
    let lines = try solve(boxes([10.1, 10.1, 10.1]), container).lines
    #expect(lines.map(\.items) == [0..<2, 2..<3])
  }

  @Test func balance_itemWiderThanRoom_keepsALineOfItsOwn() throws {
    let container = FlowContainer.wrapping(7, 1).with { $0.wrap = .balance }
    let lines = try solve(boxes([2, 2, 20, 3, 3, 1]), container).lines
    #expect(lines.map(\.items) == [0..<2, 2..<3, 3..<4, 4..<6])
  }

  @Test func balance_hiddenItems_equalThoseOfFilling() throws {
    let container = FlowContainer.wrapping(8, 1).with {
      $0.wrap = .balance
      $0.maxLines = 2
    }
    let solution = try solve(boxes([2, 2, 2, 5, 2, 2]), container)
    #expect(solution.hidden == 5..<6)
    #expect(solution.lines.map(\.items) == [0..<3, 3..<5])
  }

  @Test func balance_itemsOfNegativeOuterSize_countAsZero() throws {
    var items = boxes([3, 3, 3, 3, 3])
    items[1].margin = Insets(leading: -100)
    let balanced = try solve(items, .wrapping(9).with { $0.wrap = .balance })
    #expect(balanced.lines.map(\.items) == [0..<3, 3..<5])
  }

  @Test func balance_withoutSpace_putsOneItemOnEachLine() throws {
    var items = boxes([0, 0, 0])
    items[1].margin = Insets(leading: -10)
    let container = FlowContainer.wrapping(0).with { $0.wrap = .balance }
    #expect(try solve(items, container).lines.map(\.items) == [0..<1, 1..<2, 2..<3])
    #expect(try solve(items, container.with { $0.width = 1 }).lines.map(\.items) == [0..<3])
    #expect(try solve(items, container.with { $0.wrap = .wrap }).lines.map(\.items) == [0..<3])

    let solver = try FlowSolver(items, in: container)
    let table = try solver.breakpoints(in: 0...solver.lastBreakpoint)
    #expect(table.steps.map(\.width) == [0, 1.0 / 128] && table.isComplete)
    #expect(table.steps.map(\.itemsPerLine) == [[1, 1, 1], [3]])
    let smallest: [Double?] = (1...3).map { solver.smallestWidth(forLines: $0) }
    #expect(smallest == [0.0078125, 0.0078125, 0])
  }

  @Test func balance_withLinesReversed_hasTheSameLinesFromBelow() throws {
    let container = FlowContainer.wrapping(11, 1).with { $0.wrap = .balance }
    let items = boxes([2, 3, 2, 4, 2, 1])
    let upright = try solve(items, container)
    let reversed = try solve(items, container.with { $0.wrap = .balanceReverse })
    #expect(reversed.lines.map(\.items) == upright.lines.map(\.items))
    #expect(
      zip(reversed.frames, upright.frames).allSatisfy { $0.minY == 2 - $1.maxY && $0.x == $1.x })
  }

  @Test(arguments: [10.0, 300, 100_000])
  func balance_manyBoxes_takeAsManyLinesAsFilling(_ width: Double) throws {
    var random = Seeded(3)
    let items = (0..<20_000).map { _ in
      FlowItem(width: Double.random(in: 1...12, using: &random), height: 1)
    }
    let filled = try solve(items, .wrapping(width, 1))
    let balanced = try solve(items, .wrapping(width, 1).with { $0.wrap = .balance })
    #expect(balanced.lines.count == filled.lines.count)
    #expect(balanced.lines.flatMap { Array($0.items) } == Array(items.indices))
    #expect(cost(balanced) <= cost(filled))
  }

  private func cost(_ solution: FlowSolution) -> Double {
    solution.lines.reduce(0) { $0 + $1.freeSpace * $1.freeSpace }
  }
}
