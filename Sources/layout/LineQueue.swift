import Dispatch
import PickerLocks
import Synchronization

/// Hands out the lines of an input to several workers, and puts out their answers in the lines' order.
///
/// Each line has a turn, which the line before it gives: a worker waits for it before it puts its answer
/// out. So each answer is out as soon as it can be, and no more are kept than there are workers.
final class LineQueue: Sendable {
  struct Line {
    /// From 1 on.
    let number: Int
    let bytes: ArraySlice<UInt8>
    fileprivate let turn: DispatchSemaphore
    fileprivate let nextTurn: DispatchSemaphore
  }

  /// What came of the lines.
  struct Outcome {
    var lines = 0
    var bad = 0
    /// Why lines ended before the input did.
    var end: LineReader.End?
    /// Why answers could not be put out; none is from there on.
    var failure: Failure?
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

  /// The next line; nil where there is none, or nobody takes answers any more.
  func next() -> Line? {
    guard outcome.failure == nil else { return nil }
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

  /// Puts out the answer to a line once it is its turn.
  ///
  /// - Parameters:
  ///   - answer: Empty where a line has none.
  ///   - isBad: Whether the line was wrong.
  func answer(_ line: Line, with answer: [UInt8], isBad: Bool) {
    line.turn.wait()
    defer { line.nextTurn.signal() }
    guard outcome.failure == nil else { return }
    do {
      try StandardStream.output.write(answer)
      if isBad { state.withLock { $0.bad += 1 } }
    } catch {
      state.withLock { $0.failure = error }
    }
  }

  /// What came of the lines up to now.
  var outcome: Outcome { state.withLock { $0 } }
}
