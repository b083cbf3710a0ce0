/// Provides font files for documents that embed their fonts, such as SVG. Only classes can conform, like to
/// ``TextMeasuring``.
public protocol FontEmbedding: AnyObject, Sendable {
  /// Whether the face is known and its embedding permission bits (`OS/2` `fsType`) allow embedding.
  func canEmbed(_ face: FontFace) -> Bool

  /// Returns a font file that covers at least `use`; nil if the face cannot be embedded.
  ///
  /// The result is deterministic: equal arguments give equal bytes.
  func embeddedFont(of face: FontFace, for use: FontUse) -> EmbeddedFont?

  /// The faces that were added by name, for example by a document. The default implementation returns none.
  var namedFaces: [NamedFace] { get }
}

extension FontEmbedding {
  /// Returns none.
  public var namedFaces: [NamedFace] { [] }
}

/// A face and its declared properties, which override those in its file.
public struct NamedFace: Hashable, Sendable {
  /// The family.
  public var family: String
  /// The face, without axis values.
  public var face: FontFace
  /// The weights that it covers, 1…1000.
  public var weights: ClosedRange<Double>
  /// The style; nil uses the style in the file.
  public var style: FontStyle?

  /// Creates a face with its declared properties.
  public init(
    family: String, face: FontFace, weights: ClosedRange<Double>, style: FontStyle? = nil
  ) {
    self.family = family
    self.face = face
    self.weights = weights
    self.style = style
  }
}

/// The part of a face that a document uses.
public struct FontUse: Hashable, Sendable {
  /// The characters set in the face.
  public var characters: Set<Unicode.Scalar>
  /// The glyphs that shaping produced for them.
  public var glyphs: Set<UInt32>
  /// Tags of the enabled features, in addition to those that are on by default.
  public var features: Set<String>
  /// Whether the font only measures text that another font may show. Only then is a face without pictures embedded,
  /// such as the bundled emoji face.
  public var isForMeasuring = false

  /// Creates a use of `characters` and `glyphs`.
  public init(
    characters: Set<Unicode.Scalar> = [], glyphs: Set<UInt32> = [], features: Set<String> = []
  ) {
    self.characters = characters
    self.glyphs = glyphs
    self.features = features
  }
}

/// A font file that covers what one document uses.
public struct EmbeddedFont: Hashable, Sendable {
  /// The bytes of a TrueType or OpenType file.
  public var bytes: [UInt8]
  /// The axis values that the renderer still has to set; empty if the file is an instance already.
  public var variations: [FontVariation]
  /// The weights that the face covers, 1…1000.
  public var weights = 1.0...1000.0
  /// The style that the face covers, in the syntax of `font-style` in an `@font-face` rule.
  public var cssStyle = "normal"
  /// Whether the face has metrics but no pictures, so it cannot show text.
  public var measuresOnly = false

  /// Creates a font file with the axis values to use.
  public init(bytes: [UInt8], variations: [FontVariation] = []) {
    self.bytes = bytes
    self.variations = variations
  }
}
