import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

extension MeasuredChips {
  /// The layout tree of placed chips.
  func tree(of placement: ChipsPlacement, in proposal: ProposedSize) -> LayoutTree {
    withoutLabels(placement.missingLabels).tree(showing: placement) { tree in
      if !chips.container.detail.isEmpty { addDiagnostics(of: placement, in: proposal, to: &tree) }
    }
  }

  /// - Parameter addDiagnostics: Adds the diagnostics of the chips with all labels.
  private func tree(
    showing placement: ChipsPlacement, _ addDiagnostics: (inout LayoutTree) -> Void
  ) -> LayoutTree {
    var tree = bareTree
    if let warning = placement.flow.warning { tree.warnings.append(warning) }
    addDiagnostics(&tree)
    if items.mayNeedWarnings || !showsAll(placement) { fitLabels(placement, in: &tree) }
    appendNodes(of: placement, to: &tree)
    tree.warnOfIcons(of: items)
    if items.asksForTargets { tree.addNarrowTargetWarnings() }
    return tree
  }

  private func appendNodes(of placement: ChipsPlacement, to tree: inout LayoutTree) {
    if !placement.hidden.isEmpty {
      tree.overflows = [Overflow(hiddenIDs: placement.hidden.map { items.ids[$0] })]
    }
    let lines = placement.flow.lines
    var ends = RowEndPaints(items.styles, direction)
    tree.nodes.reserveCapacity(placement.flow.frames.count * 2 + lines.count + 1)
    tree.appendRoot(root, of: chips.container, size: placement.flow.size) { tree in
      for number in lines.indices where Budget.mayProceed {
        tree.append(LayoutNode(.row, frame: lines[number].frame, index: number)) { tree in
          append(
            lines[number].items, of: placement, from: lines[number].frame.origin, &ends, to: &tree)
        }
      }
      if !placement.hidden.isEmpty, !placement.hasOverflowChip {
        let end = Rect(origin: endOfRows(placement), size: .zero)
        tree.append(LayoutNode(.overflow, frame: end, content: 0))
      }
    }
  }

  /// Whether every chip shows its whole label within the container, so that nothing is to be truncated or warned of.
  private func showsAll(_ placement: ChipsPlacement) -> Bool {
    let box = contentBox(of: placement)
    let frames = placement.flow.frames
    return zip(placement.shown, frames).allSatisfy { item, frame in
      items.fits(items.metrics[item].content, in: frame.width) && frame.isWithin(box)
    }
  }

  private func contentBox(of placement: ChipsPlacement) -> Rect {
    Rect(size: placement.flow.size).inset(
      by: chips.container.insets(in: direction, of: measurer.browser))
  }

  /// Truncates labels that do not fit, and warns of truncation, missing glyphs and overflow.
  private func fitLabels(_ placement: ChipsPlacement, in tree: inout LayoutTree) {
    let frames = zip(placement.shown, placement.flow.frames).map { (item: $0, frame: $1) }
    items.fitLabels(to: frames, in: &tree, wantsInk: chips.container.wantsInk, by: measurer)
    tree.warnOfLabels(of: items, in: placement.shown)
    warnOfFrames(frames, in: contentBox(of: placement), &tree)
  }

  /// Warns of chips that overflow the container, of labels that overflow their chips, and of declared widths that
  /// are smaller than padding and border.
  private func warnOfFrames(
    _ frames: [(item: Int, frame: Rect)], in box: Rect, _ tree: inout LayoutTree
  ) {
    func warn(_ code: Warning.Code, _ item: Int, _ message: String) {
      tree.warnings.append(Warning(code, id: items.ids[item], message: message))
    }
    for (item, frame) in frames {
      if !frame.isWithin(box) {
        warn(.overflow, item, "the chip overflows the control")
      }
      guard !items.fits(items.metrics[item].content, in: frame.width) else { continue }
      if items.labelSticksOut(of: item, in: frame.width, tree) {
        warn(.overflow, item, "the label overflows the chip")
      }
      if let width = chips.items[item].width, !frame.width.fits(in: width) {
        warn(.clamped, item, "the width is raised to hold padding and border")
      }
    }
  }

  private func addDiagnostics(
    of placement: ChipsPlacement, in proposal: ProposedSize, to tree: inout LayoutTree
  ) {
    let detail = chips.container.detail
    if detail.contains(.trace), let solution = placement.flow.solution {
      let ids = items.ids
      let shown = placement.shown
      tree.trace = solution.trace.rowBreaks(itemAt: { $0 < shown.count ? shown[$0] : $0 }) {
        ids.indices.contains($0) ? ids[$0] : nil
      }
    }
    if detail.contains(.breakpoints) { tree.breakpoints = breakpoints(in: proposal) }
  }

  /// The position after the last chip, where the empty node of a hidden overflow stands.
  private func endOfRows(_ placement: ChipsPlacement) -> Point {
    guard let last = placement.flow.lines.last?.frame else { return .zero }
    return Point(x: direction == .leftToRight ? last.maxX : last.minX, y: last.y)
  }

  /// Appends the chips of a row that is at `origin`.
  private func append(
    _ row: Range<Int>, of placement: ChipsPlacement, from origin: Point,
    _ ends: inout RowEndPaints?, to tree: inout LayoutTree
  ) {
    let (count, shift) = (placement.count, .zero - origin)
    for place in row.clamped(to: 0..<count) {
      let (item, node) = (placement.shown[place], tree.nodes.count)
      let frame = placement.flow.frames[place].offset(by: shift)
      items.append(item, .chip, frame: frame, direction: direction, to: &tree)
      ends?.paint(
        node, items.resolvedStyle(of: item).style, at: RowEnds(place, of: row), in: &tree)
    }
    if row.upperBound > count, placement.hasOverflowChip,
      let chip = overflowChip(hiding: placement.hidden.count)
    {
      let (frame, node) = (placement.flow.frames[count].offset(by: shift), tree.nodes.count)
      append(chip, hiding: placement.hidden, frame: frame, to: &tree)
      ends?.paint(
        node, items.styles[chip.styleIndex].style, at: RowEnds(count, of: row), in: &tree)
    }
  }

  func append(
    _ chip: OverflowChip, hiding hidden: ItemPositions, frame: Rect, to tree: inout LayoutTree
  ) {
    let resolved = items.styles[chip.styleIndex]
    tree.labels.append(Label(showing: chip.measured, of: chip.text, font: resolved.font))
    items.append(
      ItemContent(styleIndex: chip.styleIndex, label: tree.labels.count - 1),
      LayoutNode(
        .overflow, frame: frame, paint: resolved.paint, content: hidden.isEmpty ? -1 : 0),
      direction: direction, to: &tree)
  }
}

extension SelectionRule.Mode {
  /// The state of the root node: whether one chip or several may be selected.
  var state: NodeState {
    switch self {
    case .none: []
    case .single: .selectsOne
    case .multiple: .selectsMany
    }
  }
}
