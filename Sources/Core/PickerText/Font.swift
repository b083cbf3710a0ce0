/// A font description: families in order of preference, size, weight and typographic settings.
///
/// A font is a request. Measuring a text resolves it to the face of a font file.
public struct Font: Hashable, Sendable {
  /// Family names in order of preference; each grapheme cluster is set in the first family that covers it.
  public var families: [String]
  /// Font size in points per em, greater than 0.
  public var size: Double
  /// The weight. Selects a static face, or sets the `wght` axis of a variable one.
  public var weight: FontWeight
  /// The style. Selects a static face, sets the axes of a variable one, or slants an upright one synthetically.
  public var style: FontStyle
  /// The optical size, for faces with an `opsz` axis.
  public var opticalSize: OpticalSize
  /// Points added after every grapheme cluster; may be negative.
  public var letterSpacing: Double
  /// The height of a line in points; nil uses ``lineHeightPercentage``.
  public var lineHeight: Double?
  /// The height of a line as a percentage of ``size``, if ``lineHeight`` is nil; nil uses the metrics of the faces.
  public var lineHeightPercentage: Double?
  /// How ascent and descent are rounded to the height of a line.
  public var lineMetrics: LineMetrics
  /// OpenType features, in order; a later one overrides an earlier one.
  public var features: [FontFeature]
  /// Values of further variation axes, such as `wdth`; they override the axes that other properties set.
  public var variations: [FontVariation]

  /// The x-height of every face of the font, if any. Lengths relative to ``size`` do not depend on it.
  public var sizeAdjust = FontSizeAdjust.unadjusted

  /// The bundled default family; the bundled faces for other scripts follow as fallbacks.
  public static let defaultFamilies = ["Inter"]

  /// Creates a font; omitted arguments give the default family, 16 pt, regular.
  public init(
    families: [String] = Font.defaultFamilies, size: Double = 16, weight: FontWeight = .regular,
    style: FontStyle = .normal, opticalSize: OpticalSize = .auto, letterSpacing: Double = 0,
    lineHeight: Double? = nil, lineHeightPercentage: Double? = nil,
    lineMetrics: LineMetrics = .exact, features: [FontFeature] = [],
    variations: [FontVariation] = []
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.style = style
    self.opticalSize = opticalSize
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.lineHeightPercentage = lineHeightPercentage
    self.lineMetrics = lineMetrics
    self.features = features
    self.variations = variations
  }

  /// The specified height of a line in points, at the font's size; nil if the metrics of the faces determine it.
  public var specifiedLineHeight: Double? {
    lineHeight ?? lineHeightPercentage.map { $0 / 100 * size }
  }
}

/// The optical size of a face with an `opsz` axis.
public enum OpticalSize: Hashable, Sendable {
  /// The font's size, clamped to the axis.
  case auto
  /// A fixed size in points, clamped to the axis.
  case points(Double)
}

/// How ascent and descent are rounded to the height of a line.
public enum LineMetrics: String, Hashable, Sendable, CaseIterable {
  /// Unrounded, as the face defines them.
  case exact
  /// Rounded to whole points, like in browsers.
  case rounded
}

/// An OpenType feature and its value: `kern` 0 disables kerning, `ss01` 1 enables a stylistic set.
public struct FontFeature: Hashable, Sendable {
  /// The feature tag: four printable ASCII characters.
  public var tag: String
  /// 0 disables and 1 enables the feature; for alternates, the index of the alternate from 1.
  public var value: UInt32
  /// The range it applies to, in UTF-8 bytes of the text; nil applies it to the complete text.
  public var range: Range<Int>?

  /// Creates a feature setting.
  ///
  ///     FontFeature("tnum", value: 1)
  public init(_ tag: String, value: UInt32, in range: Range<Int>? = nil) {
    self.tag = tag
    self.value = value
    self.range = range
  }
}

/// A value on one axis of a variable font, such as `wdth` 80.
public struct FontVariation: Hashable, Sendable {
  /// The axis tag: four printable ASCII characters.
  public var tag: String
  /// The value in the units of the axis; clamped to its range.
  public var value: Double

  /// Creates an axis setting.
  ///
  ///     FontVariation("wdth", value: 80)
  public init(_ tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}
