import PickerGeometry

extension Rect {
  /// Returns the rectangle with its edges rounded to device pixels; unchanged if `scale` is nil.
  func onPixels(of scale: Double?) -> Rect {
    guard let scale else { return self }
    func nearest(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
    return Rect(
      minX: nearest(minX), minY: nearest(minY), maxX: nearest(maxX), maxY: nearest(maxY))
  }

  /// Returns the rectangle inset by `insets`; insets larger than the rectangle are scaled down, so that the
  /// result lies within it.
  func insetWithin(_ insets: Edges) -> Rect {
    let across = min(1, width / max(insets.horizontal, .leastNormalMagnitude))
    let down = min(1, height / max(insets.vertical, .leastNormalMagnitude))
    return inset(
      by: Edges(
        top: insets.top * down, left: insets.left * across, bottom: insets.bottom * down,
        right: insets.right * across))
  }

  /// Whether the rectangle lies within `box`, apart from rounding errors.
  func isWithin(_ box: Rect) -> Bool {
    box.minX.fits(in: minX) && maxX.fits(in: box.maxX) && box.minY.fits(in: minY)
      && maxY.fits(in: box.maxY)
  }
}
