import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerText

/// The text of a page, to be searched and copied: set in a face of its own whose glyphs are as wide as
/// the pieces of the text, and as good as empty.
///
/// A glyph without any ink would be left out of the PDF, and so would one that is drawn in a clear colour.
/// So each has a speck of a thousandth of an em, in the faintest black there is.
final class TextLayer {
  private struct Line {
    let line: TextLine
    let origin: Point
    let place: AffineTransform
  }

  private var lines: [Line] = []
  private let advances = Advances()

  /// Remembers a line whose top left corner is at `origin`.
  ///
  /// - Parameter place: How its points become those of the page.
  func add(_ line: TextLine, at origin: Point, place: AffineTransform) {
    if !line.text.isEmpty { lines.append(Line(line: line, origin: origin, place: place)) }
  }

  /// Puts all lines on the page.
  func draw(on canvas: Canvas) {
    let face = advances.makeFace()
    defer { cairo_font_face_destroy(face) }
    cairo_set_font_face(canvas.context, face)
    canvas.setSource(Pattern(.faintest))
    for line in lines where Budget.mayProceed { canvas.saving { draw(line, on: canvas) } }
  }

  private func draw(_ line: Line, on canvas: Canvas) {
    canvas.matrix = line.place.concatenating(canvas.matrix)
    let pieces = line.line.pieces
    for (number, pieces) in pieces.enumerated() {
      let run = line.line.runs.indices.contains(number) ? line.line.runs[number] : nil
      let size = run?.size ?? line.line.frame.height
      guard size > 0 else { continue }
      cairo_set_font_size(canvas.context, size)
      show(pieces, size: size, at: line.origin + Point(x: 0, y: line.line.baseline), on: canvas)
    }
  }

  private func show(
    _ pieces: [TextPiece], size: Double, at origin: Point, on canvas: Canvas
  ) {
    let pieces = pieces.map(\.readableByCairo).filter { !$0.text.isEmpty }
    var glyphs = pieces.map { piece in
      cairo_glyph_t(
        index: advances.glyph(for: piece.text, advance: piece.width / size),
        x: origin.x + piece.x, y: origin.y)
    }
    var clusters = pieces.map {
      cairo_text_cluster_t(num_bytes: Int32(clamping: $0.text.utf8.count), num_glyphs: 1)
    }
    let text = pieces.map(\.text).joined()
    cairo_show_text_glyphs(
      canvas.context, text, Int32(clamping: text.utf8.count), &glyphs,
      Int32(clamping: glyphs.count), &clusters, Int32(clamping: clusters.count),
      cairo_text_cluster_flags_t(rawValue: 0))
  }
}

extension TextPiece {
  fileprivate var readableByCairo: TextPiece {
    TextPiece(text: text.readableByCairo, x: x, width: width)
  }
}

extension Color {
  /// Black, and just not clear to cairo.
  fileprivate static let faintest = Color(white: 0, alpha: 0.004)
}

/// The glyphs of the layer's face: each is a text with the width it has somewhere.
private final class Advances {
  private struct Key: Hashable {
    let text: String
    let units: Int
  }

  private var glyphs: [Key: UInt] = [:]
  /// In em, by glyph.
  private(set) var widths: [Double] = []

  /// The number of the glyph for a text that is `advance` em wide.
  func glyph(for text: String, advance: Double) -> UInt {
    let key = Key(text: text, units: Int((advance * 1000).rounded()))
    if let glyph = glyphs[key] { return glyph }
    let glyph = UInt(widths.count)
    glyphs[key] = glyph
    widths.append(Double(key.units) / 1000)
    return glyph
  }

  /// A face of these glyphs and of those still to come, which keeps the table as long as it lives.
  func makeFace() -> OpaquePointer? {
    let face = cairo_user_font_face_create()
    cairo_user_font_face_set_init_func(face) { _, _, extents in
      extents?.pointee.ascent = 0.95
      extents?.pointee.descent = 0.25
      return CAIRO_STATUS_SUCCESS
    }
    cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, extents in
      Advances.draw(glyph, of: font, on: context, extents)
    }
    cairo_font_face_set_user_data(face, Advances.key, Unmanaged.passRetained(self).toOpaque()) {
      if let table = $0 { Unmanaged<Advances>.fromOpaque(table).release() }
    }
    return face
  }

  private static func draw(
    _ glyph: UInt, of font: OpaquePointer?, on context: OpaquePointer?,
    _ extents: UnsafeMutablePointer<cairo_text_extents_t>?
  ) -> cairo_status_t {
    let face = cairo_scaled_font_get_font_face(font)
    guard let table = cairo_font_face_get_user_data(face, key), let extents else {
      return CAIRO_STATUS_USER_FONT_ERROR
    }
    let widths = Unmanaged<Advances>.fromOpaque(table).takeUnretainedValue().widths
    guard glyph < widths.count else { return CAIRO_STATUS_USER_FONT_ERROR }
    extents.pointee.x_advance = widths[Int(glyph)]
    cairo_rectangle(context, 0, 0, 0.001, 0.001)
    cairo_fill(context)
    return CAIRO_STATUS_SUCCESS
  }

  /// What cairo knows the table by: an address.
  nonisolated(unsafe) private static let key =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
