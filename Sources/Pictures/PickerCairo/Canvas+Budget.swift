import PickerGeometry
import PickerLimits

extension Canvas {
  /// Spends the pixels that are about to be painted from the current budget.
  ///
  /// - Parameter box: In device coordinates; clipped parts cost nothing, and neither does vector output.
  /// - Returns: Whether painting may proceed.
  func spend(pixelsOf box: Rect) -> Bool {
    guard let budget = Budget.current else { return true }
    guard !isVector else { return budget.mayProceed }
    let seen = box.intersection(visibleArea) ?? .zero
    return budget.spend(Int(clamping: seen.width * seen.height), of: .pixels) && budget.mayProceed
  }

  /// Starts a group, an intermediate image of the visible area. If the budget does not suffice, everything is
  /// clipped from here on.
  func beginGroup() {
    if !spend(pixelsOf: visibleArea) { clip(toDevice: .zero) }
    pushGroup()
  }
}

extension Int {
  /// The integral part, clamped to 0 from below; `.max / 8` for very large numbers and NaN.
  fileprivate init(clamping number: Double) {
    self = number < 1e15 ? Int(Swift.max(0, number)) : .max / 8
  }
}
