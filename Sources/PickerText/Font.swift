/// What a text is set in: families in order of preference, size, weight and typographic settings.
///
/// A font says what is wanted; which face of which file answers is found when a text is measured.
public struct Font: Hashable, Sendable {
  /// Family names in order of preference; a character is set in the first that has it.
  public var families: [String]
  /// Points per em, more than 0.
  public var size: Double
  /// How heavy; a static face is chosen, a variable one is set to it.
  public var weight: FontWeight
  /// Whether letters lean; a face is chosen, a variable one is set to it, an upright one slanted.
  public var style: FontStyle
  /// The size a face with an `opsz` axis is drawn for.
  public var opticalSize: OpticalSize
  /// Points added after every typographic unit; may be negative.
  public var letterSpacing: Double
  /// Points from line to line; nil takes the face's own.
  public var lineHeight: Double?
  /// How ascent and descent become the height of a line.
  public var lineMetrics: LineMetrics
  /// OpenType features to set, in order; a later one wins.
  public var features: [FontFeature]
  /// Values on axes of a variable font beside weight and optical size, by tag.
  public var variations: [FontVariation]

  /// The family that is always there; the bundled faces of other scripts stand behind it.
  public static let defaultFamilies = ["Inter"]

  /// A font of the default family unless told otherwise.
  public init(
    families: [String] = Font.defaultFamilies, size: Double = 16, weight: FontWeight = .regular,
    style: FontStyle = .normal, opticalSize: OpticalSize = .auto, letterSpacing: Double = 0,
    lineHeight: Double? = nil,
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
    self.lineMetrics = lineMetrics
    self.features = features
    self.variations = variations
  }
}

/// The size a face with an `opsz` axis is drawn for.
public enum OpticalSize: Hashable, Sendable {
  /// The font's size, clamped to the axis.
  case auto
  /// A fixed size in points, clamped to the axis.
  case points(Double)
}

/// How ascent and descent become the height of a line.
public enum LineMetrics: String, Hashable, Sendable, CaseIterable {
  /// As the face has them.
  case exact
  /// In whole points, as browsers do.
  case rounded
}

/// An OpenType feature and its value: `kern` 0 turns kerning off, `ss01` 1 a stylistic set on.
public struct FontFeature: Hashable, Sendable {
  /// Four printable ASCII characters.
  public var tag: String
  /// 0 is off, 1 on; of alternates, which one.
  public var value: UInt32
  /// Where it applies, in UTF-8 bytes of the text; nil: everywhere.
  public var range: Range<Int>?

  /// A feature, of the whole text unless `range` says where.
  public init(_ tag: String, _ value: UInt32, in range: Range<Int>? = nil) {
    self.tag = tag
    self.value = value
    self.range = range
  }
}

/// A value on one axis of a variable font, such as `wdth` 80.
public struct FontVariation: Hashable, Sendable {
  /// Four printable ASCII characters.
  public var tag: String
  /// In the axis's own units.
  public var value: Double

  /// The axis `tag`, set to `value`.
  public init(_ tag: String, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}
