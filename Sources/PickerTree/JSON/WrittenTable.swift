import PickerJSON

/// The entries of a table of a tree while it is written: each that a node refers to is made once, as JSON on one line.
///
/// They are numbered in the order in which nodes refer to them, like those of ``TreeAssembly``. Entries with equal JSON
/// are one entry.
struct WrittenTable: ~Copyable {
  /// The bytes of an entry.
  typealias Entry = UnsafeBufferPointer<UInt8>

  /// The JSON of the entries, in memory of the table: arrays would be retained and released for each node.
  private(set) var entries: [Entry] = []
  /// The number for each entry of the tree; -1: not used so far. Not an array, which takes long to make.
  private let numbers: UnsafeMutableBufferPointer<Int32>
  /// The numbers by the hash of the JSON, once there are more than a few: open addressing with at least as many free
  /// slots as entries; -1: free.
  private var slots: [Int32] = []

  /// Up to this number, entries are compared one by one.
  private static var maximumUnhashed: Int { 8 }

  /// - Parameter count: The number of entries of the table of the tree.
  init(count: Int) {
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: -1)
    entries.reserveCapacity(min(count, WrittenTable.maximumUnhashed))
  }

  deinit {
    for entry in entries { entry.deallocate() }
    numbers.deallocate()
  }

  /// Returns the number of the entry with an index in the table of the tree; nil if it was not added so far.
  @inline(__always)
  func number(of index: Int) -> Int? {
    precondition(numbers.indices.contains(index), "an entry is not in its table")
    return numbers[index] >= 0 ? Int(numbers[index]) : nil
  }

  /// Adds an entry, unless there is one with the same JSON.
  ///
  /// - Returns: The number of the entry.
  mutating func add(_ json: [UInt8], at index: Int) -> Int {
    let number = json.withUnsafeBufferPointer { self.number(of: $0) }
    numbers[index] = Int32(truncatingIfNeeded: number)
    return number
  }

  private mutating func number(of json: Entry) -> Int {
    if entries.count < WrittenTable.maximumUnhashed {
      if let number = entries.firstIndex(where: { $0.elementsEqual(json) }) { return number }
    } else {
      if slots.count <= 2 * entries.count { rehash() }
      let slot = slot(of: json)
      if slots[slot] >= 0 { return Int(slots[slot]) }
      slots[slot] = Int32(truncatingIfNeeded: entries.count)
    }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: json.count)
    _ = copy.initialize(from: json)
    entries.append(Entry(copy))
    return entries.count - 1
  }

  /// Returns the slot of an entry, or the free one where it belongs.
  private func slot(of json: Entry) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(json))
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, !entries[Int(slots[slot])].elementsEqual(json) {
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
