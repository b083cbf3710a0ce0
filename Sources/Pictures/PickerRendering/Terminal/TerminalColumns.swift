import PickerJSON
import PickerText

// Implemented here because the C library's `wcwidth` depends on the locale and the Unicode version of the system,
// so that output would differ between systems, and because it counts scalars instead of grapheme clusters.
extension String {
  /// The number of terminal columns that the text takes.
  package var terminalColumns: Int {
    // Of most texts, graphemes need not be found.
    let isPlain = utf8.allSatisfy { 0x20..<0x7F ~= $0 }
    return isPlain ? utf8.count : reduce(0) { $0 + $1.terminalColumns }
  }

  /// Returns the text truncated to `columns`, with an ellipsis if anything is missing.
  package func truncated(toColumns columns: Int) -> String {
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

  /// The text with visible symbols in place of control characters, so that labels cannot send commands to the
  /// terminal, and without soft hyphens, which some terminals show.
  package var withoutControls: String {
    let isPlain = !unicodeScalars.contains { $0.isTerminalControl || $0 == Hyphens.softHyphen }
    if isPlain { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.lazy.filter { $0 != Hyphens.softHyphen }.map { scalar in
          guard scalar.isTerminalControl else { return scalar }
          return Unicode.Scalar(scalar.value < 0x20 ? 0x2400 + scalar.value : 0xFFFD) ?? scalar
        }))
  }
}

extension Character {
  /// The number of columns: 2 for East Asian wide characters and emoji, 0 for marks and format characters,
  /// else 1.
  package var terminalColumns: Int {
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
    // Hangul vowels and final consonants, which combine with the preceding syllable.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return isWide ? 2 : 1
  }

  /// Source: Unicode Standard Annex 11, classes W and F, without emoji.
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
