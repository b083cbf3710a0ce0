import Glibc
import NIOPosix
import Synchronization

/// The threads on which documents are laid out, so that event loops answer at all times.
final class DocumentThreads: Sendable {
  /// The threads of large documents, and of small ones: the memory of a large document stays with its thread, so that these are few.
  private let (large, small): (NIOThreadPool, NIOThreadPool)
  private let turns: Mutex<DocumentTurns>

  /// - Parameters:
  ///   - count: The number of processors.
  ///   - queueLength: The number of documents that may wait for a thread.
  init(count: Int, queueLength: Int) {
    let turns = DocumentTurns(count: count, queueLength: queueLength)
    large = NIOThreadPool(numberOfThreads: turns.threadCount(forSmall: false))
    small = NIOThreadPool(numberOfThreads: turns.threadCount(forSmall: true))
    self.turns = Mutex(turns)
    DocumentThreads.inBackground(large.start)
    DocumentThreads.inBackground(small.start)
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

  /// Does the work on one of the threads, when it is its turn.
  ///
  /// - Parameter byteCount: The length of the document.
  /// - Returns: nil if too many documents wait already.
  func run<Value: Sendable>(
    ofBytes byteCount: Int, _ work: @escaping @Sendable () -> Value
  ) async -> Value? {
    guard turns.withLock({ $0.admit() }) else { return nil }
    let isSmall = byteCount <= DocumentTurns.smallByteCount
    await withCheckedContinuation { waiting in
      change { $0.append(waiting, isSmall: isSmall) }
    }
    let moment: Task<Void, Never>? = isSmall ? Task { await firstMoment() } : nil
    let value = await withCheckedContinuation { continuation in
      (isSmall ? small : large).submit { _ in continuation.resume(returning: work()) }
    }
    moment?.cancel()
    await moment?.value
    change { $0.end(isSmall: isSmall) }
    return value
  }

  /// Lets others begin after a moment, or once the document is finished.
  private func firstMoment() async {
    try? await Task.sleep(for: DocumentTurns.firstMoment)
    change { $0.endFirstMoment() }
  }

  private func change(_ change: (inout DocumentTurns) -> Void) {
    let next = turns.withLock { turns in
      change(&turns)
      return turns.next()
    }
    for waiting in next { waiting.resume() }
  }
}
