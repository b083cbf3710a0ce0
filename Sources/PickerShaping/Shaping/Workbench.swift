import PickerLocks
import Synchronization

/// What a thread keeps from one text to the next: lent to one at a time.
final class Workbench: @unchecked Sendable {
  @exclusivity(unchecked) var words: WordShaping
  /// Room for the runs of the text being shaped.
  @exclusivity(unchecked) var runs = ShapedRuns()

  /// How many bytes it takes, about, beside the words it remembers: as many as its longest text needed.
  var footprint: Int { runs.footprint + words.footprint }

  /// - Parameter wordLimit: How many bytes the words may take, about; 0: none are remembered.
  init(wordLimit: Int = 0) {
    words = WordShaping(limit: wordLimit)
  }
}

/// The workbenches of a cache: as many as threads shape at once; a few are kept, which are bounded in
/// bytes.
final class Workbenches: Sendable {
  private static let mostIdle = 4

  /// How many bytes one that is kept may take beside its words: a very long text passes over others.
  static let idleLimit = 1 << 20

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
    guard bench.footprint <= Workbenches.idleLimit else { return }
    idle.withLock { if $0.count < Workbenches.mostIdle { $0.append(bench) } }
  }

  /// How many are kept.
  var idleCount: Int { idle.withLock { $0.count } }
}
