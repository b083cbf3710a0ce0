import Dispatch
import PickerLimits

/// Puts the answers of several workers in the order of their lines, and writes each as early as possible.
///
/// A worker whose answer is not the next one leaves it here and works on. The worker that has the next one writes
/// it, and then those that follow it and have been left here meanwhile. Waiting for one's turn instead would cost
/// two workers a change of threads for every other line.
///
/// Answers of a queue without an order are written as they come: the number of each is that of its arrival.
///
/// Memory is bounded: ``waitForCapacity()`` admits a limited number of lines, and a worker waits until its answer is
/// written if those left here are large.
final class AnswerQueue: Sendable {
  private struct AnswerEntry {
    let answer: LineAnswer
    /// Signalled once the answer is written; nil if nobody waits for that.
    var written: DispatchSemaphore?
  }

  private struct AnswerQueueState {
    /// The number of the line whose answer is the next to be written.
    var next = 1
    /// How many answers have come.
    var count = 0
    var entries: [Int: AnswerEntry] = [:]
    var byteCount = 0
    var isWriting = false
    var hasFailed = false
  }

  private let state = Mutex(AnswerQueueState())
  private let isOrdered: Bool
  private let writer: Mutex<AnswerWriter>
  /// Counts the lines that may still be read before another answer is written.
  private let capacity = DispatchSemaphore(value: 0)

  /// The size of the answers left here, in bytes, beyond which workers wait.
  private static let maximumByteCount = 16 << 20

  /// - Parameters:
  ///   - lines: How many lines may be read and not answered, at least 1.
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

  /// How many lines were invalid, and the error of a failed write.
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

  /// Writes the next answers until one of them is not here yet.
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
