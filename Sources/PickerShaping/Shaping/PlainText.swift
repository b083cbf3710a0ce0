import CPickerHarfBuzz
import PickerGeometry

/// Tells texts that are plainly one run from left to right: Latin letters, digits, punctuation
/// and spaces. They need no itemizing.
struct PlainText {
  var script: hb_script_t
  var direction: LayoutDirection?
  var isASCII = true

  /// How many bytes are shaped at once, at most.
  static let longest = 4096

  /// Nil where the text has to be looked at more closely.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, direction asked: LayoutDirection?) {
    if asked == .rightToLeft || bytes.count > PlainText.longest { return nil }
    var hasLetter = false
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      if byte < 0x80 {
        guard byte >= 0x20, byte != 0x7F else { return nil }
        hasLetter = hasLetter || (byte | 0x20) &- 0x61 < 26
        i += 1
      } else {
        guard let (isLetter, length) = PlainText.look(bytes, at: i) else { return nil }
        hasLetter = hasLetter || isLetter
        isASCII = false
        i += length
      }
    }
    script = hasLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    direction = asked ?? (hasLetter ? .leftToRight : nil)
  }

  /// Whether a character beyond ASCII is a Latin letter; nil where it is neither that nor common
  /// punctuation.
  private static func look(
    _ bytes: UnsafeBufferPointer<UInt8>, at i: Int
  ) -> (isLetter: Bool, length: Int)? {
    let lead = UInt32(bytes[i])
    if lead >= 0xC2, lead <= 0xC9, i + 1 < bytes.count {
      switch (lead & 0x1F) << 6 | UInt32(bytes[i + 1] & 0x3F) {
      case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: return (true, 2)
      case 0xA0...0xA8, 0xAB...0xAC, 0xAF...0xB4, 0xB6, 0xB8...0xBF, 0xD7, 0xF7: return (false, 2)
      default: return nil
      }
    }
    guard lead == 0xE1 || lead == 0xE2, i + 2 < bytes.count else { return nil }
    let middle = UInt32(bytes[i + 1] & 0x3F)
    switch (lead & 0xF) << 12 | middle << 6 | UInt32(bytes[i + 2] & 0x3F) {
    case 0x1E00...0x1EFF: return (true, 3)
    case 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20C0: return (false, 3)
    default: return nil
    }
  }
}
