import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

/// A segmented control whose segments can be selected.
public final class InteractiveSegments: SelectableItems {
  private let control: Segmented
  private let measurer: any TextMeasuring
  private let direction: LayoutDirection

  init(_ measured: MeasuredSegmented) {
    control = measured.control
    measurer = measured.measurer
    direction = measured.direction
  }

  /// Where one segment is selected at a time its indicator moves: these are segments. Others are items.
  public var kind: String { control.selectionState == .selectsOne ? "segments" : "items" }
  /// How many segments there are.
  public var itemCount: Int { control.items.count }
  /// Segments may be left without a selection.
  public var isRequired: Bool { false }
  /// Any number of segments may be selected.
  public var limit: Int? { nil }

  /// How the indicator moves to another segment.
  public var easing: IndicatorEasing {
    let timing = control.transition?.timing ?? .indicator
    let isStretched = control.transition?.style == .stretch
    return IndicatorEasing(
      leading: PiecewiseLinearEasing(isStretched ? timing.leading : timing),
      trailing: PiecewiseLinearEasing(isStretched ? timing.trailing : timing))
  }

  /// Segments as they look in the states and frames asked for.
  public func appearances(of items: [ItemSnapshot]) -> LayoutTree {
    control.measured(
      selecting: Set(items.filter(\.isSelected).map(\.item)), in: direction, by: measurer
    ).appearances(of: items, role: .segment, direction: direction, by: measurer)
  }

  /// The control in its size with these segments selected and no others, at rest.
  public func tree(selecting items: [Int], within size: Size) -> LayoutTree? {
    var control = control
    control.selected = items
    control.transition = nil
    return control.measuredSegments(by: measurer).layout(
      within: Room(width: size.width, height: size.height))
  }
}
