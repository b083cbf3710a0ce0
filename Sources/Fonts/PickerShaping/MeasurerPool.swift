import PickerLimits

/// Measurers of the same fonts, for threads that measure at the same time.
///
/// Any number of threads can use one ``TextMeasurer``, but they wait for its caches and compete for the same
/// reference counts. With one measurer each, they share only words that were shaped before:
///
/// ```swift
/// let measurers = MeasurerPool(.shared, count: 8)
/// DispatchQueue.concurrentPerform(iterations: 8) { _ in
///   measurers.withMeasurer { measurer in … }
/// }
/// ```
///
/// Returned measurers are lent again, the most recently returned ones first, so their caches are reused.
public final class MeasurerPool: Sendable {
  private let first: TextMeasurer
  private let count: Int
  private let idle: Mutex<[TextMeasurer]>

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - first: The measurer that is lent first. It defines the fonts.
  ///   - count: The number of measurers to keep. More can be lent at a time; they are freed when they are returned. The
  ///     caches of all kept measurers take at most eight times the memory of the first one's, or a quarter of it each
  ///     if that is more.
  public init(_ first: TextMeasurer, count: Int) {
    self.first = first
    self.count = max(1, count)
    idle = Mutex([first])
  }

  /// Lends a measurer that no other thread has borrowed.
  ///
  /// - Parameter work: Called once, immediately. The measurer may still be used afterwards, but another thread may
  ///   then use it as well.
  public func withMeasurer<Result, Failure: Error>(
    _ work: (TextMeasurer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let measurer = idle.withLock { $0.popLast() } ?? first.forAnotherThread(of: count)
    defer {
      idle.withLock { idle in
        if idle.count < count { idle.append(measurer) }
      }
    }
    return try work(measurer)
  }
}
