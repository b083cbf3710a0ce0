import PickerJSON

// Our own: the C library's `wcwidth` goes by the locale and by the Unicode of the system, so that the same tree
// would be drawn in another way elsewhere, and it counts scalars, where a terminal shows clusters.
extension String {
  /// How many columns of a terminal the text takes.
  var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }

  /// As much of the text as fits, with an ellipsis where something is missing.
  func cut(toColumns columns: Int) -> String {
    guard terminalColumns > columns else { return self }
    guard columns > 0 else { return "" }
    var shown = ""
    var used = 1
    for character in self {
      used += character.terminalColumns
      if used > columns { break }
      shown.append(character)
    }
    return shown + "…"
  }

  /// The text with pictures in place of control characters, so that no label commands the terminal.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.commandsTerminals) else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard scalar.commandsTerminals else { return scalar }
          return Unicode.Scalar(scalar.value < 0x20 ? 0x2400 + scalar.value : 0xFFFD) ?? scalar
        }))
  }
}

extension Character {
  /// Two for East Asian wide characters and emoji, none for what only changes others, else one.
  var terminalColumns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { $0 + $1.terminalColumns }
  }
}

extension Unicode.Scalar {
  fileprivate var terminalColumns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Vowels and final consonants that join the syllable before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return isWide ? 2 : 1
  }

  /// Source: Unicode Standard Annex 11, the classes W and F, without emoji.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
