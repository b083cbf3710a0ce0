import CPickerLayout
import PickerLimits

/// Texts one after another, which have less than 2 GiB together: the rows of a table are limited.
struct TextRows: ~Copyable {
  fileprivate var ends = RowEnds()
  private var bytes = GrowingBuffer<UInt8>()

  var byteCount: Int { ends.byteCount + bytes.byteCount }

  mutating func append(_ text: String) throws(OutOfMemory) {
    try text.utf8Span.span.withUnsafeBufferPointer { utf8 throws(OutOfMemory) in
      try append(utf8)
    }
  }

  /// Appends a text in UTF-8.
  mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) throws(OutOfMemory) {
    try bytes.append(contentsOf: utf8)
    try ends.append(bytes.count)
  }

  /// Appends a text of a block for each element, which `string` returns; absent: null.
  mutating func append<Element>(
    _ elements: [Element], _ utf8: [UInt8], _ string: (Element) -> pl_block_string
  ) throws(OutOfMemory) {
    try utf8.withUnsafeBufferPointer { utf8 throws(OutOfMemory) in
      for element in elements {
        let string = string(element)
        guard string.offset > 0 else {
          try ends.appendNulls(1)
          continue
        }
        let start = Int(string.offset)
        try append(UnsafeBufferPointer(rebasing: utf8[start..<start + Int(string.count)]))
      }
    }
  }

  mutating func append(_ rows: Range<Int>, of other: borrowing TextRows) throws(OutOfMemory) {
    let source = other.ends.range(of: rows)
    try ends.append(rows, of: other.ends)
    try bytes.append(contentsOf: UnsafeBufferPointer(rebasing: other.bytes.elements[source]))
  }

  mutating func truncate(to count: Int) {
    bytes.truncate(to: ends.end(of: count - 1))
    ends.truncate(to: count)
  }

  consuming func take() throws(OutOfMemory) -> ArrowArray {
    try bytes.reserve(1)
    let validity = try ends.seal()
    return ends.take(validity, bytes: bytes.take())
  }
}

/// A column of texts.
final class TextColumn: Column {
  private var rows = TextRows()

  var count: Int { rows.ends.count }
  var byteCount: Int { rows.byteCount }

  func append(_ text: String) throws(OutOfMemory) { try rows.append(text) }

  func append(_ text: String?) throws(OutOfMemory) {
    if let text { try append(text) } else { try appendNulls(1) }
  }

  func append(_ utf8: UnsafeBufferPointer<UInt8>) throws(OutOfMemory) { try rows.append(utf8) }

  func append<Element>(
    _ elements: [Element], _ utf8: [UInt8], _ string: (Element) -> pl_block_string
  ) throws(OutOfMemory) {
    try rows.append(elements, utf8, string)
  }

  func appendNulls(_ count: Int) throws(OutOfMemory) { try rows.ends.appendNulls(count) }

  func append(_ rows: Range<Int>, of other: any Column) throws(OutOfMemory) {
    try self.rows.append(rows, of: unsafeDowncast(other, to: Self.self).rows)
  }

  func truncate(to count: Int) { rows.truncate(to: count) }

  func schema(_ name: StaticString, isNullable: Bool) -> ArrowSchema {
    ArrowSchema(name, format: "u", isNullable: isNullable)
  }

  func take() throws(OutOfMemory) -> ArrowArray {
    var taken = TextRows()
    swap(&taken, &rows)
    return try taken.take()
  }
}

/// A column of lists of texts.
final class TextListColumn: Column {
  private var ends = RowEnds()
  private let texts = TextColumn()

  var byteCount: Int { ends.byteCount + texts.byteCount }

  func append(_ list: [String]) throws(OutOfMemory) {
    for text in list { try texts.append(text) }
    try ends.append(texts.count)
  }

  func appendNulls(_ count: Int) throws(OutOfMemory) { try ends.appendNulls(count) }

  func append(_ rows: Range<Int>, of other: any Column) throws(OutOfMemory) {
    let other = unsafeDowncast(other, to: Self.self)
    try ends.append(rows, of: other.ends)
    try texts.append(other.ends.range(of: rows), of: other.texts)
  }

  func truncate(to count: Int) {
    texts.truncate(to: ends.end(of: count - 1))
    ends.truncate(to: count)
  }

  func schema(_ name: StaticString, isNullable: Bool) -> ArrowSchema {
    ArrowSchema(
      name, format: "+l", isNullable: isNullable,
      children: [texts.schema("item", isNullable: true)])
  }

  func take() throws(OutOfMemory) -> ArrowArray {
    var taken = RowEnds()
    swap(&taken, &ends)
    let validity = try taken.seal()
    let texts = try texts.take()
    return taken.take(validity, elements: texts)
  }
}
