import CPickerCairo
import CPickerImages
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

/// The libraries that pictures need.
package enum PictureLibraries {
  /// The reasons why some of them cannot be opened: `libcairo.so.2 is not installed`. Opens them.
  package static var missing: [String] {
    [
      picker_cairo_error(), picker_zlib_error(), picker_jpeg_error(), picker_webp_error(),
      picker_gif_error(),
    ].compactMap { $0.map { String(cString: $0) } }
  }
}
