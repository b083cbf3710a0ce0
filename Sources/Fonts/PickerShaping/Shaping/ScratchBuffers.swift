import PickerLimits

/// The buffers that a thread reuses from one text to the next.
final class ScratchBuffers {
  @exclusivity(unchecked) var words: WordShaping
  /// The runs of the text being shaped.
  @exclusivity(unchecked) var runs = ShapedRuns()

  /// Whether ICU was there for the last text that needed it.
  @exclusivity(unchecked) var isComplete = true

  /// The approximate size in bytes without the cached words; the longest text so far determines it.
  var footprint: Int { runs.footprint + words.footprint }

  /// - Parameters:
  ///   - wordLimit: The approximate maximum size of the word cache in bytes; 0 disables it.
  ///   - shared: The words of other threads.
  init(wordLimit: Int = 0, sharing shared: SharedWords? = nil) {
    words = WordShaping(limit: wordLimit, shared: shared)
  }
}

/// The scratch buffers of a cache: one set for each thread that is shaping. A few idle sets are kept, bounded in
/// bytes.
final class ScratchBufferPool: Sendable {
  private static let maximumIdleCount = 4

  /// The maximum size of an idle set without its words, in bytes. A set that a very long text enlarged is dropped.
  static let idleLimit = 1 << 20

  private let wordLimit: Int
  private let words: SharedWords
  private let idle = Mutex<[ExclusivePointer<ScratchBuffers>]>([])

  /// - Parameters:
  ///   - limit: The approximate maximum size of the word caches of all idle sets, in bytes.
  ///   - words: The words of all threads.
  init(limit: Int, sharing words: SharedWords) {
    wordLimit = limit / ScratchBufferPool.maximumIdleCount
    self.words = words
  }

  func take() -> ScratchBuffers {
    let known = idle.withLock { $0.popLast() }
    return known?.pointer ?? ScratchBuffers(wordLimit: wordLimit, sharing: words)
  }

  /// Keeps buffers that the caller has finished using.
  func recycle(_ scratch: ScratchBuffers) {
    guard scratch.footprint <= ScratchBufferPool.idleLimit else { return }
    let buffers = ExclusivePointer(scratch)
    idle.withLock { if $0.count < ScratchBufferPool.maximumIdleCount { $0.append(buffers) } }
  }

  /// The number of idle sets.
  var idleCount: Int { idle.withLock { $0.count } }
}
