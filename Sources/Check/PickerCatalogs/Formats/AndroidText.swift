import PickerCheck

/// The text of an Android resource: white space and escapes.
///
/// Source: Android Developers, *String resources*, Handle special characters.
enum AndroidText {
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
    if scanner.skip("u") { return try scanner.utf16Escape(after: "\\u") }
    guard let letter = scanner.next else { return [] }
    scanner.at += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    // Also for those that need no escape, as Android does.
    default: return [letter]
    }
  }
}
