import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerTree

extension MeasuredSegmented {
  /// Returns the layout of the segments in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree { place(within: proposal).tree }

  /// The layout tree of an arrangement.
  ///
  /// - Parameter moment: The moving parts; nil uses the transition and the pressed segment of the control itself.
  func tree(
    of resting: SegmentedArrangement, in proposal: ProposedSize,
    at moment: SegmentedMoment? = nil
  ) -> LayoutTree {
    var arrangement = resting
    if let moment { arrangement.scroll(by: moment.shift) }
    let motions = motions(to: arrangement, in: proposal)
    let moment = moment ?? ownMoment(of: motions)
    var tree = arrangement.items.tree(type: Segmented.type)
    tree.warnings = arrangement.warnings
    let state = ControlState(
      strategy: arrangement.strategy, scroll: arrangement.scroll,
      transition: transition(of: motions))
    if state != ControlState() { tree.controlStates.append(state) }
    fitLabels(arrangement, in: &tree)
    tree.appendRoot(
      .segmented, of: control.container, size: arrangement.size,
      state: control.selectionState,
      content: tree.controlStates.count - 1, stroke: control.stroke
    ) { tree in
      appendChildren(arrangement, motions, at: moment, to: &tree)
    }
    if arrangement.scroll != nil || control.indicator.isClipped && control.variant == .track {
      tree.nodes[0].effects = tree.effects.add(Effects(clips: true))
    }
    if let scroll = arrangement.scroll,
      var fade = ScrollFade(scroll, of: arrangement.size, along: control.axis)
    {
      fade.apply(to: &tree)
    }
    tree.warnOfIcons(of: arrangement.items)
    if items.asksForTargets { tree.addNarrowTargetWarnings() }
    if control.container.detail.contains(.breakpoints) {
      tree.breakpoints = breakpoints(in: proposal)
    }
    return tree
  }

  /// Appends separators, indicators and segments, in paint order.
  private func appendChildren(
    _ resting: SegmentedArrangement, _ motions: [IndicatorMove], at moment: SegmentedMoment,
    to tree: inout LayoutTree
  ) {
    var (arrangement, motions) = (resting, motions)
    var moving = motions.count == 1 ? moment.indicator?.offset(by: moment.shift) : nil
    if !moment.presses.isEmpty {
      let pressed = PressedArrangement(moment.presses, in: resting, of: control, direction)
      arrangement.frames = pressed.frames
      moving = moving.map { moved($0, by: pressed) }
      motions = motions.map { move in
        (move.item, MovingBox(restingAt: restingFrame(on: move.item, in: arrangement)))
      }
    }
    appendSeparators(arrangement, indicator: moving, to: &tree)
    appendIndicators(motions, at: moving, to: &tree)
    let segments = SegmentNodes(
      of: self, arrangement, resting: resting, indicator: moving, at: moment)
    segments.append(to: &tree)
  }

  /// Truncates labels that do not fit, and warns of truncation, missing glyphs and overflow.
  private func fitLabels(_ arrangement: SegmentedArrangement, in tree: inout LayoutTree) {
    guard Budget.mayProceed else { return }
    let frames = control.items.indices.map { item in
      let isShown = arrangement.showsLabel(of: item)
      let natural = Rect(size: arrangement.items.metrics[item].natural)
      return (item: item, frame: isShown ? arrangement.frames[item] : natural)
    }
    arrangement.items.fitLabels(
      to: frames, in: &tree, wantsInk: control.container.wantsInk, by: measurer)
    guard Budget.mayProceed else { return }
    for line in arrangement.lines { tree.warnOfLabels(of: arrangement.items, in: line) }
    if let more = arrangement.more, more.isLabelled, let item = more.selected {
      tree.warnOfLabels(of: arrangement.items, in: CollectionOfOne(item))
    }
    for item in arrangement.shown
    where arrangement.warnings.isEmpty
      && arrangement.items.labelSticksOut(of: item, in: frames[item].frame.width, tree)
    {
      tree.warnings.append(
        Warning(.overflow, id: tree.ids[item], message: "the label overflows the segment"))
    }
    guard arrangement.scroll == nil else { return }
    let box = Rect(size: arrangement.size)
    for item in arrangement.shown where !frames[item].frame.isWithin(box) {
      tree.warnings.append(
        Warning(
          .overflow, id: tree.ids[item], message: "the segment overflows the control"))
    }
  }
}
