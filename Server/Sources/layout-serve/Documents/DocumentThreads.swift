import NIOPosix
import Synchronization

/// The threads on which documents are laid out, so that event loops answer at all times.
final class DocumentThreads: Sendable {
  private let pool: NIOThreadPool
  private let unfinished = Atomic(0)
  private let capacity: Int

  /// - Parameters:
  ///   - count: The number of threads.
  ///   - queueLength: The number of documents that may wait for a thread.
  init(count: Int, queueLength: Int) {
    pool = NIOThreadPool(numberOfThreads: count)
    capacity = count + queueLength
    pool.start()
  }

  /// Does the work on one of the threads.
  ///
  /// - Returns: nil where too many documents wait already.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
    defer { unfinished.subtract(1, ordering: .relaxed) }
    guard unfinished.add(1, ordering: .relaxed).newValue <= capacity else { return nil }
    return await withCheckedContinuation { continuation in
      pool.submit { _ in continuation.resume(returning: work()) }
    }
  }
}
