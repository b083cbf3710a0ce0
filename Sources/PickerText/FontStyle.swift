/// Whether letters lean.
///
/// Source: CSS Fonts Level 4, `font-style`.
public enum FontStyle: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case normal
  /// In forms of their own, as in a face drawn for it; else as ``oblique``.
  case italic
  /// The upright forms leaning by ``angle``: in a face drawn so, on its `slnt` axis, or slanted
  /// when they are drawn.
  case oblique

  /// By how much oblique letters lean, in degrees clockwise from upright.
  public static let angle = 14.0
}
