import PickerJSON
import PickerLimits

/// Suggests names that may have been meant. Stops once a document has used too many comparisons: a hint must not take
/// longer than the rest.
package final class NameHints: Sendable {
  private let compared = Mutex(0)

  package init() {}

  /// The maximum number of comparisons for one document.
  static let maximumComparisonCount = 50_000

  /// The number of comparisons so far, which tests count.
  var comparisonCount: Int { compared.withLock { $0 } }

  /// Returns the most similar of the names; nil if none is similar, or too much was asked for.
  ///
  /// - Parameter count: At least the number of names.
  package func nearest(to name: String, amongAtMost count: Int, _ names: () -> [String]) -> String?
  {
    let mayCompare = compared.withLock { compared in
      guard compared + count <= NameHints.maximumComparisonCount else { return false }
      compared += count
      return true
    }
    return mayCompare ? PickerJSON.nearest(to: name, among: names()) : nil
  }
}
