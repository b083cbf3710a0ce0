import PickerGeometry
import PickerText

/// The bounds of what is drawn.
enum Ink {
  /// Relative to the line's top left corner; nil where nothing is drawn.
  static func bounds(
    of shaped: ShapedRuns, _ order: [Int], at scale: TextScale, _ baseline: Double
  ) -> Rect? {
    nil
  }
}
