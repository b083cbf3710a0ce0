import PickerColor
import PickerGeometry
import PickerTree

extension Paint {
  /// Draws a border inside the edge of the box unless it has no colour or all of its sides are 0.
  package mutating func setBorder(_ border: Insets, of color: Color?, in direction: LayoutDirection)
  {
    let width = max(border.top, border.leading, border.bottom, border.trailing)
    guard let color, width > 0 else { return }
    stroke = Stroke(fill: .color(color), width: width)
    if border != Insets(width) { borderWidths = border.edges(in: direction) }
  }
}
