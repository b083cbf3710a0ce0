/// A set of strings, compared as Swift compares them, that is fast for ASCII.
///
/// The canonical forms of a text without other characters are its bytes, so that they can be hashed as they are, eight
/// at a time. The hash is not seeded: a name that finds too many others in its way, or that is not ASCII, moves
/// all names to a `Set`.
struct NameSet: Sendable {
  private var names: [String] = []
  /// A table with linear probing, at most half full: a hash above the number of a name from 1; 0 where free.
  private var slots: [UInt64] = []
  /// The names after they were moved; nil before.
  private var others: Set<String>?

  private static let probes = 128

  init(capacity: Int) {
    guard capacity > 0 else { return }
    names.reserveCapacity(capacity)
    slots = NameSet.emptySlots(for: capacity)
  }

  /// Inserts a name; returns false where it was there.
  ///
  /// - Complexity: Amortised O(1), and O(*b*) for *b* bytes.
  mutating func insert(_ name: String) -> Bool {
    if others == nil {
      if names.count * 2 >= slots.count { grow() }
      if let hash = NameSet.hash(of: name), let isNew = insert(name, hash) { return isNew }
      others = Set(names)
    }
    return others?.insert(name).inserted ?? false
  }

  /// Inserts a name; nil where it finds too many others in its way.
  @inline(__always)
  private mutating func insert(_ name: String, _ hash: UInt64) -> Bool? {
    let mask = slots.count - 1
    for step in 0..<NameSet.probes {
      let place = (Int(truncatingIfNeeded: hash >> 32) + step) & mask
      let slot = slots[place]
      if slot == 0 {
        names.append(name)
        slots[place] = hash | UInt64(names.count)
        return true
      }
      if slot & NameSet.hashBits == hash, names[Int(slot & ~NameSet.hashBits) - 1] == name {
        return false
      }
    }
    return nil
  }

  /// Moves all names to a table of at least twice the size.
  private mutating func grow() {
    let old = slots
    slots = NameSet.emptySlots(for: max(8, names.count * 2))
    for slot in old where slot != 0 {
      var place = Int(truncatingIfNeeded: slot >> 32) & (slots.count - 1)
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  private static func emptySlots(for count: Int) -> [UInt64] {
    let size = 1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount)
    return [UInt64](repeating: 0, count: size)
  }

  private static let hashBits: UInt64 = 0xFFFF_FFFF_0000_0000

  /// The hash of an ASCII text in the upper half; nil for other texts.
  @inline(__always)
  private static func hash(of name: String) -> UInt64? {
    name.utf8.withContiguousStorageIfAvailable { hash(of: UnsafeRawBufferPointer($0)) } ?? nil
  }

  @inline(__always)
  private static func hash(of bytes: UnsafeRawBufferPointer) -> UInt64? {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var state = UInt64(bytes.count)
    var seen: UInt64 = 0
    var at = 0
    while at < bytes.count {
      let word = NameSet.word(bytes, at)
      seen |= word
      state = (state ^ word) &* factor
      state ^= state >> 29
      at += 8
    }
    return seen & 0x8080_8080_8080_8080 == 0 ? (state &* factor) & hashBits : nil
  }

  /// Up to eight bytes as a number.
  private static func word(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> UInt64 {
    if at + 8 <= bytes.count { return bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) }
    var word: UInt64 = 0
    for place in at..<bytes.count { word = word << 8 | UInt64(bytes[place]) }
    return word
  }
}
