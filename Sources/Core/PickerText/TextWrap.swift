/// How a text of several lines is broken at its break opportunities. Source: CSS Text 4, `text-wrap-style`.
///
/// Only the breaks change: the number of lines is always the minimum, which ``wrap`` finds. A truncated text is
/// broken like with ``wrap``.
public enum TextWrap: String, Hashable, Sendable, CaseIterable {
  /// Every line takes as many words as fit.
  case wrap
  /// The lines of a paragraph have about the same width, and the last one is not a single word.
  ///
  /// Up to six lines are balanced. More lines, and lines with a word wider than a line, are broken like with
  /// ``wrap``.
  case balance
  /// Like ``wrap``, but avoids a short last line with a single word. The last four lines of a paragraph are broken
  /// again if it ends with such a line, or if the two lines before the last end with hyphens.
  case pretty
  /// Like ``wrap``: no line depends on text after the next one, so lines do not change while a text is typed.
  case stable
}
