import CPickerFreeType
import PickerText

/// The family, weight, width and style that FreeType reads from the tables of a face.
struct FaceFacts {
  let family: String
  let weight: Double
  let widthClass: Int
  let style: FontStyle
  let hasColor: Bool

  init(_ face: FT_Face) {
    let style = face.pointee.style_flags
    let os2 = FaceFacts.os2(of: face)
    family = face.pointee.family_name.map { String(cString: $0) } ?? ""
    let styleFlagWeight = style & FT_Long(FT_STYLE_FLAG_BOLD) != 0 ? 700.0 : 400
    let weightClass = Double(os2?.usWeightClass ?? 0)
    weight = (1...1000).contains(weightClass) ? weightClass : styleFlagWeight
    let width = Int(os2?.usWidthClass ?? 5)
    widthClass = (1...9).contains(width) ? width : 5
    // Bit 9 of `fsSelection` is OBLIQUE; the style flags of FreeType report both kinds as italic.
    let isOblique = (os2?.fsSelection ?? 0) & 0x200 != 0
    self.style =
      isOblique ? .oblique : style & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 ? .italic : .normal
    hasColor = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
  }

  private static func os2(of face: FT_Face) -> TT_OS2? {
    FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
  }
}
