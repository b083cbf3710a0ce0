import PickerJSON

/// The entries of a table of a tree while it is written: each that a node refers to is made once, as JSON on one line.
///
/// They are numbered in the order in which nodes refer to them, like those of ``TreeAssembly``. Entries with equal JSON
/// are one entry.
struct WrittenTable {
  /// The JSON of the entries.
  private(set) var entries: [[UInt8]] = []
  /// The number for each entry of the tree; -1: not used so far.
  private var numbers: [Int32]
  /// The numbers by the hash of the JSON, once there are more than a few: open addressing with at least as many free
  /// slots as entries; -1: free.
  private var slots: [Int32] = []

  /// Up to this number, entries are compared one by one.
  private static let maximumUnhashed = 8

  /// - Parameter count: The number of entries of the table of the tree.
  init(count: Int) {
    numbers = Array(repeating: -1, count: count)
  }

  /// Returns the number of the entry with an index in the table of the tree; nil if it was not added so far.
  func number(of index: Int) -> Int? { numbers[index] >= 0 ? Int(numbers[index]) : nil }

  /// Adds an entry, unless there is one with the same JSON.
  ///
  /// - Returns: The number of the entry.
  mutating func add(_ json: [UInt8], at index: Int) -> Int {
    let number = number(of: json)
    numbers[index] = Int32(truncatingIfNeeded: number)
    return number
  }

  private mutating func number(of json: [UInt8]) -> Int {
    if entries.count < WrittenTable.maximumUnhashed {
      if let number = entries.firstIndex(of: json) { return number }
    } else {
      if slots.count <= 2 * entries.count { rehash() }
      let slot = slot(of: json)
      if slots[slot] >= 0 { return Int(slots[slot]) }
      slots[slot] = Int32(truncatingIfNeeded: entries.count)
    }
    entries.append(json)
    return entries.count - 1
  }

  /// Returns the slot of an entry, or the free one where it belongs.
  private func slot(of json: [UInt8]) -> Int {
    var hasher = Hasher()
    json.withUnsafeBytes { hasher.combine(bytes: $0) }
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, entries[Int(slots[slot])] != json {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Makes space for as many entries again.
  private mutating func rehash() {
    slots = Array(repeating: -1, count: max(4 * WrittenTable.maximumUnhashed, 2 * slots.count))
    for (number, json) in entries.enumerated() {
      slots[slot(of: json)] = Int32(truncatingIfNeeded: number)
    }
  }
}

extension JSONWritable {
  /// The JSON on one line.
  func inline(pretty: Bool) -> [UInt8] {
    var json = JSONWriter(pretty: pretty, inline: true)
    write(to: &json)
    return json.bytes
  }
}
