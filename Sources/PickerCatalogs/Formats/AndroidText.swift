import PickerCheck

/// The text of an Android resource: white space and escapes.
///
/// Source: Android Developers, *String resources*, Handle special characters.
enum AndroidText {
  struct EscapeError: Error {
    var message: String
  }

  /// Returns the text that an app shows: with escapes resolved, white space that is not in quotation marks collapsed,
  /// and without quotation marks.
  ///
  /// - Throws: `expected four hexadecimal digits after "\u"`.
  static func value(of text: String) throws(EscapeError) -> String {
    var scanner = ByteScanner(Array(text.utf8))
    var value: [UInt8] = []
    var (isQuoted, hasSpace) = (false, false)
    while let byte = scanner.next {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
        scanner.at += 1
      } else if byte.isSpace && !isQuoted {
        scanner.skipSpace()
        hasSpace = true
      } else {
        if hasSpace && !value.isEmpty { value.append(0x20) }
        hasSpace = false
        scanner.at += 1
        if byte == UInt8(ascii: "\\") {
          value += try escape(&scanner)
        } else {
          value.append(byte)
        }
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// The bytes of an escape, after its backslash.
  private static func escape(_ scanner: inout ByteScanner) throws(EscapeError) -> [UInt8] {
    if scanner.skip("u") { return try scalar(&scanner) }
    guard let letter = scanner.next else { return [] }
    scanner.at += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    // Also for those that need no escape, as Android does.
    default: return [letter]
    }
  }

  /// The character of `\u00E9`, or of two such escapes, which are surrogates.
  private static func scalar(_ scanner: inout ByteScanner) throws(EscapeError) -> [UInt8] {
    let high = try unit(&scanner)
    if let scalar = Unicode.Scalar(high) { return Array(String(scalar).utf8) }
    var low: UInt32 = 0
    if (0xD800..<0xDC00).contains(high), scanner.skip("\\u") { low = try unit(&scanner) }
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw EscapeError(message: "expected two surrogates, as in \"\\uD83D\\uDE00\"") }
    return Array(String(scalar).utf8)
  }

  private static func unit(_ scanner: inout ByteScanner) throws(EscapeError) -> UInt32 {
    let digits = scanner.skip(atMost: 4) { $0.hexValue != nil }
    guard digits.count == 4 else {
      throw EscapeError(message: "expected four hexadecimal digits after \"\\u\"")
    }
    return digits.reduce(0) { $0 << 4 | UInt32($1.hexValue ?? 0) }
  }
}
