import CPickerCairo
import PickerGeometry

/// Glyphs of an ``OutlineFace`` and the text that is copied with them.
struct GlyphText {
  private(set) var text = ""
  private(set) var glyphs: [cairo_glyph_t] = []
  private(set) var clusters: [cairo_text_cluster_t] = []

  /// Adds a glyph at a point of the baseline; the text that it belongs to comes with ``add(_:glyphs:)``.
  mutating func add(_ glyph: UInt, at point: Point) {
    glyphs.append(cairo_glyph_t(index: glyph, x: point.x, y: point.y))
  }

  /// Adds a text that the next `count` glyphs stand for; none, where it is to be left out of copies.
  mutating func add(_ text: String, glyphs count: Int) {
    let text = text.readableByCairo
    self.text += text
    clusters.append(
      cairo_text_cluster_t(
        num_bytes: Int32(clamping: text.utf8.count), num_glyphs: Int32(clamping: count)))
  }
}

extension Canvas {
  /// Shows glyphs in the colour that is set, `size` points per em.
  func show(_ content: GlyphText, in face: OutlineFace, size: Double) {
    var (glyphs, clusters) = (content.glyphs, content.clusters)
    cairo_set_font_face(context, face.pointer)
    cairo_set_font_size(context, size)
    cairo_show_text_glyphs(
      context, content.text, Int32(clamping: content.text.utf8.count), &glyphs,
      Int32(clamping: glyphs.count), &clusters, Int32(clamping: clusters.count),
      cairo_text_cluster_flags_t(rawValue: 0))
  }
}
