// Text that is known when compiling: its bytes are constants, which a few wide instructions store. None of it may need an
// escape.
extension JSONWriter {
  /// Writes a key, which may be the first of its object; its value must come next.
  @inlinable @inline(__always)
  package mutating func key(constant name: StaticString) {
    let count = name.utf8CodeUnitCount
    separate()
    reserve(count + 8)
    put(.quote)
    cursor.update(from: name.utf8Start, count: count)
    // The closing quote, a colon and a space, which is overwritten in compact output.
    put(0x20_3A22 as UInt32, at: count)
    cursor += count + (isPretty ? 3 : 2)
    isAfterKey = true
  }

  /// Writes a key that is not the first of its object; its value must come next.
  @inlinable @inline(__always)
  package mutating func key(next name: StaticString) {
    if isPretty { return indentedKey(name) }
    let count = name.utf8CodeUnitCount
    reserve(count + 8)
    // A comma and a quote, the name, a quote and a colon.
    put(0x222C as UInt16, at: 0)
    (cursor + 2).update(from: name.utf8Start, count: count)
    put(0x3A22 as UInt16, at: count + 2)
    cursor += count + 4
    isAfterKey = true
  }

  @usableFromInline mutating func indentedKey(_ name: StaticString) { key(constant: name) }

  /// Writes a value on one line from the pieces that `body` writes.
  @inlinable @inline(__always)
  package mutating func value(pieces body: (inout JSONWriter) -> Void) {
    beginValue()
    body(&self)
  }

  /// Writes a piece of a value on one line, which has spaces if the output is pretty.
  @inlinable @inline(__always)
  package mutating func piece(_ compact: StaticString, pretty: StaticString) {
    if isPretty { copy(pretty) } else { copy(compact) }
  }

  @inlinable @inline(__always)
  mutating func copy(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    reserve(count)
    cursor.update(from: text.utf8Start, count: count)
    cursor += count
  }
}
