import PickerText

/// A partial font: the properties that a document sets; the others are inherited.
public struct FontChoice: Hashable, Sendable, Cascading {
  /// Font families, in order of preference.
  public var families: [String]?
  /// Points per em.
  public var size: Double?
  /// The weight.
  public var weight: FontWeight?
  /// Upright, italic or oblique.
  public var style: FontStyle?
  /// The optical size that selects the design.
  public var opticalSize: OpticalSize?
  /// Points added after each typographic character unit.
  public var letterSpacing: Double?
  /// The distance between baselines, in points.
  public var lineHeight: Double?
  /// The distance between baselines, as a percentage of the size of the resolved font.
  public var lineHeightPercentage: Double?
  /// Whether ascent and descent are rounded to whole points.
  public var lineMetrics: LineMetrics?
  /// The x-height of all faces, if any.
  public var sizeAdjust: FontSizeAdjust?
  /// OpenType features, appended to the inherited ones.
  public var features: [FontFeature]
  /// Positions on variation axes, appended to the inherited ones.
  public var variations: [FontVariation]

  /// Creates a partial font; omitted properties are inherited.
  public init(
    families: [String]? = nil, size: Double? = nil, weight: FontWeight? = nil,
    style: FontStyle? = nil, opticalSize: OpticalSize? = nil, letterSpacing: Double? = nil,
    lineHeight: Double? = nil, lineHeightPercentage: Double? = nil,
    lineMetrics: LineMetrics? = nil, features: [FontFeature] = [],
    variations: [FontVariation] = []
  ) {
    (self.families, self.size) = (families, size)
    (self.weight, self.style) = (weight, style)
    (self.opticalSize, self.letterSpacing) = (opticalSize, letterSpacing)
    (self.lineHeight, self.lineHeightPercentage) = (lineHeight, lineHeightPercentage)
    self.lineMetrics = lineMetrics
    (self.features, self.variations) = (features, variations)
  }

  /// Returns `font` with the properties set here replaced; features and variations are appended.
  public func resolved(against font: Font) -> Font {
    let specifiesLines = lineHeight != nil || lineHeightPercentage != nil
    var resolved = Font(
      families: families ?? font.families, size: size ?? font.size, weight: weight ?? font.weight,
      style: style ?? font.style, opticalSize: opticalSize ?? font.opticalSize,
      letterSpacing: letterSpacing ?? font.letterSpacing,
      lineHeight: specifiesLines ? lineHeight : font.lineHeight,
      lineHeightPercentage: specifiesLines ? lineHeightPercentage : font.lineHeightPercentage,
      lineMetrics: lineMetrics ?? font.lineMetrics, features: font.features + features,
      variations: font.variations + variations)
    resolved.sizeAdjust = sizeAdjust ?? font.sizeAdjust
    return resolved
  }

  /// Returns this choice with its unset properties taken from `base`; features and variations are appended.
  public func merging(onto base: FontChoice) -> FontChoice {
    var font = self
    font.families.inherit(base.families)
    font.size.inherit(base.size)
    font.weight.inherit(base.weight)
    font.style.inherit(base.style)
    font.opticalSize.inherit(base.opticalSize)
    font.letterSpacing.inherit(base.letterSpacing)
    if lineHeight == nil && lineHeightPercentage == nil {
      (font.lineHeight, font.lineHeightPercentage) = (base.lineHeight, base.lineHeightPercentage)
    }
    font.lineMetrics.inherit(base.lineMetrics)
    font.sizeAdjust.inherit(base.sizeAdjust)
    font.features = base.features + features
    font.variations = base.variations + variations
    return font
  }
}
