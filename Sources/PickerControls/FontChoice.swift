import PickerText

/// A partial font: the properties that a document sets; the others are inherited.
public struct FontChoice: Hashable, Sendable {
  /// Font families, in order of preference.
  public var families: [String]?
  /// Points per em.
  public var size: Double?
  /// The weight.
  public var weight: FontWeight?
  /// Upright, italic or oblique.
  public var style: FontStyle?
  /// The optical size that the design is chosen for.
  public var opticalSize: OpticalSize?
  /// Points added after each typographic character unit.
  public var letterSpacing: Double?
  /// The distance between baselines, in points.
  public var lineHeight: Double?
  /// Whether ascent and descent are rounded to whole points.
  public var lineMetrics: LineMetrics?
  /// OpenType features, appended to the inherited ones.
  public var features: [FontFeature]
  /// Positions on variation axes, appended to the inherited ones.
  public var variations: [FontVariation]

  /// Creates a partial font; omitted properties are inherited.
  public init(
    families: [String]? = nil, size: Double? = nil, weight: FontWeight? = nil,
    style: FontStyle? = nil, opticalSize: OpticalSize? = nil, letterSpacing: Double? = nil,
    lineHeight: Double? = nil, lineMetrics: LineMetrics? = nil, features: [FontFeature] = [],
    variations: [FontVariation] = []
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.style = style
    self.opticalSize = opticalSize
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.lineMetrics = lineMetrics
    self.features = features
    self.variations = variations
  }

  /// Returns `font` with the properties set here replaced; features and variations are appended.
  public func resolved(against font: Font) -> Font {
    Font(
      families: families ?? font.families, size: size ?? font.size, weight: weight ?? font.weight,
      style: style ?? font.style, opticalSize: opticalSize ?? font.opticalSize,
      letterSpacing: letterSpacing ?? font.letterSpacing, lineHeight: lineHeight ?? font.lineHeight,
      lineMetrics: lineMetrics ?? font.lineMetrics, features: font.features + features,
      variations: font.variations + variations)
  }

  /// Returns this choice with its unset properties taken from `base`; features and variations are appended.
  public func merging(onto base: FontChoice?) -> FontChoice {
    guard let base else { return self }
    return FontChoice(
      families: families ?? base.families, size: size ?? base.size, weight: weight ?? base.weight,
      style: style ?? base.style, opticalSize: opticalSize ?? base.opticalSize,
      letterSpacing: letterSpacing ?? base.letterSpacing, lineHeight: lineHeight ?? base.lineHeight,
      lineMetrics: lineMetrics ?? base.lineMetrics, features: base.features + features,
      variations: base.variations + variations)
  }
}
