import CPickerCairo
import PickerGeometry

/// User font faces of cairo whose glyphs are given as outlines. A PDF embeds each as a Type 3 font, with each
/// glyph once for each size.
///
/// It has to live until the page is finished. Then its glyphs are freed, although cairo caches
/// faces for a while.
final class OutlineFace {
  /// Three faces with the same glyphs: for left-to-right text, and for right-to-left letters by turns.
  let pointers: [OpaquePointer?]
  private let table = GlyphTable()
  private var numbers: [Key: UInt] = [:]

  /// The key of a glyph: the same glyph with another text is another one, because a PDF has one text for each.
  struct Key: Hashable {
    /// A glyph of a font and its place from the pen, in thousandths of an em.
    struct Part: Hashable {
      let id: UInt32
      let x: Int
      let y: Int
    }

    let text: String
    /// None for blank glyphs.
    let parts: [Part]
    /// The advance of a blank glyph, in thousandths of an em; for other glyphs, the advance at first use.
    let advance: Int
  }

  /// The box of a letter as high as a line, in em with y down. What viewers select is as high.
  private static let line = (top: -0.95, bottom: 0.25)

  init() {
    let table = table
    pointers = (0..<3).map { _ in OutlineFace.face(of: table) }
  }

  deinit {
    table.glyphs = [:]
    for pointer in pointers { cairo_font_face_destroy(pointer) }
  }

  private static func face(of table: GlyphTable) -> OpaquePointer? {
    let pointer = cairo_user_font_face_create()
    cairo_user_font_face_set_init_func(pointer) { _, _, extents in
      extents?.pointee.ascent = -OutlineFace.line.top
      extents?.pointee.descent = OutlineFace.line.bottom
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
    return pointer
  }

  /// The number of a glyph; nil if there is none.
  func number(of key: Key) -> UInt? { numbers[key] }

  /// Adds a glyph: its outline, with y down, and its advance, both at one point per em.
  ///
  /// - Returns: Its number.
  func add(_ key: Key, _ outline: Path, advance: Double) -> UInt {
    let number = UInt(numbers.count)
    numbers[key] = number
    let (top, bottom) = OutlineFace.line
    let letter = Rect(minX: 0, minY: top, maxX: max(0.001, advance), maxY: bottom)
    table.glyphs[number] = GlyphTable.FontTableEntry(
      outline: outline, advance: advance, box: outline.controlBounds?.union(letter) ?? letter)
    return number
  }
}

/// The glyphs of a face, which cairo requests by number.
private final class GlyphTable {
  struct FontTableEntry {
    let outline: Path
    let advance: Double
    /// Encloses the outline.
    let box: Rect
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
    (extents.pointee.x_bearing, extents.pointee.y_bearing) = (entry.box.x, entry.box.y)
    (extents.pointee.width, extents.pointee.height) = (entry.box.width, entry.box.height)
    let canvas = Canvas(sharing: context)
    canvas.beginPath()
    canvas.add(entry.outline)
    canvas.fill()
    return CAIRO_STATUS_SUCCESS
  }
}
