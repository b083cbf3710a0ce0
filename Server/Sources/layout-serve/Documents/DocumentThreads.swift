import Glibc
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
    DocumentThreads.inBackground(pool.start)
  }

  /// Starts threads that do not interrupt others when they get work: event loops first read all that has arrived, and
  /// change threads less often. A thread inherits the policy of the one that starts it.
  private static func inBackground(_ start: () -> Void) {
    guard sched_getscheduler(0) == SCHED_OTHER else { return start() }
    var parameters = sched_param()
    sched_setscheduler(0, batchPolicy, &parameters)
    start()
    sched_setscheduler(0, SCHED_OTHER, &parameters)
  }

  /// `SCHED_BATCH`, which Swift's module of the C library leaves out.
  private static let batchPolicy: Int32 = 3

  /// Does the work on one of the threads.
  ///
  /// - Returns: nil if too many documents wait already.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
    defer { unfinished.subtract(1, ordering: .relaxed) }
    guard unfinished.add(1, ordering: .relaxed).newValue <= capacity else { return nil }
    return await withCheckedContinuation { continuation in
      pool.submit { _ in continuation.resume(returning: work()) }
    }
  }
}
