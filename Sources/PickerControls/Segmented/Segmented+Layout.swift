import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

extension MeasuredSegmented {
  /// Returns the layout of the segments in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree { place(within: proposal).tree }

  /// The layout tree of an arrangement.
  ///
  /// - Parameter indicator: The frame of the only indicator, relative to the control, while it moves or is
  ///   dragged; nil: where the transition has it at the time to show.
  func tree(
    of arrangement: SegmentedArrangement, in proposal: ProposedSize, indicator: Rect? = nil
  ) -> LayoutTree {
    let motions = motions(to: arrangement, in: proposal)
    let moving = motions.count == 1 ? indicator ?? movingFrame(of: motions[0].motion) : nil
    var crossed = moving.map { CrossedLabels(indicator: $0) }
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
      content: tree.controlStates.count - 1
    ) { tree in
      appendSeparators(arrangement, indicator: moving, to: &tree)
      appendIndicators(motions, at: moving, to: &tree)
      for item in arrangement.shown {
        let segment = tree.nodes.count
        arrangement.items.append(
          item, .segment, frame: arrangement.frames[item], direction: direction, to: &tree)
        if arrangement.strategy == .menu {
          let style = arrangement.items.resolvedStyle(of: item)
          tree.appendMenuChevron(to: segment, style, direction)
        }
        crossed?.paint(segment, arrangement.items.resolvedStyle(of: item).style, in: &tree)
      }
    }
    if arrangement.scroll != nil {
      tree.nodes[0].effects = Int32(truncatingIfNeeded: tree.effects.count)
      tree.effects.append(Effects(clips: true))
    }
    tree.warnOfIcons(of: arrangement.items)
    if items.asksForTargets { tree.addNarrowTargetWarnings() }
    if control.container.detail.contains(.breakpoints) {
      tree.breakpoints = breakpoints(in: proposal)
    }
    return tree
  }

  /// Returns the layout of the segments in the proposed size, with their interactive control.
  public func interactiveLayout(within proposal: ProposedSize) -> InteractiveLayout {
    InteractiveLayout(layout(within: proposal), of: InteractiveSegments(self))
  }

  /// Truncates labels that do not fit, and warns of truncation, missing glyphs and overflow.
  private func fitLabels(_ arrangement: SegmentedArrangement, in tree: inout LayoutTree) {
    let frames = control.items.indices.map { item in
      arrangement.shows(item)
        ? arrangement.frames[item] : Rect(size: arrangement.items.metrics[item].natural)
    }
    arrangement.items.fitLabels(
      to: frames[...], in: &tree, wantsInk: control.container.wantsInk, by: measurer)
    for line in arrangement.lines { tree.warnOfLabels(of: arrangement.items, in: line) }
    for item in arrangement.shown
    where arrangement.warnings.isEmpty
      && arrangement.items.labelSticksOut(of: item, in: frames[item].width, tree)
    {
      tree.warnings.append(
        Warning(.overflow, id: tree.ids[item], message: "the label sticks out of the segment"))
    }
    guard arrangement.scroll == nil else { return }
    let box = Rect(size: arrangement.size)
    for item in arrangement.shown where !frames[item].isWithin(box) {
      tree.warnings.append(
        Warning(
          .overflow, id: tree.ids[item], message: "the segment sticks out of the control"))
    }
  }

  /// Appends a separator between each two neighbours of which none is selected.
  ///
  /// - Parameter moving: The frame of an indicator that moves: neighbours that it covers in part count as selected.
  private func appendSeparators(
    _ arrangement: SegmentedArrangement, indicator moving: Rect?, to tree: inout LayoutTree
  ) {
    guard let separator = control.separator else { return }
    let paint = tree.paints.count
    tree.paints.append(Paint(fill: separator.fill))
    let marked = control.marked
    // At rest, the indicator without its inset is exactly as large as the segment.
    let moving = moving?.inset(by: control.indicator.inset.edges(in: direction).negated)
    func isBare(_ item: Int) -> Bool {
      moving.map { !arrangement.frames[item].overlaps($0) } ?? !marked.hasAscending(item)
    }
    for item in arrangement.lines.flatMap({ $0.dropLast() }) where isBare(item) && isBare(item + 1)
    {
      let frame = separator.frame(
        between: arrangement.frames[item], and: arrangement.frames[item + 1], along: control.axis)
      tree.append(LayoutNode(.separator, frame: frame, index: item, paint: paint))
    }
  }

  /// Appends the indicators, all at rest or the only one at `moving`.
  private func appendIndicators(
    _ motions: [(item: Int, motion: IndicatorMotion)], at moving: Rect?, to tree: inout LayoutTree
  ) {
    let paint = tree.paints.count
    tree.paints.append(control.indicatorPaint)
    for (item, motion) in motions {
      let frame = moving ?? motion.target
      tree.append(LayoutNode(.indicator, frame: frame, index: item, paint: paint))
    }
  }
}

