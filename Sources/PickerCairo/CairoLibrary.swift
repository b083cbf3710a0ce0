import CPickerCairo
import PickerRendering

/// The shared library of cairo. Programs that draw nothing start without it.
enum CairoLibrary {
  /// Opens the library for the first picture. Nothing of cairo may be called before.
  ///
  /// - Throws: `cannot draw PNG: libcairo.so.2 is not installed`.
  static func open(for format: String) throws(RenderingError) {
    guard let reason = picker_cairo_error() else { return }
    throw .unavailable("draw \(format)", reason: String(cString: reason))
  }
}
