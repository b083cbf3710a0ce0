import CPickerCairo
import PickerGeometry
import PickerLimits

/// A cairo surface, the target of drawing; freed with its last reference.
///
/// A surface that could not be created is in an error state that every use of it propagates, so that one
/// check at the end suffices; see ``Canvas/failure``.
final class Surface {
  let pointer: OpaquePointer

  /// Takes ownership of a surface.
  init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Creates transparent pixels; a single one if the budget does not suffice.
  convenience init(width: Int, height: Int) {
    let isWithinBudget = Budget.spend(width * height, of: .pixels)
    self.init(
      taking: cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: isWithinBudget ? width : 1),
        Int32(clamping: isWithinBudget ? height : 1)))
  }

  /// Creates pixels in premultiplied ARGB; a single one if the budget does not suffice.
  convenience init(width: Int, height: Int, pixel: (_ row: Int, _ column: Int) -> UInt32) {
    self.init(width: width, height: height)
    // There may be less of them than was asked for.
    withPixels { pixels, rowLength in
      for row in 0..<self.height {
        for column in 0..<self.width { pixels[row * rowLength + column] = pixel(row, column) }
      }
    }
  }

  deinit { cairo_surface_destroy(pointer) }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// Finishes the surface and writes remaining output to its stream.
  func finish() { cairo_surface_finish(pointer) }

  var status: cairo_status_t { cairo_surface_status(pointer) }

  /// Calls `body` with the pixels in row-major order: premultiplied ARGB with alpha in the most significant byte.
  /// Not called for a surface in an error state.
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
