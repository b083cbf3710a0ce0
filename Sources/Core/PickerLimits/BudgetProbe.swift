import Synchronization

/// Counts how often work checks its ``Budget`` and what it spends of it, and can cancel it at a given check.
///
/// Tests measure with it how frequent the checks are, how much work follows a cancellation, and how work grows.
package final class BudgetProbe: Sendable {
  private let count = Atomic<Int>(0)
  private let steps = Atomic<Int>(0)
  private let last: Int

  /// - Parameter last: The number of the check, from 1, at which the budget is cancelled.
  package init(cancellingAt last: Int = .max) {
    self.last = last
  }

  /// The number of checks so far.
  package var checkCount: Int { count.load(ordering: .relaxed) }

  /// The number of checks and of all that was spent so far: nodes, glyphs, path elements and others.
  package var stepCount: Int { checkCount &+ steps.load(ordering: .relaxed) }

  /// Counts an amount that was spent.
  func recordSteps(_ amount: Int) { steps.wrappingAdd(amount, ordering: .relaxed) }

  /// Counts one check.
  ///
  /// - Returns: Whether the work is to be cancelled now.
  func recordCheck() -> Bool { count.wrappingAdd(1, ordering: .relaxed).newValue >= last }
}
