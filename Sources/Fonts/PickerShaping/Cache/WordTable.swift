import CPickerHarfBuzz

/// Everything except its bytes that determines the glyphs of a word.
struct WordSetting: Equatable {
  let style: UInt64
  /// The identity of an instance that the style retains, so that it is not reused during the life of the style.
  let instance: ObjectIdentifier
  let script: hb_script_t
  let isRightToLeft: Bool

  init(_ item: TextItem, in instance: FontInstance, style: ShapingStyle) {
    self.style = style.number
    self.instance = ObjectIdentifier(instance)
    script = item.script
    isRightToLeft = item.level & 1 == 1
  }

  /// The hash function for words with this setting.
  var hash: TextHash {
    let instance = UInt64(UInt(bitPattern: instance)) ^ UInt64(script.rawValue) << 32
    return TextHash((instance ^ style << 48) &+ style &+ (isRightToLeft ? 1 : 0))
  }
}

/// The status of a word in the table.
enum WordStatus: Equatable {
  /// Not seen before, or forgotten since.
  case new
  /// Seen once; its glyphs are not cached yet.
  case seenOnce
  /// Cached; the index of its entry.
  case known(Int)
  /// Text beyond the adjacent spaces may change the glyphs of the word, or the word the glyphs of that text.
  case dependent
}

/// Shaped words, keyed by their bytes and setting; bounded in bytes, emptied when full.
///
/// The first occurrence of a word only records its hash; its glyphs are cached at the second occurrence.
/// Most words of labels occur once, and caching them would cost more than it saves. Not thread-safe.
struct WordTable {
  private struct WordEntry {
    var hash: UInt64
    var setting: WordSetting
    /// The offset of the first byte and of the first glyph.
    var byte: Int32
    var glyph: Int32
    var byteCount: Int32
    /// 0 for a dependent word.
    var glyphCount: Int32
  }

  private let limit: Int
  private var index = HashIndex()
  private var entries: [WordEntry] = []
  private var bytes: [UInt8] = []
  /// Glyphs with clusters relative to the first byte of their word.
  private var glyphs: [ShapedGlyph] = []
  /// A direct-mapped filter of words that occurred once: the hash tag of the latest word in each slot.
  private var seen: [UInt32] = []
  /// Whether there is no capacity left for another word.
  private var isFull = false

  /// - Parameter limit: The approximate maximum size in bytes; a limit below 32 KiB disables the table.
  init(limit: Int) {
    self.limit = limit < 1 << 15 ? 0 : limit
  }

  var isDisabled: Bool { limit == 0 }

  /// The number of cached words.
  var count: Int { entries.count }

  /// The approximate size in bytes.
  var footprint: Int {
    index.footprint + seen.count * 4 + entries.count * MemoryLayout<WordEntry>.stride + bytes.count
      + glyphs.count * MemoryLayout<ShapedGlyph>.stride
  }

  /// Prepares for the words of one item. Indices that ``lookUp(_:_:hash:)`` returns are valid until the next call.
  mutating func prepare() {
    if isFull { empty() }
    if seen.isEmpty { seen = Array(repeating: 0, count: seenCapacity) }
  }

  /// Returns the status of a word and records its occurrence.
  mutating func lookUp(
    _ word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: UInt64
  ) -> WordStatus {
    if let known = place(of: word, setting, hash: hash) { return status(at: known) }
    let place = Int(truncatingIfNeeded: hash) & (seen.count - 1)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    if seen[place] == tag { return .seenOnce }
    seen[place] = tag
    return .new
  }

  /// The index of the entry of a cached word; nil for any other word.
  @inline(__always)
  func place(
    of word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: UInt64
  ) -> Int? {
    index.first(UInt32(truncatingIfNeeded: hash)) { place in
      entries[place].hash == hash && entries[place].setting == setting && has(word, at: place)
    }
  }

  private func status(at place: Int) -> WordStatus {
    entries[place].glyphCount == 0 ? .dependent : .known(place)
  }

  /// Appends the glyphs of a cached word, with clusters offset by byte `start`.
  @inline(__always)
  func append(_ place: Int, from start: Int, to result: inout ScratchList<ShapedGlyph>) {
    let count = Int(entries[place].glyphCount)
    let first = Int(entries[place].glyph)
    let offset = UInt32(truncatingIfNeeded: start)
    glyphs.withUnsafeBufferPointer { glyphs in
      guard let target = result.extend(by: count), let source = glyphs.baseAddress else { return }
      target.initialize(from: source + first, count: count)
      for i in 0..<count { target[i].cluster &+= offset }
    }
  }

  /// Caches a word that begins at byte `start` of its text unless the table is full; without glyphs, records
  /// that the word is dependent.
  mutating func insert(
    _ word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: UInt64,
    _ shaped: UnsafeBufferPointer<ShapedGlyph>?, from start: Int
  ) {
    if isFull { return }
    let entry = WordEntry(
      hash: hash, setting: setting, byte: Int32(bytes.count), glyph: Int32(glyphs.count),
      byteCount: Int32(word.count), glyphCount: Int32(shaped?.count ?? 0))
    if let shaped {
      for var glyph in shaped {
        glyph.cluster &-= UInt32(truncatingIfNeeded: start)
        glyphs.append(glyph)
      }
    }
    index.insert(entries.count, hash: UInt32(truncatingIfNeeded: hash))
    entries.append(entry)
    bytes.append(contentsOf: word)
    // Counts the index at its next size.
    isFull = footprint + index.grownFootprint + 4096 > limit
  }

  /// Caches a word of another table.
  ///
  /// - Returns: Its status; nil if the table is full.
  mutating func insert(copyOf place: Int, in other: borrowing WordTable) -> WordStatus? {
    if isFull { return nil }
    let entry = other.entries[place]
    other.bytes.withUnsafeBufferPointer { bytes in
      other.glyphs.withUnsafeBufferPointer { glyphs in
        let (byte, glyph) = (Int(entry.byte), Int(entry.glyph))
        insert(
          .init(rebasing: bytes[byte..<byte + Int(entry.byteCount)]), entry.setting,
          hash: entry.hash,
          entry.glyphCount == 0
            ? nil : .init(rebasing: glyphs[glyph..<glyph + Int(entry.glyphCount)]),
          from: 0)
      }
    }
    return status(at: entries.count - 1)
  }

  /// Removes all words, and forgets which ones occurred once.
  mutating func removeAll() { self = WordTable(limit: limit) }

  /// Removes all words. Those that occurred once are still cached at their next occurrence.
  private mutating func empty() {
    let seen = seen
    self = WordTable(limit: limit)
    self.seen = seen
  }

  /// A power of two: a 64th of the bytes.
  private var seenCapacity: Int {
    max(1024, 1 << (Int.bitWidth - 1 - (limit / 256).leadingZeroBitCount))
  }

  private func has(_ word: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let (start, count) = (Int(entries[place].byte), Int(entries[place].byteCount))
    return bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[start..<start &+ count]).hasSameBytes(as: word)
    }
  }
}
