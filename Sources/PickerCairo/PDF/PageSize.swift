import PickerGeometry
import PickerRendering

/// How large a page may be, and how fine the pixels are that stand in it.
enum PageSize {
  /// The most points a side.
  static let most = 4_000_000.0
  /// How far from a corner of the page anything may be: cairo's coordinates, and the distances between
  /// them, have 24 bits for whole points, one of them for the sign.
  static let farthest = 4_190_000.0

  /// Pixels to the inch in which cairo draws what PDF has no drawing for: fewer on a very large page, where
  /// that may cover all of it, than a picture may have.
  static func resolution(for size: Size) -> Double {
    let side = 16384 / max(size.width, size.height)
    let area = (67_108_864 / (size.width * size.height)).squareRoot()
    return 72 * min(4, side, area)
  }
}

extension Size {
  /// How many points a page of this size has: rounded up to whole ones.
  ///
  /// - Throws: ``RenderingError/pageTooLarge(width:height:)``.
  func checkedPageSize() throws(RenderingError) -> Size {
    let size = pictureSize()
    guard size.width <= PageSize.most, size.height <= PageSize.most else {
      throw .pageTooLarge(width: size.width, height: size.height)
    }
    return size
  }
}
