/// How a text of several lines is broken at its break opportunities. Source: CSS Text 4, `text-wrap-style`.
///
/// Only lines are chosen: their number is always the minimum, which ``wrap`` finds. A text that is truncated is broken as by ``wrap``.
public enum TextWrap: String, Hashable, Sendable, CaseIterable {
  /// Every line takes as many words as fit.
  case wrap
  /// The lines of a paragraph are about equally wide, and the last one is not a single word.
  ///
  /// Up to six lines are balanced; more are broken as by ``wrap``, and so are those with a word that is wider than a line.
  case balance
  /// As ``wrap``, without a short last line of a single word: the last four lines of a paragraph are broken again
  /// if it ends with one, and if the two lines before the last end with hyphens.
  case pretty
  /// As ``wrap``: no line depends on the text after the next one, so that lines stay as they are while a text is written.
  case stable
}
