import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A segmented control that knows how wide its segments want to be.
public struct MeasuredSegmented: MeasuredControl {
  var control: Segmented
  let measurer: any TextMeasuring
  let direction: LayoutDirection
  var items: MeasuredItems
  /// The segments before the transition, where they may have been of other sizes then.
  var itemsBefore: MeasuredItems?
}

extension Segmented {
  /// Shapes every text of the control once.
  public func measured(by text: any TextMeasuring) -> any MeasuredControl {
    measuredSegments(by: text)
  }

  /// As ``measured(by:)``, for those who follow fingers and keys.
  public func measuredSegments(by text: any TextMeasuring) -> MeasuredSegmented {
    let direction = container.resolvedDirection(of: items.lazy.map(\.text), by: text)
    let marked = Set(marked)
    let before = transition?.from.map { Set([$0]) }
    return MeasuredSegmented(
      control: self, measurer: text, direction: direction,
      items: measured(selecting: marked, in: direction, by: text),
      itemsBefore: stableSize || before == marked
        ? nil : before.map { measured(selecting: $0, in: direction, by: text) })
  }

  func measured(
    selecting selected: Set<Int>, in direction: LayoutDirection, by text: any TextMeasuring
  ) -> MeasuredItems {
    var measuring = ItemMeasuring(
      base: segment.over(.segment), font: font, container: container, direction: direction,
      isStable: stableSize)
    return measuring.measure(items, isSelected: selected.contains, by: text)
  }
}
