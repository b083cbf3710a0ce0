/// A sample shown in place of a placeholder such as `{name}` while a text is checked.
public enum TextSample: Hashable, Sendable {
  /// A number. It is formatted for each locale, and its plural form is shown.
  case number(Double)
  /// A text. All locales show it unchanged.
  case text(String)
}
