import PickerLimits
import PickerPlatform

/// Returns the results of `work` for 0, 1 … in this order, computed on several threads.
///
/// - Parameters:
///   - count: The number of results.
///   - jobs: The number of threads, at least 1.
func inParallel<Result: Sendable>(
  _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let results = Mutex([Result?](repeating: nil, count: count))
  let next = Mutex(0)
  concurrently(on: min(jobs, count)) {
    while true {
      let place = next.withLock { next in
        next += 1
        return next - 1
      }
      guard place < count else { return }
      let result = work(place)
      results.withLock { $0[place] = result }
    }
  }
  return results.withLock { $0.compactMap { $0 } }
}
