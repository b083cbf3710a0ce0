/// The style of a font: upright, italic or oblique.
///
/// Source: CSS Fonts Level 4, `font-style`.
public enum FontStyle: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case normal
  /// Cursive letterforms of an italic face; falls back to ``oblique``.
  case italic
  /// Upright letterforms slanted by ``angle``: by an oblique face, the `slnt` axis, or synthetically when
  /// they are drawn.
  case oblique

  /// The slant of oblique letters, in degrees clockwise from upright.
  public static let angle = 14.0
}
