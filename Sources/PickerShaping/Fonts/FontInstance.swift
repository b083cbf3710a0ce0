import CPickerFreeType
import CPickerHarfBuzz
import PickerGeometry
import PickerText
import Synchronization

/// A typeface at one place in its design space, ready to shape with; immutable, shared by threads.
final class FontInstance: @unchecked Sendable {
  let typeface: Typeface
  /// What HarfBuzz has the font from.
  let open: HarfBuzzFace
  /// What a glyph run says of it.
  let face: FontFace
  /// The HarfBuzz font, at ``unitsPerEm``.
  let harfbuzz: OpaquePointer
  /// In em; the descent is positive below the baseline.
  let ascent: Double
  let descent: Double
  let lineGap: Double
  /// `…`, or three full stops where the face has none, or nothing where it lacks those too.
  let ellipsis: [ShapedGlyph]
  /// What U+0020 is set as where nothing looks at it.
  let space: ShapedGlyph
  /// Tells it from all other instances of its typeface, those that are gone among them.
  let number: Int

  /// The scale of all shaping: a size only multiplies.
  static let unitsPerEm = 65536.0

  init(_ open: HarfBuzzFace, at position: FacePosition) {
    self.open = open
    let typeface = open.typeface
    self.typeface = typeface
    number = typeface.inks.withLock { $0.nextNumber() }
    var facts = VariedFacts()
    FreeType.exclusively { facts = VariedFacts(typeface, at: position.axes) }
    (ascent, descent, lineGap) = (facts.ascent, facts.descent, facts.lineGap)
    face = FontFace(
      family: typeface.family, postScriptName: facts.postScriptName, source: typeface.source,
      index: typeface.index, content: typeface.bytes.digest,
      variations: zip(typeface.axes, position.axes).map { FontVariation($0.tag, $1) },
      slant: position.slant)
    harfbuzz = FontInstance.font(of: open, at: facts.normalized, shear: face.shear)
    ellipsis = FontInstance.ellipsis(in: harfbuzz)
    space = FontInstance.space(in: harfbuzz)
  }

  deinit { hb_font_destroy(harfbuzz) }

  private static func font(
    of face: HarfBuzzFace, at normalized: [Int32], shear: Double
  ) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(face.pointer)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !normalized.isEmpty {
      hb_font_set_var_coords_normalized(font, normalized, UInt32(normalized.count))
    }
    // Moves marks too, which stand over letters that lean; advances stay.
    if shear != 0 { hb_font_set_synthetic_slant(font, Float(shear)) }
    hb_font_make_immutable(font)
    guard let strike = face.typeface.strike else { return font }
    defer { hb_font_destroy(font) }
    return strike.font(over: font)
  }

  private static func space(in font: OpaquePointer) -> ShapedGlyph {
    var glyph: hb_codepoint_t = 0
    _ = hb_font_get_nominal_glyph(font, 0x20, &glyph)
    return ShapedGlyph(
      id: UInt16(truncatingIfNeeded: glyph), cluster: 0,
      advance: hb_font_get_glyph_h_advance(font, glyph))
  }

  private static func ellipsis(in font: OpaquePointer) -> [ShapedGlyph] {
    var glyph: hb_codepoint_t = 0
    let isThere = hb_font_get_nominal_glyph(font, 0x2026, &glyph) != 0
    if !isThere, hb_font_get_nominal_glyph(font, 0x2E, &glyph) == 0 { return [] }
    let advance = hb_font_get_glyph_h_advance(font, glyph)
    return Array(
      repeating: ShapedGlyph(id: UInt16(truncatingIfNeeded: glyph), cluster: 0, advance: advance),
      count: isThere ? 1 : 3)
  }
}

/// What FreeType tells of a face at one place in its design space.
private struct VariedFacts {
  var ascent = 0.0
  var descent = 0.0
  var lineGap = 0.0
  var postScriptName = ""
  /// The position on each axis as the font's tables have it, in 1/16384.
  ///
  /// Worked out by FreeType in 16 bits and rounded to 14 at the end, as browsers do; HarfBuzz rounds
  /// before, which turns an advance here and there by a font unit.
  var normalized: [Int32] = []

  init() {}

  init(_ typeface: Typeface, at position: [Double]) {
    let face = typeface.freetype
    if picker_ft_is_variable(face) != 0 {
      var coordinates = position.map { FT_Fixed(($0 * 65536).rounded()) }
      let count = UInt32(coordinates.count)
      FT_Set_Var_Design_Coordinates(face, count, &coordinates)
      FT_Get_Var_Blend_Coordinates(face, count, &coordinates)
      normalized = coordinates.map { Int32(clamping: ($0 + 2) >> 2) }
    }
    let em = Double(max(1, face.pointee.units_per_EM))
    let (up, down) = (Double(face.pointee.ascender), Double(face.pointee.descender))
    ascent = typeface.strike?.ascent ?? up / em
    descent = typeface.strike?.descent ?? -down / em
    lineGap = typeface.strike == nil ? max(0, Double(face.pointee.height) - up + down) / em : 0
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
  }
}
