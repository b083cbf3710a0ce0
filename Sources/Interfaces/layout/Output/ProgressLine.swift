import Dispatch
import PickerLimits
import PickerOutput
import PickerReports

/// A line on standard error that shows the progress of long work: it is rewritten five times a second, and erased at
/// the end. Nothing is shown in the first second.
final class ProgressLine<Counts: Sendable>: Sendable {
  private struct ProgressState {
    var counts: Counts
    var isShown = false
    var isOver = false
  }

  private let state: Mutex<ProgressState>
  private let start = DispatchTime.now()
  private let text: @Sendable (Counts, Double) -> String

  /// - Parameters:
  ///   - isWatched: Whether the line is shown at all.
  ///   - text: Returns the text to show after a number of seconds.
  init(
    isWatched: Bool, _ counts: Counts, text: @escaping @Sendable (Counts, Double) -> String
  ) {
    state = Mutex(ProgressState(counts: counts))
    self.text = text
    if isWatched { showAgain(at: start + 1) }
  }

  /// Counts finished work.
  func count(_ change: (inout Counts) -> Void) {
    state.withLock { change(&$0.counts) }
  }

  /// Erases the line; nothing is shown after this call.
  func end() {
    state.withLock { state in
      if state.isShown { StandardStream.error.show(Self.erased) }
      state.isOver = true
    }
  }

  private static var erased: String { "\r\u{1B}[K" }

  private func showAgain(at time: DispatchTime) {
    DispatchQueue.global().asyncAfter(deadline: time) { [weak self] in
      guard let self, show() else { return }
      showAgain(at: time + 0.2)
    }
  }

  /// - Returns: Whether the work is still going on.
  private func show() -> Bool {
    let now = DispatchTime.now()
    return state.withLock { state in
      guard !state.isOver else { return false }
      state.isShown = true
      let seconds = Double(now.uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
      let columns = Terminal(.error).columns
      let line = text(state.counts, seconds).prefix(max(0, columns - 1))
      StandardStream.error.show(Self.erased + line)
      return true
    }
  }
}

/// `5,300 a second`
func rate(of count: Int, in seconds: Double) -> String {
  let rate = Double(count) / seconds
  return rate < 10 ? "\((rate * 10).rounded() / 10) a second" : "\(Int(rate).grouped) a second"
}

extension Double {
  /// Seconds as `1:05` or `2:03:04`, rounded up.
  var clockTime: String {
    let seconds = Int(Swift.min(self, 359_999).rounded(.up))
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = clock[0] > 0 ? clock[...] : clock[1...]
    return shown.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }
}
