import PickerLimits

extension Array {
  /// The first index whose element satisfies `passes`, which must hold for all following elements as well.
  ///
  /// - Parameter end: The number of elements to search; nil: all.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(before end: Int? = nil, where passes: (Element) -> Bool) -> Int {
    var low = 0
    var high = end ?? count
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The last element that fits, if all elements before a fitting one fit as well.
  ///
  /// - Parameters:
  ///   - near: A cheap estimate of `fits`; the search starts just after the last element that satisfies it and
  ///     goes backwards.
  ///   - fits: The exact test, which may have to reshape text.
  /// - Complexity: O(log *n*) tests.
  func lastFit(near: (Element) -> Bool, fits: (Element) -> Bool) -> Element? {
    var place = Swift.min(partitioningIndex { !near($0) } + 1, count - 1)
    let closest = Swift.max(0, place - 63)
    while place >= closest {
      if fits(self[place]) { return self[place] }
      guard Budget.mayProceed else { return nil }
      place -= 1
    }
    // What has no width can go on and on: the rest is bisected.
    let last = partitioningIndex(before: Swift.min(closest, count)) { !fits($0) } - 1
    return last >= 0 ? self[last] : nil
  }
}
