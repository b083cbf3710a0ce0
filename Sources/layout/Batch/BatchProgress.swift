import Dispatch
import PickerLocks
import PickerOutput

/// Shows the progress of a long batch: a line on standard error that is rewritten, and erased at the
/// end.
///
///     12,340 documents · 5,300 a second · 42 % · 0:17 left
///
/// Nothing is shown in the first second, where standard error is not a terminal, or where the trees
/// themselves go to a terminal.
final class BatchProgress: Sendable {
  private struct State {
    var documents = 0
    var bytes = 0
    var isShown = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let start = DispatchTime.now()
  private let totalBytes: Int?

  /// - Parameter totalBytes: The size of the input; nil where it is unknown.
  init(totalBytes: Int?) {
    self.totalBytes = totalBytes
    let isWatched = StandardStream.error.isTerminal && !StandardStream.output.isTerminal
    if isWatched { showAgain(at: start + 1) }
  }

  /// Counts an answered document and the bytes of its line.
  func add(bytes: Int) {
    state.withLock { state in
      state.documents += 1
      state.bytes += bytes
    }
  }

  /// Erases the line; nothing is shown after this call.
  func end() {
    state.withLock { state in
      if state.isShown { StandardStream.error.show(BatchProgress.erased) }
      state.isOver = true
    }
  }

  private static let erased = "\r\u{1B}[K"

  private func showAgain(at time: DispatchTime) {
    DispatchQueue.global().asyncAfter(deadline: time) { [weak self] in
      guard let self, show() else { return }
      showAgain(at: time + 0.2)
    }
  }

  /// - Returns: Whether the batch is still running.
  private func show() -> Bool {
    let now = DispatchTime.now()
    return state.withLock { state in
      guard !state.isOver else { return false }
      state.isShown = true
      let seconds = Double(now.uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
      let columns = Terminal(.error).columns
      let line = line(state, seconds: seconds).prefix(max(0, columns - 1))
      StandardStream.error.show(BatchProgress.erased + line)
      return true
    }
  }

  private func line(_ state: State, seconds: Double) -> String {
    let rate = Double(state.documents) / seconds
    var parts = [
      "\(state.documents.grouped) \(state.documents == 1 ? "document" : "documents")",
      rate < 10 ? "\((rate * 10).rounded() / 10) a second" : "\(Int(rate).grouped) a second",
    ]
    if let totalBytes, totalBytes > 0, state.bytes > 0 {
      let share = min(1, Double(state.bytes) / Double(totalBytes))
      parts.append("\(Int(share * 100)) %")
      parts.append("\((seconds / share * (1 - share)).clockTime) left")
    }
    return parts.joined(separator: " · ")
  }
}

extension Int {
  /// `12,340`
  fileprivate var grouped: String {
    let digits = Array(String(self))
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index).isMultiple(of: 3) ? [",", digit] : [digit]
      })
  }
}

extension Double {
  /// Seconds as `1:05` or `2:03:04`, rounded up.
  fileprivate var clockTime: String {
    let seconds = Int(Swift.min(self, 359_999).rounded(.up))
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = clock[0] > 0 ? clock[...] : clock[1...]
    return shown.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }
}
