extension String {
  /// The text without U+0000, which ends C strings, and with U+FFFD in place of noncharacters, for which cairo
  /// rejects the text and thereby the complete page.
  ///
  /// Source: The Unicode Standard, section 23.7 (Noncharacters).
  var readableByCairo: String {
    guard unicodeScalars.contains(where: { $0.value == 0 || $0.isNoncharacter }) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars where scalar.value != 0 {
      text.unicodeScalars.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar)
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isNoncharacter: Bool {
    (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }
}
