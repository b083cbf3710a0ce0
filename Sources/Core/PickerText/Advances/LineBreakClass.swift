import PickerGeometry

/// A language with special line breaking rules.
enum LineBreakTailoring {
  case chinese, japanese, none

  /// Creates the tailoring of a language tag, such as `zh-Hant`; Firefox has none.
  init(_ language: String?, in browser: Browser?) {
    if browser == .firefox {
      self = .none
      return
    }
    let subtag = language?.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    switch subtag.map({ String(decoding: $0.map { $0 | 0x20 }, as: UTF8.self) }) {
    case "zh": self = .chinese
    case "ja": self = .japanese
    default: self = .none
    }
  }
}

/// The line breaking class of a character: the classes of UAX #14 that matter without a dictionary.
enum LineBreakClass: Equatable {
  /// Anything else, such as a letter, and a letter of Hebrew.
  case alphabetic, hebrew
  /// A digit.
  case numeric
  /// An ideograph, a kana, a Hangul syllable, an emoji: lines may break before and after it.
  case ideographic
  /// A small kana or a prolonged sound mark in other languages than Japanese, or a colon of an ideographic text, which begins no line.
  case nonStarter
  /// An opening bracket, also a full-width one.
  case opening, wideOpening
  /// A closing punctuation mark, and a closing parenthesis of a text with spaces.
  case closing, parenthesis
  case exclamation, infix, slash, quotation, inseparable
  /// A sign before a number, such as `$`, and one after it, such as `%`.
  case prefix, postfix
  case hyphen, breakAfter, dash
  /// U+2010, which unlike a hyphen-minus is not a sign of a number.
  case trueHyphen
  /// An accent or a stress mark, which ends no line.
  case breakBefore
  /// A placeholder of a picture.
  case object
  case space, zeroWidthSpace
  /// A no-break space, and a word joiner.
  case glue, joiner
  /// A line separator, and the carriage return before a line feed.
  case lineEnd, carriageReturn

  /// Whether the character ends a line or is part of what ends it.
  var separatesLines: Bool { self == .lineEnd || self == .carriageReturn }
}

extension LineBreakClass {
  /// Creates the class of a character in a text of a language. Source: ICU, `line_cj.txt` and `line_normal.txt`.
  init(_ scalar: UInt32, in tailoring: LineBreakTailoring) {
    self.init(scalar)
    switch tailoring {
    case .chinese where scalar == 0x201C: self = .opening
    case .chinese where scalar == 0x201D: self = .closing
    case .japanese where LineBreakClass.isSmallKana(scalar): self = .ideographic
    default: break
    }
  }

