import PickerControls
import PickerText

/// The `Plural-Forms` of a gettext catalogue: how many forms there are, and which a count takes.
///
///     nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);
struct PluralForms {
  let count: Int
  /// The index of the form for each category of CLDR that the language has.
  let indices: [PluralCategory: Int]

  /// The maximum number of forms; Arabic and Cornish have six.
  private static let maximumCount = 16

  /// Reads the header, or takes the two forms of English without one, as gettext does.
  ///
  /// - Throws: `nplurals=2: the form of 5 has the index 2`.
  init(header: String?, language: String) throws(PluralExpressionError) {
    let header = header ?? "nplurals=2; plural=n != 1"
    guard let digits = PluralForms.value(of: "nplurals", in: header), let count = Int(digits),
      (1...PluralForms.maximumCount).contains(count)
    else {
      throw PluralExpressionError(
        message: "expected \"nplurals=\" with a number from 1 to \(PluralForms.maximumCount)")
    }
    guard let text = PluralForms.value(of: "plural", in: header) else {
      throw PluralExpressionError(message: "expected \"plural=\" with an expression")
    }
    self.count = count
    indices = try PluralForms.indices(
      of: PluralExpression(parsing: text), count: count, language: language)
  }

  /// The value of `name=value;`.
  private static func value(of name: String, in header: String) -> String? {
    for field in header.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmed == name else { continue }
      return parts[1].trimmed
    }
    return nil
  }

  /// The index that most counts of a category have; of two indices that of the smaller count.
  private static func indices(
    of expression: PluralExpression, count: Int, language: String
  ) throws(PluralExpressionError) -> [PluralCategory: Int] {
    var frequencies: [PluralCategory: [Int]] = [:]
    // All rules but those of millions are periodic in 100 or 1000.
    for number in Array(0...200) + [1000, 1001, 100_000, 1_000_000, 2_000_000] {
      guard let index = expression.index(for: UInt64(number)) else {
        throw PluralExpressionError(message: "the form of \(number) divides by zero")
      }
      guard index < UInt64(count) else {
        throw PluralExpressionError(
          message: "nplurals=\(count): the form of \(number) has the index \(index)")
      }
      let category = PluralCategory(of: number, language: language)
      frequencies[category, default: Array(repeating: 0, count: count)][Int(index)] += 1
    }
    return frequencies.mapValues { frequencies in
      frequencies.firstIndex(of: frequencies.max() ?? 0) ?? 0
    }
  }

  /// The text with these forms, of which some may be missing; nil if all are.
  func text(_ forms: [Int: String]) -> TranslatedText? {
    // A language such as Polish uses "other" for fractions only, and gettext has none.
    let last = (0..<count).last { forms[$0] != nil }.flatMap { forms[$0] }
    guard let other = indices[.other].flatMap({ forms[$0] }) ?? last else { return nil }
    var text = TranslatedText(other)
    for (category, index) in indices where category != .other {
      text.forms[category] = forms[index]
    }
    return text
  }
}
