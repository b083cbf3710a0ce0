import PickerColor
import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A segmented control with measured texts.
public struct MeasuredSegmented: MeasuredControl {
  var control: Segmented
  let measurer: any TextMeasuring
  let direction: LayoutDirection
  var items: MeasuredItems
  /// The segments before the transition, where their sizes may differ from now.
  var itemsBefore: MeasuredItems?
  /// The order in which segments are moved to a menu.
  let order: LeavingOrder
}

extension Segmented {
  /// Shapes every text of the control once.
  public func measured(by measurer: any TextMeasuring) -> MeasuredSegmented {
    let direction = container.resolvedDirection(of: items.lazy.map { $0.text }, by: measurer)
    let marked = marked
    let before = transition?.from.map { [$0] }
    return MeasuredSegmented(
      control: self, measurer: measurer, direction: direction,
      items: measured(selecting: marked, in: direction, by: measurer),
      itemsBefore: hasStableSize || before == marked
        ? nil : before.map { measured(selecting: $0, in: direction, by: measurer) },
      order: overflow.order(of: items))
  }

  /// Shapes every text of the control with some segments selected.
  func measured(
    selecting selected: [Int], in direction: LayoutDirection, by measurer: any TextMeasuring
  ) -> MeasuredItems {
    let selected = Set(selected)
    // Browsers never take a padding back.
    var itemMeasurer = ItemMeasurer(
      base: readableStyle, font: font, container: container, direction: direction,
      browser: measurer.browser, isStable: hasStableSize,
      paddingGivesWay: measurer.browser == nil)
    guard whenNarrow.contains(.overflowMenu) else {
      return itemMeasurer.measure(items, isSelected: selected.contains, by: measurer)
    }
    let (count, more) = (items.count, Segment("", icon: Icon(BuiltInIcon.moreHorizontal.rawValue)))
    var measured = itemMeasurer.measure(
      items + [more, more],
      isSelected: { $0 < count ? selected.contains($0) : $0 > count }, by: measurer)
    measured.takeMore()
    return measured
  }
}

extension Segmented {
  /// The style of segments, whose selected one can be read on the indicator in both schemes.
  private var readableStyle: ItemStyle {
    var style = baseStyle
    guard variant == .track, indicator.fills.isFixed else { return style }
    style.selectedTextColor = (style.selectedTextColor ?? style.textColor)?.resolved(in: .light)
    return style
  }
}

extension MeasuredItems {
  /// Removes the last two items, which represent the items of a menu.
  fileprivate mutating func takeMore() {
    more = Array(metrics.suffix(2))
    metrics.removeLast(2)
    ids.removeLast(2)
  }
}
