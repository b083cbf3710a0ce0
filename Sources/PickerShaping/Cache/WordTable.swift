import CPickerHarfBuzz
import PickerPlatform

/// Everything except its bytes that determines the glyphs of a word.
struct WordSetting: Equatable {
  let style: UInt64
  /// The identity of an instance that the style retains, so that it is not reused during the life of the style.
  let instance: ObjectIdentifier
  let script: hb_script_t
  let isRightToLeft: Bool
  /// A hash of the other properties.
  let number: UInt32

  init(_ item: TextItem, in instance: FontInstance, style: ShapingStyle) {
    self.style = style.number
    self.instance = ObjectIdentifier(instance)
    script = item.script
    isRightToLeft = item.level & 1 == 1
    var mixed = UInt64(UInt(bitPattern: self.instance)) ^ UInt64(script.rawValue) << 32
    mixed = (mixed ^ style.number) &* 0x9E37_79B9_7F4A_7C15
    number = UInt32(truncatingIfNeeded: mixed >> 32) ^ (isRightToLeft ? 1 : 0)
  }
}

/// An incremental hash of the bytes of a word, computed while the end of the word is searched.
struct WordHash: Equatable {
  private static let seed = UInt64.random(in: .min ... .max)
  private var state = seed

  @inline(__always)
  mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }

  @inline(__always)
  func value(for setting: WordSetting) -> UInt64 {
    let (high, low) = (state ^ UInt64(setting.number)).multipliedFullWidth(
      by: 0xD1B5_4A32_D192_ED03)
    return high ^ low
  }
}

/// What the table knows about a word.
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
  private struct Entry {
    var hash: UInt64
    var setting: WordSetting
    var bytes: Range<Int>
    /// Nil for a dependent word.
    var glyphs: Range<Int>?
  }

  private let limit: Int
  /// The index of an entry plus one; 0 if the slot is free.
  private var slots: [UInt32] = []
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// Glyphs with clusters relative to the first byte of their word.
  private var glyphs: [ShapedGlyph] = []
  /// A direct-mapped filter of words that occurred once: the hash tag of the latest word in each slot.
  private var seen: [UInt32] = []

  /// - Parameter limit: The approximate maximum size in bytes; a limit below 32 KiB disables the table.
  init(limit: Int) {
    self.limit = limit < 1 << 15 ? 0 : limit
  }

  var isDisabled: Bool { limit == 0 }

  /// The number of cached words.
  var count: Int { entries.count }

  /// The approximate size in bytes.
  var footprint: Int {
    (slots.count + seen.count) * 4 + entries.count * MemoryLayout<Entry>.stride + bytes.count
      + glyphs.count * MemoryLayout<ShapedGlyph>.stride
  }

  /// Prepares for the words of one item. Indices that ``lookUp(_:_:hash:)`` returns are valid until the next call.
  mutating func prepare() {
    if slots.isEmpty || isFull { removeAll() }
  }

  /// Returns the status of a word and records its occurrence.
  mutating func lookUp(
    _ word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: WordHash
  ) -> WordStatus {
    let hash = hash.value(for: setting)
    if !entries.isEmpty, let place = find(word, setting, hash: hash) {
      return entries[place].glyphs == nil ? .dependent : .known(place)
    }
    let place = Int(truncatingIfNeeded: hash) & (seen.count - 1)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    if seen[place] == tag { return .seenOnce }
    seen[place] = tag
    return .new
  }

  /// Appends the glyphs of a cached word, with clusters offset by byte `start`.
  func append(_ place: Int, from start: Int, to result: inout [ShapedGlyph]) {
    guard let own = entries[place].glyphs else { return }
    for i in own {
      var glyph = glyphs[i]
      glyph.cluster &+= UInt32(truncatingIfNeeded: start)
      result.append(glyph)
    }
  }

  /// Caches a word that begins at byte `start` of its text, unless the table is full; without glyphs, records
  /// that the word is dependent.
  mutating func insert(
    _ word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: WordHash,
    _ shaped: ArraySlice<ShapedGlyph>?,
    from start: Int
  ) {
    if isFull { return }
    let first = glyphs.count
    for var glyph in shaped ?? [] {
      glyph.cluster &-= UInt32(truncatingIfNeeded: start)
      glyphs.append(glyph)
    }
    entries.append(
      Entry(
        hash: hash.value(for: setting), setting: setting,
        bytes: bytes.count..<bytes.count + word.count,
        glyphs: shaped == nil ? nil : first..<glyphs.count))
    bytes.append(contentsOf: word)
    if entries.count * 2 > slots.count { grow() } else { link(entries.count - 1) }
  }

  /// Whether the limit leaves no capacity for another word, counting the slots at their next size.
  private var isFull: Bool { footprint + slots.count * 4 + 4096 > limit }

  private mutating func removeAll() {
    entries.removeAll()
    bytes.removeAll()
    glyphs.removeAll()
    slots = Array(repeating: 0, count: 64)
    seen = Array(repeating: 0, count: 1024)
  }

  private func find(
    _ word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: UInt64
  ) -> Int? {
    let mask = slots.count - 1
    var at = Int(truncatingIfNeeded: hash) & mask
    while slots[at] != 0 {
      let place = Int(slots[at]) - 1
      if entries[place].hash == hash, entries[place].setting == setting, has(word, at: place) {
        return place
      }
      at = (at + 1) & mask
    }
    return nil
  }

  private func has(_ word: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let key = entries[place].bytes
    guard key.count == word.count, let other = word.baseAddress else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      return memcmp(base + key.lowerBound, other, key.count) == 0
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for place in entries.indices { link(place) }
  }

  private mutating func link(_ place: Int) {
    let mask = slots.count - 1
    var at = Int(truncatingIfNeeded: entries[place].hash) & mask
    while slots[at] != 0 { at = (at + 1) & mask }
    slots[at] = UInt32(place + 1)
  }
}
