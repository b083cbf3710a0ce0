import CPickerLayout
import PickerLayout
import PickerLimits

/// Rows about documents: each document has those of its tree, or exactly one with its error.
///
/// What the rows of nodes say comes from the rows of blocks. The columns are another form: those of a block are arrays of structs that are
/// complete when they are written, of one tree, with -1 for none. Arrow needs each member by itself, with a bit for each null, and a table has
/// the nodes of thousands of trees, from several threads, in the order of their documents.
final class Table {
  private let document = ValueColumn<Int64>()
  private let content: any TableContent
  private let contentColumns: [any Column]
  private let errorPath = TextColumn()
  private let errorMessage = TextColumn()
  private let errorInput = TextColumn()
  private let columns: [any Column]
  private(set) var count = 0
  /// What its rows take, in bytes.
  private(set) var byteCount = 0

  /// More cannot be addressed by columns of Arrow, whose positions in texts are of 32 bits.
  static let maximumByteCount = Int(Int32.max)
  /// What the rows of one document may take.
  private static let maximumDocumentByteCount = 1 << 30

  init(_ table: Int32) throws(Failure) {
    content = try newContent(ofTable: table)
    contentColumns = content.columns.map { $0.column }
    columns = [document] + contentColumns + [errorPath, errorMessage, errorInput]
  }

  /// Appends the rows of a document.
  ///
  /// - Parameter tree: Returns its tree, with its budget.
  /// - Throws: `Failure` if there is no memory for the rows; any other one is a row.
  func append(
    _ number: Int, _ json: pl_string, _ tree: () throws(Failure) -> (TreeHandle, Budget)
  ) throws(Failure) {
    let start = (count: count, byteCount: byteCount)
    defer { byteCount = measuredByteCount }
    do throws(Failure) {
      let (tree, budget) = try tree()
      try append(tree, of: number, within: budget)
      guard measuredByteCount - start.byteCount <= Table.maximumDocumentByteCount else {
        throw .tooLarge("its rows need more than \(Table.maximumDocumentByteCount) bytes")
      }
    } catch {
      guard error.code != PL_FAILED else { throw error }
      truncate(to: start.count)
      try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
        try append(error, of: number, json)
      }
    }
  }

  /// Appends the rows of a tree.
  func append(_ tree: TreeHandle, of number: Int, within budget: Budget) throws(Failure) {
    let added = try content.append(tree, within: budget)
    try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
      try document.append(repeating: Int64(number), count: added)
      for column in [errorPath, errorMessage, errorInput] { try column.appendNulls(added) }
    }
    count += added
  }

  private func append(
    _ error: Failure, of number: Int, _ json: pl_string
  ) throws(OutOfMemory) {
    try document.append(Int64(number))
    for column in contentColumns { try column.appendNulls(1) }
    try errorPath.append(error.path)
    try errorMessage.append(error.message)
    try errorInput.append(json.shownInput(ofAtMost: Table.maximumDocumentByteCount))
    count += 1
  }

  private var measuredByteCount: Int { columns.reduce(0) { $0 + $1.byteCount } }

  private func truncate(to count: Int) {
    for column in columns { column.truncate(to: count) }
    self.count = count
  }

  /// Appends rows of another table of the same content.
  func append(_ rows: Range<Int>, of other: Table) throws(OutOfMemory) {
    for (own, its) in zip(columns, other.columns) { try own.append(rows, of: its) }
    count += rows.count
  }

  /// Stores the rows and their types for the consumer.
  func take(
    _ schema: UnsafeMutablePointer<ArrowSchema>?, _ array: UnsafeMutablePointer<ArrowArray>
  ) throws(Failure) {
    let taken = try Failure.unlessOutOfMemory { () throws(OutOfMemory) in
      try [ArrowArray](taking: columns)
    }
    schema?.initialize(to: self.schema)
    array.initialize(
      to: ArrowArray(length: count, nullCount: 0, buffers: [nil], children: taken))
    count = 0
  }

  private var schema: ArrowSchema {
    let errors: [(StaticString, any Column)] = [
      ("error_path", errorPath), ("error_message", errorMessage), ("error_input", errorInput),
    ]
    let fields = (content.columns + errors).map { $1.schema($0, isNullable: true) }
    return ArrowSchema(
      "", format: "+s", isNullable: false,
      children: [document.schema("document", isNullable: false)] + fields)
  }
}

extension Failure {
  fileprivate static func tooLarge(_ message: String) -> Failure {
    var failure = Failure(PL_LIMIT, message)
    failure.path = "$"
    return failure
  }
}

extension pl_string {
  /// A document as the text of its error; nil if it is absent, or larger than `limit` bytes.
  fileprivate func shownInput(ofAtMost limit: Int) -> String? {
    guard let bytes, (0...limit).contains(count) else { return nil }
    let text = UnsafeBufferPointer(start: bytes, count: count)
      .withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
    // What replaces a malformed byte has three.
    return text.utf8.count <= limit ? text : nil
  }
}
