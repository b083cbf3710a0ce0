import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// Chips whose texts are measured.
public struct MeasuredChips: MeasuredControl {
  let chips: Chips
  let measurer: any TextMeasuring
  let direction: LayoutDirection
  var items: MeasuredItems
  /// The flow items of the chips.
  let boxes: CheckedFlow
  /// Index of the overflow chip's style in `items.styles`; nil where rows are not limited.
  let overflowStyleIndex: Int?
}

extension Chips {
  /// Shapes every text of the control once.
  public func measured(by measurer: any TextMeasuring) -> MeasuredChips {
    let direction = container.resolvedDirection(of: items.lazy.map { $0.text }, by: measurer)
    var itemMeasurer = ItemMeasurer(
      base: chip.merging(onto: .chip), font: font, container: container, direction: direction,
      isStable: hasStableSize)
    let overflowStyleIndex = maxRows == nil ? nil : itemMeasurer.styleIndex(of: ItemStyle())
    let measured = itemMeasurer.measure(items, isSelected: { items[$0].isSelected }, by: measurer)
    return MeasuredChips(
      chips: self, measurer: measurer, direction: direction, items: measured,
      boxes: CheckedFlow(items.indices.map { items[$0].flowItem(measured, at: $0) }),
      overflowStyleIndex: overflowStyleIndex)
  }
}

extension Chip {
  /// The flow item of this chip.
  fileprivate func flowItem(_ measured: MeasuredItems, at position: Int) -> FlowItem {
    let resolved = measured.resolvedStyle(of: position)
    let style = resolved.style
    var item = FlowItem(
      content: measured.metrics[position].natural, width: width, height: height,
      minWidth: style.minWidth, maxWidth: style.maxWidth, minHeight: style.minHeight,
      inset: Size(width: resolved.insets.horizontal, height: resolved.insets.vertical),
      grow: style.grow ?? 0, shrink: style.truncation == Truncation.none ? 0 : 1,
      baseline: measured.baseline(of: position, height: height), breaksBefore: breaksBefore,
      breaksAfter: breaksAfter, isContentDependent: measured.breaksLines(position),
      percentages: style.widthPercentages)
    item.percentages.width = widthPercentage
    item.margins = margin
    return item
  }
}

extension ItemStyle {
  /// The minimum and maximum widths that are percentages of the container.
  var widthPercentages: FlowPercentages {
    FlowPercentages(minWidth: minWidthPercentage, maxWidth: maxWidthPercentage)
  }
}
