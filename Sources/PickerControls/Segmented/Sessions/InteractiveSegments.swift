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

  /// The timing of the indicator on the way to another segment.
  package var timing: Motion.Timing { control.transition?.timing ?? .indicator }
  /// How its edges move relative to each other.
  package var style: IndicatorTransition.Style { control.transition?.style ?? .slide }
  /// How much it stretches on long ways and while it is dragged.
  package var stretch: Double { control.indicator.stretch }
  /// The axis of the segments.
  package var axis: Axis { control.axis }

  /// What screen readers and menus call a segment: its text, else its icon; nil if it has neither.
  package func name(of item: Int) -> String? {
    let segment = control.items[item]
    return segment.text.isEmpty ? segment.icon?.name : segment.text
  }

  /// Whether a segment can be selected.
  package func isEnabled(_ item: Int) -> Bool { control.items[item].isEnabled }

  /// Returns a tree that draws the segments in the given states and frames.
  package func appearances(of items: [ItemSnapshot]) -> LayoutTree {
    let selected = items.filter { $0.isSelected }.map { $0.item }.sorted()
    let measured = control.measured(selecting: selected, in: direction, by: measurer)
    var tree = measured.appearances(
      of: items, role: .segment, direction: direction, by: measurer)
    var paints = SegmentPaints(control, direction)
    for (segment, shown) in zip(Array(tree.children(of: 0)), items) {
      let place = SegmentPaints.SegmentPlace(
        isFirst: shown.item == 0, isLast: shown.item == itemCount - 1,
        selection: shown.isSelected ? 1 : 0, press: 0)
      paints.paint(segment, measured.resolvedStyle(of: shown.item).style, at: place, in: &tree)
    }
    return tree
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
