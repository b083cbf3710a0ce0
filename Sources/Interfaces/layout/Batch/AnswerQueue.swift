import Dispatch
import PickerLimits

/// Orders the answers of several workers by line, and writes each as early as possible.
///
/// A worker whose answer is not next leaves it here and continues. The worker with the next answer writes it, and then
/// the following answers that are already here. Waiting for a turn instead would cost two thread switches for every
/// other line.
///
/// An unordered queue writes answers as they arrive, and numbers them by arrival.
///
/// Memory is bounded: ``waitForCapacity()`` admits a limited number of lines, and a worker waits until its answer is
/// written if the stored answers are large.
final class AnswerQueue: Sendable {
  private struct AnswerEntry {
    let answer: LineAnswer
    /// Signalled when the answer is written; nil if nothing waits for it.
    var written: DispatchSemaphore?
  }

  private struct AnswerQueueState {
    /// The line number of the next answer to write.
    var next = 1
    /// The number of answers that have arrived.
    var count = 0
    var entries: [Int: AnswerEntry] = [:]
    var byteCount = 0
    var isWriting = false
    var hasFailed = false
  }

  private let state = Mutex(AnswerQueueState())
  private let isOrdered: Bool
  private let writer: Mutex<AnswerWriter>
  /// Counts the lines that may be read before another answer is written.
  private let capacity = DispatchSemaphore(value: 0)

  /// The size of the answers left here, in bytes, beyond which workers wait.
  private static let maximumByteCount = 16 << 20

  /// - Parameters:
  ///   - lines: The maximum number of unanswered lines, at least 1.
  ///   - isOrdered: Whether answers are written in the order of their lines.
  init(admitting lines: Int, ordered isOrdered: Bool, _ writer: consuming sending AnswerWriter) {
    self.writer = Mutex(writer)
    self.isOrdered = isOrdered
    for _ in 0..<lines { capacity.signal() }
  }

  /// Waits until another line may be read.
  func waitForCapacity() { capacity.wait() }

  /// Returns the capacity of a line that was not read after all.
  func returnCapacity() { capacity.signal() }

  /// Whether a write has failed.
  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// The number of invalid lines, and the error of a failed write.
  var outcome: (bad: Int, error: ToolError?) { writer.withLock { ($0.bad, $0.error) } }

  /// Writes the answer to line number `line`, or leaves it to another worker.
  func add(_ answer: LineAnswer, line: Int) {
    let (isWriter, written) = state.withLock { state in
      state.count += 1
      let number = isOrdered ? line : state.count
      let isNext = number == state.next && !state.isWriting
      if isNext { state.isWriting = true }
      state.byteCount += answer.byteCount
      let waits = !isNext && state.byteCount > AnswerQueue.maximumByteCount
      let written = waits ? DispatchSemaphore(value: 0) : nil
      state.entries[number] = AnswerEntry(answer: answer, written: written)
      return (isNext, written)
    }
    if isWriter { writeAll() }
    written?.wait()
  }

  /// Writes the next answers until one has not arrived yet.
  private func writeAll() {
    while let entry = takeNext() {
      let hasFailed = writer.withLock { writer in
        writer.write(entry.answer)
        return writer.error != nil
      }
      if hasFailed { state.withLock { $0.hasFailed = true } }
      capacity.signal()
      entry.written?.signal()
    }
  }

  private func takeNext() -> AnswerEntry? {
    state.withLock { state in
      guard let entry = state.entries.removeValue(forKey: state.next) else {
        state.isWriting = false
        return nil
      }
      state.next += 1
      state.byteCount -= entry.answer.byteCount
      return entry
    }
  }
}
