import PickerText

/// The parts of a font that a document names; the others come from what stands above it.
public struct FontChoice: Hashable, Sendable {
  /// Families in order of preference.
  public var families: [String]?
  /// Points per em.
  public var size: Double?
  /// How heavy the face is.
  public var weight: FontWeight?
  /// Whether letters lean.
  public var style: FontStyle?
  /// The size the face is drawn for.
  public var opticalSize: OpticalSize?
  /// Points added after every typographic unit.
  public var letterSpacing: Double?
  /// Points from line to line.
  public var lineHeight: Double?
  /// Whether ascent and descent are whole points.
  public var lineMetrics: LineMetrics?
  /// OpenType features, set after those from above.
  public var features: [FontFeature]
  /// Positions on axes, set after those from above.
  public var variations: [FontVariation]

  /// The parts that are named.
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

  /// `font` with the parts named here in place of its own; features and variations are added.
  public func over(_ font: Font) -> Font {
    Font(
      families: families ?? font.families, size: size ?? font.size, weight: weight ?? font.weight,
      style: style ?? font.style, opticalSize: opticalSize ?? font.opticalSize,
      letterSpacing: letterSpacing ?? font.letterSpacing, lineHeight: lineHeight ?? font.lineHeight,
      lineMetrics: lineMetrics ?? font.lineMetrics, features: font.features + features,
      variations: font.variations + variations)
  }

  /// These parts, and those of `base` for what they leave open.
  public func over(_ base: FontChoice?) -> FontChoice {
    guard let base else { return self }
    return FontChoice(
      families: families ?? base.families, size: size ?? base.size, weight: weight ?? base.weight,
      style: style ?? base.style, opticalSize: opticalSize ?? base.opticalSize,
      letterSpacing: letterSpacing ?? base.letterSpacing, lineHeight: lineHeight ?? base.lineHeight,
      lineMetrics: lineMetrics ?? base.lineMetrics, features: base.features + features,
      variations: base.variations + variations)
  }
}
