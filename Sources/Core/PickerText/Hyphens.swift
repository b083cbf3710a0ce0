/// Whether words are hyphenated at line breaks. Source: CSS Text 3, `hyphens`.
public enum Hyphens: String, Hashable, Sendable, CaseIterable {
  /// Words are divided only at the soft hyphens (U+00AD) in the text.
  case manual
  /// Words without soft hyphens are also divided: by the patterns of the language, if they are installed, or by
  /// ``AdvanceMeasuring/wordDivisions(in:language:)``.
  ///
  /// Like ``manual`` if there are no patterns, or no language.
  case auto
  /// Words are not divided, not even at soft hyphens.
  case none

  /// The invisible character at which a word may be divided.
  package static let softHyphen: Unicode.Scalar = "\u{AD}"
}

extension String {
  /// The text without the hyphens that divide words at the ends of lines, and without soft hyphens: what it says.
  ///
  /// A divided word ends its line with a soft hyphen and a visible one, which distinguishes it from a hyphen in the
  /// text.
  package var withoutSoftHyphens: String {
    guard utf8.contains(0xAD) else { return self }
    var text = ""
    var divided = Division.none
    for scalar in unicodeScalars {
      switch (divided, scalar) {
      case (_, Hyphens.softHyphen): divided = .softHyphen
      case (.softHyphen, "\u{2010}"), (.softHyphen, "-"): divided = .hyphen(scalar)
      case (.hyphen, "\n"): divided = .none
      default:
        if case .hyphen(let hyphen) = divided { text.unicodeScalars.append(hyphen) }
        text.unicodeScalars.append(scalar)
        divided = .none
      }
    }
    if case .hyphen(let hyphen) = divided { text.unicodeScalars.append(hyphen) }
    return text
  }
}

/// The character that precedes a character of a text: a soft hyphen, or the visible hyphen after one.
private enum Division {
  case none, softHyphen
  case hyphen(Unicode.Scalar)
}
