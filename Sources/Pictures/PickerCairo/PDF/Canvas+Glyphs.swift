import CPickerCairo
import PickerGeometry

/// Glyphs of an ``OutlineFace`` and the text that they represent for copying and searching.
struct GlyphText {
  private(set) var text = ""
  private(set) var glyphs: [cairo_glyph_t] = []
  private(set) var clusters: [cairo_text_cluster_t] = []

  /// Adds a glyph at a point on the baseline, and the text that it represents, which is ``Swift/String/readableByCairo`` and
  /// not empty.
  mutating func add(_ glyph: UInt, at point: Point, _ text: String) {
    glyphs.append(cairo_glyph_t(index: glyph, x: point.x, y: point.y))
    clusters.append(
      cairo_text_cluster_t(num_bytes: Int32(clamping: text.utf8.count), num_glyphs: 1))
    self.text += text
  }
}

extension Canvas {
  /// Shows glyphs in the current colour, at `size` points per em.
  func show(_ content: GlyphText, in face: OpaquePointer?, size: Double) {
    var (glyphs, clusters) = (content.glyphs, content.clusters)
    guard !glyphs.isEmpty else { return }
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, size)
    cairo_show_text_glyphs(
      context, content.text, Int32(clamping: content.text.utf8.count), &glyphs,
      Int32(clamping: glyphs.count), &clusters, Int32(clamping: clusters.count),
      cairo_text_cluster_flags_t(rawValue: 0))
  }

  /// Makes everything visible that a clip hides.
  func resetClip() { cairo_reset_clip(context) }
}
