import PickerControls
import PickerText

/// The `Plural-Forms` of a gettext catalogue: the number of forms, and the form for each count.
///
///     nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);
struct PluralForms {
  let count: Int
  /// The index of the form for each category of CLDR that the language has.
  let indices: [PluralCategory: Int]
  /// The error of the header; nil if it is valid.
  private(set) var problem: String?

  /// The maximum number of forms; Arabic and Cornish have six.
  private static let maximumCount = 16

  /// Reads the header; without a readable one, it uses the two forms of English, like gettext.
  init(header: String?, language: String) {
    do throws(PluralExpressionError) {
      try self.init(parsing: header ?? "nplurals=2; plural=n != 1", language: language)
    } catch {
      self.init(inEnglish: language)
      problem = error.message
    }
  }

  /// The forms of a language in Qt: CLDR's in their order, except for a few languages.
  ///
  /// Source: Qt Linguist, `numerus.cpp`.
  init(qtLanguage tag: String, count: Int) {
    let language = String(tag.prefix { $0 != "-" })
    if let expression = PluralForms.qtExpressions[language] {
      self.init(header: "nplurals=\(max(1, count)); plural=\(expression)", language: tag)
    } else {
      self.init(qtLanguage: tag, inOrder: count)
    }
  }

  private init(qtLanguage tag: String, inOrder count: Int) {
    let categories = PluralCategory.categories(of: 0...999, language: tag)
    let known = PluralCategory.allCases.filter { categories.contains($0) }
    self.count = count
    if known.count == count {
      indices = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1, $0) })
    } else {
      indices = PluralForms.indices(of: tag) { $0 == 1 || count < 2 ? 0 : 1 }
    }
  }

  /// The rules of the languages that have more forms in Qt than in CLDR, fewer but not two, or another order.
  private static let qtExpressions = [
    "lv": "n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2", "ga": "n==1 ? 0 : n==2 ? 1 : 2",
    "gv": "n==1 ? 0 : n==2 ? 1 : 2", "mk": "n%10==1 ? 0 : n%10==2 ? 1 : 2",
    "mt": "n==1 ? 0 : n==0 || n%100>=1 && n%100<=10 ? 1 : n%100>=11 && n%100<=19 ? 2 : 3",
    "cy": "n==0 ? 0 : n==1 ? 1 : n>=2 && n<=5 ? 2 : n==6 ? 3 : 4",
  ]

  private init(inEnglish language: String) {
    count = 2
    indices = PluralForms.indices(of: language) { $0 == 1 ? 0 : 1 }
  }

  /// - Throws: `expected "plural=" with an expression`.
  private init(parsing header: String, language: String) throws(PluralExpressionError) {
    guard let digits = PluralForms.value(of: "nplurals", in: header), let count = Int(digits),
      (1...PluralForms.maximumCount).contains(count)
    else {
      throw PluralExpressionError(
        message: "expected \"nplurals=\" with a number from 1 to \(PluralForms.maximumCount)")
    }
    guard let text = PluralForms.value(of: "plural", in: header) else {
      throw PluralExpressionError(message: "expected \"plural=\" with an expression")
    }
    let expression = try PluralExpression(parsing: text)
    let found = try PluralForms.numbers.map { (number) throws(PluralExpressionError) in
      guard let index = expression.index(for: UInt64(number)) else {
        throw PluralExpressionError(message: "the form of \(number) divides by zero")
      }
      return index
    }
    let highest = found.max() ?? 0
    if let place = found.firstIndex(where: { $0 >= UInt64(count) }) {
      let form = "the form of \(PluralForms.numbers[place]) has the index \(found[place])"
      problem = "nplurals=\(count): \(form)"
    }
    guard highest < UInt64(PluralForms.maximumCount) else {
      throw PluralExpressionError(message: problem ?? "")
    }
    // The forms are there, whatever their number is said to be.
    self.count = max(count, Int(highest) + 1)
    indices = PluralForms.indices(of: language) { Int(expression.index(for: $0) ?? 0) }
  }

  /// All rules except for millions are periodic in 100 or 1000.
  private static let numbers = Array(0...200) + [1000, 1001, 100_000, 1_000_000, 2_000_000]

  /// The value of `name=value;`, also after another word, such as the name of the header once more.
  private static func value(of name: String, in header: String) -> String? {
    for field in header.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].split(separator: " ").last == name[...] else { continue }
      return parts[1].trimmed
    }
    return nil
  }

  /// The most frequent index of a category's counts; among equals, the index of the smaller count.
  private static func indices(
    of language: String, index: (UInt64) -> Int
  ) -> [PluralCategory: Int] {
    var frequencies: [PluralCategory: [Int]] = [:]
    for number in numbers {
      let category = PluralCategory(of: number, language: language)
      let place = index(UInt64(number))
      frequencies[category, default: Array(repeating: 0, count: maximumCount)][place] += 1
    }
    return frequencies.mapValues { frequencies in
      frequencies.firstIndex(of: frequencies.max() ?? 0) ?? 0
    }
  }

  /// The text with these forms, some of which may be missing; nil if all are.
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

  /// The categories with a form.
  func categories(of forms: [Int: String]) -> Set<PluralCategory> {
    Set(indices.filter { forms[$0.value] != nil }.keys)
  }
}
