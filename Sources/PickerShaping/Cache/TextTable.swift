import PickerPlatform

/// Shaped texts, keyed by their bytes and the number of their style, bounded in bytes.
///
/// An open-addressing hash table of small slots indexes a list of entries. Eviction uses the CLOCK algorithm:
/// a hand cycles through the entries, spares one that was used since its last visit and evicts any other.
struct TextTable {
  private struct Slot {
    /// The upper half of the hash, which rejects most misses without reading the entry.
    var tag: UInt32 = 0
    /// The index of the entry plus one; 0 if the slot is free.
    var entry: UInt32 = 0
  }

  private struct Entry {
    var text: ShapedText?
    var hash: UInt64
    var bytes: Int
    var wasUsed: Bool
  }

  private let limit: Int
  private var slots: [Slot] = Array(repeating: Slot(), count: 256)
  private var entries: [Entry] = []
  private var free: [Int] = []
  private var hand = 0
  /// The approximate size of the texts in bytes.
  private(set) var bytes = 0
  /// The number of texts.
  var count: Int { entries.count - free.count }

  init(limit: Int) {
    self.limit = limit
  }

  /// - Complexity: O(*bytes of the text*).
  mutating func find(
    _ text: UnsafeBufferPointer<UInt8>, style: UInt64, hash: UInt64
  ) -> ShapedText? {
    let mask = slots.count - 1
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var at = Int(truncatingIfNeeded: hash) & mask
    while slots[at].entry != 0 {
      if slots[at].tag == tag {
        let place = Int(slots[at].entry) - 1
        if entries[place].hash == hash, let found = entries[place].text,
          found.styleNumber == style, found.hasKey(text)
        {
          if !entries[place].wasUsed { entries[place].wasUsed = true }
          return found
        }
      }
      at = (at + 1) & mask
    }
    return nil
  }

  /// Reserves capacity for `more` texts, at least doubling the capacity when it grows.
  mutating func reserve(_ more: Int) {
    let wanted = entries.count + more - free.count
    if wanted > entries.capacity { entries.reserveCapacity(max(wanted, 2 * entries.count)) }
  }

  /// Inserts `text`, for which there must be no entry yet, evicting others as needed.
  mutating func insert(_ text: consuming ShapedText, hash: UInt64) {
    let cost = text.footprint
    if cost > limit { return }
    while bytes + cost > limit { evictOne() }
    if (count + 1) * 2 > slots.count { grow() }
    let entry = Entry(text: text, hash: hash, bytes: cost, wasUsed: false)
    let place = free.popLast() ?? entries.count
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    bytes += cost
    link(place, hash: hash)
  }

  /// Evicts everything.
  mutating func removeAll() {
    self = TextTable(limit: limit)
  }

  private mutating func link(_ place: Int, hash: UInt64) {
    let mask = slots.count - 1
    var at = Int(truncatingIfNeeded: hash) & mask
    while slots[at].entry != 0 { at = (at + 1) & mask }
    slots[at] = Slot(tag: UInt32(truncatingIfNeeded: hash >> 32), entry: UInt32(place + 1))
  }

  private mutating func grow() {
    slots = Array(repeating: Slot(), count: slots.count * 2)
    for (place, entry) in entries.enumerated() where entry.text != nil {
      link(place, hash: entry.hash)
    }
  }

  private mutating func evictOne() {
    while true {
      hand = hand < entries.count ? hand : 0
      defer { hand += 1 }
      if entries[hand].text == nil { continue }
      if entries[hand].wasUsed {
        entries[hand].wasUsed = false
        continue
      }
      unlink(hand)
      bytes -= entries[hand].bytes
      entries[hand].text = nil
      free.append(hand)
      return
    }
  }

  /// Frees the slot of an entry and shifts later slots back (backward-shift deletion), so that entries that
  /// were probed past it are still found.
  private mutating func unlink(_ place: Int) {
    let mask = slots.count - 1
    var gap = Int(truncatingIfNeeded: entries[place].hash) & mask
    while slots[gap].entry != UInt32(place + 1) { gap = (gap + 1) & mask }
    var at = (gap + 1) & mask
    while slots[at].entry != 0 {
      let home = Int(truncatingIfNeeded: entries[Int(slots[at].entry) - 1].hash) & mask
      if (at &- home) & mask >= (at &- gap) & mask {
        slots[gap] = slots[at]
        gap = at
      }
      at = (at + 1) & mask
    }
    slots[gap] = Slot()
  }
}

extension ShapedText {
  /// Whether the source has exactly these bytes; `String` equality would also accept canonical equivalents.
  @inline(__always)
  fileprivate func hasKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    source.withBytes { key in
      guard key.count == bytes.count, let a = key.baseAddress, let b = bytes.baseAddress else {
        return key.count == bytes.count
      }
      return memcmp(a, b, bytes.count) == 0
    }
  }
}
