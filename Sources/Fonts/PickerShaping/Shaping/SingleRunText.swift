import CPickerHarfBuzz
import PickerGeometry

/// The fast path: recognises a text that is a single run, with letters of one script and one direction, common
/// punctuation and spaces. Such a text skips itemization, which costs more than shaping a short label.
struct SingleRunText {
  /// The script of the letters; common if there is none.
  private(set) var script = HB_SCRIPT_COMMON
  private(set) var direction: LayoutDirection?
  /// The bidi embedding level: 1 in right-to-left scripts, else 0.
  private(set) var level: UInt8 = 0
  private(set) var isASCII = true
  private(set) var hasSpace = false
  /// A letter of the script, with which a face can be rejected early; a space for Latin and common.
  private(set) var letter: UInt32 = 0x20
  /// Whether there is a non-ASCII character of the common script.
  private var hasNonASCIICommon = false

  /// The maximum number of bytes shaped at once.
  static let maximumLength = 4096

  /// Returns nil if the text requires itemization.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, direction requested: LayoutDirection?) {
    if bytes.count > SingleRunText.maximumLength || !read(bytes) { return nil }
    direction = requested
    switch script {
    case HB_SCRIPT_HEBREW, HB_SCRIPT_ARABIC:
      if !isAllRightToLeft(bytes, in: requested) { return nil }
      level = 1
      direction = requested ?? .rightToLeft
    default:
      // There, left-to-right letters have level 2 and neutral characters at the ends level 1.
      if requested == .rightToLeft { return nil }
      if script != HB_SCRIPT_COMMON { direction = requested ?? .leftToRight }
    }
  }

  /// Returns false at a control character or a second script.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var hasLatin = false
    var i = 0
    while let word = bytes.eightASCII(at: i) {
      if word.hasControl { return false }
      hasLatin = hasLatin || word.hasLetter
      hasSpace = hasSpace || word.firstSpace != nil
      i &+= 8
      // The last eight bytes overlap those before them; testing some twice changes nothing.
      if i < bytes.count, i &+ 8 > bytes.count { i = bytes.count &- 8 }
    }
    while i < bytes.count, bytes[i] < 0x80 {
      let byte = bytes[i]
      if byte < 0x20 || byte == 0x7F { return false }
      hasLatin = hasLatin || (byte | 0x20) &- 0x61 < 26
      hasSpace = hasSpace || byte == 0x20
      i += 1
    }
    if hasLatin { script = HB_SCRIPT_LATIN }
    isASCII = i == bytes.count
    return isASCII || readNonASCII(bytes, from: i)
  }

  private mutating func readNonASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var letters = SingleRunText.commonLetters(of: script)
    for scalar in UTF8Scalars(bytes, start..<bytes.count) {
      if scalar == 0x20 {
        hasSpace = true
        continue
      }
      if letters.contains(scalar) { continue }
      let own = SingleRunText.script(of: scalar)
      if own == HB_SCRIPT_INVALID { return false }
      if own == HB_SCRIPT_COMMON { hasNonASCIICommon = hasNonASCIICommon || scalar >= 0x80 }
      if own == HB_SCRIPT_COMMON || own == script { continue }
      // The first letter decides script and direction. A mark cannot, because it has no strong direction.
      if script != HB_SCRIPT_COMMON || SingleRunText.isMark(scalar) { return false }
      script = own
      letters = SingleRunText.commonLetters(of: own)
      if own != HB_SCRIPT_LATIN { letter = scalar }
    }
    return true
  }

  /// Whether every character of a text with right-to-left letters has level 1.
  ///
  /// That holds if the rest is ASCII punctuation and spaces, and, in a left-to-right paragraph, if the text
  /// begins and ends with letters: there, neutral characters at the ends would have level 0.
  private func isAllRightToLeft(
    _ bytes: UnsafeBufferPointer<UInt8>, in requested: LayoutDirection?
  ) -> Bool {
    if hasNonASCIICommon { return false }
    // Digits run from left to right in right-to-left text, at a level of their own (UAX #9, W2 and I2).
    for byte in bytes where byte &- 0x30 < 10 { return false }
    guard requested == .leftToRight, let first = bytes.first, let last = bytes.last else {
      return true
    }
    return first >= 0x80 && last >= 0x80
  }

  /// Whether a character of the ranges below is a combining mark, which has no strong direction.
  private static func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x93E...0x94F, 0x962...0x963, 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: true
    default: false
    }
  }

  /// The main range of letters of a script, a subset of those that ``script(of:)`` recognises.
  private static func commonLetters(of script: hb_script_t) -> Range<UInt32> {
    switch script {
    case HB_SCRIPT_LATIN: 0x61..<0x7B
    case HB_SCRIPT_GREEK: 0x3A3..<0x3E2
    case HB_SCRIPT_CYRILLIC: 0x400..<0x483
    case HB_SCRIPT_HEBREW: 0x5D0..<0x5EB
    case HB_SCRIPT_ARABIC: 0x620..<0x640
    case HB_SCRIPT_DEVANAGARI: 0x904..<0x93A
    case HB_SCRIPT_THAI: 0xE01..<0xE3B
    case HB_SCRIPT_HIRAGANA: 0x3041..<0x3097
    case HB_SCRIPT_KATAKANA: 0x30A1..<0x30FB
    case HB_SCRIPT_HAN: 0x4E00..<0xA000
    case HB_SCRIPT_HANGUL: 0xAC00..<0xD7A4
    default: 0..<0
    }
  }

  /// The script of a letter; common for punctuation, digits and spaces; invalid for characters that require
  /// itemization, such as marks.
  @inline(__always)
  private static func script(of scalar: UInt32) -> hb_script_t {
    switch scalar {
    case 0x61...0x7A, 0x41...0x5A: HB_SCRIPT_LATIN
    case 0x20..<0x7F: HB_SCRIPT_COMMON
    case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: HB_SCRIPT_LATIN
    case 0xA0...0xA8, 0xAB...0xAC, 0xAF...0xB4, 0xB6, 0xB8...0xBF, 0xD7, 0xF7: HB_SCRIPT_COMMON
    case 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20C0: HB_SCRIPT_COMMON
    case 0x386, 0x388...0x38A, 0x38C, 0x38E...0x3A1, 0x3A3...0x3E1: HB_SCRIPT_GREEK
    case 0x400...0x482, 0x48A...0x52F: HB_SCRIPT_CYRILLIC
    case 0x5D0...0x5EA: HB_SCRIPT_HEBREW
    case 0x620...0x63F, 0x641...0x64A, 0x671...0x6D3: HB_SCRIPT_ARABIC
    case 0x904...0x939, 0x93E...0x94F, 0x958...0x961: HB_SCRIPT_DEVANAGARI
    case 0xE01...0xE3A, 0xE40...0xE4E: HB_SCRIPT_THAI
    case 0x3041...0x3096: HB_SCRIPT_HIRAGANA
    case 0x30A1...0x30FA: HB_SCRIPT_KATAKANA
    case 0x4E00...0x9FFF: HB_SCRIPT_HAN
    case 0xAC00...0xD7A3: HB_SCRIPT_HANGUL
    default: HB_SCRIPT_INVALID
    }
  }
}
