import PickerGeometry
import PickerText
import PickerTree

/// The interactive control of chips, which draws them selected and unselected.
package final class InteractiveChips: SelectableItems {
  let chips: Chips
  let measurer: any TextMeasuring
  let direction: LayoutDirection

  init(_ measured: MeasuredChips) {
    chips = measured.chips
    measurer = measured.measurer
    direction = measured.direction
  }

  /// `items`.
  package var kind: String { "items" }
  /// The number of chips.
  package var itemCount: Int { chips.items.count }
  /// Whether the last selected chip stays selected.
  package var isRequired: Bool { chips.selection.isRequired }
  /// The maximum number of selected chips in mode `multiple`; nil for no limit, and in other modes.
  package var limit: Int? { chips.selection.mode == .multiple ? chips.selection.limit : nil }

  /// Returns a tree that draws the chips in the given states and frames.
  package func appearances(of items: [ItemSnapshot]) -> LayoutTree {
    var chips = chips
    for snapshot in items where chips.items.indices.contains(snapshot.item) {
      chips.items[snapshot.item].isSelected = snapshot.isSelected
    }
    return chips.measured(by: measurer).items.appearances(
      of: items, role: .chip, direction: direction, by: measurer)
  }

  /// Whether any chip looks different at the ends of its row.
  package var dependsOnRows: Bool {
    chips.chip.rowEnds != nil || chips.items.contains { !$0.isPlain && $0.style.rowEnds != nil }
  }

  /// Returns nil: the script moves no chips when the selection changes.
  package func tree(selecting items: [Int], within size: Size) -> LayoutTree? { nil }
}

extension MeasuredItems {
  /// Returns a tree with the items as children of a root at the origin, each in the given frame.
  func appearances(
    of items: [ItemSnapshot], role: Role, direction: LayoutDirection, by measurer: any TextMeasuring
  ) -> LayoutTree {
    let items = items.filter { metrics.indices.contains($0.item) }
    let frames = items.map { (item: $0.item, frame: $0.frame) }
    var tree = tree(type: role.rawValue)
    fitLabels(to: frames, in: &tree, wantsInk: false, by: measurer)
    var ends = RowEndPaints(styles, direction)
    tree.append(LayoutNode(.flow, frame: .zero)) { tree in
      for snapshot in items {
        let node = tree.nodes.count
        append(snapshot.item, role, frame: snapshot.frame, direction: direction, to: &tree)
        ends?.paint(node, resolvedStyle(of: snapshot.item).style, at: snapshot.ends, in: &tree)
      }
    }
    return tree
  }
}
