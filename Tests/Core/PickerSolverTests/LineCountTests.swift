import Foundation
import PickerGeometry
import PickerTestSupport
import Testing

@testable import PickerSolver

/// Balanced lines of which there are at least so many.
@Suite struct LineCountTests {
  private func container(
    _ width: Double?, _ spacing: Double, lines: Int, maxLines: Int? = nil
  ) -> FlowContainer {
    .wrapping(width, spacing).with {
      ($0.wrap, $0.minLines, $0.maxLines) = (.balance, lines, maxLines)
    }
  }

  private func lines(_ items: [FlowItem], _ container: FlowContainer) throws -> [Range<Int>] {
    try solve(items, container).lines.map(\.items)
  }

  @Test(arguments: [
    (1, [0..<6]), (2, [0..<3, 3..<6]), (4, [0..<2, 2..<4, 4..<5, 5..<6]),
    (9, [0..<1, 1..<2, 2..<3, 3..<4, 4..<5, 5..<6]),
  ])
  func equalBoxes_areDistributed(count: Int, expected: [Range<Int>]) throws {
    #expect(try lines(boxes([5, 5, 5, 5, 5, 5]), container(40, 1, lines: count)) == expected)
  }

  @Test func moreLinesThanWanted_areBalancedAsEver() throws {
    let items = boxes([2, 2, 20, 3, 3, 1])
    #expect(try lines(items, container(7, 1, lines: 2)) == lines(items, container(7, 1, lines: 1)))
  }

  @Test func maximum_wins() throws {
    let found = try lines(boxes([1, 1, 1, 1]), container(20, 0, lines: 4, maxLines: 2))
    #expect(found == [0..<2, 2..<4])
  }

  @Test func otherWraps_ignoreIt() throws {
    for wrap in [FlowWrap.wrap, .nowrap, .wrapReverse] {
      let flow = container(20, 0, lines: 3).with { $0.wrap = wrap }
      #expect(try lines(boxes([1, 1, 1]), flow) == [0..<3])
    }
  }

  @Test func forcedBreaks_count() throws {
    var items = boxes([2, 2, 2, 2, 2, 2])
    items[0].breaksAfter = true
    #expect(try lines(items, container(20, 0, lines: 2)) == [0..<1, 1..<6])
    #expect(try lines(items, container(20, 0, lines: 3)) == [0..<1, 1..<4, 4..<6])
    #expect(try lines(items, container(20, 0, lines: 5)) == [0..<1, 1..<3, 3..<4, 4..<5, 5..<6])
  }

  @Test func withoutWidth_theFlowIsAsWideAsItsLongestLine() throws {
    let solution = try solve(boxes([3, 2, 4, 1, 5]), container(nil, 1, lines: 2))
    #expect(solution.size.width == 11 && solution.lines.count == 2)
    #expect(solution.solver.maxContentWidth == 11)
  }

  @Test func breakpoints_knowIt() throws {
    let solver = try FlowSolver(boxes([3, 2, 4, 1, 5]), in: container(nil, 1, lines: 2))
    let table = try solver.breakpoints(in: 0...solver.lastBreakpoint)
    for step in table.steps {
      let solution = try solve(boxes([3, 2, 4, 1, 5]), container(step.width, 1, lines: 2))
      #expect(solution.lines.map(\.items.count) == step.itemsPerLine)
    }
    #expect(table.steps.last?.itemsPerLine.count == 2)
  }

  @Test(arguments: [0, 101])
  func countsOutOfRange_areErrors(count: Int) {
    let error = #expect(throws: FlowError.self) { try solve([], container(9, 0, lines: count)) }
    #expect(error?.field == "minLines")
  }

  /// The work for boxes of equal sizes, where the limit of a line alone does not give the number of lines.
  @Test(arguments: [500, 1_000, 2_000])
  func work_growsWithTheItemsAndTheLines(count: Int) {
    let table = ItemTable(boxes(Array(repeating: 2, count: count)), axis: .horizontal)
    let rule = LineRule(container(nil, 1, lines: 100), availableSize: .infinity)
    var balancer = LineBalancer(table, rule, availableSize: .infinity, minLines: 100)
    #expect(balancer.lines(maxLines: .max).count == 100)
    #expect(Double(balancer.trials) <= 100 * Double(count) * log2(Double(count)))
  }

  /// Trying all ends of 100 lines would take 24 bytes for each item and line.
  @Test(arguments: sweep([2.0], full: [0, 2]))
  func moreItemsThanCanBeTried_areDividedWithoutMuchWork(width: Double) {
    let count = 100_003
    let table = ItemTable(boxes(Array(repeating: width, count: count)), axis: .horizontal)
    let rule = LineRule(container(nil, 1, lines: 100), availableSize: .infinity)
    var balancer = LineBalancer(table, rule, availableSize: .infinity, minLines: 100)
    let lines = balancer.lines(maxLines: .max)
    #expect(lines.count == 100 && lines.allSatisfy { !$0.isEmpty })
    #expect(lines.first?.lowerBound == 0 && lines.last?.upperBound == count)
    #expect(Double(balancer.trials) <= 2 * Double(count) * log2(Double(count)))
  }

  private struct Recorded: Decodable {
    let widths: [Double]
    let gap: Double
    let width: Double?
    let lines: Int
    let size: Double
    let counts: [Int]
  }

  /// Rows of boxes recorded in Chromium.
  @Test func rows_everyRecordedOne_agreeWithChromium() throws {
    let url = try #require(
      Bundle.module.url(forResource: "line_counts", withExtension: "json", subdirectory: "Fixtures")
    )
    let cases = try JSONDecoder().decode([Recorded].self, from: Data(contentsOf: url))
    #expect(cases.count == 500)
    for (number, each) in cases.enumerated() {
      let solution = try solve(
        boxes(each.widths), container(each.width, each.gap, lines: each.lines))
      #expect(solution.lines.map(\.items.count) == each.counts, "case \(number)")
      #expect(solution.size.width == each.size, "case \(number)")
    }
  }
}
