import PickerLimits
import CPickerFreeType
import CPickerHarfBuzz
import PickerGeometry
import PickerText
import struct Synchronization.AtomicLazyReference

/// A typeface at one position in its design space, ready for shaping; immutable and thread-safe.
final class FontInstance: Sendable {
  let typeface: Typeface
  /// The HarfBuzz face of the font.
  let open: HarfBuzzFace
  /// The description of the face in glyph runs.
  let face: FontFace
  private let font: ImmutablePointer<OpaquePointer>
  /// In em; both are positive away from the baseline.
  let ascent: Double
  let descent: Double
  let lineGap: Double
  /// The glyph of `…`, or of three full stops if the face lacks it; empty if it lacks both.
  let ellipsis: [ShapedGlyph]
  /// The glyph of U+0020 outside any shaping context.
  let space: ShapedGlyph
  /// Whether the face lists U+0020.
  ///
  /// A bundled face is not asked for its list, which costs 600,000 instructions. In other faces, HarfBuzz may find a
  /// glyph for a space that they do not list: the glyph of U+F020 in a symbol font.
  private let coversSpace: Bool
  /// The vertical metrics in font units.
  let vertical: VerticalUnits
  /// The axis coordinates of a variable face, in the order of the file; empty for a static one.
  private let coordinates: [FT_Fixed]
  private let units = AtomicLazyReference<AdvanceUnits>()
  /// A number unique among all instances of the typeface, including released ones.
  let number: Int

  /// The scale at which all text is shaped unless it matches a browser. Font sizes only multiply the result, so that one
  /// shaped text serves every size.
  static let unitsPerEm = 65536.0

  /// The scale of this instance: ``unitsPerEm``, or 65536 for each point of the one size that it is for.
  let unitsPerEm: Double

  /// The browser whose advances the instance has; nil: none.
  private let browser: Browser?

  /// The size of the face as a multiple of the font's, which gives it the x-height that the font asks for.
  let sizeFactor: Double

  /// The advance in em that synthetic bold adds to each glyph: Firefox makes room for the wider strokes of TrueType outlines.
  let boldAdvance: Double

  /// The HarfBuzz font, scaled to ``unitsPerEm`` times ``sizeFactor``.
  var harfbuzz: OpaquePointer { font.pointer }

  init(_ open: HarfBuzzFace, at position: FacePosition) {
    self.open = open
    let typeface = open.typeface
    self.typeface = typeface
    number = typeface.inks.withLock { $0.nextNumber() }
    var facts = VariedFacts()
    FreeType.exclusively { facts = VariedFacts(typeface, at: position) }
    boldAdvance = SyntheticBold.advance(
      ofWidth: position.boldness, hasTrueTypeOutlines: typeface.hasTrueTypeOutlines,
      in: position.exact?.browser)
    let sizeFactor = position.sizeFactor
    self.sizeFactor = sizeFactor
    (ascent, descent, lineGap) = (
      facts.ascent * sizeFactor, facts.descent * sizeFactor, facts.lineGap * sizeFactor
    )
    (vertical, coordinates) = (facts.vertical, facts.coordinates)
    face = FontFace(
      family: typeface.family, postScriptName: facts.postScriptName, source: typeface.source,
      index: typeface.index, content: typeface.bytes.digest,
      variations: zip(typeface.axes, position.axes).map { FontVariation($0.tag, value: $1) },
      slant: position.slant, boldness: position.boldness)
    unitsPerEm = FontInstance.unitsPerEm * (position.exact?.size ?? 1)
    browser = position.exact?.browser
    let harfbuzz = FontInstance.font(
      of: open, at: facts.normalized, shear: face.shear, scale: unitsPerEm * sizeFactor)
    font = ImmutablePointer(harfbuzz)
    ellipsis = FontInstance.ellipsis(in: harfbuzz)
    space = FontInstance.space(in: harfbuzz)
    coversSpace = typeface.isBundled ? space.id != 0 : typeface.characters.contains(0x20)
  }

  deinit { hb_font_destroy(harfbuzz) }

  /// Whether the face has a glyph for the character.
  @inline(__always)
  func covers(_ scalar: UInt32) -> Bool {
    scalar == 0x20 ? coversSpace : typeface.characters.contains(scalar)
  }

  /// The browser's advances in font units, read at the first use; nil for a static face, where they are HarfBuzz's.
  var advanceUnits: AdvanceUnits? {
    guard let browser, !coordinates.isEmpty else { return nil }
    return units.load()
      ?? units.storeIfNil(AdvanceUnits(typeface, at: coordinates, in: browser))
  }

  /// The bytes that ``advanceUnits`` take.
  var advanceFootprint: Int { coordinates.isEmpty ? 0 : 4 * AdvanceUnits.count(in: typeface) }

  private static func font(
    of face: HarfBuzzFace, at normalized: [Int32], shear: Double, scale: Double
  ) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(face.pointer)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(scale), Int32(scale))
    if !normalized.isEmpty {
      hb_font_set_var_coords_normalized(font, normalized, UInt32(normalized.count))
    }
    // The slant moves attached marks together with their base letters; advances are unchanged.
    if shear != 0 { hb_font_set_synthetic_slant(font, Float(shear)) }
    hb_font_make_immutable(font)
    guard let strike = face.typeface.strike else { return font }
    defer { hb_font_destroy(font) }
    return strike.font(over: font, scale: scale / unitsPerEm)
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
    let hasEllipsis = hb_font_get_nominal_glyph(font, 0x2026, &glyph) != 0
    if !hasEllipsis, hb_font_get_nominal_glyph(font, 0x2E, &glyph) == 0 { return [] }
    let advance = hb_font_get_glyph_h_advance(font, glyph)
    return Array(
      repeating: ShapedGlyph(id: UInt16(truncatingIfNeeded: glyph), cluster: 0, advance: advance),
      count: hasEllipsis ? 1 : 3)
  }
}

/// The metrics that FreeType computes for a face at one position in its design space.
private struct VariedFacts {
  var ascent = 0.0
  var descent = 0.0
  var lineGap = 0.0
  var vertical = VerticalUnits()
  var coordinates: [FT_Fixed] = []
  var postScriptName = ""
  /// The normalized axis coordinates (F2Dot14).
  ///
  /// FreeType computes them with 16 fractional bits, and they are rounded to 14 at the end, as in Firefox.
  /// HarfBuzz rounds earlier, which changes some advances by one font unit.
  var normalized: [Int32] = []

  init() {}

  init(_ typeface: Typeface, at place: FacePosition) {
    let position = place.axes
    let face = typeface.freetype.pointer
    if picker_ft_is_variable(face) != 0 {
      var coordinates = position.map { FT_Fixed(($0 * 65536).rounded()) }
      let count = UInt32(coordinates.count)
      self.coordinates = coordinates
      FT_Set_Var_Design_Coordinates(face, count, &coordinates)
      FT_Get_Var_Blend_Coordinates(face, count, &coordinates)
      normalized = coordinates.map { Int32(clamping: ($0 + 2) >> 2) }
      if place.exact?.browser == .chromium {
        normalized = coordinates.indices.map {
          typeface.axes[$0].normalized(position[$0], near: coordinates[$0])
        }
      }
    }
    let em = Double(max(1, face.pointee.units_per_EM))
    let (up, down) = (Double(face.pointee.ascender), Double(face.pointee.descender))
    ascent = typeface.strike?.ascent ?? up / em
    descent = typeface.strike?.descent ?? -down / em
    lineGap = typeface.strike == nil ? max(0, Double(face.pointee.height) - up + down) / em : 0
    vertical = VerticalUnits(face)
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
  }
}
