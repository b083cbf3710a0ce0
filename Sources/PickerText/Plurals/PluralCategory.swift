/// The plural categories of CLDR: the noun forms that a language uses for different counts.
///
///     PluralCategory(of: 3, language: "pl")   // few, as in "3 pliki"
///
/// Source: CLDR, Language Plural Rules.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// Creates the category that a language uses for `count` things, by the cardinal rules of CLDR 42.
  ///
  /// - Parameters:
  ///   - count: The number of things; a negative one has the category of its absolute value.
  ///   - language: A BCP 47 tag such as `pl` or `pt-PT`, in upper or lower case. Nil, or a tag without a language
  ///     such as `x-own`, uses the rules of English; a language that CLDR does not know has only ``other``.
  public init(of count: Int, language: String? = nil) {
    let rule = language.map { PluralRule(of: $0) } ?? .english
    self = rule.category(of: count.magnitude)
  }
}
