import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// Chips that know how large they want to be.
public struct MeasuredChips: MeasuredControl {
  let chips: Chips
  let measurer: any TextMeasuring
  let direction: LayoutDirection
  var items: MeasuredItems
  /// The same items as the solver sees them.
  let boxes: CheckedFlow
  /// What a chip looks like that stands for others; nil where none may.
  let overflowLook: Int?
}

extension Chips {
  /// Shapes every text of the control once.
  public func measured(by text: any TextMeasuring) -> any MeasuredControl {
    measuredChips(by: text)
  }

  /// Shapes every text once; the chips can then be placed, and selected among where they are.
  public func measuredChips(by text: any TextMeasuring) -> MeasuredChips {
    let direction = container.resolvedDirection(of: items.lazy.map(\.text), by: text)
    var measuring = ItemMeasuring(
      base: chip.over(.chip), font: font, container: container, direction: direction,
      isStable: stableSize)
    let overflowLook = maxRows == nil ? nil : measuring.look(ItemStyle())
    let measured = measuring.measure(items, isSelected: { items[$0].isSelected }, by: text)
    return MeasuredChips(
      chips: self, measurer: text, direction: direction, items: measured,
      boxes: CheckedFlow(items.indices.map { items[$0].flowItem(measured, at: $0) }),
      overflowLook: overflowLook)
  }
}

extension Chip {
  /// This chip as the solver sees it.
  fileprivate func flowItem(_ measured: MeasuredItems, at position: Int) -> FlowItem {
    let look = measured.look(of: position)
    let style = look.style
    var item = FlowItem(
      content: measured.boxes[position].natural, width: width, height: height,
      minWidth: style.minWidth, maxWidth: style.maxWidth, minHeight: style.minHeight,
      inset: Size(width: look.insets.horizontal, height: look.insets.vertical),
      grow: style.grow ?? 0, shrink: style.truncation == Truncation.none ? 0 : 1,
      baseline: measured.baseline(of: position, height: height), breakBefore: breakBefore,
      breakAfter: breakAfter, contentDependent: measured.breaksLines(position),
      percentages: style.widthPercentages)
    item.percentages.width = widthPercentage
    item.margins = margin
    return item
  }
}

extension ItemStyle {
  /// Widths as the solver takes them that are given as percentages of the container.
  var widthPercentages: FlowPercentages {
    FlowPercentages(minWidth: minWidthPercentage, maxWidth: maxWidthPercentage)
  }
}
