import PickerGeometry

/// A run of glyphs of one face and direction, in points, from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face of the glyphs.
  public var face: FontFace
  /// The font size in points per em.
  public var size: Double
  /// The reading direction of the characters; ``glyphs`` are in visual order in either case.
  public var direction: LayoutDirection
  /// The glyphs in visual order, from left to right.
  public var glyphs: [Glyph]

  /// Creates a run of `face` at `size` points per em.
  public init(face: FontFace, size: Double, direction: LayoutDirection, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.direction = direction
    self.glyphs = glyphs
  }

  /// The sum of the horizontal advances, in points.
  public var width: Double { glyphs.reduce(0) { $0 + $1.advance.x } }
}

/// One positioned glyph.
public struct Glyph: Hashable, Sendable {
  /// The glyph index in the face; 0 is `.notdef`, the box drawn for a missing character.
  public var id: UInt32
  /// The cluster: the UTF-8 byte offset in the complete text at which its characters begin; -1 for an ellipsis.
  public var cluster: Int
  /// The distance that the pen advances, in points, y down.
  public var advance: Point
  /// The offset at which the glyph is drawn, relative to the pen, in points, y down.
  public var offset: Point

  /// Creates a glyph that advances the pen by `advance` and is drawn at `offset`.
  public init(id: UInt32, cluster: Int, advance: Point, offset: Point = .zero) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.offset = offset
  }
}

/// A face of a font file at one position in its design space.
public struct FontFace: Hashable, Sendable {
  /// The family name in the file.
  public var family: String
  /// The PostScript name, such as `Inter-Medium`; empty if the file has none.
  public var postScriptName: String
  /// The path of the file, `bundled:` followed by the name of a bundled file, or `memory:` followed by a digest of
  /// the bytes of a font in memory: 16 hexadecimal digits, equal in every process.
  public var source: String
  /// The index of the face in a collection, from 0.
  public var index: Int
  /// A digest of the file's bytes, which distinguishes a replaced file from the original; 0 if unknown.
  public var content: UInt64
  /// The value of each axis of a variable face, in the order of the file.
  public var variations: [FontVariation]
  /// The synthetic slant of the outlines in degrees clockwise; 0 leaves them unchanged.
  public var slant: Double
  /// The width in em that synthetic bold adds to strokes; 0 leaves the outlines unchanged.
  public var boldness: Double

  /// Creates a reference to a face of `source`.
  public init(
    family: String, postScriptName: String, source: String, index: Int = 0, content: UInt64 = 0,
    variations: [FontVariation] = [], slant: Double = 0, boldness: Double = 0
  ) {
    self.family = family
    self.postScriptName = postScriptName
    self.source = source
    self.index = index
    self.content = content
    self.variations = variations
    self.slant = slant
    self.boldness = boldness
  }

  /// The horizontal shear of the synthetic slant, tan(``slant``): points to the right for each point above
  /// the baseline.
  public var shear: Double {
    let direction = Angle(degrees: slant).direction
    return direction.y / direction.x
  }
}
