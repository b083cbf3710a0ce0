// How texts that somebody else wrote stand in messages: short, on one line, and without power over terminals.

extension String {
  /// The text as a message quotes it: in double quotes, escaped as in JSON, control characters too, and
  /// cut after 37 scalars where it has more than 40.
  ///
  ///     "Inter".quotedInMessage   // "\"Inter\""
  public var quotedInMessage: String { Tape.quoted(shortened(self)) }

  /// The text with `\u001B` and the like in place of characters that a terminal takes for commands, or
  /// that turn the direction of what follows.
  public var withControlsEscaped: String {
    guard unicodeScalars.contains(where: \.commandsTerminals) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.commandsTerminals {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// A whole message: its control characters escaped, and its middle left out where it has more than
  /// `limit` scalars.
  public func asMessage(atMost limit: Int) -> String {
    // Escapes are six times as long as what they stand for, so what is short before may be long after.
    cutInTheMiddle(to: limit).withControlsEscaped.cutInTheMiddle(to: limit)
  }

  /// The text, its middle left out where it has more than `limit` scalars.
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

/// The text, or its first 37 scalars and an ellipsis where it is longer than 40.
func shortened(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard scalars.index(scalars.startIndex, offsetBy: 41, limitedBy: scalars.endIndex) != nil else {
    return text
  }
  return String(String.UnicodeScalarView(scalars.prefix(37))) + "…"
}

extension Unicode.Scalar {
  /// Whether a terminal takes it for a command, or for one to turn the direction of what follows.
  ///
  /// These are the controls C0 and C1 with delete, the separators of lines and paragraphs, and the
  /// embeddings, overrides and isolates of Unicode Standard Annex 9.
  package var commandsTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
