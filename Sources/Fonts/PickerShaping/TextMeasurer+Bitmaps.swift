import CPickerFreeType
import CPickerHarfBuzz
import PickerGeometry
import PickerText

extension TextMeasurer {
  /// Returns the colour bitmap of a glyph, from the only strike of its face; nil if the face is not in the library or
  /// has outlines.
  ///
  /// A glyph of the bundled emoji face, which only has metrics, gets the bitmap of the same emoji in a colour face:
  /// one that was added to the library, or an installed one.
  public func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
    guard let typeface = library.typeface(of: face) else { return nil }
    guard typeface.measuresOnly else { return typeface.bitmap(of: glyph) }
    let instance = library.faces.instance(of: typeface, at: typeface.position(of: face))
    guard let picture = library.picture(of: glyph, in: instance) else { return nil }
    return picture.typeface.bitmap(of: picture.glyph)?.scaled(by: picture.scale)
  }
}

extension Typeface {
  /// The colour bitmap of a glyph in the single strike of the face; nil if it has outlines.
  fileprivate func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    guard strike != nil else { return nil }
    var bitmap: GlyphBitmap?
    FreeType.exclusively { bitmap = GlyphBitmap(glyph, of: freetype.pointer) }
    bitmap?.png = png(of: glyph)
    return bitmap
  }

  /// Whether the face has a PNG file of a glyph. FreeType also returns an advance for glyphs without a bitmap.
  func hasPNG(of glyph: UInt32) -> Bool {
    let blob = referencePNG(of: glyph)
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// The PNG file of a glyph in the largest strike of the face; empty if there is none.
  fileprivate func png(of glyph: UInt32) -> [UInt8] {
    let blob = referencePNG(of: glyph)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return [] }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}

extension Typeface {
  private func referencePNG(of glyph: UInt32) -> OpaquePointer? {
    let font = hb_font_create(harfbuzz)
    defer { hb_font_destroy(font) }
    return hb_ot_color_glyph_reference_png(font, glyph)
  }
}

extension GlyphBitmap {
  /// Returns the same pixels in a larger or smaller frame.
  fileprivate func scaled(by factor: Double) -> GlyphBitmap {
    var scaled = self
    scaled.frame = Rect(
      x: frame.x * factor, y: frame.y * factor, width: frame.width * factor,
      height: frame.height * factor)
    return scaled
  }

  fileprivate init?(_ glyph: UInt32, of face: FT_Face) {
    guard FT_Select_Size(face, 0) == 0, let em = face.pointee.size?.pointee.metrics.y_ppem, em > 0,
      FT_Load_Glyph(face, glyph, picker_ft_load_color()) == 0, let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard let pixels = bitmap.colors else { return nil }
    let (width, height) = (Double(bitmap.width) / Double(em), Double(bitmap.rows) / Double(em))
    let left = Double(slot.pointee.bitmap_left) / Double(em)
    let top = -Double(slot.pointee.bitmap_top) / Double(em)
    self.init(
      width: Int(bitmap.width), height: Int(bitmap.rows), pixels: pixels,
      frame: Rect(x: left, y: top, width: width, height: height))
  }
}

extension FT_Bitmap {
  /// The pixels, row by row; nil for a monochrome or empty bitmap.
  fileprivate var colors: [UInt32]? {
    var copy = self
    guard picker_ft_is_bgra(&copy) != 0, let buffer, pitch >= width * 4, rows > 0 else {
      return nil
    }
    var colors: [UInt32] = []
    colors.reserveCapacity(Int(width * rows))
    for row in 0..<Int(rows) {
      for column in 0..<Int(width) {
        let bytes = buffer + row * Int(pitch) + column * 4
        let (blue, green, red, alpha) = (bytes[0], bytes[1], bytes[2], bytes[3])
        colors.append(
          UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      }
    }
    return colors
  }
}
