import PickerJSON

/// The entries of a table of a tree while it is written: each that a node refers to is made once, as JSON on one line.
///
/// They are numbered in the order in which nodes refer to them, equal ones once, like those of ``TreeAssembly``.
struct WrittenTable<Key: Hashable> {
  /// The JSON of the entries.
  private(set) var entries: [[UInt8]] = []
  /// The number for each entry of the tree; -1: not used so far.
  private var numbers: [Int32]
  private var known: [Key: Int32] = [:]

  /// - Parameter count: The number of entries of the table of the tree.
  init(count: Int) {
    numbers = Array(repeating: -1, count: count)
  }

  /// Returns the number of an entry.
  ///
  /// - Parameters:
  ///   - index: The index in the table of the tree.
  ///   - make: Returns the JSON of the entry, and what is the same for equal entries.
  mutating func number(of index: Int, _ make: () -> (json: [UInt8], key: Key)) -> Int {
    if numbers[index] >= 0 { return Int(numbers[index]) }
    let (json, key) = make()
    let number = known[key] ?? Int32(truncatingIfNeeded: entries.count)
    if Int(number) == entries.count {
      known[key] = number
      entries.append(json)
    }
    numbers[index] = number
    return Int(number)
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
