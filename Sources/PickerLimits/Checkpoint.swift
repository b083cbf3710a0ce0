/// Asks the current ``Budget`` once in so many steps of a long loop, where asking at each step would
/// cost more than the step does.
///
///     var checkpoint = Checkpoint(every: 256)
///     for point in points where checkpoint.mayProceed() { … }
package struct Checkpoint {
  private let budget = Budget.current
  private let interval: Int
  private var steps = 0
  private var isOpen = true

  /// - Parameter interval: How many steps are done between two questions; together they should take
  ///   less than a millisecond.
  package init(every interval: Int) {
    self.interval = interval
  }

  /// Whether the next step may be done; once not, never again.
  package mutating func mayProceed() -> Bool {
    guard let budget else { return true }
    steps += 1
    if steps >= interval {
      steps = 0
      isOpen = isOpen && budget.mayProceed
    }
    return isOpen
  }
}
