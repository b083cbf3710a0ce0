import CPickerHarfBuzz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// All but its bytes that a word's glyphs depend on.
struct WordSetting: Equatable {
  let style: UInt64
  /// Of a face that the style keeps, so that no other has it as long as the style is used.
  let instance: ObjectIdentifier
  let script: hb_script_t
  let isRightToLeft: Bool
  /// Different for almost all settings.
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

/// A hash that takes a word's bytes one by one, as the search for its end goes on.
struct WordHash: Equatable {
  private static let seed = UInt64.random(in: .min ... .max)
  private var state = seed

  @inline(__always)
  mutating func take(_ byte: UInt8) {
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

/// What is known of a word.
enum WordSight: Equatable {
  /// Nothing: it never came, or long ago.
  case new
  /// It came once.
  case seen
  /// Its glyphs, and at which place they are.
  case known(Int)
  /// That what stands beyond the spaces beside it may change its glyphs, or it theirs.
  case dependent
}

/// Shaped words by their bytes and setting; bounded in bytes, emptied when full.
///
/// A word that comes for the first time costs its hash and a look; its glyphs are kept from the
/// second time on. One thread uses a table at a time.
struct WordTable {
  private struct Entry {
    var hash: UInt64
    var setting: WordSetting
    var bytes: Range<Int>
    /// Nil of a dependent word.
    var glyphs: Range<Int>?
  }

  private let limit: Int
  /// The place of an entry plus one; 0: free.
  private var slots: [UInt32] = []
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// With clusters counted from the word's first byte.
  private var glyphs: [ShapedGlyph] = []
  /// Of words that came once, where their hash says: the last to come is there.
  private var seen: [UInt32] = []

  /// - Parameter limit: How many bytes it may take, about; a table of a few pages is none.
  init(limit: Int) {
    self.limit = limit < 1 << 15 ? 0 : limit
  }

  var isOff: Bool { limit == 0 }

  /// How many words it knows.
  var count: Int { entries.count }

  /// How many bytes it takes, about.
  var footprint: Int {
    (slots.count + seen.count) * 4 + entries.count * MemoryLayout<Entry>.stride + bytes.count
      + glyphs.count * MemoryLayout<ShapedGlyph>.stride
  }

  /// Makes ready for the words of one item: what ``look(at:_:)`` finds holds until this is called
  /// again.
  mutating func open() {
    if slots.isEmpty || isFull { removeAll() }
  }

  /// What is known of a word that comes now.
  mutating func look(
    at word: UnsafeBufferPointer<UInt8>, _ setting: WordSetting, hash: WordHash
  ) -> WordSight {
    let hash = hash.value(for: setting)
    if !entries.isEmpty, let place = find(word, setting, hash: hash) {
      return entries[place].glyphs == nil ? .dependent : .known(place)
    }
    let place = Int(truncatingIfNeeded: hash) & (seen.count - 1)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    if seen[place] == tag { return .seen }
    seen[place] = tag
    return .new
  }

  /// Appends the glyphs of a known word that begins at byte `start`.
  func append(_ place: Int, from start: Int, to result: inout [ShapedGlyph]) {
    guard let own = entries[place].glyphs else { return }
    for i in own {
      var glyph = glyphs[i]
      glyph.cluster &+= UInt32(truncatingIfNeeded: start)
      result.append(glyph)
    }
  }

  /// Keeps a word that begins at byte `start` of its text and is not known, while there is room;
  /// without glyphs that it is dependent.
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

  /// Whether there is no room for another word: all but what the slots take when they grow.
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
