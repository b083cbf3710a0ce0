import PickerJSON

/// The entries of a table of a tree while it is written, as JSON on one line.
///
/// They are numbered in the order in which nodes refer to them, like in ``TreeAssembly``. Entries with equal JSON are
/// one entry.
struct WrittenTable {
  private let isPretty: Bool
  /// The number of each entry in the table of the tree; nil: not used so far.
  private var numbers: [Int?]
  private var values = DistinctValues<[UInt8]>()

  /// - Parameter count: The number of entries of the table of the tree.
  init(count: Int, pretty: Bool) {
    isPretty = pretty
    numbers = Array(repeating: nil, count: count)
  }

  /// The JSON of the entries.
  var entries: [[UInt8]] { values.all }

  /// Returns the number of the entry at an index in the table of the tree, and adds it if nothing referred to it so far.
  mutating func number(of index: Int, _ value: @autoclosure () -> some JSONWritable) -> Int {
    if let known = numbers[index] { return known }
    var json = JSONWriter(pretty: isPretty, inline: true)
    value().write(to: &json)
    let number = values.insert(json.bytes)
    numbers[index] = number
    return number
  }
}
