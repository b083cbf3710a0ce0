extension Parser {
  /// Returns a syntax error: its path is the root, and its message begins with line and column.
  func syntaxError(_ message: String, at offset: Int) -> JSONError {
    let (line, column) = bytes.place(of: offset)
    return JSONError(
      path: "$", message: "line \(line), column \(column): \(message)", offset: offset)
  }

  /// Returns the syntax error that `expectation` does not come next.
  func unexpected(_ expectation: String) -> JSONError {
    syntaxError("expected \(expectation), found \(found)", at: at)
  }

  /// A description of the next token: a complete word, one character, or the end.
  private var found: String {
    guard at < bytes.count else { return "the end of the document" }
    if bytes[at].isWord {
      let word = bytes[at...].prefix(41).prefix(while: { $0.isWord })
      return "'\(shortened(String(decoding: word, as: UTF8.self)))'"
    }
    if bytes[at] < 0x20 || bytes[at] == 0x7F { return codePoint(bytes[at]) }
    if bytes[at] < 0x80 { return "'\(Unicode.Scalar(bytes[at]))'" }
    guard let length = bytes.scalarLength(at: at) else {
      return "the byte 0x\(hex(bytes[at], digits: 2))"
    }
    return "'\(String(decoding: bytes[at..<at + length], as: UTF8.self))'"
  }

  /// The name of a control character: `U+000A`.
  func codePoint(_ byte: UInt8) -> String { "U+" + hex(byte, digits: 4) }
}

/// The number in uppercase hexadecimal, padded with zeros.
func hex(_ byte: UInt8, digits: Int) -> String {
  let text = String(byte, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

extension [UInt8] {
  /// The length of the multi-byte UTF-8 scalar at `at` in bytes, 2…4; nil if it is malformed.
  ///
  /// Source: Unicode 15, table 3-7.
  func scalarLength(at: Int) -> Int? {
    guard at + 1 < count else { return nil }
    let second: ClosedRange<UInt8>
    let length: Int
    switch self[at] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard at + length <= count, second.contains(self[at + 1]) else { return nil }
    return self[(at + 2)..<(at + length)].allSatisfy { $0.isContinuation } ? length : nil
  }
}