  /// Creates the class of a character. Source: Unicode 15, `LineBreak.txt`, the characters of ordinary texts.
  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case _ where LineSpace.isLineEnd(scalar): .lineEnd
      case 0x20: .space
      case 0..<0x80: .basic(scalar)
      case 0x80..<0x2000: .ofOtherScripts(scalar)
      case 0x2000..<0x2070: .ofGeneralPunctuation(scalar)
      case 0x2070..<0x2E80: .ofSymbols(scalar)
      case 0x2E80..<0x3100, 0x31F0...0x31FF: .ofKana(scalar)
      case 0x3100...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: .ideographic
      case 0xFE30...0xFE4F, 0xFF00...0xFFEF: .ofFullwidthForms(scalar)
      case 0xFEFF: .joiner
      case 0xFFFC: .object
      case 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFB4F: .hebrew
      case 0x17000...0x18D08, 0x1B000...0x1B2FB, 0x1F000...0x1FAFF, 0x20000...0x3FFFD: .ideographic
      default: .alphabetic
      }
  }

  /// The class of an ASCII character.
  private static func basic(_ scalar: UInt32) -> LineBreakClass {
    switch Character(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar))) {
    case "0"..."9": .numeric
    case "(", "[", "{": .opening
    case ")", "]": .parenthesis
    case "}": .closing
    case "!", "?": .exclamation
    case ",", ".", ":", ";": .infix
    case "/": .slash
    case "\"", "'": .quotation
    case "$", "+", "\\": .prefix
    case "%": .postfix
    case "-": .hyphen
    case "|", "\t": .breakAfter
    default: .alphabetic
    }
  }

  /// The class of a character of the scripts before U+2000.
  private static func ofOtherScripts(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0xA0: .glue
    case 0xA1, 0xBF: .opening
    case 0xA2, 0xB0, 0x609...0x60B, 0x66A, 0x9F2, 0x9F3: .postfix
    case 0xA3...0xA5, 0xB1, 0x9FB, 0xAF1, 0xBF9, 0xE3F, 0x17DB: .prefix
    case 0xAB, 0xBB: .quotation
    case 0xAD, 0x58A, 0x5BE, 0x964, 0x965, 0x1361, 0x1680: .breakAfter
    case 0x37E, 0x589, 0x60C, 0x60D: .infix
    case 0x5C6, 0x61B, 0x61D...0x61F, 0x6D4: .exclamation
    case 0x660...0x669, 0x6F0...0x6F9, 0xE50...0xE59, 0xED0...0xED9, 0xF20...0xF29, 0x1040...0x1049,
      0x17E0...0x17E9:
      .numeric
    case 0x966...0xDEF where 0x66...0x6F ~= scalar & 0x7F: .numeric
    case 0x5D0...0x5EA, 0x5EF...0x5F2: .hebrew
    case 0xB4, 0x2C8, 0x2CC, 0x2DF: .breakBefore
    case 0x1100...0x11FF: .ideographic
    default: .alphabetic
    }
  }

  private static func ofGeneralPunctuation(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x2007, 0x2011, 0x202F: .glue
    case 0x200B: .zeroWidthSpace
    case 0x2060: .joiner
    case 0x2010: .trueHyphen
    case 0x2000...0x200A, 0x2012, 0x2013, 0x2027, 0x2056, 0x2058...0x205B, 0x205D...0x205F:
      .breakAfter
    case 0x2014: .dash
    case 0x201A, 0x201E, 0x2045: .opening
    case 0x2046: .closing
    case 0x2018...0x201F, 0x2039, 0x203A: .quotation
    case 0x2024...0x2026: .inseparable
    case 0x2030...0x2037, 0x2057: .postfix
    case 0x203C, 0x203D, 0x2047...0x2049: .nonStarter
    case 0x2044: .infix
    default: .alphabetic
    }
  }

  private static func ofSymbols(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x20A7, 0x20B6, 0x20BB, 0x20BE, 0x20C0, 0x2103, 0x2109: .postfix
    case 0x2E3A, 0x2E3B: .dash
    case 0x207D, 0x208D, 0x2308, 0x230A, 0x2329: .opening
    case 0x207E, 0x208E, 0x2309, 0x230B, 0x232A: .closing
    case 0x2768...0x2775, 0x27E6...0x27EF: scalar & 1 == 0 ? .opening : .closing
    case 0x2983...0x2998, 0x2E22...0x2E29:
      scalar & 1 == (scalar < 0x2E00 ? 1 : 0) ? .opening : .closing
    case 0x20A0...0x20CF, 0x2116, 0x2212, 0x2213: .prefix
    case 0x231A, 0x231B, 0x23F0...0x23F3, 0x2600...0x2603, 0x2614, 0x2615, 0x2618, 0x2639...0x263B,
      0x2668, 0x267F, 0x26BD...0x26C8, 0x26D3, 0x26D4, 0x26EA, 0x26F1...0x26F5, 0x26F7...0x26FA,
      0x26FD...0x2704, 0x2708...0x270D, 0x2764:
      .ideographic
    default: .alphabetic
    }
  }

  /// The class of a character from the radicals to the end of the kana.
  private static func ofKana(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x3000: .breakAfter
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F:
      .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D:
      .wideOpening
    case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB, 0x30FD, 0x30FE:
      .nonStarter
    case _ where isSmallKana(scalar): .nonStarter
    default: .ideographic
    }
  }

  /// Whether it is a small kana or a prolonged sound mark.
  private static func isSmallKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x30FC, 0x31F0...0x31FF, 0xFF67...0xFF70:
      true
    default: false
    }
  }

  private static func ofFullwidthForms(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0xFE35...0xFE44, 0xFE47, 0xFE48: scalar & 1 == 1 ? .wideOpening : .closing
    case 0xFF01, 0xFF1F: .exclamation
    case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: .wideOpening
    case 0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64: .closing
    case 0xFF1A, 0xFF1B, 0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F: .nonStarter
    case 0xFF05, 0xFFE0: .postfix
    case 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: .prefix
    default: .ideographic
    }
  }
}

// The characters of words that `keepAll` keeps whole. Source: CSS Text 3, `word-break`.
extension LineBreakClass {
  /// Whether a character is a letter or a digit, or has one of their classes, and no dictionary divides its words.
  static func isOfWord(_ scalar: UInt32) -> Bool {
    if isOfUnspacedWord(scalar) { return false }
    switch LineBreakClass(scalar, in: .japanese) {
    case .alphabetic, .hebrew, .numeric, .ideographic: return true
    // Marks of repetition, and the mark of a long vowel in halfwidth, are letters.
    case .nonStarter:
      switch scalar {
      case 0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE, 0xFF9E, 0xFF9F: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a character is Thai, Lao, Burmese or Khmer.
  static func isOfUnspacedWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// Whether a character is neither a letter nor a digit, among the characters that the classes of both contain.
  static func isSymbol(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x80: !AsciiLineBreaks.isAlphanumeric(scalar)
    case 0xAA, 0xB2, 0xB3, 0xB5, 0xB9, 0xBA, 0xBC...0xBE: false
    case 0x80..<0xC0, 0xD7, 0xF7, 0x2000..<0x2070, 0x20A0..<0x2100, 0x2190..<0x2460,
      0x2500..<0x2776, 0x2794..<0x2C00, 0x2E00..<0x3005, 0x3008...0x3020, 0x3030,
      0x3200...0x321F, 0x322A...0x3247, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }
}
