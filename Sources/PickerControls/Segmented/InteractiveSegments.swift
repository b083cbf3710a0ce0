import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

/// A segmented control whose segments can be selected.
package final class InteractiveSegments: SelectableItems {
  private let control: Segmented
  private let measurer: any TextMeasuring
  private let direction: LayoutDirection

  init(_ measured: MeasuredSegmented) {
    control = measured.control
    measurer = measured.measurer
    direction = measured.direction
  }

  /// `segments` where one segment is selected at a time and its indicator moves, else `items`.
  package var kind: String { control.selectionState == .selectsOne ? "segments" : "items" }
  /// The number of segments.
  package var itemCount: Int { control.items.count }
  /// False: the last selected segment may be deselected.
  package var isRequired: Bool { false }
  /// Nil: any number of segments may be selected.
  package var limit: Int? { nil }

  /// The easing of the indicator on the way to another segment.
  package var easing: IndicatorEasing {
    let timing = control.transition?.timing ?? .indicator
    let isStretched = control.transition?.style == .stretch
    return IndicatorEasing(
      leading: PiecewiseLinearEasing(isStretched ? timing.leading : timing),
      trailing: PiecewiseLinearEasing(isStretched ? timing.trailing : timing))
  }

  /// Returns a tree that draws the segments in the given states and frames.
  package func appearances(of items: [ItemSnapshot]) -> LayoutTree {
    control.measured(
      selecting: items.filter { $0.isSelected }.map { $0.item }.sorted(), in: direction,
      by: measurer
    ).appearances(of: items, role: .segment, direction: direction, by: measurer)
  }

  /// Returns the layout in `size` with exactly these segments selected, at rest.
  package func tree(selecting items: [Int], within size: Size) -> LayoutTree? {
    var control = control
    control.selected = items
    control.transition = nil
    return control.measured(by: measurer).layout(
      within: ProposedSize(width: size.width, height: size.height))
  }
}
