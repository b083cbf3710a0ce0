import PickerLimits

/// Distributes the lines of an input to several workers, and writes their answers, by default in the order of the lines.
///
/// A line is answered as soon as the preceding lines are, or immediately without an order: reading the next line, which
/// may only arrive after this answer, delays no answer.
final class LineQueue: Sendable {
  struct Line {
    /// Starts at 1.
    let number: Int
    let bytes: ArraySlice<UInt8>
  }

  /// The statistics of the lines.
  struct Outcome {
    let lines: Int
    let bad: Int
    /// The reason why reading ended before the input did.
    let end: LineReader.End?
    /// The error of a failed write, after which nothing is written.
    let error: ToolError?
  }

  private struct Input: ~Copyable {
    var reader: LineReader
    var lines: ArraySlice<ArraySlice<UInt8>> = []
    var count = 0

    init(_ reader: consuming LineReader) {
      self.reader = reader
    }

    mutating func next() -> Line? {
      while lines.isEmpty {
        guard let more = reader.next() else { return nil }
        lines = more[...]
      }
      count += 1
      return Line(number: count, bytes: lines.removeFirst())
    }
  }

  private let input: Mutex<Input>
  private let answers: AnswerQueue

  /// The number of lines that a worker may be ahead of the answers: some milliseconds of work, for which the system may
  /// suspend the worker with the next answer. With fewer, the others would soon wait for it, and be woken for each of
  /// its answers.
  private static let linesPerJob = 128

  /// - Parameters:
  ///   - reader: The input.
  ///   - jobs: The number of workers.
  ///   - isOrdered: Whether the answers are in the order of the lines.
  ///   - answers: Writes the answers.
  init(
    _ reader: consuming LineReader, jobs: Int, ordered isOrdered: Bool,
    answers: consuming sending AnswerWriter
  ) {
    input = Mutex(Input(reader))
    self.answers = AnswerQueue(
      admitting: jobs * LineQueue.linesPerJob, ordered: isOrdered, answers)
  }

  /// The next line; nil at the end, and after a failed write.
  func next() -> Line? {
    answers.waitForCapacity()
    let line = answers.hasFailed ? nil : input.withLock { $0.next() }
    // Other workers may wait for capacity to find out that this is the end.
    if line == nil { answers.returnCapacity() }
    return line
  }

  /// Writes the answer to a line; in an ordered queue, after the answers to the preceding lines.
  func answer(_ line: Line, with answer: LineAnswer) {
    answers.add(answer, line: line.number)
  }

  /// The statistics of all lines after the last answer.
  var outcome: Outcome {
    let (bad, error) = answers.outcome
    return input.withLock { input in
      Outcome(lines: input.count, bad: bad, end: input.reader.end, error: error)
    }
  }
}
