/// The plural categories of CLDR: the noun forms that a language uses for different counts.
///
/// Source: CLDR, Language Plural Rules.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Selects the plural category of a number in a language.
public protocol PluralSelecting: Sendable {
  /// Returns the plural category of `count`.
  ///
  /// - Parameter language: A BCP 47 tag; nil uses the rules of English.
  func pluralCategory(of count: Int, language: String?) -> PluralCategory
}
