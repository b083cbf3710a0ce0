/// The x-height of a text, whichever face sets it: each face is scaled to reach it.
///
/// Two families of the same size can look different in size, because their lowercase letters differ in height.
/// Source: CSS Fonts 5, `font-size-adjust`.
public enum FontSizeAdjust: Hashable, Sendable {
  /// Every face has the size of the font.
  case unadjusted
  /// The x-height as a fraction of the font's size, within ``xHeights``. A face whose own x-height is a fraction *h*
  /// of its size is set at *x*/*h* times the size of the font.
  case xHeight(Double)
  /// The x-height of the font's first face, which keeps the size of the font. Fallback faces are scaled to reach it.
  case fromFont

  /// The x-heights that a font can have, as fractions of its size: 0.01 to 10.
  public static let xHeights = 0.01...10.0

  /// The sizes that a face can have, as multiples of the font's.
  package static let factors = 1.0 / 32...31.0

  /// The maximum size of a face as a multiple of the font's.
  package var maximumFactor: Double {
    self == .unadjusted ? 1 : FontSizeAdjust.factors.upperBound
  }
}
