import CPickerFreeType

/// The metrics of a bitmap-only face, from its single strike.
struct BitmapStrike: Sendable {
  /// The advance of each glyph in 1/65536 em; nil if the strike lacks the glyph.
  let advances: [Int32?]
  /// The extents above and below the baseline, in em.
  let ascent: Double
  let descent: Double

  /// Returns nil for a face with outlines, whose own metrics apply.
  init?(_ face: FT_Face) {
    guard picker_ft_is_scalable(face) == 0, face.pointee.num_fixed_sizes > 0 else { return nil }
    var strike: BitmapStrike?
    FreeType.exclusively { strike = BitmapStrike.read(face) }
    guard let strike else { return nil }
    self = strike
  }

  private init(advances: [Int32?], ascent: Double, descent: Double) {
    self.advances = advances
    self.ascent = ascent
    self.descent = descent
  }

  private static func read(_ face: FT_Face) -> BitmapStrike? {
    guard FT_Select_Size(face, 0) == 0, let size = face.pointee.size else { return nil }
    let metrics = size.pointee.metrics
    let em = Double(metrics.y_ppem) * 64
    guard em > 0 else { return nil }
    let advances = (0..<max(0, face.pointee.num_glyphs)).map { glyph in
      advance(of: UInt32(glyph), in: face).map { advance in
        let ems = min(max(Double(advance) / em, -32767), 32767)
        return Int32((ems * 65536).rounded())
      }
    }
    return BitmapStrike(
      advances: advances, ascent: Double(metrics.ascender) / em,
      descent: -Double(metrics.descender) / em)
  }

  /// The advance of a glyph in 1/64 pixel of the strike.
  private static func advance(of glyph: UInt32, in face: FT_Face) -> Int? {
    guard FT_Load_Glyph(face, glyph, picker_ft_load_bitmap_metrics()) == 0 else { return nil }
    return face.pointee.glyph.pointee.metrics.horiAdvance
  }
}
