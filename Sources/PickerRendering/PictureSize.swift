import PickerGeometry

extension Size {
  /// How large a picture of this size is at `scale` pixels a point: rounded up to whole pixels but for
  /// rounding errors, and at least one each way.
  ///
  /// Formats that keep points are as large as at scale 1: a browser squeezes a drawing of half points
  /// into whole ones.
  package func pictureSize(scale: Double = 1) -> Size {
    func pixels(_ points: Double) -> Double {
      max(1, (points * scale - Lengths.grace).rounded(.up))
    }
    return Size(width: pixels(width), height: pixels(height))
  }
}
