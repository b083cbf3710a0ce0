import PickerGeometry
import Testing

@testable import PickerSolver

/// How work grows with the number of items, counted in steps.
@Suite struct GrowthTests {
  private func balancer(_ count: Int, breaking every: Int, room: Double) -> LineBalancer {
    var random = Seeded(1311)
    let items = (0..<count).map { index in
      FlowItem(
        width: Double.random(in: 20...90, using: &random), breakAfter: index % every == every - 1)
    }
    let container = FlowContainer.wrapping(room, 8).with { $0.wrap = .balance }
    return LineBalancer(
      ItemTable(items, axis: .horizontal), LineRule(container, room: room), room: room)
  }

  @Test(arguments: [1, 2, 7, 1000])
  func balance_manyForcedBreaks_triesAFewEndsAnItem(_ every: Int) {
    let count = 200_000
    var balancer = balancer(count, breaking: every, room: 400)
    #expect(balancer.lines(most: .max).last?.upperBound == count)
    #expect(balancer.trials <= 12 * count)
  }

  @Test(arguments: [2_000, 20_000, 200_000])
  func balance_withoutBreaks_triesNoMoreThanNLogN(_ count: Int) {
    for room in [100.0, 1_000, 30.0 * Double(count)] {
      var balancer = balancer(count, breaking: .max, room: room)
      #expect(balancer.lines(most: .max).last?.upperBound == count)
      #expect(Double(balancer.trials) <= 2 * Double(count) * log2(count))
    }
  }

  @Test(arguments: [50, 200, 800])
  func breakpoints_ofBalance_balanceAtMostThirtyTimesAStep(_ count: Int) throws {
    var random = Seeded(7)
    let items = (0..<count).map { _ in
      FlowItem(width: Double.random(in: 20...90, using: &random), height: 1)
    }
    let solver = try FlowSolver(items, in: .wrapping(nil, 8).with { $0.wrap = .balance })
    var search = BalanceSearch(solver, upTo: solver.lastBreakpoint)
    let steps = try solver.breakpoints(in: 0...solver.lastBreakpoint, limit: 1000).steps
    var found = 0
    for step in steps.prefix(300)
    where search.next(after: step.width, unlike: step.itemsPerLine) != nil {
      found += 1
    }
    #expect(found > 20 && search.trials <= 30 * found)
  }

  private func log2(_ count: Int) -> Double { Double(Int.bitWidth - count.leadingZeroBitCount) }
}
