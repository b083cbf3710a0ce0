import PickerGeometry
import PickerLimits

extension Canvas {
  /// Takes what is about to be painted out of the document's budget.
  ///
  /// - Parameter box: In points of the device; what is clipped away of it costs nothing. Lines and
  ///   curves that are kept as such have no pixels.
  /// - Returns: Whether it may be painted.
  func spend(pixelsOf box: Rect) -> Bool {
    guard let budget = Budget.current else { return true }
    guard !isVector else { return budget.mayProceed }
    let seen = box.intersection(visibleArea) ?? .zero
    return budget.spend(Int(clamping: seen.width * seen.height), of: .pixels) && budget.mayProceed
  }

  /// Begins to draw on pixels of its own, for as much as is seen. Where the budget does not go as far,
  /// nothing is seen from here on.
  func beginGroup() {
    if !spend(pixelsOf: visibleArea) { clip(toDevice: .zero) }
    pushGroup()
  }
}

extension Int {
  /// The whole part of a number that is not negative; the largest number for one that is too large or
  /// none at all.
  fileprivate init(clamping number: Double) {
    self = number < 1e15 ? Int(Swift.max(0, number)) : .max / 8
  }
}