// Indicators.
extension MeasuredSegmented {
  /// The indicators and their motions. A single indicator may move; several are at rest.
  private func motions(
    to arrangement: SegmentedArrangement, in proposal: ProposedSize
  ) -> [(item: Int, motion: IndicatorMotion)] {
    let shown = control.marked.filter(arrangement.shows)
    let track = track(of: arrangement)
    return shown.map { item in
      let end = restingFrame(on: item, in: arrangement)
      let resting = IndicatorMotion(restingAt: end, within: track.bounds)
      guard control.marked.count == 1, let transition = control.transition,
        let start = start(of: transition, to: arrangement, in: proposal)
      else { return (item, resting) }
      var velocity = Point.zero
      velocity[control.axis] = transition.velocity ?? 0
      let motion = IndicatorMotion(
        from: start, to: end, within: track.bounds.union(start), timing: transition.timing,
        style: transition.style, velocity: transition.velocity.map { _ in velocity })
      return (item, motion)
    }
  }

  /// The frame of the indicator before the transition, in the coordinates of this arrangement; nil where no
  /// segment was selected, the control has no size, or the segment is not shown.
  private func start(
    of transition: IndicatorTransition, to arrangement: SegmentedArrangement,
    in proposal: ProposedSize
  ) -> Rect? {
    let before = itemsBefore.map { self.arrangement(of: $0, in: proposal) } ?? arrangement
    guard let from = transition.from, before.shows(from), arrangement.strategy != .menu,
      arrangement.size.width > 0, arrangement.size.height > 0
    else { return nil }
    let start = restingFrame(on: from, in: before)
    let scrolled = (before.scroll?.offset ?? .zero) - (arrangement.scroll?.offset ?? .zero)
    return start.offset(by: scrolled)
  }

  /// The frame of an indicator at the time to show; nil where it is at rest then.
  private func movingFrame(of motion: IndicatorMotion) -> Rect? {
    guard let time = control.transition?.at, max(0, time) < motion.settlingTime else { return nil }
    return motion.frame(at: time)
  }

  private func transition(
    of motions: [(item: Int, motion: IndicatorMotion)]
  ) -> Transition? {
    guard let transition = control.transition else { return nil }
    guard motions.count == 1, let motion = motions.first?.motion else {
      return Transition(duration: 0, keyframes: [])
    }
    return motion.transition(of: nil, fps: transition.fps, at: transition.at)
  }

  /// The frame of the indicator at rest on a segment, snapped to device pixels if the container snaps.
  func restingFrame(on item: Int, in arrangement: SegmentedArrangement) -> Rect {
    let edges = control.indicator.inset.edges(in: direction)
    return arrangement.frames[item].insetWithin(edges).onPixels(of: control.container.scale)
  }
}

extension Edges {
  fileprivate var negated: Edges {
    Edges(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension Separator {
  /// The frame of the line, centred between two neighbours.
  fileprivate func frame(between one: Rect, and other: Rect, along axis: Axis) -> Rect {
    let (first, second) =
      one.origin[axis] <= other.origin[axis] ? (one, other) : (other, one)
    let across = axis.perpendicular
    let low = max(first.origin[across], second.origin[across]) + inset
    let high =
      min(
        first.origin[across] + first.size[across], second.origin[across] + second.size[across])
      - inset
    var origin = Point.zero
    var size = Size.zero
    let middle = (first.origin[axis] + first.size[axis] + second.origin[axis]) / 2
    origin[axis] = middle - thickness / 2
    size[axis] = thickness
    origin[across] = min(low, (low + high) / 2)
    size[across] = max(0, high - low)
    return Rect(origin: origin, size: size)
  }
}

extension Rect {
  /// Returns the rectangle with its edges rounded to device pixels; unchanged where `scale` is nil.
  func onPixels(of scale: Double?) -> Rect {
    guard let scale else { return self }
    func nearest(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
    return Rect(
      minX: nearest(minX), minY: nearest(minY), maxX: nearest(maxX), maxY: nearest(maxY))
  }

  /// Returns the rectangle inset by `insets`; insets larger than the rectangle are scaled down, so that the
  /// result lies within it.
  fileprivate func insetWithin(_ insets: Edges) -> Rect {
    let across = min(1, width / max(insets.horizontal, .leastNormalMagnitude))
    let down = min(1, height / max(insets.vertical, .leastNormalMagnitude))
    return inset(
      by: Edges(
        top: insets.top * down, left: insets.left * across, bottom: insets.bottom * down,
        right: insets.right * across))
  }

  /// Whether the two share more than an edge, apart from rounding errors.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    !(maxX.fits(in: other.minX) || other.maxX.fits(in: minX) || maxY.fits(in: other.minY)
      || other.maxY.fits(in: minY))
  }

  /// Whether the rectangle lies within `box`, apart from rounding errors.
  func isWithin(_ box: Rect) -> Bool {
    box.minX.fits(in: minX) && maxX.fits(in: box.maxX) && box.minY.fits(in: minY)
      && maxY.fits(in: box.maxY)
  }
}
