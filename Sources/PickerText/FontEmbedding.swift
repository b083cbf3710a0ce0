/// Gives font files to pictures that carry their fonts with them.
public protocol FontEmbedding: Sendable {
  /// Whether a face is known, and its licence bits allow to embed it.
  func canEmbed(_ face: FontFace) -> Bool

  /// A font file of at least as much of a face as its use needs; nil where that cannot be made.
  ///
  /// The same face and use give the same bytes.
  func embeddedFont(of face: FontFace, for use: FontUse) -> EmbeddedFont?
}

/// What a picture needs of a face.
public struct FontUse: Hashable, Sendable {
  /// The characters that are set in it.
  public var characters: Set<Unicode.Scalar>
  /// The glyphs they became.
  public var glyphs: Set<UInt32>
  /// Tags of features that are on, beside those that always are.
  public var features: Set<String>

  /// A use of `characters` and `glyphs`.
  public init(
    characters: Set<Unicode.Scalar> = [], glyphs: Set<UInt32> = [], features: Set<String> = []
  ) {
    self.characters = characters
    self.glyphs = glyphs
    self.features = features
  }
}

/// A font file that has what one picture needs.
public struct EmbeddedFont: Hashable, Sendable {
  /// A TrueType or OpenType file.
  public var bytes: [UInt8]
  /// What its axes have yet to be set to; none where it was made for one place in the design space.
  public var variations: [FontVariation]

  /// A font of `bytes`, to be set to `variations`.
  public init(bytes: [UInt8], variations: [FontVariation] = []) {
    self.bytes = bytes
    self.variations = variations
  }
}
