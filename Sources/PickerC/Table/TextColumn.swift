import CPickerLayout

/// A column of texts, which have less than 2 GiB together: the rows of a table are limited.
final class TextColumn: Column {
  private var ends = RowEnds()
  private var bytes = GrowingBuffer<UInt8>()

  var count: Int { ends.count }
  var byteCount: Int { ends.byteCount + bytes.byteCount }

  func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends a text, or null.
  func append(_ text: String?) {
    if let text { append(text) } else { appendNulls(1) }
  }

  /// Appends a text in UTF-8.
  func append(_ utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: utf8)
    ends.append(bytes.count)
  }

  func appendNulls(_ count: Int) { ends.appendNulls(count) }

  func append(_ rows: Range<Int>, of other: any Column) {
    let other = unsafeDowncast(other, to: Self.self)
    let source = other.ends.range(of: rows)
    ends.append(rows, of: other.ends)
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: other.bytes.elements[source]))
  }

  func truncate(to count: Int) {
    bytes.truncate(to: ends.end(of: count - 1))
    ends.truncate(to: count)
  }

  func schema(_ name: StaticString, isNullable: Bool) -> ArrowSchema {
    ArrowSchema(name, format: "u", isNullable: isNullable)
  }

  func take() -> ArrowArray {
    var taken = RowEnds()
    var texts = GrowingBuffer<UInt8>()
    swap(&taken, &ends)
    swap(&texts, &bytes)
    return taken.take(bytes: texts.take())
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
