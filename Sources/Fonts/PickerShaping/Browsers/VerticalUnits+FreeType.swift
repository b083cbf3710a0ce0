import CPickerFreeType
import PickerText

extension VerticalUnits {
  init(_ face: FT_Face) {
    self.init()
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
