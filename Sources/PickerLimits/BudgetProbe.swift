import Synchronization

/// Counts how often work asks its ``Budget`` whether it may go on, and cancels it at one of the
/// questions: tests see by it how fine the questions are, and how much is done after the answer was no.
package final class BudgetProbe: Sendable {
  private let count = Atomic<Int>(0)
  private let last: Int

  /// - Parameter last: The question from which on the answer is no.
  package init(cancellingAt last: Int = .max) {
    self.last = last
  }

  /// How many questions were asked.
  package var questions: Int { count.load(ordering: .relaxed) }

  /// - Returns: Whether the work is to be cancelled now.
  func note() -> Bool { count.wrappingAdd(1, ordering: .relaxed).newValue >= last }
}
