extension Range<Int> {
  /// Returns what is found at the highest position at which anything is found; nil if nothing is.
  ///
  /// - Parameter find: Returns nil for nothing. If there is nothing at a position, there is nothing at any higher one.
  /// - Complexity: O(log *n*) calls of `find`, by bisection. Beyond the current budget there are no more calls.
  @inlinable package func highest<Found, Failure: Error>(
    _ find: (_ position: Int) throws(Failure) -> Found?
  ) throws(Failure) -> Found? {
    var highest: Found?
    var (low, high) = (lowerBound, upperBound)
    while low < high, Budget.mayProceed {
      let middle = low + (high - low) / 2
      if let found = try find(middle) {
        (highest, low) = (found, middle + 1)
      } else {
        high = middle
      }
    }
    return highest
  }
}
