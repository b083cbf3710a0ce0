import PickerGeometry

extension Rect {
  /// Returns the rectangle with its edges rounded to device pixels; unchanged if `scale` is nil.
  package func onPixels(of scale: Double?) -> Rect {
    guard let scale else { return self }
    func nearest(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
    return Rect(
      minX: nearest(minX), minY: nearest(minY), maxX: nearest(maxX), maxY: nearest(maxY))
  }

  /// Whether the rectangle lies within `box`, apart from rounding errors.
  @inlinable package func isWithin(_ box: Rect) -> Bool {
    box.minX.fits(in: minX) && maxX.fits(in: box.maxX) && box.minY.fits(in: minY)
      && maxY.fits(in: box.maxY)
  }
}
