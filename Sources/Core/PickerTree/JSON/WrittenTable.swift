import PickerJSON

/// The entries of a table of a tree while it is written: each that a node refers to is made once, as JSON on one line.
///
/// They are numbered in the order in which nodes refer to them, like those of ``TreeAssembly``. Entries with equal JSON
/// are one entry.
struct WrittenTable {
  /// The JSON of the entries.
  private(set) var entries: [[UInt8]] = []
  /// The number of each entry in the table of the tree; nil: not used so far.
  private var numbers: [Int?]
  private var numbersByJSON: [[UInt8]: Int] = [:]

  /// - Parameter count: The number of entries of the table of the tree.
  init(count: Int) {
    numbers = Array(repeating: nil, count: count)
  }

  /// Returns the number of the entry with an index in the table of the tree; nil if it was not added so far.
  func number(of index: Int) -> Int? { numbers[index] }

  /// Adds an entry, unless there is one with the same JSON.
  ///
  /// - Returns: The number of the entry.
  mutating func add(_ json: [UInt8], at index: Int) -> Int {
    let number = numbersByJSON[json] ?? entries.count
    if number == entries.count { entries.append(json) }
    numbers[index] = number
    numbersByJSON[json] = number
    return number
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
