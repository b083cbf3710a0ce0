import PickerGeometry
import PickerRendering

/// The limits of page sizes, and the resolution of rasterised parts.
enum PageSize {
  /// The maximum size of a side, in points.
  static let maximumSide = 4_000_000.0
  /// The maximum magnitude of a coordinate, in points: cairo's coordinates, and the differences between
  /// them, have 24 bits for whole points, including the sign.
  static let maximumCoordinate = 4_190_000.0

  /// Returns the resolution in pixels per inch at which cairo rasterises effects that PDF does not support. It is
  /// reduced for large pages, so an image of the complete page stays within the limits of a part.
  static func resolution(for size: Size) -> Double {
    let side = PixelLimits.side / max(size.width, size.height)
    let area = (PixelLimits.part / (size.width * size.height)).squareRoot()
    return 72 * min(4, side, area)
  }
}

extension Size {
  /// The size of the page, rounded up to whole points.
  ///
  /// - Throws: ``RenderingError/pageTooLarge(width:height:)``.
  func checkedPageSize() throws(RenderingError) -> Size {
    let size = pictureSize()
    guard size.width <= PageSize.maximumSide, size.height <= PageSize.maximumSide else {
      throw .pageTooLarge(width: size.width, height: size.height)
    }
    return size
  }
}
