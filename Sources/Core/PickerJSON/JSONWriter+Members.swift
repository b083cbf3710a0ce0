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

  /// Writes a key and a value that is JSON already, verbatim.
  package mutating func member(_ name: String, raw value: [UInt8]) {
    key(name)
    raw(value)
  }
}
