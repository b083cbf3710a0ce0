import PickerReports

/// Shows the progress of work of known length at a terminal.
///
///     12,340 of 24,000 cells · 5,300 a second · 0:03 left
struct CountedProgress {
  private struct Counts {
    var done = 0
    var total: Int
  }

  private let line: ProgressLine<Counts>

  /// - Parameters:
  ///   - total: The number of units.
  ///   - unit: The name of the unit, in the singular.
  init(of total: Int, _ unit: String) {
    let isWatched = StandardStream.error.isTerminal
    line = ProgressLine(isWatched: isWatched, Counts(total: total)) { counts, seconds in
      let (done, total) = (counts.done, counts.total)
      var parts = [
        "\(done.grouped) of \(total.grouped) \(unit)\(total == 1 ? "" : "s")",
        rate(of: done, in: seconds),
      ]
      if done > 0 {
        let left = seconds / Double(done) * Double(max(0, total - done))
        parts.append("\(left.clockTime) left")
      }
      return parts.joined(separator: " · ")
    }
  }

  /// Counts finished units.
  func add(_ units: Int) { line.count { $0.done += units } }

  /// Sets the numbers of finished units and of all units.
  func set(_ done: Int, of total: Int) { line.count { ($0.done, $0.total) = (done, total) } }

  /// Erases the line; nothing is shown after this call.
  func end() { line.end() }
}
