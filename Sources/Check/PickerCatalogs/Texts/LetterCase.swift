import PickerCheck

/// The letter case of a linked text, by the rules of its language.
///
/// Source: Unicode, *SpecialCasing.txt*; CLDR, transform *el-Upper*.
enum LetterCase: String {
  case upper, lower, capitalize

  /// Returns a text in this case: "İ" is the capital of "i" in Turkish.
  func applied(to text: String, language: String) -> String {
    switch self {
    case .upper where language.hasPrefix("el"):
      LetterCase.uppercased(String(text.map { LetterCase.withoutAccent[$0] ?? $0 }), language)
    case .upper: LetterCase.uppercased(text, language)
    case .lower: LetterCase.lowercased(text, language)
    case .capitalize:
      LetterCase.uppercased(String(text.prefix(1)), language) + text.dropFirst()
    }
  }

  private static func uppercased(_ text: String, _ language: String) -> String {
    hasDotlessLetter(language) ? text.replacing("i", with: "İ").uppercased() : text.uppercased()
  }

  private static func lowercased(_ text: String, _ language: String) -> String {
    guard hasDotlessLetter(language) else { return text.lowercased() }
    return text.replacing("İ", with: "i").replacing("I", with: "ı").lowercased()
  }

  /// Whether a language has the letter "ı".
  private static func hasDotlessLetter(_ language: String) -> Bool {
    ["tr", "az"].contains(language.prefix { $0 != "-" })
  }

  /// The Greek letters whose capitals have no accent in a text of capitals.
  private static let withoutAccent: [Character: Character] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ΐ": "ϊ", "ΰ": "ϋ",
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
}
