import PickerLimits

/// The shaped words of several caches, which usually belong to one thread each.
///
/// A word that one of them has shaped twice is copied by the others instead of being shaped again; and a cache whose
/// own table was full finds its words here. Shaping a word takes a hundred times as long as copying it.
///
/// Only words in the primary face of a style are shared: a ``ShapingKey`` retains that face, so that its identity
/// belongs to no other one as long as the number of the style is known here.
final class SharedWords: Sendable {
  private struct SharedWordsState {
    var table: WordTable
    /// The numbers of styles, shared by all caches. A style that was evicted gets another number, so its words are
    /// shaped again.
    var numbers = RecentTable<ShapingKey, UInt64>(limit: 4 << 20)
    var lastNumber: UInt64
  }

  private let state: Mutex<SharedWordsState>

  /// - Parameters:
  ///   - limit: The approximate maximum size in bytes.
  ///   - lastNumber: The number preceding the first style's number.
  init(limit: Int, lastNumber: UInt64 = 0) {
    state = Mutex(SharedWordsState(table: WordTable(limit: limit), lastNumber: lastNumber))
  }

  /// The number of words.
  var count: Int { state.withLock { $0.table.count } }

  /// The number of a style, which no style with another key ever has.
  func number(of key: ShapingKey) -> UInt64 {
    state.withLock { state in
      if let known = state.numbers.find(key) { return known }
      state.lastNumber += 1
      state.numbers.insert(state.lastNumber, for: key, bytes: key.footprint)
      return state.lastNumber
    }
  }

  /// Copies a word to `table` if it is known.
  func copy(
    _ word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: UInt64,
    to table: inout WordTable
  ) -> WordStatus? {
    state.withLock { state in
      guard let place = state.table.place(of: word, setting, hash: hash) else { return nil }
      return table.insert(copyOf: place, in: state.table)
    }
  }

  /// Adds a word, with the parameters of ``WordTable/insert(_:_:hash:_:from:)``.
  func insert(
    _ word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: UInt64,
    _ shaped: UnsafeBufferPointer<ShapedGlyph>?, from start: Int
  ) {
    state.withLock { state in
      guard !state.table.isDisabled else { return }
      state.table.prepare()
      guard state.table.place(of: word, setting, hash: hash) == nil else { return }
      state.table.insert(word, setting, hash: hash, shaped, from: start)
    }
  }

  /// Forgets all styles and words.
  func forget() {
    state.withLock { state in
      state.numbers.removeAll()
      state.table.removeAll()
    }
  }
}
