import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

extension MeasuredChips {
  /// The layout tree of placed chips.
  func tree(
    of result: Result<EndedFlow.Shown, FlowError>, in proposal: ProposedSize
  ) -> LayoutTree {
    switch result {
    case .success(let shown):
      let addDiagnostics = { (tree: inout LayoutTree) in
        if !chips.container.detail.isEmpty {
          self.addDiagnostics(of: shown, in: proposal, to: &tree)
        }
      }
      // Most chips have all labels, and copying them takes a tenth of the time of a few.
      guard shown.missingLabels > 0 else { return tree(showing: shown, addDiagnostics) }
      return withoutLabels(shown.missingLabels).tree(showing: shown, addDiagnostics)
    case .failure(let error):
      var tree = bareTree
      tree.warnings.append(Warning(error))
      tree.appendRoot(root, of: chips.container, size: .zero) { _ in }
      tree.warnOfIcons(of: items)
      return tree
    }
  }

  /// - Parameter addDiagnostics: Adds the diagnostics of the chips with all labels.
  private func tree(
    showing shown: EndedFlow.Shown, _ addDiagnostics: (inout LayoutTree) -> Void
  ) -> LayoutTree {
    var tree = bareTree
    addDiagnostics(&tree)
    if items.mayNeedWarnings || !showsAll(shown) { fitLabels(shown, in: &tree) }
    appendNodes(of: shown, to: &tree)
    tree.warnOfIcons(of: items)
    if items.asksForTargets { tree.addNarrowTargetWarnings() }
    return tree
  }

  private func appendNodes(of shown: EndedFlow.Shown, to tree: inout LayoutTree) {
    if !shown.hidden.isEmpty {
      tree.overflows = [Overflow(hiddenIDs: shown.hidden.map { items.ids[$0] })]
    }
    let lines = shown.lines
    let ends = RowEndLooks(items.styles, direction)
    tree.nodes.reserveCapacity(shown.frames.count * 2 + lines.count + 1)
    var checkpoint = Checkpoint(every: 16)
    tree.appendRoot(root, of: chips.container, size: shown.size) { tree in
      for number in lines.indices where checkpoint.mayProceed() {
        tree.append(LayoutNode(.row, frame: lines[number].frame, index: number)) { tree in
          append(
            lines[number].items, of: shown, from: lines[number].frame.origin, ends, to: &tree)
        }
      }
      if !shown.hidden.isEmpty, !shown.hasEnd {
        let end = Rect(origin: endOfRows(shown), size: .zero)
        tree.append(LayoutNode(.overflow, frame: end, content: 0))
      }
    }
  }

  /// Whether every chip shows its complete label within the container, so nothing needs truncation or a warning.
  private func showsAll(_ shown: EndedFlow.Shown) -> Bool {
    let box = contentBox(of: shown)
    let frames = shown.frames
    // Indices, because the compiler does not specialize an iterator of another module.
    for place in 0..<shown.items.count {
      let item = shown.items[place]
      // First what is so of most chips, and takes no copy.
      let isWide = items.metrics[item].content.size.width.fits(in: frames[place].width)
      guard isWide || items.fits(items.metrics[item].content, in: frames[place].width),
        frames[place].isWithin(box)
      else { return false }
    }
    return true
  }

  private func contentBox(of shown: EndedFlow.Shown) -> Rect {
    Rect(size: shown.size).inset(
      by: chips.container.insets(in: direction, of: measurer.browser))
  }

  /// Truncates labels that do not fit, and warns of truncation, missing glyphs and overflow.
  private func fitLabels(_ shown: EndedFlow.Shown, in tree: inout LayoutTree) {
    let frames = zip(shown.items, shown.frames).map { (item: $0, frame: $1) }
    items.fitLabels(to: frames, in: &tree, wantsInk: chips.container.wantsInk, by: measurer)
    tree.warnOfLabels(of: items, in: shown.items)
    warnOfFrames(frames, in: contentBox(of: shown), &tree)
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
        warn(.clamped, item, "the width is too small for padding and border, and was increased")
      }
    }
  }

  private func addDiagnostics(
    of shown: EndedFlow.Shown, in proposal: ProposedSize, to tree: inout LayoutTree
  ) {
    let detail = chips.container.detail
    if detail.contains(.trace) {
      let (ids, places) = (items.ids, shown.items)
      tree.trace = shown.solution.trace.rowBreaks(
        itemAt: { $0 < places.count ? places[$0] : $0 }
      ) {
        ids.indices.contains($0) ? ids[$0] : nil
      }
    }
    if detail.contains(.breakpoints) { tree.breakpoints = breakpoints(in: proposal) }
  }

  /// The position after the last chip, where the empty node of a hidden overflow stands.
  private func endOfRows(_ shown: EndedFlow.Shown) -> Point {
    guard let last = shown.lines.last?.frame else { return .zero }
    return Point(x: direction == .leftToRight ? last.maxX : last.minX, y: last.y)
  }

  /// Appends the chips of a row that is at `origin`.
  private func append(
    _ row: Range<Int>, of shown: EndedFlow.Shown, from origin: Point,
    _ ends: RowEndLooks?, to tree: inout LayoutTree
  ) {
    let (count, frames, shift) = (shown.items.count, shown.frames, .zero - origin)
    for place in row.clamped(to: 0..<count) {
      let item = shown.items[place]
      let look = ends?.look(
        of: items.resolvedStyle(of: item).style, items.metrics[item].state, at: place, of: row)
      items.append(
        item, .chip, frame: frames[place].offset(by: shift), looking: look, to: &tree)
    }
    if row.upperBound > count, shown.hasEnd, let end {
      end.append(
        hiding: shown.hidden.count, frame: frames[count].offset(by: shift),
        looking: ends?.look(of: end.style.style, [], at: count, of: row), to: &tree)
    }
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
