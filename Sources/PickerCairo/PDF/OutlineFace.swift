import CPickerCairo
import PickerGeometry

/// A user font face of cairo whose glyphs are given as outlines. A PDF embeds it as a Type 3 font, with each
/// glyph once for each size.
///
/// It has to live until the page is finished. Then its glyphs are freed, although cairo caches
/// faces for a while.
final class OutlineFace {
  let pointer: OpaquePointer?
  private let table = GlyphTable()

  init() {
    pointer = cairo_user_font_face_create()
    cairo_user_font_face_set_init_func(pointer) { _, _, extents in
      extents?.pointee.ascent = 0.95
      extents?.pointee.descent = 0.25
      return CAIRO_STATUS_SUCCESS
    }
    cairo_user_font_face_set_render_glyph_func(pointer) { font, glyph, context, extents in
      GlyphTable.draw(glyph, of: font, on: context, extents)
    }
    cairo_font_face_set_user_data(
      pointer, GlyphTable.key(of: pointer), Unmanaged.passRetained(table).toOpaque()
    ) {
      if let table = $0 { Unmanaged<GlyphTable>.fromOpaque(table).release() }
    }
  }

  deinit {
    table.glyphs = [:]
    cairo_font_face_destroy(pointer)
  }

  /// Whether the face has a glyph.
  func has(_ glyph: UInt) -> Bool { table.glyphs[glyph] != nil }

  /// Adds a glyph: its outline, with y down, and its advance, both at one point per em.
  func add(_ glyph: UInt, _ outline: Path, advance: Double) {
    table.glyphs[glyph] = GlyphTable.FontTableEntry(outline: outline, advance: advance)
  }

  /// Adds a blank glyph with a given bounding box, at one point per em.
  func add(_ glyph: UInt, claiming box: Rect) {
    table.glyphs[glyph] = GlyphTable.FontTableEntry(outline: Path(), advance: 0, box: box)
  }
}

/// The glyphs of a face, which cairo requests by number.
private final class GlyphTable {
  struct FontTableEntry {
    let outline: Path
    let advance: Double
    /// The bounding box; nil: the bounds of the outline.
    var box: Rect?
  }

  var glyphs: [UInt: FontTableEntry] = [:]

  /// The key of the table in the user data of a face. Keys are compared by address and never read, so the address of
  /// the face itself serves as one.
  static func key(of face: OpaquePointer?) -> UnsafePointer<cairo_user_data_key_t>? {
    UnsafePointer(face)
  }

  /// The callback of cairo that draws a glyph.
  static func draw(
    _ glyph: UInt, of font: OpaquePointer?, on context: OpaquePointer?,
    _ extents: UnsafeMutablePointer<cairo_text_extents_t>?
  ) -> cairo_status_t {
    let face = cairo_scaled_font_get_font_face(font)
    guard let data = cairo_font_face_get_user_data(face, key(of: face)), let context, let extents,
      let entry = Unmanaged<GlyphTable>.fromOpaque(data).takeUnretainedValue().glyphs[glyph]
    else { return CAIRO_STATUS_USER_FONT_ERROR }
    extents.pointee.x_advance = entry.advance
    if let box = entry.box {
      (extents.pointee.x_bearing, extents.pointee.y_bearing) = (box.x, box.y)
      (extents.pointee.width, extents.pointee.height) = (box.width, box.height)
    }
    let canvas = Canvas(sharing: context)
    canvas.beginPath()
    canvas.add(entry.outline)
    canvas.fill()
    return CAIRO_STATUS_SUCCESS
  }
}
