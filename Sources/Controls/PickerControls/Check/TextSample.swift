/// A sample shown in place of a placeholder such as `{name}` while a text is checked.
public enum TextSample: Hashable, Sendable {
  /// A number, which is formatted for each locale, and whose plural form is shown.
  case number(Double)
  /// A text, which is shown as it is in all locales.
  case text(String)
}
