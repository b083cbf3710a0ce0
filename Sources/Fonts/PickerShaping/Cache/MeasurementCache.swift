import PickerLimits

/// A thread-safe cache of shaped texts and of the styles they were shaped in.
final class MeasurementCache: Sendable {
  fileprivate struct CacheState {
    var table: TextTable
    /// Evicted all at once, together with their texts.
    var styles = RecentTable<ShapingKey, ShapingStyle>(limit: .max)
    /// The number of styles with separate shape plans in HarfBuzz.
    var plannedCount = 0
    /// The faces that the styles keep open, and the total size of their files.
    var files: Set<ObjectIdentifier> = []
    var fileBytes = 0
  }

  /// The maximum size of the font files that the styles keep open, in bytes.
  static let fileLimit = 64 << 20

  /// The approximate maximum size in bytes.
  let limit: Int
  /// The scratch buffers for shaping texts that are not in the table.
  let scratchPool: ScratchBufferPool
  /// The shaped words, and the numbers of styles; other caches may share them.
  let words: SharedWords
  private let styleLimit: Int
  private let state: Mutex<CacheState>

  /// - Parameters:
  ///   - limit: The approximate maximum size in bytes; one eighth of it each for shared words, for words of threads,
  ///     and for styles.
  ///   - words: The shared words; nil: this cache makes them.
  init(limit: Int, sharing words: SharedWords? = nil) {
    self.limit = limit
    self.words = words ?? SharedWords(limit: limit / 8)
    scratchPool = ScratchBufferPool(limit: limit / 8, sharing: self.words)
    styleLimit = limit / 8
    state = Mutex(CacheState(table: TextTable(limit: limit - 3 * (limit / 8))))
  }

  /// The number of cached styles and texts.
  var counts: (styles: Int, texts: Int) {
    state.withLock { ($0.styles.count, $0.table.count) }
  }

  /// Returns the unique style for `key`.
  ///
  /// If the styles or the fonts they keep open exceed their limits, all styles and texts are evicted, and
  /// `faces` is notified.
  func style(_ key: ShapingKey, closing faces: OpenFonts) -> ShapingStyle {
    state.withLock { state in
      if let known = state.styles.find(key) { return known }
      let bytes = key.footprint
      state.count(key)
      if state.styles.bytes + bytes > styleLimit || state.fileBytes > MeasurementCache.fileLimit {
        faces.forget(styles: state.plannedCount)
        state.forget()
        words.forget()
        state.count(key)
      }
      let style = ShapingStyle(key, number: words.number(of: key))
      state.styles.insert(style, for: key, bytes: bytes)
      return style
    }
  }

  /// Runs `body` on the table while no other thread uses it.
  func withTable<Result: Sendable>(_ body: (inout TextTable) -> Result) -> Result {
    state.withLock { body(&$0.table) }
  }
}

extension MeasurementCache.CacheState {
  /// Counts the shape plans and the files of a style that is about to be inserted.
  fileprivate mutating func count(_ key: ShapingKey) {
    if key.hasOwnPlans { plannedCount += 1 }
    for member in key.stack {
      guard let typeface = member.heldTypeface else { continue }
      if files.insert(ObjectIdentifier(typeface)).inserted { fileBytes += typeface.fileBytes }
    }
  }

  /// Evicts all styles and texts.
  fileprivate mutating func forget() {
    table.removeAll()
    styles.removeAll()
    plannedCount = 0
    files.removeAll()
    fileBytes = 0
  }
}
