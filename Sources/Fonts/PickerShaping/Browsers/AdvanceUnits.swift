import CPickerFreeType
import PickerGeometry

/// The advances of all glyphs of a variable face at one position in its design space, in font units.
///
/// They are FreeType's, which rounds them in other cases than HarfBuzz. Firefox keeps 16 bits of each coordinate. Chromium keeps
/// 14, and rounds them from 16, whereas the coordinates of its kerning are rounded once.
final class AdvanceUnits: Sendable {
  private let advances: [Int32]

  init(_ typeface: Typeface, at coordinates: [FT_Fixed], in browser: Browser) {
    let face = typeface.freetype.pointer
    var (coordinates, count) = (coordinates, AdvanceUnits.count(in: typeface))
    var advances = [FT_Fixed](repeating: 0, count: count)
    FreeType.exclusively {
      let axes = UInt32(coordinates.count)
      FT_Set_Var_Design_Coordinates(face, axes, &coordinates)
      if browser == .chromium {
        FT_Get_Var_Blend_Coordinates(face, axes, &coordinates)
        coordinates = coordinates.map { ($0 + 2) & ~3 }
        FT_Set_Var_Blend_Coordinates(face, axes, &coordinates)
      }
      if FT_Get_Advances(face, 0, UInt32(count), FT_Int32(FT_LOAD_NO_SCALE), &advances) != 0 {
        count = 0
      }
    }
    self.advances = advances.prefix(count).map { Int32(clamping: $0) }
  }

  /// The number of glyphs of a face.
  static func count(in typeface: Typeface) -> Int {
    Int(max(0, typeface.freetype.pointer.pointee.num_glyphs))
  }

  /// The advance of a glyph; nil for an unknown one.
  subscript(_ glyph: UInt16) -> Int? {
    Int(glyph) < advances.count ? Int(advances[Int(glyph)]) : nil
  }
}
