import PickerText

/// The built-in words of one language, in one string that is split when the language is first used.
final class WordTable: Sendable {
  /// The language: a BCP 47 tag of one subtag.
  let language: String
  /// How the language writes numbers.
  let numbers: NumberSigns
  /// The plural categories of whole numbers, in the order of the forms.
  let categories: [PluralCategory]
  /// The header, and one line for each ``Word``.
  private let lines: [Substring]

  /// Creates a table.
  ///
  /// - Parameter text: A header of the decimal separator, the group separator, the number of digits before the first group separator,
  ///   the pattern of percentages and the plural categories, separated by spaces; then one line for each ``Word``, in that order.
  ///   Plural forms are separated by vertical lines.
  init(_ language: String, _ text: String) {
    self.language = language
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines[0].split(separator: " ").map { String($0) }
    numbers = NumberSigns(
      decimal: header[0], group: header[1], percent: header[3],
      firstGrouped: header[2] == "2" ? 10_000 : 1000)
    categories = header[4...].compactMap { PluralCategory(rawValue: $0) }
  }

  /// The number of words.
  var count: Int { lines.count - 1 }

  /// The text of a word, with all its plural forms.
  subscript(word: Word) -> String { String(lines[word.line]) }

  /// The text of a word for a number of things.
  func text(of word: Word, for count: Int) -> String {
    let forms = lines[word.line].split(separator: "|", omittingEmptySubsequences: false)
    let category = PluralCategory(of: count, language: language)
    let place = categories.firstIndex(of: category) ?? forms.count - 1
    return String(forms[min(place, forms.count - 1)])
  }
}

/// The signs with which a language writes numbers, in ASCII digits; `NumberFormat` of `PickerCheck` has all locales, for samples.
///
/// Source: CLDR 42, numbers.
struct NumberSigns: Sendable {
  /// The decimal separator.
  let decimal: String
  /// The separator between groups of three digits.
  let group: String
  /// A percentage, in which `#` represents the number.
  let percent: String
  /// The smallest number with group separators.
  let firstGrouped: UInt

  /// A whole number: `1,234`.
  func text(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    guard number.magnitude >= firstGrouped else { return String(number) }
    var text = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += group }
      text.append(digit)
    }
    return text
  }

  /// A whole percentage: `66%`.
  func text(ofPercentage number: Int) -> String {
    percent.filling("#", with: text(number))
  }
}
