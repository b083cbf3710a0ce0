/// Where Chromium and WebKit break lines between two ASCII characters, instead of by UAX #14.
///
/// Breaks are before opening brackets that follow punctuation, and after `-` and `?`. Source: the rules that Blink's and WebKit's
/// `LineBreakData` state.
///
///     and/or   a.b|(c)   well-|known   what?|else    (| is an opportunity)
enum AsciiLineBreaks {
  private static let brackets = CharacterMask("(<[{")
  /// Nothing breaks after these, nor after letters and digits.
  private static let neverAfter = CharacterMask("$'(/<@[^_`{\u{7F}")
  private static let neverBefore = CharacterMask("!),./:;?]}")
  private static let neverAfterQuestion = CharacterMask("\"'")
  private static let neverAfterHyphen = CharacterMask("$")
  private static let neverAfterWebKitHyphen = CharacterMask(",.")

  /// Whether a line may break between two printable characters.
  ///
  /// - Parameter beforeLast: The character before `last`; 0: none.
  static func allow(
    between last: UInt32, and next: UInt32, after beforeLast: UInt32, in browser: Browser
  ) -> Bool {
    switch last {
    // A hyphen after anything but a letter or a digit may be a minus sign.
    case 0x2D where isDigit(next): isAlphanumeric(beforeLast)
    case 0x2D where browser == .webkit: !neverAfterWebKitHyphen.contains(next)
    case 0x2D: !neverBefore.contains(next) && !neverAfterHyphen.contains(next)
    case 0x3F: !neverBefore.contains(next) && !neverAfterQuestion.contains(next)
    default: brackets.contains(next) && !neverAfter.contains(last) && !isAlphanumeric(last)
    }
  }

  static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

  static func isAlphanumeric(_ scalar: UInt32) -> Bool {
    isDigit(scalar) || scalar < 0x80 && 0x61...0x7A ~= scalar | 0x20
  }
}

/// A set of ASCII characters.
private struct CharacterMask {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: StaticString) {
    characters.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }
  }

  func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<64: low >> UInt64(scalar) & 1 == 1
    case 64..<128: high >> UInt64(scalar - 64) & 1 == 1
    default: false
    }
  }
}
