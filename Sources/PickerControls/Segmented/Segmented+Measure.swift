import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A segmented control that knows how wide its segments want to be.
struct MeasuredSegmented: MeasuredControl {
  let control: Segmented
  let measurer: any TextMeasuring
  let direction: LayoutDirection
  let items: MeasuredItems
}

extension Segmented {
  /// Shapes every text of the control once.
  public func measured(by text: any TextMeasuring) -> any MeasuredControl {
    let direction = container.resolvedDirection(of: items.lazy.map(\.text), by: text)
    var measuring = ItemMeasuring(
      base: segment.over(.segment), font: font, container: container, direction: direction)
    return MeasuredSegmented(
      control: self, measurer: text, direction: direction,
      items: measuring.measure(items, isSelected: { selected.contains($0) }, by: text))
  }
}
