import CPickerLayout

/// Texts one after another, which have less than 2 GiB together: the rows of a table are limited.
struct TextRows: ~Copyable {
  fileprivate var ends = RowEnds()
  private var bytes = GrowingBuffer<UInt8>()

  var byteCount: Int { ends.byteCount + bytes.byteCount }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends a text in UTF-8.
  mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: utf8)
    ends.append(bytes.count)
  }

  /// Appends a text for each element, which `text` returns; nil: null.
  mutating func append<Element>(_ elements: [Element], _ text: (Element) -> String?) {
    for element in elements {
      if let text = text(element) { append(text) } else { ends.appendNulls(1) }
    }
  }

  mutating func append(_ rows: Range<Int>, of other: borrowing TextRows) {
    let source = other.ends.range(of: rows)
    ends.append(rows, of: other.ends)
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: other.bytes.elements[source]))
  }

  mutating func truncate(to count: Int) {
    bytes.truncate(to: ends.end(of: count - 1))
    ends.truncate(to: count)
  }

  consuming func take() -> ArrowArray { ends.take(bytes: bytes.take()) }
}

/// A column of texts.
final class TextColumn: Column {
  private var rows = TextRows()

  var count: Int { rows.ends.count }
  var byteCount: Int { rows.byteCount }

  func append(_ text: String) { rows.append(text) }

  func append(_ text: String?) { rows.append([text]) { $0 } }

  func append(_ utf8: UnsafeBufferPointer<UInt8>) { rows.append(utf8) }

  func append<Element>(_ elements: [Element], _ text: (Element) -> String?) {
    rows.append(elements, text)
  }

  func appendNulls(_ count: Int) { rows.ends.appendNulls(count) }

  func append(_ rows: Range<Int>, of other: any Column) {
    self.rows.append(rows, of: unsafeDowncast(other, to: Self.self).rows)
  }

  func truncate(to count: Int) { rows.truncate(to: count) }

  func schema(_ name: StaticString, isNullable: Bool) -> ArrowSchema {
    ArrowSchema(name, format: "u", isNullable: isNullable)
  }

  func take() -> ArrowArray {
    var taken = TextRows()
    swap(&taken, &rows)
    return taken.take()
  }
}

/// A column of lists of texts.
final class TextListColumn: Column {
  private var ends = RowEnds()
  private let texts = TextColumn()

  var byteCount: Int { ends.byteCount + texts.byteCount }

  func append(_ list: [String]) {
    for text in list { texts.append(text) }
    ends.append(texts.count)
  }

  func appendNulls(_ count: Int) { ends.appendNulls(count) }

  func append(_ rows: Range<Int>, of other: any Column) {
    let other = unsafeDowncast(other, to: Self.self)
    ends.append(rows, of: other.ends)
    texts.append(other.ends.range(of: rows), of: other.texts)
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

  func take() -> ArrowArray {
    var taken = RowEnds()
    swap(&taken, &ends)
    return taken.take(elements: texts.take())
  }
}
