import CPickerCairo
import PickerGeometry
import PickerLimits

/// What cairo draws on; freed with its last reference.
///
/// A surface that could not be made is one that failed: whatever is drawn with it fails too, so that
/// one look at the end tells all, see ``Canvas/failure``.
final class Surface {
  let pointer: OpaquePointer

  /// Takes over a surface that cairo has made for us.
  init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Clear pixels; a single one where the budget has no more.
  convenience init(width: Int, height: Int) {
    let isAfforded = Budget.spend(width * height, of: .pixels)
    self.init(
      taking: cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: isAfforded ? width : 1),
        Int32(clamping: isAfforded ? height : 1)))
  }

  deinit { cairo_surface_destroy(pointer) }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// Ends the drawing; what a stream is still owed is written.
  func finish() { cairo_surface_finish(pointer) }

  var status: cairo_status_t { cairo_surface_status(pointer) }

  /// Lends the pixels, row by row: alpha in the highest byte, then red, green and blue with alpha
  /// multiplied in. A surface that failed has none.
  func withPixels(_ body: (_ pixels: UnsafeMutableBufferPointer<UInt32>, _ rowLength: Int) -> Void)
  {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return }
    let rowLength = Int(cairo_image_surface_get_stride(pointer)) / 4
    bytes.withMemoryRebound(to: UInt32.self, capacity: rowLength * height) { start in
      body(UnsafeMutableBufferPointer(start: start, count: rowLength * height), rowLength)
    }
    cairo_surface_mark_dirty(pointer)
  }
}
