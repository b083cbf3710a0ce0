import PickerGeometry

extension Size {
  /// Returns the size of the rendered picture at `scale` pixels per point: rounded up to whole pixels, ignoring
  /// rounding errors, and at least one pixel wide and high.
  ///
  /// Vector formats use scale 1: browsers squeeze a drawing with a fractional size into whole pixels.
  package func pictureSize(scale: Double = 1) -> Size {
    func pixels(_ points: Double) -> Double {
      max(1, (points * scale - Lengths.grace).rounded(.up))
    }
    return Size(width: pixels(width), height: pixels(height))
  }
}
