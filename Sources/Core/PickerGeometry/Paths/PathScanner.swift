/// The tokenizer of SVG path data: letters, numbers and flags.
///
/// Numbers need no separator where the next character cannot continue the preceding one: `.5.5`,
/// `-1-2`.
struct PathScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private var offset = 0
  /// The offset of the last number.
  private var begin = 0
  /// The maximum magnitude of a coordinate.
  private let limit = Lengths.maximum

  init(_ data: String) {
    bytes = Array(data.utf8)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The next letter; nil at the end of the data.
  mutating func letter(oneOf letters: String, expected: String) throws(PathError) -> UInt8? {
    skipSpace()
    guard let next else { return nil }
    guard letters.utf8.contains(next) else { throw error(expected: expected) }
    offset += 1
    return next
  }

  /// Whether another number precedes the next letter; a comma requires one.
  mutating func continues() -> Bool {
    skipSpace()
    if next == UInt8(ascii: ",") { return true }
    return next.map { $0.isDigit || ".+-".utf8.contains($0) } ?? false
  }

  /// Reads the next number, after an optional comma if `afterComma`.
  mutating func number(afterComma: Bool) throws(PathError) -> Double {
    skip(comma: afterComma)
    begin = offset
    skipSign()
    let whole = skipDigits()
    var fraction = 0
    if next == UInt8(ascii: ".") {
      offset += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      throw error(expected: offset > begin ? "a digit" : "a number")
    }
    try skipExponent()
    let text = String(decoding: bytes[begin..<offset], as: UTF8.self)
    return try checked(Double(text) ?? .nan)
  }

  /// Reads the next arc flag: a single 0 or 1, which needs no separator after it.
  mutating func flag() throws(PathError) -> Bool {
    skip(comma: true)
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw error(expected: "a flag, 0 or 1")
    }
    defer { offset += 1 }
    return next == UInt8(ascii: "1")
  }

  /// Returns `value`, computed from the last number, if it is a number within the limit.
  func checked(_ value: Double) throws(PathError) -> Double {
    guard !(value.magnitude <= limit) else { return value }
    throw PathError(
      position: character(at: begin), expected: "a coordinate from -1e7 to 1e7",
      found: String(decoding: bytes[begin..<offset], as: UTF8.self))
  }

  /// The error for an unexpected character, or for the end of the data.
  private func error(expected: String) -> PathError {
    guard offset < bytes.count else {
      return PathError(position: character(at: offset) - 1, expected: expected, found: nil)
    }
    let found = String(decoding: bytes[offset...], as: UTF8.self).first.map(String.init)
    return PathError(position: character(at: offset), expected: expected, found: found)
  }

  /// The number of the character at a byte offset, from 1.
  private func character(at offset: Int) -> Int {
    String(decoding: bytes[..<offset], as: UTF8.self).count + 1
  }
}

extension PathScanner {
  private mutating func skipSpace() {
    while let next, " \t\n\r\u{C}".utf8.contains(next) { offset += 1 }
  }

  private mutating func skip(comma: Bool) {
    skipSpace()
    guard comma, next == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpace()
  }

  private mutating func skipSign() {
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
  }

  private mutating func skipDigits() -> Int {
    let begin = offset
    while let next, next.isDigit { offset += 1 }
    return offset - begin
  }

  private mutating func skipExponent() throws(PathError) {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    offset += 1
    skipSign()
    if skipDigits() == 0 { throw error(expected: "a digit of the exponent") }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
