import Dispatch
import PickerLocks

/// Distributes the lines of an input to several workers, and writes their results in the order of the lines.
///
/// Each line has a semaphore, signalled by the preceding line: a worker waits for it before it writes its
/// result. Results are written as early as possible, and no more are kept than there are workers.
final class LineQueue: Sendable {
  struct Line {
    /// Starts at 1.
    let number: Int
    let bytes: ArraySlice<UInt8>
    fileprivate let turn: DispatchSemaphore
    fileprivate let nextTurn: DispatchSemaphore
  }

  /// The statistics of the lines so far.
  struct Outcome {
    var lines = 0
    var bad = 0
    /// The reason for which reading ended before the input did.
    var end: LineReader.End?
    /// The error of a failed write, after which nothing is written.
    var error: ToolError?
  }

  private struct Input: ~Copyable {
    var reader: LineReader
    var lines: ArraySlice<ArraySlice<UInt8>> = []
    var nextTurn = DispatchSemaphore(value: 0)

    init(_ reader: consuming LineReader) {
      self.reader = reader
      nextTurn.signal()
    }
  }

  private let input: Mutex<Input>
  private let state = Mutex(Outcome())

  init(_ reader: consuming LineReader) {
    input = Mutex(Input(reader))
  }

  /// The next line; nil at the end, and after a failed write.
  func next() -> Line? {
    guard outcome.error == nil else { return nil }
    return input.withLock { input in
      while input.lines.isEmpty {
        guard let more = input.reader.next() else {
          let end = input.reader.end
          state.withLock { $0.end = end }
          return nil
        }
        input.lines = more[...]
      }
      let bytes = input.lines.removeFirst()
      let (turn, nextTurn) = (input.nextTurn, DispatchSemaphore(value: 0))
      input.nextTurn = nextTurn
      let number = state.withLock { state in
        state.lines += 1
        return state.lines
      }
      return Line(number: number, bytes: bytes, turn: turn, nextTurn: nextTurn)
    }
  }

  /// Writes the result of a line once it is its turn.
  ///
  /// - Parameters:
  ///   - answer: Empty for a line without a result.
  ///   - isBad: Whether the line was invalid.
  func answer(_ line: Line, with answer: [UInt8], isBad: Bool) {
    line.turn.wait()
    defer { line.nextTurn.signal() }
    guard outcome.error == nil else { return }
    do {
      try StandardStream.output.write(answer)
      if isBad { state.withLock { $0.bad += 1 } }
    } catch {
      state.withLock { $0.error = error }
    }
  }

  /// The statistics of the lines so far.
  var outcome: Outcome { state.withLock { $0 } }
}
