/// The plural categories of CLDR: the noun forms that a language uses for different counts.
///
/// Source: CLDR, Language Plural Rules.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
