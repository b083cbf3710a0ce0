/// The words of SVG path data, one after the other: letters, numbers and flags.
///
/// Numbers need nothing between them where the next cannot be part of the one before: `.5.5`,
/// `-1-2`.
struct PathScanner {
  private let bytes: [UInt8]
  /// The byte that comes next.
  private var offset = 0
  /// Where the number before it began.
  private var begin = 0
  /// How far from the origin a coordinate may be.
  private let limit = Lengths.maximum

  init(_ data: String) {
    bytes = Array(data.utf8)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The letter that comes next, if there is anything left.
  mutating func letter(oneOf letters: String, expected: String) throws(PathError) -> UInt8? {
    skipSpace()
    guard let next else { return nil }
    guard letters.utf8.contains(next) else { throw error(expected: expected) }
    offset += 1
    return next
  }

  /// Whether another number comes before the next letter; a comma promises one.
  mutating func continues() -> Bool {
    skipSpace()
    if next == UInt8(ascii: ",") { return true }
    return next.map { $0.isDigit || ".+-".utf8.contains($0) } ?? false
  }

  /// The next number, and the comma before it if there may be one.
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

  /// The next flag of an arc: a single 0 or 1, which needs nothing after it.
  mutating func flag() throws(PathError) -> Bool {
    skip(comma: true)
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw error(expected: "a flag, 0 or 1")
    }
    defer { offset += 1 }
    return next == UInt8(ascii: "1")
  }

  /// The value that the number just read stands for, if it is neither too large nor no number.
  func checked(_ value: Double) throws(PathError) -> Double {
    guard !(value.magnitude <= limit) else { return value }
    throw PathError(
      position: character(at: begin), expected: "a coordinate from -1e7 to 1e7",
      found: String(decoding: bytes[begin..<offset], as: UTF8.self))
  }

  /// The fault that something else stands here.
  private func error(expected: String) -> PathError {
    guard offset < bytes.count else {
      return PathError(position: character(at: offset) - 1, expected: expected, found: nil)
    }
    let found = String(decoding: bytes[offset...], as: UTF8.self).first.map(String.init)
    return PathError(position: character(at: offset), expected: expected, found: found)
  }

  /// Which character begins at a byte, counted from 1.
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
