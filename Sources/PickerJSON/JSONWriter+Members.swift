// Keys that are known when compiling: their bytes are constants, which a few wide instructions store.
extension JSONWriter {
  /// Writes a key; its value must come next.
  ///
  /// - Parameter name: Text that needs no escape.
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

  /// Writes a key that is known when compiling, and a length; see ``length(_:)``.
  @inlinable @inline(__always)
  package mutating func member(constant name: StaticString, length value: Double) {
    key(constant: name)
    length(value)
  }
}

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
