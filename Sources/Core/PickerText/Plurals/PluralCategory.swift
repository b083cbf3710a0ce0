/// The plural categories of CLDR: the noun forms that a language uses for different counts.
///
///     PluralCategory(of: 3, language: "pl")   // few, as in "3 pliki"
///
/// Source: CLDR, Language Plural Rules.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// The form for zero, for example in Arabic and Latvian.
  case zero
  /// The form for one. In many languages it is also used for other counts, such as 21.
  case one
  /// The form for two, for example in Arabic and Welsh.
  case two
  /// The form for a few, for example for 2 to 4 in Czech.
  case few
  /// The form for many, for example for 5 and more in Polish.
  case many
  /// The form for every other count, which all languages have.
  case other
}

extension PluralCategory {
  /// Creates the category that a language uses for `count` things, by the cardinal rules of CLDR 42.
  ///
  /// - Parameters:
  ///   - count: The number of things. A negative number has the category of its absolute value.
  ///   - language: A BCP 47 tag such as `pl` or `pt-PT`, in upper or lower case. Nil, or a tag without a language
  ///     such as `x-own`, uses the rules of English. A language that CLDR does not know has only ``other``.
  public init(of count: Int, language: String? = nil) {
    let rule = language.map { PluralRule(of: $0) } ?? .english
    self = rule.category(of: count.magnitude)
  }

  /// Returns the categories that a language uses for several counts, whose rule is looked up once.
  package static func categories(
    of counts: ClosedRange<Int>, language: String?
  ) -> [PluralCategory] {
    let rule = language.map { PluralRule(of: $0) } ?? .english
    return counts.map { rule.category(of: $0.magnitude) }
  }
}
