import Synchronization

/// Counts how often work checks its ``Budget``, and can cancel it at a given check.
///
/// Tests measure with it how frequent the checks are and how much work follows a cancellation.
package final class BudgetProbe: Sendable {
  private let count = Atomic<Int>(0)
  private let last: Int

  /// - Parameter last: The number of the check, from 1, at which the budget is cancelled.
  package init(cancellingAt last: Int = .max) {
    self.last = last
  }

  /// The number of checks so far.
  package var checkCount: Int { count.load(ordering: .relaxed) }

  /// Counts one check.
  ///
  /// - Returns: Whether the work is to be cancelled now.
  func recordCheck() -> Bool { count.wrappingAdd(1, ordering: .relaxed).newValue >= last }
}
