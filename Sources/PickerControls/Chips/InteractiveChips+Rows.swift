import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// What rows of chips follow from, once the size of every chip is known: for pages, which place chips again after one was
/// removed, hidden ones were shown, or the width has changed.
package struct ChipRows: Sendable {
  /// The container, without a limit of lines.
  package var flow: FlowContainer
  /// The maximum number of rows while hidden chips are not shown; nil: no limit.
  package var maxRows: Int?
  /// Whether hidden chips are shown.
  package var isExpanded: Bool
  /// The size of each chip, shown or not.
  package var sizes: [Size]
  /// The chips that begin a row, and those that end one.
  package var breaks: [(before: Bool, after: Bool)]
  /// The number of chips that stay longer than each; empty if the last chip leaves first.
  package var ranks: [Int]
  /// The sizes of the chips that stand for 1, 2, 3 … hidden ones; empty if none does.
  package var counting: [Size]
  /// The size of the chip that hides them again; nil if there is none.
  package var less: Size?
}

extension InteractiveChips {
  /// The maximum number of chips that pages place; fewer where each number of hidden ones has a picture.
  private static let maximumCount = (plain: 500, counted: 64)

  /// The rows; nil if a chip changes its size or its look with its row, or there are none or too many.
  package func rows(within width: Double?) -> ChipRows? {
    let measured = chips.measured(by: measurer)
    let flow = measured.flow(in: ProposedSize(width: width))
    let maximum = InteractiveChips.maximumCount
    guard !chips.items.isEmpty, !dependsOnRows,
      chips.items.count <= (chips.maxRows == nil ? maximum.plain : maximum.counted),
      flow.justify != .stretch,
      flow.align != .baseline, !measured.items.mayBreakLines, measured.labels.isEmpty,
      measured.items.styles.allSatisfy({
        ($0.style.grow ?? 0) == 0 && $0.style.widthPercentages == FlowPercentages()
      })
    else { return nil }
    return ChipRows(
      flow: flow, maxRows: chips.maxRows, isExpanded: chips.isExpanded,
      sizes: measured.items.metrics.map { $0.natural },
      breaks: chips.items.map { ($0.breaksBefore, $0.breaksAfter) },
      ranks: measured.order.isByPosition
        ? [] : chips.items.indices.map { measured.order.rank(of: $0) },
      counting: counting(measured).map { $0.size }, less: lessChip(measured)?.size)
  }

  /// The pictures of the chips that stand for 1, 2, 3 … hidden ones.
  private func counting(_ measured: MeasuredChips) -> [LayoutTree] {
    guard case .label(let label) = chips.overflow, let style = measured.overflowStyleIndex else {
      return []
    }
    return chips.items.indices.map { hidden in
      let count = chips.items.count - hidden - 1
      return measured.picture(of: measured.overflowChip(label, style, showing: count))
    }
  }

  private func lessChip(_ measured: MeasuredChips) -> LayoutTree? {
    guard case .label(let label) = chips.overflow, let text = label.lessLabel,
      let style = measured.overflowStyleIndex
    else { return nil }
    return measured.picture(of: measured.collapsingChip(text, style))
  }

  /// Pictures of the chips that stand for 1, 2, 3 … hidden ones, and of the one that hides them again, if there is one.
  package var overflowPictures: (counting: [LayoutTree], less: LayoutTree?) {
    let measured = chips.measured(by: measurer)
    return (counting(measured), lessChip(measured))
  }

  /// The text of a chip, or the name of its icon; nil if it has neither.
  package func name(of item: Int) -> String? {
    let chip = chips.items[item]
    return chip.text.isEmpty ? chip.icon?.name : chip.text
  }

  /// Whether a chip is selected at first.
  package func isSelected(_ item: Int) -> Bool { chips.items[item].isSelected }

  /// Whether a chip has an icon that removes it.
  package func isRemovable(_ item: Int) -> Bool { chips.items[item].trailingIcon != nil }

  /// Whether a chip can be selected.
  package func isEnabled(_ item: Int) -> Bool { chips.items[item].isEnabled }
}

extension MeasuredChips {
  /// Returns a tree with nothing but an overflow chip.
  ///
  /// - Parameters:
  ///   - ids: The ids of the hidden items; none for the chip that hides them again, and where they do not matter.
  ///   - size: The size of its frame; nil: its own.
  func picture(
    of chip: OverflowChip, hiding ids: [String] = [], in size: Size? = nil
  ) -> LayoutTree {
    let placed = CheckedFlow([flowItem(of: chip)], browser: measurer.browser)
      .solve(in: FlowContainer(wrap: .nowrap) { $0.browser = measurer.browser })
    var tree = items.tree(type: Role.overflow.rawValue)
    if !ids.isEmpty { tree.overflows = [Overflow(hiddenIDs: ids)] }
    let frame = Rect(size: size ?? placed.frames.first?.size ?? .zero)
    append(chip, hiding: ItemPositions(ids.indices), frame: frame, to: &tree)
    return tree
  }
}
