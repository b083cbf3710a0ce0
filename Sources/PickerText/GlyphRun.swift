import PickerGeometry

/// Glyphs of one face that stand side by side, in points, from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// What they are drawn from.
  public var face: FontFace
  /// Points per em.
  public var size: Double
  /// Which way the run's characters read; the glyphs go from left to right all the same.
  public var direction: LayoutDirection
  /// In visual order.
  public var glyphs: [Glyph]

  /// A run of `face` at `size` points per em.
  public init(face: FontFace, size: Double, direction: LayoutDirection, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.direction = direction
    self.glyphs = glyphs
  }

  /// The advances together.
  public var width: Double { glyphs.reduce(0) { $0 + $1.advance.x } }
}

/// One glyph of a face, placed.
public struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 is the box that stands for a missing character.
  public var id: UInt32
  /// Where the characters it came from begin, in UTF-8 bytes of the whole text; -1 for an ellipsis.
  public var cluster: Int
  /// How far the pen moves on, in points, y down.
  public var advance: Point
  /// Where the glyph is drawn, from the pen, in points, y down.
  public var offset: Point

  /// A glyph that moves the pen by `advance`, drawn at `offset` from it.
  public init(id: UInt32, cluster: Int, advance: Point, offset: Point = .zero) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.offset = offset
  }
}

/// Which face of which file a run is set in, at which place in its design space.
public struct FontFace: Hashable, Sendable {
  /// The family's name, as the file has it.
  public var family: String
  /// Such as `Inter-Medium`; empty where the file has none.
  public var postScriptName: String
  /// The file's path, or `bundled:` and its name.
  public var source: String
  /// Which face of a collection.
  public var index: Int
  /// A digest of the file's bytes: a file that was replaced holds other faces. 0: not known.
  public var content: UInt64
  /// The position on each axis of a variable face, in the file's order.
  public var variations: [FontVariation]
  /// By how many degrees clockwise its outlines are slanted when they are drawn; 0 draws them as
  /// the file has them.
  public var slant: Double

  /// A face of `source`, at `variations` on its axes.
  public init(
    family: String, postScriptName: String, source: String, index: Int = 0, content: UInt64 = 0,
    variations: [FontVariation] = [], slant: Double = 0
  ) {
    self.family = family
    self.postScriptName = postScriptName
    self.source = source
    self.index = index
    self.content = content
    self.variations = variations
    self.slant = slant
  }

  /// How far a point moves to the right for each point that it stands above the baseline.
  public var shear: Double {
    let direction = Angle(degrees: slant).direction
    return direction.y / direction.x
  }
}
