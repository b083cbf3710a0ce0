import PickerGeometry
import PickerSolver
import Testing

/// Layout queries: widths, breakpoints and the reasons for line breaks.
@Suite struct QueryTests {
  @Test func smallestWidth_smallLists_isTheMinimumWidth() throws {
    for widths in SmallCaseTests.lists(5, [1, 2, 4]) where !widths.isEmpty {
      let container = FlowContainer.wrapping(nil, 1).with { $0.padding = Insets(1) }
      let solver = try FlowSolver(boxes(widths), in: container)
      var solution = try solve(boxes(widths), container.with { $0.width = 2 })
      var counts: [Int] = []
      for width in 2...30 {
        try solution.update(width: Double(width))
        counts.append(solution.lines.count)
      }
      for lines in 1...widths.count {
        let first = counts.firstIndex { $0 <= lines }
        #expect(solver.smallestWidth(forLines: lines) == first.map { Double($0 + 2) })
      }
    }
  }

  @Test func smallestWidth_manyBoxes_isExact() throws {
    var random = Seeded(5)
    let items = boxes((0..<3_000).map { _ in Double.random(in: 20...90, using: &random) })
    let solver = try FlowSolver(items, in: .wrapping(nil, 8))
    for lines in [1, 2, 7, 100, 1_000, 2_999] {
      let width = try #require(solver.smallestWidth(forLines: lines))
      #expect(try solve(items, .wrapping(width, 8)).lines.count <= lines)
      #expect(try solve(items, .wrapping(width - 0.01, 8)).lines.count > lines)
    }
  }

  @Test func smallestWidth_linesThatNoWidthAllows_isNil() throws {
    var items = boxes([1, 1, 1])
    items[1].breaksBefore = true
    #expect(try FlowSolver(items, in: .wrapping(9)).smallestWidth(forLines: 1) == nil)
    #expect(try FlowSolver(items, in: .wrapping(9)).smallestWidth(forLines: 0) == nil)
    let narrow = FlowContainer.wrapping(nil).with { $0.maxWidth = 2 }
    #expect(try FlowSolver(boxes([1, 1, 1]), in: narrow).smallestWidth(forLines: 1) == nil)
    #expect(try FlowSolver(boxes([1, 1, 1]), in: narrow).smallestWidth(forLines: 2) == 2)
  }

  @Test(arguments: [FlowWrap.wrap, .balance, .nowrap])
  func breakpoints_everyQuarterPoint_matchTheLayout(_ wrap: FlowWrap) throws {
    var random = Seeded(9)
    for round in 0..<12 {
      let items = (0..<9).map { _ in
        FlowItem(
          width: Double(Int.random(in: 4...40, using: &random)) / 4,
          height: Double(Int.random(in: 1...3, using: &random)))
      }
      let container = FlowContainer.wrapping(1, 0.5).with {
        $0.wrap = wrap
        $0.maxLines = round % 3 == 0 ? 2 : nil
        $0.padding = Insets(0.25)
        $0.minWidth = round % 4 == 1 ? 9 : nil
      }
      let table = try FlowSolver(items, in: container).breakpoints(in: 1...100)
      #expect(table.isComplete)
      var solution = try solve(items, container)
      for quarter in 4...400 {
        try solution.update(width: Double(quarter) / 4)
        let step = table.steps.last { $0.width <= Double(quarter) / 4 }
        #expect(step?.itemsPerLine == solution.lines.map(\.items.count))
        #expect(step?.height == solution.size.height)
        #expect(step?.shownCount == solution.frames.count)
      }
    }
  }

  @Test func breakpoints_threeBoxes_areTheSums() throws {
    let table = try FlowSolver(boxes([2, 2, 2]), in: .wrapping(0, 1)).breakpoints(in: 0...50)
    #expect(table.steps.map(\.width) == [0, 5, 8])
    #expect(table.steps.map(\.itemsPerLine) == [[1, 1, 1], [2, 1], [3]])
    #expect(table.steps.map(\.height) == [3, 2, 1])
  }

  @Test func breakpoints_moreThanTheLimit_areIncomplete() throws {
    let solver = try FlowSolver(boxes([2, 2, 2]), in: .wrapping(0, 1))
    let cut = try solver.breakpoints(in: 0...50, limit: 2)
    #expect(cut.steps.map(\.width) == [0, 5])
    #expect(!cut.isComplete)
    #expect(try solver.breakpoints(in: 0...50, limit: 3).isComplete)
  }

  @Test func breakpoints_infiniteRange_throws() throws {
    let solver = try FlowSolver(boxes([2]), in: .wrapping(0))
    #expect(throws: FlowError.self) { try solver.breakpoints(in: 0 ... .infinity) }
  }

  @Test func trace_eachBreak_hasReasonAndShortfall() throws {
    var items = boxes([3, 3, 5, 1, 1, 1])
    items[3].breaksBefore = true
    let container = FlowContainer.wrapping(8, 1).with { $0.maxItemsPerLine = 2 }
    let trace = try solve(items, container).trace
    #expect(trace.map(\.line) == [0, 1, 2])
    #expect(trace.map(\.item) == [2, 3, 5])
    #expect(trace.map(\.reason) == [.maxItems, .forced, .maxItems])
    let open = try solve(boxes([3, 3, 5]), .wrapping(8, 1)).trace
    #expect(open.map(\.reason) == [.space])
    #expect(open.map(\.needed) == [13])
    #expect(open.map(\.shortfall) == [5])
  }

  @Test func trace_balancedBreak_hasNoShortfall() throws {
    let container = FlowContainer.wrapping(11, 1).with { $0.wrap = .balance }
    let trace = try solve(boxes([2, 2, 2, 2, 2, 2]), container).trace
    #expect(trace.map(\.reason) == [.balance])
    #expect(trace.map(\.shortfall) == [0])
  }

  @Test func trace_hiddenItems_breakTheLastLine() throws {
    let container = FlowContainer.wrapping(5, 1).with { $0.maxLines = 1 }
    let trace = try solve(boxes([2, 2, 2]), container).trace
    #expect(trace.map(\.item) == [2])
    #expect(trace.map(\.shortfall) == [3])
  }
}
