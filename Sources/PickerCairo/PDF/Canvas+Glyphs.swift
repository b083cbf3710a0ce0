import CPickerCairo
import PickerGeometry

/// Glyphs of an ``OutlineFace`` and the text that they represent for copying and searching.
struct GlyphText {
  private(set) var text = ""
  private(set) var glyphs: [cairo_glyph_t] = []
  private(set) var clusters: [cairo_text_cluster_t] = []

  /// Adds a glyph at a point on the baseline; its text is added by ``add(_:glyphs:)``.
  mutating func add(_ glyph: UInt, at point: Point) {
    glyphs.append(cairo_glyph_t(index: glyph, x: point.x, y: point.y))
  }

  /// Adds the text that the next `count` glyphs represent; empty if they are not to be copied.
  mutating func add(_ text: String, glyphs count: Int) {
    let text = text.readableByCairo
    self.text += text
    clusters.append(
      cairo_text_cluster_t(
        num_bytes: Int32(clamping: text.utf8.count), num_glyphs: Int32(clamping: count)))
  }
}

extension Canvas {
  /// Shows glyphs in the current colour, at `size` points per em.
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
