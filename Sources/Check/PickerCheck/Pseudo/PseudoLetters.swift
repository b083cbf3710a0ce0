/// The characters with which pseudo-locales replace ASCII.
enum PseudoLetters {
  /// A letter with an accent or another mark.
  static func accented(_ character: Character) -> String? {
    replacement(of: character, lowercase: accentedLowercase, uppercase: accentedUppercase)
  }

  /// A Thai consonant; for a vowel, a consonant with a vowel and a tone mark, above and below the line.
  static func tall(_ character: Character) -> String? {
    replacement(of: character, lowercase: thai, uppercase: thai)
  }

  /// The full-width form. Source: Unicode, Halfwidth and Fullwidth Forms.
  static func wide(_ character: Character) -> String? {
    guard let ascii = character.asciiValue else { return nil }
    switch ascii {
    case 0x20: return "\u{3000}"
    case 0x21...0x7E: return Unicode.Scalar(0xFEE0 + UInt32(ascii)).map { String($0) }
    default: return nil
    }
  }

  private static func replacement(
    of character: Character, lowercase: [String], uppercase: [String]
  ) -> String? {
    guard let ascii = character.asciiValue else { return nil }
    switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return lowercase[Int(ascii - UInt8(ascii: "a"))]
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return uppercase[Int(ascii - UInt8(ascii: "A"))]
    default: return nil
    }
  }

  private static let accentedLowercase = letters(
    "å ḃ ç ď é ḟ ĝ ĥ î ĵ ķ ļ ɱ ñ ö ṗ ɋ ŕ š ţ û ṽ ŵ ẋ ý ž")
  private static let accentedUppercase = letters(
    "Å Ḃ Ç Ď É Ḟ Ĝ Ĥ Î Ĵ Ķ Ļ Ṁ Ñ Ö Ṗ Ɋ Ŕ Š Ţ Û Ṽ Ŵ Ẋ Ý Ž")
  private static let thai = letters(
    "ปั้ บ จ ด ฟี้ ฝ ก ห ปี่ ฌ ค ล ม น ฐู้ พ ฆ ร ส ท ฎู่ ว ษ ซ ฝุ้ ธ")

  /// The replacements of `a` to `z`, separated by spaces.
  private static func letters(_ list: String) -> [String] {
    list.split(separator: " ").map { String($0) }
  }
}
