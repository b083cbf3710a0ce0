/// Finds the entries of a list by the hashes of their keys: open addressing with linear probing.
///
/// It knows positions and hashes only; the owner of the list compares the keys. It is not generic, because the
/// first use of a dictionary with keys of another type costs 100,000 instructions in the Swift runtime.
struct HashIndex {
  fileprivate struct Slot {
    var hash: UInt32 = 0
    /// The position of the entry plus one; 0 if the slot is free.
    var entry: UInt32 = 0
  }

  private var slots: [Slot] = []
  private(set) var count = 0

  /// The size in bytes.
  var footprint: Int { slots.count * MemoryLayout<Slot>.stride }

  /// The size in bytes after the next growth.
  var grownFootprint: Int { max(16, 2 * slots.count) * MemoryLayout<Slot>.stride }

  /// Returns a position with `hash` for which `isWanted` returns true; nil if there is none.
  @inline(__always)
  func first(_ hash: UInt32, where isWanted: (Int) -> Bool) -> Int? {
    withProbe { $0.first(hash, where: isWanted) }
  }

  /// Runs `body` with a view for several searches, which is valid for the duration of the call.
  @inline(__always)
  func withProbe<Result>(_ body: (Probe) -> Result) -> Result {
    slots.withUnsafeBufferPointer { body(Probe($0)) }
  }

  /// Searches an index that does not change meanwhile.
  struct Probe {
    private let slots: UnsafePointer<Slot>?
    private let mask: Int

    @inline(__always)
    fileprivate init(_ slots: UnsafeBufferPointer<Slot>) {
      self.slots = slots.isEmpty ? nil : slots.baseAddress
      mask = slots.count &- 1
    }

    /// Returns a position with `hash` for which `isWanted` returns true; nil if there is none.
    @inline(__always)
    func first(_ hash: UInt32, where isWanted: (Int) -> Bool) -> Int? {
      guard let slots else { return nil }
      var at = Int(hash) & mask
      while slots[at].entry != 0 {
        let position = Int(slots[at].entry) &- 1
        if slots[at].hash == hash, isWanted(position) { return position }
        at = (at &+ 1) & mask
      }
      return nil
    }
  }

  /// Adds a position, below 2³², which must not be in the index yet.
  mutating func insert(_ position: Int, hash: UInt32) {
    if (count + 1) * 2 > slots.count { grow() }
    link(Slot(hash: hash, entry: UInt32(position + 1)))
    count += 1
  }

  /// Removes a position, which must be in the index with `hash`.
  ///
  /// Shifts later slots back (backward-shift deletion), so that entries that were probed past it are still found.
  mutating func remove(_ position: Int, hash: UInt32) {
    let mask = slots.count - 1
    var gap = Int(hash) & mask
    while slots[gap].entry != UInt32(position + 1) { gap = (gap + 1) & mask }
    var at = (gap + 1) & mask
    while slots[at].entry != 0 {
      let home = Int(slots[at].hash) & mask
      if (at &- home) & mask >= (at &- gap) & mask {
        slots[gap] = slots[at]
        gap = at
      }
      at = (at + 1) & mask
    }
    slots[gap] = Slot()
    count -= 1
  }

  private mutating func link(_ slot: Slot) {
    let mask = slots.count - 1
    var at = Int(slot.hash) & mask
    while slots[at].entry != 0 { at = (at + 1) & mask }
    slots[at] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: max(16, 2 * old.count))
    for slot in old where slot.entry != 0 { link(slot) }
  }
}
