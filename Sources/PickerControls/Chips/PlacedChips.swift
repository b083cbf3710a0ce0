import PickerGeometry
import PickerText
import PickerTree

/// Chips with their frames.
///
/// Frames and appearance are stored separately: with stable sizes, a new selection changes only the appearance, and
/// nothing is measured or placed again.
public struct PlacedChips: Sendable {
  private var measured: MeasuredChips
  private let proposal: ProposedSize
  private let placement: ChipsPlacement

  init(measured: MeasuredChips, proposal: ProposedSize, placement: ChipsPlacement) {
    self.measured = measured
    self.proposal = proposal
    self.placement = placement
  }

  /// Returns these chips with exactly the chips of `ids` selected.
  ///
  /// - Complexity: O(*n*) without measuring or placing where ``Chips/hasStableSize`` is set; otherwise all
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

  /// The number of chips that are placed, without the chip that stands for hidden ones.
  private var count: Int {
    placement.flow.frames.count - (placement.overflow == nil ? 0 : 1)
  }

  /// The visible chips of each row; a row of nothing but the chip for hidden ones is left out.
  var rows: [Range<Int>] {
    placement.flow.lines.map { $0.items.clamped(to: 0..<count) }.filter { !$0.isEmpty }
  }

  /// The chips beyond the last row that is shown.
  var hidden: Range<Int> { placement.hidden }

  /// The layout tree.
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) where ``ItemStyle/minTarget`` is set; labels that must be truncated are
  ///   measured again. With the detail `breakpoints`, also that of ``MeasuredChips/breakpoints(in:)``.
  public var tree: LayoutTree {
    let items = measured.items
    let frames = placement.flow.frames
    var tree = items.tree(type: Chips.type)
    if let warning = placement.flow.warning { tree.warnings.append(warning) }
    addDiagnostics(in: &tree)
    items.fitLabels(
      to: frames[..<count], in: &tree, wantsInk: measured.chips.container.wantsInk,
      by: measured.measurer)
    tree.warnOfLabels(of: items, in: 0..<count)
    warnOfFrames(frames[..<count], in: &tree)
    if !placement.hidden.isEmpty {
      tree.overflows = [Overflow(hiddenIDs: Array(items.ids[placement.hidden]))]
    }
    tree.nodes.reserveCapacity(frames.count * 2 + placement.flow.lines.count + 1)
    tree.appendRoot(
      .chips, of: measured.chips.container, size: placement.flow.size,
      state: measured.chips.selection.mode.state
    ) { tree in
      for (number, line) in placement.flow.lines.enumerated() {
        tree.append(LayoutNode(.row, frame: line.frame, index: number)) { tree in
          for item in line.items {
            append(item, frame: frames[item].offset(by: .zero - line.frame.origin), to: &tree)
          }
        }
      }
      if !placement.hidden.isEmpty, placement.overflow == nil {
        tree.append(LayoutNode(.overflow, frame: Rect(origin: endOfRows, size: .zero), content: 0))
      }
    }
    if items.asksForTargets { tree.addNarrowTargetWarnings() }
    return tree
  }

  /// Warns of chips that overflow the container, of labels that overflow their chips, and of declared widths that
  /// are smaller than padding and border.
  private func warnOfFrames(_ frames: ArraySlice<Rect>, in tree: inout LayoutTree) {
    let insets = measured.chips.container.insets(in: measured.direction)
    let contentBox = Rect(size: placement.flow.size).inset(by: insets)
    func warn(_ code: Warning.Code, _ item: Int, _ message: String) {
      tree.warnings.append(Warning(code, id: measured.items.ids[item], message: message))
    }
    for (item, frame) in frames.enumerated() {
      if !frame.maxX.fits(in: contentBox.maxX) || !contentBox.minX.fits(in: frame.minX) {
        warn(.overflow, item, "the chip sticks out of the control")
      }
      guard !measured.items.metrics[item].content.size.width.fits(in: frame.width) else { continue }
      if measured.items.labelSticksOut(of: item, in: frame.width, tree) {
        warn(.overflow, item, "the label sticks out of the chip")
      }
      if let width = measured.chips.items[item].width, !frame.width.fits(in: width) {
        warn(.clamped, item, "the width is raised to hold padding and border")
      }
    }
  }

  private func addDiagnostics(in tree: inout LayoutTree) {
    let detail = measured.chips.container.detail
    if detail.contains(.trace) {
      let ids = measured.items.ids
      tree.trace = placement.flow.trace.rowBreaks { ids.indices.contains($0) ? ids[$0] : nil }
    }
    if detail.contains(.breakpoints) { tree.breakpoints = measured.breakpoints(in: proposal) }
  }

  /// The position after the last chip, where the empty node of a hidden overflow stands.
  private var endOfRows: Point {
    guard let last = placement.flow.lines.last?.frame else { return .zero }
    return Point(x: measured.direction == .leftToRight ? last.maxX : last.minX, y: last.y)
  }

  private func append(_ item: Int, frame: Rect, to tree: inout LayoutTree) {
    guard let overflow = placement.overflow, item == placement.flow.frames.count - 1 else {
      return measured.items.append(
        item, .chip, frame: frame, direction: measured.direction, to: &tree)
    }
    let resolved = measured.items.styles[overflow.styleIndex]
    tree.labels.append(
      Label(showing: overflow.measured, of: overflow.text, font: resolved.font))
    measured.items.append(
      ItemContent(styleIndex: overflow.styleIndex, label: tree.labels.count - 1),
      LayoutNode(
        .overflow, frame: frame, paint: resolved.paint, content: placement.hidden.isEmpty ? -1 : 0),
      direction: measured.direction,
      to: &tree)
  }
}

extension SelectionRule.Mode {
  /// The state of the root node: whether one chip or several may be selected.
  fileprivate var state: NodeState {
    switch self {
    case .none: []
    case .single: .selectsOne
    case .multiple: .selectsMany
    }
  }
}
