import PickerLimits
import Testing

@Suite struct BudgetTests {
  @Test func spend_upToTheLimit_mayProceed() {
    let budget = Budget(Limits(nodes: 3))
    #expect(budget.spend(3, of: .nodes))
    #expect(budget.mayProceed)
    #expect(budget.error == nil)
  }

  @Test func spend_beyondTheLimit_staysExceededAndNamesTheFirstResource() {
    let budget = Budget(Limits(nodes: 3, glyphs: 1))
    #expect(!budget.spend(4, of: .nodes))
    budget.spend(2, of: .glyphs)
    #expect(!budget.mayProceed)
    #expect(budget.error == .exceeded(.nodes, limit: "3"))
    #expect(budget.error?.description == "exceeds the limit of 3 nodes per document")
  }

  @Test(arguments: [Int.max, Int.max / 2, -1])
  func spend_absurdAmount_isExceeded(amount: Int) {
    let budget = Budget(Limits(pages: .max))
    #expect(!budget.spend(amount, of: .pages))
    #expect(budget.error == .exceeded(.pages, limit: String(Int.max)))
  }

  @Test func spend_manySmallAmounts_addUp() {
    let budget = Budget(Limits(pathElements: 100))
    let taken = (0..<200).prefix { _ in budget.spend(1, of: .pathElements) }.count
    #expect(taken == 100)
    #expect(budget.error?.description == "exceeds the limit of 100 path elements per document")
  }

  @Test func run_workThatExceeds_throws() {
    let budget = Budget(Limits(bytes: 10))
    #expect(throws: LimitError.exceeded(.bytes, limit: "10")) {
      try budget.run { Budget.current?.allows(bytes: 11) }
    }
  }

  @Test func run_twice_resetsOutputButNotNodes() throws {
    let budget = Budget(Limits(nodes: 3, bytes: 10))
    try budget.run { _ = Budget.spend(2, of: .nodes) && Budget.spend(10, of: .bytes) }
    try budget.run { _ = Budget.spend(1, of: .nodes) && Budget.spend(10, of: .bytes) }
    #expect(throws: LimitError.self) { try budget.run { Budget.spend(1, of: .nodes) } }
  }

  @Test func run_cancelled_throws() {
    let budget = Budget()
    budget.cancel()
    #expect(throws: LimitError.cancelled) { try budget.run { 1 } }
    #expect(LimitError.cancelled.description == "was cancelled")
  }

  @Test func run_withoutALibrary_throwsItsErrorAndNoOther() throws {
    let missing = LimitError.unavailable("measure texts", reason: "libx.so.1 is not installed")
    let budget = Budget(Limits(nodes: 3))
    #expect(throws: missing) {
      try budget.run {
        Budget.current?.stop(for: missing)
        Budget.current?.stop(for: .unavailable("read XML", reason: "libx.so.2 is not installed"))
        Budget.spend(4, of: .nodes)
      }
    }
    #expect(budget.error == missing && !budget.mayProceed)
    #expect(missing.description == "cannot measure texts: libx.so.1 is not installed")
    #expect(try Budget().run { 1 } == 1)
  }

  @Test func run_inACancelledTask_throws() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try Budget().run { 1 }
    }
    await #expect(throws: LimitError.cancelled) { try await task.value }
  }

  @Test func run_afterTheDeadline_throws() {
    let budget = Budget(Limits(seconds: 1e-9))
    #expect(throws: LimitError.exceeded(.seconds, limit: "1e-09")) { try budget.run { 1 } }
  }

  @Test func current_outsideAnyRun_isUnlimited() {
    #expect(Budget.current == nil)
    #expect(Budget.mayProceed)
    #expect(Budget.spend(.max, of: .nodes))
  }
}
