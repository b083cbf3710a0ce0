/// A position in a text of mostly ASCII.
package struct ByteScanner {
  package let bytes: [UInt8]
  package var at: Int

  package init(_ bytes: [UInt8], at: Int = 0) {
    self.bytes = bytes
    self.at = at
  }

  /// The next byte; nil at the end.
  package var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  /// Skips a text if it comes next; returns whether it did.
  @discardableResult package mutating func skip(_ text: String) -> Bool {
    guard bytes[at...].starts(with: text.utf8) else { return false }
    at += text.utf8.count
    return true
  }

  /// Skips the bytes that meet a condition, and returns them.
  @discardableResult package mutating func skip(
    while condition: (UInt8) -> Bool
  ) -> ArraySlice<UInt8> {
    let start = at
    while at < bytes.count, condition(bytes[at]) { at += 1 }
    return bytes[start..<at]
  }

  package mutating func skipSpace() { skip { $0.isSpace } }

  /// The next character in quotation marks for a message, or the end.
  package var found: String {
    guard let next else { return "the end" }
    guard next >= 0x20 else { return "a control character" }
    let text = String(decoding: bytes[at...].prefix(4), as: UTF8.self)
    return "\"" + String(text.prefix(1)) + "\""
  }
}

extension UInt8 {
  package var isDigit: Bool { self &- 0x30 < 10 }

  package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is a space, a tab or the end of a line.
  package var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// Whether it can be in the name of an argument.
  package var isNameByte: Bool {
    isLetter || isDigit || self == 0x5F || self == 0x2E || self == 0x2D
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  package var hexValue: UInt8? {
    if isDigit { return self - 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }
}

extension ByteScanner {
  /// Skips at most a number of bytes that meet a condition, and returns them.
  package mutating func skip(
    atMost count: Int, while condition: (UInt8) -> Bool
  ) -> ArraySlice<UInt8> {
    let end = bytes[at...].prefix(count).prefix(while: condition).endIndex
    defer { at = end }
    return bytes[at..<end]
  }
}
