/// The text of a value of four lengths on one line: before each of them, and after the last.
@usableFromInline package typealias BoxText = (
  StaticString, StaticString, StaticString, StaticString, StaticString
)

// Boxes, which are the most frequent values of trees.
extension JSONWriter {
  /// Writes a value of four lengths on one line.
  ///
  /// - Parameters:
  ///   - compact: What is written beside them in compact output.
  ///   - pretty: The same with spaces.
  @inlinable @inline(__always)
  package mutating func box(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, compact: BoxText, pretty: BoxText
  ) {
    beginValue()
    bareBox(a, b, c, d, compact: compact, pretty: pretty)
  }

  /// Writes a key that is not the first of its object, and a value of four lengths on one line.
  @inlinable @inline(__always)
  package mutating func member(
    next name: StaticString, box a: Double, _ b: Double, _ c: Double, _ d: Double,
    compact: BoxText, pretty: BoxText
  ) {
    begin(next: name)
    bareBox(a, b, c, d, compact: compact, pretty: pretty)
  }

  @inlinable @inline(__always)
  mutating func bareBox(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, compact: BoxText, pretty: BoxText
  ) {
    let areShort =
      JSONWriter.isShort(a) && JSONWriter.isShort(b) && JSONWriter.isShort(c)
      && JSONWriter.isShort(d)
    guard areShort, !isPretty else { return anyBox(a, b, c, d, isPretty ? pretty : compact) }
    // Space for four lengths and their text. The place stays in a register.
    reserve(256)
    var place = JSONWriter.copy(compact.0, to: cursor)
    place = JSONWriter.copy(compact.1, to: write(short: a, at: place))
    place = JSONWriter.copy(compact.2, to: write(short: b, at: place))
    place = JSONWriter.copy(compact.3, to: write(short: c, at: place))
    place = JSONWriter.copy(compact.4, to: write(short: d, at: place))
    cursor = place
  }

  @usableFromInline mutating func anyBox(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ text: BoxText
  ) {
    copy(text.0)
    bareLength(a)
    copy(text.1)
    bareLength(b)
    copy(text.2)
    bareLength(c)
    copy(text.3)
    bareLength(d)
    copy(text.4)
  }
}
