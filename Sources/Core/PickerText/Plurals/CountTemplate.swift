/// A text with a number, in the plural forms of a language.
public struct CountTemplate: Hashable, Sendable {
  /// The form for all other plural categories.
  public var other: String
  /// Forms by CLDR plural category.
  public var forms: [PluralCategory: String]

  /// Creates a template; `{count}` is replaced by the number.
  public init(_ other: String, forms: [PluralCategory: String] = [:]) {
    self.other = other
    self.forms = forms
  }

  /// Returns the text for a number, in the form of a plural category.
  public func text(for count: Int, category: PluralCategory) -> String {
    (forms[category] ?? other).filling("{count}", with: count)
  }
}
