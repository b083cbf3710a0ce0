/// Shaped texts, keyed by their bytes and the number of their style, bounded in bytes.
///
/// A hash index finds the entries of a list. Eviction uses the CLOCK algorithm: a hand cycles through the
/// entries, spares one that was used since its last visit and evicts any other.
struct TextTable {
  fileprivate struct TextEntry {
    var text: ShapedText?
    var hash: UInt64
    var bytes: Int
    var wasUsed: Bool
  }

  private let limit: Int
  private var index = HashIndex()
  private var entries: [TextEntry] = []
  private var free: [Int] = []
  private var hand = 0
  /// The approximate size of the texts in bytes.
  private(set) var bytes = 0
  /// The number of texts.
  var count: Int { index.count }

  init(limit: Int) {
    self.limit = limit
  }

  /// - Complexity: O(*bytes of the text*).
  mutating func find(
    _ text: UnsafeBufferPointer<UInt8>, style: UInt64, hash: UInt64
  ) -> ShapedText? {
    withLookup { lookup in
      lookup.place(of: text, style: style, hash: hash).flatMap(lookup.text(at:))
    }
  }

  /// Runs `body` with a view for several lookups, which is valid for the duration of the call.
  @inline(__always)
  mutating func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
    let index = index
    return entries.withUnsafeMutableBufferPointer { entries in
      index.withProbe { body(Lookup(probe: $0, entries: entries.baseAddress)) }
    }
  }

  /// Finds texts in a table that does not change meanwhile.
  struct Lookup {
    fileprivate let probe: HashIndex.Probe
    fileprivate let entries: UnsafeMutablePointer<TextEntry>?

    /// The place of a text, for ``text(at:)``; nil if it is not in the table.
    @inline(__always)
    func place(of text: UnsafeBufferPointer<UInt8>, style: UInt64, hash: UInt64) -> Int? {
      guard let entries else { return nil }
      let place = probe.first(TextTable.short(hash)) { place in
        guard entries[place].hash == hash, let found = entries[place].text else { return false }
        // Equal strings may be canonical equivalents of different bytes.
        return found.styleNumber == style && found.key.hasSameBytes(as: text)
      }
      if let place { entries[place].wasUsed = true }
      return place
    }

    @inline(__always)
    func text(at place: Int) -> ShapedText? { entries?[place].text }
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
    let entry = TextEntry(text: text, hash: hash, bytes: cost, wasUsed: false)
    let place = free.popLast() ?? entries.count
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    bytes += cost
    index.insert(place, hash: TextTable.short(hash))
  }

  /// Evicts everything.
  mutating func removeAll() {
    self = TextTable(limit: limit)
  }

  @inline(__always)
  fileprivate static func short(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) }

  private mutating func evictOne() {
    while true {
      hand = hand < entries.count ? hand : 0
      defer { hand += 1 }
      if entries[hand].text == nil { continue }
      if entries[hand].wasUsed {
        entries[hand].wasUsed = false
        continue
      }
      index.remove(hand, hash: TextTable.short(entries[hand].hash))
      bytes -= entries[hand].bytes
      entries[hand].text = nil
      free.append(hand)
      return
    }
  }
}
