/// What a language tells apart when it counts: one chip, two chips, many chips.
///
/// Source: CLDR, Language Plural Rules.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Knows which form a number takes in a language.
public protocol PluralSelecting: Sendable {
  /// The category of `count`.
  ///
  /// - Parameter language: A BCP 47 tag; nil counts as English does.
  func pluralCategory(of count: Int, language: String?) -> PluralCategory
}
