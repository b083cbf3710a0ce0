// Members whose value is a scalar: a key and its value in one call.
extension JSONWriter {
  /// Writes a key and a string.
  package mutating func member(_ name: String, string text: String) {
    key(name)
    string(text)
  }

  /// Writes a key and `true` or `false`.
  package mutating func member(_ name: String, bool value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a key and a whole number.
  package mutating func member(_ name: String, integer value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a key and a length; see ``length(_:)``.
  package mutating func member(_ name: String, length value: Double) {
    key(name)
    length(value)
  }

  /// Writes a key and a number; see ``number(_:)``.
  package mutating func member(_ name: String, number value: Double) {
    key(name)
    number(value)
  }
}

// Members that are not the first of their object: their keys and values are written at once.
extension JSONWriter {
  /// Writes a key and a string.
  @inlinable @inline(__always)
  package mutating func member(next name: StaticString, string text: String) {
    begin(next: name)
    quote(text)
  }

  /// Writes a key and `true` or `false`.
  @inlinable @inline(__always)
  package mutating func member(next name: StaticString, bool value: Bool) {
    begin(next: name, reserving: 8)
    bareBool(value)
  }

  /// Writes a key and a whole number.
  @inlinable @inline(__always)
  package mutating func member(next name: StaticString, integer value: Int) {
    begin(next: name, reserving: 24)
    bareInteger(value)
  }

  /// Writes a key and a length; see ``length(_:)``.
  @inlinable @inline(__always)
  package mutating func member(next name: StaticString, length value: Double) {
    begin(next: name, reserving: 32)
    guard JSONWriter.isShort(value) else { return bareLength(value) }
    cursor = write(short: value, at: cursor)
  }

  /// Writes a key and a value that is JSON already, verbatim.
  @inlinable @inline(__always)
  package mutating func member(next name: StaticString, raw value: UnsafeBufferPointer<UInt8>) {
    begin(next: name, reserving: value.count)
    append(contentsOf: value)
  }
}
