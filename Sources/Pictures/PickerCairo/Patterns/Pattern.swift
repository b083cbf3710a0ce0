import CPickerCairo
import PickerColor
import PickerGeometry

/// A cairo pattern, the source of painting; freed with its last reference.
final class Pattern {
  let pointer: OpaquePointer

  /// Takes ownership of a pattern.
  init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  convenience init(_ color: Color) {
    self.init(
      taking: cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha))
  }

  /// Creates a pattern of the pixels of a surface.
  ///
  /// - Parameter map: The map from points of the drawing to pixels of the surface.
  convenience init(_ surface: Surface, map: AffineTransform, smooth: Bool) {
    self.init(taking: cairo_pattern_create_for_surface(surface.pointer))
    self.map = map
    cairo_pattern_set_filter(pointer, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
  }

  deinit { cairo_pattern_destroy(pointer) }

  /// The map from points of the drawing to points of the pattern.
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

  /// Repeats the pattern.
  func tile() { cairo_pattern_set_extend(pointer, CAIRO_EXTEND_REPEAT) }

  /// Extends the colours of the edge outwards.
  func extendEdge() { cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD) }
}
