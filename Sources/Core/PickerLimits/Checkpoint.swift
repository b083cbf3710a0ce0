/// Checks the current ``Budget`` once in a number of steps of a long loop, for loops whose steps are
/// cheaper than a check.
///
///     var checkpoint = Checkpoint(every: 256)
///     for point in points where checkpoint.mayProceed() { … }
package struct Checkpoint {
  private let budget = Budget.current
  private let interval: Int
  private var steps = 0
  private var isOpen = true

  /// - Parameter interval: The number of steps between two checks; together they should take less than a
  ///   millisecond.
  package init(every interval: Int) {
    self.interval = interval
  }

  /// Whether the loop may take its next step; once false, it stays false.
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
