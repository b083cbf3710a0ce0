import PickerGeometry

extension Rect {
  /// Returns the rectangle inset by `insets`. Insets larger than the rectangle are scaled down, so the result lies
  /// within it.
  func insetWithin(_ insets: Edges) -> Rect {
    let across = min(1, width / max(insets.horizontal, .leastNormalMagnitude))
    let down = min(1, height / max(insets.vertical, .leastNormalMagnitude))
    return inset(
      by: Edges(
        top: insets.top * down, left: insets.left * across, bottom: insets.bottom * down,
        right: insets.right * across))
  }
}
