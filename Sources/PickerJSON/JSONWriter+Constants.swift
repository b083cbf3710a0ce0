// Text that is known when compiling: its bytes are constants, which a few wide instructions store. None of it may need an
// escape. It is copied by `initialize`, because `update` would first compare the addresses.
extension JSONWriter {
  /// Writes a key, which may be the first of its object; its value must come next.
  @inlinable @inline(__always)
  package mutating func key(constant name: StaticString) {
    let count = name.utf8CodeUnitCount
    separate()
    reserve(count + 8)
    put(.quote)
    cursor.initialize(from: name.utf8Start, count: count)
    // The closing quote, a colon and a space, which is overwritten in compact output.
    put(0x20_3A22 as UInt32, at: count)
    cursor += count + (isPretty ? 3 : 2)
    isAfterKey = true
  }

  /// Writes a key that is not the first of its object; its value must come next.
  @inlinable @inline(__always)
  package mutating func key(next name: StaticString) {
    begin(next: name)
    isAfterKey = true
  }

  /// Writes a key that is not the first of its object, and makes space for `count` bytes after it. What comes next must
  /// not be separated from it.
  @inlinable @inline(__always)
  mutating func begin(next name: StaticString, reserving count: Int = 0) {
    if isPretty { return indentedKey(name, reserving: count) }
    let size = name.utf8CodeUnitCount
    reserve(size + 8 + count)
    // A comma and a quote, the name, a quote and a colon.
    put(0x222C as UInt16, at: 0)
    (cursor + 2).initialize(from: name.utf8Start, count: size)
    put(0x3A22 as UInt16, at: size + 2)
    cursor += size + 4
  }

  @usableFromInline mutating func indentedKey(_ name: StaticString, reserving count: Int) {
    key(constant: name)
    isAfterKey = false
    reserve(count)
  }

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
    reserve(text.utf8CodeUnitCount)
    cursor = JSONWriter.copy(text, to: cursor)
  }

  /// Copies a text to `place`, where there must be space, and returns the end.
  @inlinable @inline(__always)
  static func copy(
    _ text: StaticString, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    place.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
    return place + text.utf8CodeUnitCount
  }
}
