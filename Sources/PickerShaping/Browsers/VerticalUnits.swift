import CPickerFreeType

/// The vertical metrics of a face in font units, for browsers, which round them in different ways.
struct VerticalUnits: Sendable {
  var unitsPerEm = 1000
  /// Those of the table `hhea`, or of another one if it has none. Both are positive away from the baseline.
  var ascent = 0
  var descent = 0
  /// The distance between baselines.
  var height = 0
  /// Those of the table `OS/2`; nil if it has none.
  var typographic: (ascent: Int, descent: Int, lineGap: Int)?
  /// Whether the typographic ascent and descent are those of a line (`USE_TYPO_METRICS`).
  var prefersTypographic = false
  /// Whether FreeType rounds ascent and descent to the nearest pixel, and not away from the baseline.
  var roundsToNearest = false

  init() {}

  init(_ face: FT_Face) {
    unitsPerEm = max(1, Int(face.pointee.units_per_EM))
    (ascent, descent) = (Int(face.pointee.ascender), -Int(face.pointee.descender))
    height = Int(face.pointee.height)
    if let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee,
      os2.sTypoAscender != 0
    {
      typographic = (Int(os2.sTypoAscender), -Int(os2.sTypoDescender), Int(os2.sTypoLineGap))
      prefersTypographic = os2.fsSelection & 0x80 != 0
    }
    let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self)
    roundsToNearest = (head?.pointee.Flags ?? 0) & 8 != 0
  }
}
