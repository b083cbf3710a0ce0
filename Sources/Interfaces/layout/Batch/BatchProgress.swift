import PickerReports

/// Shows the progress of a long batch.
///
///     12,340 documents · 5,300 a second · 42 % · 0:17 left
///
/// Nothing is shown if standard error is not a terminal, or if the trees are written to a terminal.
struct BatchProgress {
  fileprivate struct Counts {
    var documents = 0
    var bytes = 0
  }

  private let line: ProgressLine<Counts>

  /// - Parameter totalBytes: The size of the input; nil if it is unknown.
  init(totalBytes: Int?) {
    let isWatched = StandardStream.error.isTerminal && !StandardStream.output.isTerminal
    line = ProgressLine(isWatched: isWatched, Counts()) { counts, seconds in
      counts.text(after: seconds, of: totalBytes)
    }
  }

  /// Counts an answered document and the bytes of its line.
  func add(bytes: Int) {
    line.count { counts in
      counts.documents += 1
      counts.bytes += bytes
    }
  }

  /// Erases the line; nothing is shown after this call.
  func end() { line.end() }
}

extension BatchProgress.Counts {
  fileprivate func text(after seconds: Double, of totalBytes: Int?) -> String {
    var parts = [
      "\(documents.grouped) \(documents == 1 ? "document" : "documents")",
      rate(of: documents, in: seconds),
    ]
    if let totalBytes, totalBytes > 0, bytes > 0 {
      let share = min(1, Double(bytes) / Double(totalBytes))
      parts.append("\(Int(share * 100)) %")
      parts.append("\((seconds / share * (1 - share)).clockTime) left")
    }
    return parts.joined(separator: " · ")
  }
}
