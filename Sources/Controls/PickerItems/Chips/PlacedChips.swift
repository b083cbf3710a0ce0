import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// Chips with their frames.
///
/// Frames and appearance are stored separately. With stable sizes, a new selection changes only the appearance, and
/// nothing is measured or placed again.
public struct PlacedChips: Sendable {
  /// The chips with their texts measured.
  private(set) var measured: MeasuredChips
  private let proposal: ProposedSize
  private let shown: Result<EndedFlow.Shown, FlowError>

  init(
    measured: MeasuredChips, proposal: ProposedSize, shown: Result<EndedFlow.Shown, FlowError>
  ) {
    (self.measured, self.proposal, self.shown) = (measured, proposal, shown)
  }

  /// Returns these chips with exactly the chips of `ids` selected.
  ///
  /// - Complexity: O(*n*) without measuring or placing if ``Chips/hasStableSize`` is set; otherwise all
  ///   texts are measured and placed again.
  public func selecting(_ ids: Set<String>) -> PlacedChips {
    selecting(
      indices: Set(measured.items.ids.indices.filter { ids.contains(measured.items.ids[$0]) }))
  }

  /// Returns these chips with exactly the chips at `selected` selected.
  func selecting(indices selected: Set<Int>) -> PlacedChips {
    guard measured.items.isStable else {
      var chips = measured.chips
      for item in chips.items.indices { chips.items[item].isSelected = selected.contains(item) }
      return chips.measured(by: measured.measurer).place(within: proposal)
    }
    var placed = self
    placed.measured.items.select(selected)
    return placed
  }

  /// The visible chips of each row; a row of nothing but the chip for hidden ones is left out.
  var rows: [ItemSubset] {
    guard let shown = try? shown.get() else { return [] }
    return shown.lines.map { shown.items.at($0.items) }.filter { !$0.isEmpty }
  }

  /// The chips that are not shown, because there are no rows for them.
  var hidden: ItemSubset { (try? shown.get())?.hidden ?? ItemSubset(0..<0) }

  /// The layout tree.
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) if ``ItemStyle/minTarget`` is set. Labels that must be truncated are
  ///   measured again. The detail `breakpoints` adds the cost of ``MeasuredChips/breakpoints(in:)``.
  public var tree: LayoutTree { measured.tree(of: shown, in: proposal) }
}
