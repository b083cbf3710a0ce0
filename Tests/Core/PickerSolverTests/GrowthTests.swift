import PickerGeometry
import Testing

@testable import PickerSolver

/// Growth of the work with the number of items, in counted steps.
@Suite struct GrowthTests {
  private func balancer(_ count: Int, breaking every: Int, availableSize: Double) -> LineBalancer {
    var random = Seeded(1311)
    let items = (0..<count).map { index in
      FlowItem(width: Double.random(in: 20...90, using: &random)) {
        $0.breaksAfter = index % every == every - 1
      }
    }
    let container = FlowContainer.wrapping(availableSize, 8).with { $0.wrap = .balance }
    return LineBalancer(
      ItemTable(items, axis: .horizontal), LineRule(container, availableSize: availableSize),
      availableSize: availableSize)
  }

  @Test(arguments: [1, 2, 7, 1000])
  func balance_manyForcedBreaks_triesAFewEndsPerItem(_ every: Int) {
    let count = 20_000
    var balancer = balancer(count, breaking: every, availableSize: 400)
    #expect(balancer.lines(maxLines: .max).last?.upperBound == count)
    #expect(balancer.trials <= 12 * count)
  }

  @Test(arguments: [1_000, 4_000, 16_000])
  func balance_withoutBreaks_triesAtMostNLogN(_ count: Int) {
    for availableSize in [100.0, 1_000, 30.0 * Double(count)] {
      var balancer = balancer(count, breaking: .max, availableSize: availableSize)
      #expect(balancer.lines(maxLines: .max).last?.upperBound == count)
      #expect(Double(balancer.trials) <= 2 * Double(count) * log2(count))
    }
  }

  private func balanced(_ count: Int) throws -> FlowSolver {
    var random = Seeded(7)
    let items = (0..<count).map { _ in
      FlowItem(width: Double(Int.random(in: 20...90, using: &random)), height: 1)
    }
    return try FlowSolver(items, in: .wrapping(nil, 8).with { $0.wrap = .balance })
  }

  /// Lengths of whole points differ by more than the tolerance of the fit rule, so no step is skipped.
  @Test(arguments: [50, 100])
  func breakpoints_balanceAllListed_balanceOncePerStep(_ count: Int) throws {
    let solver = try balanced(count)
    var search = BalanceSearch(solver, upTo: solver.lastBreakpoint, maxSteps: .max)
    var steps = 0
    var width: Double? = 1
    while let from = width {
      steps += 1
      width = search.next(after: from)
    }
    #expect(steps > count && search.trials <= steps + 1, "\(search.trials) for \(steps)")
    let table = try solver.breakpoints(in: 1...solver.lastBreakpoint, limit: steps + 1)
    #expect(table.steps.count == steps && table.isComplete)
  }

  @Test(arguments: [100, 400])
  func breakpoints_balanceCutOff_balanceAFewTimesPerStep(_ count: Int) throws {
    let solver = try balanced(count)
    var search = BalanceSearch(solver, upTo: solver.lastBreakpoint, maxSteps: 20)
    var width = 0.0
    for _ in 0..<20 {
      let next = search.next(after: width)
      width = try #require(next)
    }
    #expect(search.trials <= 20 * 30, "\(search.trials)")
  }

  @Test(arguments: [1, 2, 1000, 100_000])
  func positions_ofAList_areFoundByBisection(_ count: Int) {
    let positions = ItemSubset((0..<count).map { 3 * $0 })
    for item in [0, 1, 3 * count / 2, 3 * count - 3, 3 * count] {
      var questions = 0
      let place = positions.place { place in
        questions += 1
        return positions[place] >= item
      }
      #expect(place == positions.indices.first { positions[$0] >= item })
      #expect(Double(questions) <= log2(count) + 1)
    }
  }

  @Test func positions_contain_whatTheyList() {
    for positions in [ItemSubset([1, 4, 5, 9]), ItemSubset(2..<5), ItemSubset(3..<3)] {
      let all = Array(positions)
      #expect((-1...10).allSatisfy { positions.contains($0) == all.contains($0) })
    }
  }

  private func log2(_ count: Int) -> Double { Double(Int.bitWidth - count.leadingZeroBitCount) }
}
