import PickerLocks

/// What a thread keeps from one text to the next: lent to one at a time.
final class Workbench: @unchecked Sendable {
  @exclusivity(unchecked) var words: WordShaping
  /// Room for the runs of the text being shaped.
  @exclusivity(unchecked) var runs = ShapedRuns()

  /// Whether a very long text passed over it, and left it larger than is worth keeping.
  var isBulky: Bool { runs.glyphs.capacity > 1 << 16 || words.glyphs.capacity > 1 << 16 }

  /// - Parameter wordLimit: How many bytes the words may take, about; 0: none are remembered.
  init(wordLimit: Int = 0) {
    words = WordShaping(limit: wordLimit)
  }
}

/// The workbenches of a cache: as many as threads shape at once; a few are kept.
final class Workbenches: Sendable {
  private static let mostIdle = 4

  private let wordLimit: Int
  private let idle = Mutex<[Workbench]>([])

  /// - Parameter limit: How many bytes the words of those that are kept may take, about.
  init(limit: Int) {
    wordLimit = limit / Workbenches.mostIdle
  }

  func take() -> Workbench {
    idle.withLock { $0.popLast() } ?? Workbench(wordLimit: wordLimit)
  }

  func give(_ bench: Workbench) {
    idle.withLock { if $0.count < Workbenches.mostIdle, !bench.isBulky { $0.append(bench) } }
  }
}
