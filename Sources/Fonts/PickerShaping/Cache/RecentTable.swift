/// A dictionary bounded in bytes, with CLOCK eviction.
///
/// When the limit is exceeded, a hand cycles through the entries: it spares an entry that was used since its
/// last visit and evicts any other. The most recently inserted value stays, however large it is.
struct RecentTable<Key: Hashable, Value> {
  private let limit: Int
  private var index = HashIndex()
  private var entries: [RecentEntry<Key, Value>?] = []
  private var free: [Int] = []
  private var hand = 0
  /// The approximate size of the values in bytes.
  private(set) var bytes = 0
  /// The number of values evicted so far.
  private(set) var evictionCount = 0
  /// The number of values.
  var count: Int { index.count }

  init(limit: Int) {
    self.limit = limit
  }

  mutating func find(_ key: Key) -> Value? {
    let hash = UInt32(truncatingIfNeeded: key.hashValue)
    guard let place = index.first(hash, where: { entries[$0]?.key == key }) else { return nil }
    entries[place]?.wasUsed = true
    return entries[place]?.value
  }

  /// Inserts a value for `key`, which must have none yet, evicting others as needed.
  ///
  /// - Parameter bytes: The approximate size of the value.
  mutating func insert(_ value: Value, for key: Key, bytes: Int) {
    while count > 0, self.bytes + bytes > limit { evictOne() }
    let hash = UInt32(truncatingIfNeeded: key.hashValue)
    let entry = RecentEntry(key: key, value: value, hash: hash, bytes: bytes)
    let place = free.popLast() ?? entries.count
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    index.insert(place, hash: hash)
    self.bytes += bytes
  }

  /// Evicts everything.
  mutating func removeAll() {
    let evicted = evictionCount + count
    self = RecentTable(limit: limit)
    evictionCount = evicted
  }

  private mutating func evictOne() {
    while true {
      hand = hand < entries.count ? hand : 0
      defer { hand += 1 }
      guard let entry = entries[hand] else { continue }
      if entry.wasUsed {
        entries[hand]?.wasUsed = false
        continue
      }
      index.remove(hand, hash: entry.hash)
      entries[hand] = nil
      free.append(hand)
      bytes -= entry.bytes
      evictionCount += 1
      return
    }
  }
}

/// An entry of a ``RecentTable``.
///
/// Declared outside the table, so that `Key` need not be hashable here: otherwise the runtime would look up
/// the conformance before the first entry is stored, which costs 300,000 instructions.
private struct RecentEntry<Key, Value> {
  let key: Key
  let value: Value
  let hash: UInt32
  let bytes: Int
  var wasUsed = false
}
