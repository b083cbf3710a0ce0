// Quotes untrusted text in messages: shortened, on one line, and without terminal control characters.

import PickerGeometry

extension String {
  /// The text in double quotes for a message: escaped like in JSON, including all control characters, and truncated
  /// after 37 scalars if it has more than 40.
  ///
  ///     "Inter".quotedInMessage   // "\"Inter\""
  package var quotedInMessage: String { Tape.quoted(shortened(shownPath)) }

  /// The text with terminal control characters, line separators and bidi controls escaped as `\u001B`, and U+FFFD for
  /// each byte of a path that is not UTF-8.
  package var withControlsEscaped: String {
    guard unicodeScalars.contains(where: { $0.isTerminalControl || $0.isPathByte }) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isTerminalControl {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar.isPathByte ? "\u{FFFD}" : scalar)
      }
    }
    return text
  }

  /// Returns the text as a complete message: control characters escaped, and shortened in the middle if it has more
  /// than `limit` scalars.
  package func asMessage(atMost limit: Int) -> String {
    // Escaping makes a character six times as long, so the text is shortened again afterwards. The first time
    // bounds the work.
    cutInTheMiddle(to: limit).withControlsEscaped.cutInTheMiddle(to: limit)
  }

  /// The text, shortened in its middle if it has more than `limit` scalars.
  private func cutInTheMiddle(to limit: Int) -> String {
    let scalars = unicodeScalars
    guard scalars.index(scalars.startIndex, offsetBy: limit + 1, limitedBy: scalars.endIndex) != nil
    else { return self }
    let half = (limit - 1) / 2
    let ends = [scalars.prefix(half), scalars.suffix(half)].map {
      String(String.UnicodeScalarView($0))
    }
    return ends.joined(separator: "…")
  }
}

/// Returns the text, or its first 37 scalars and an ellipsis if it has more than 40.
func shortened(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard scalars.index(scalars.startIndex, offsetBy: 41, limitedBy: scalars.endIndex) != nil else {
    return text
  }
  return String(String.UnicodeScalarView(scalars.prefix(37))) + "…"
}

extension Unicode.Scalar {
  /// Whether a terminal may interpret it as a command or as a change of direction.
  ///
  /// Includes the C0 and C1 controls with delete, the line and paragraph separators, and the embeddings, overrides
  /// and isolates of Unicode Standard Annex 9.
  package var isTerminalControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
