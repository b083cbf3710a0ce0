import CPickerCairo
import PickerColor
import PickerGeometry

/// What cairo fills with; freed with its last reference.
final class Pattern {
  let pointer: OpaquePointer

  /// Takes over a pattern that cairo has made for us.
  init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  convenience init(_ color: Color) {
    self.init(
      taking: cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha))
  }

  /// The pixels of a surface.
  ///
  /// - Parameter map: How points of the drawing become pixels of the surface.
  convenience init(_ surface: Surface, map: AffineTransform, smooth: Bool) {
    self.init(taking: cairo_pattern_create_for_surface(surface.pointer))
    self.map = map
    cairo_pattern_set_filter(pointer, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// How points of the drawing become those of the pattern.
  var map: AffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_pattern_get_matrix(pointer, &matrix)
      return AffineTransform(matrix)
    }
    set {
      var matrix = cairo_matrix_t(newValue)
      cairo_pattern_set_matrix(pointer, &matrix)
    }
  }

  /// The pattern again and again beside itself.
  func tile() { cairo_pattern_set_extend(pointer, CAIRO_EXTEND_REPEAT) }

  /// The colours of the edge go on.
  func extendEdge() { cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD) }
}
