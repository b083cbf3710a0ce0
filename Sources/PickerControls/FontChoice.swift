import PickerText

/// The parts of a font that a document names; the others come from what stands above it.
public struct FontChoice: Hashable, Sendable {
  public var families: [String]?
  public var size: Double?
  public var weight: FontWeight?
  public var opticalSize: OpticalSize?
  public var letterSpacing: Double?
  public var lineHeight: Double?
  public var lineMetrics: LineMetrics?
  public var features: [FontFeature]
  public var variations: [FontVariation]

  public init(
    families: [String]? = nil, size: Double? = nil, weight: FontWeight? = nil,
    opticalSize: OpticalSize? = nil, letterSpacing: Double? = nil, lineHeight: Double? = nil,
    lineMetrics: LineMetrics? = nil, features: [FontFeature] = [],
    variations: [FontVariation] = []
  ) {
    self.families = families
    self.size = size
    self.weight = weight
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
      opticalSize: opticalSize ?? font.opticalSize,
      letterSpacing: letterSpacing ?? font.letterSpacing, lineHeight: lineHeight ?? font.lineHeight,
      lineMetrics: lineMetrics ?? font.lineMetrics, features: font.features + features,
      variations: font.variations + variations)
  }

  /// These parts, and those of `base` for what they leave open.
  public func over(_ base: FontChoice?) -> FontChoice {
    guard let base else { return self }
    return FontChoice(
      families: families ?? base.families, size: size ?? base.size, weight: weight ?? base.weight,
      opticalSize: opticalSize ?? base.opticalSize,
      letterSpacing: letterSpacing ?? base.letterSpacing, lineHeight: lineHeight ?? base.lineHeight,
      lineMetrics: lineMetrics ?? base.lineMetrics, features: base.features + features,
      variations: base.variations + variations)
  }
}
