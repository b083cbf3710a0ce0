import PickerReports

/// Shows the progress of a long check at a terminal.
///
///     12,340 of 24,000 cells · 5,300 a second · 0:03 left
struct CheckProgress {
  private let line: ProgressLine<Int>

  /// - Parameter total: The number of cells.
  init(of total: Int) {
    line = ProgressLine(isWatched: StandardStream.error.isTerminal, 0) { done, seconds in
      var parts = [
        "\(done.grouped) of \(total.grouped) \(total == 1 ? "cell" : "cells")",
        rate(of: done, in: seconds),
      ]
      if done > 0 {
        let left = seconds / Double(done) * Double(max(0, total - done))
        parts.append("\(left.clockTime) left")
      }
      return parts.joined(separator: " · ")
    }
  }

  /// Counts cells that are done.
  func add(_ cells: Int) { line.count { $0 += cells } }

  /// Erases the line; nothing is shown after this call.
  func end() { line.end() }
}
