import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

extension MeasuredChips {
  /// Returns the layout of the chips in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree {
    let tracing = chips.container.detail.contains(.trace)
    return tree(of: placement(within: proposal, tracing: tracing), in: proposal)
  }

  /// Places the chips in the proposed size; the result can be selected from without a new layout.
  ///
  /// - Complexity: O(*n*), with `balance` O(*n* log *n*). Where an overflow chip counts hidden chips, its label is measured
  ///   for each number of chips that ends on the last row, until one fits; where widths are percentages of a container
  ///   without a width, chips are placed again for each of these numbers that does not fit after all.
  public func place(within proposal: ProposedSize = .asDeclared) -> PlacedChips {
    let tracing = chips.container.detail.contains(.trace)
    return PlacedChips(
      measured: self, proposal: proposal, placement: placement(within: proposal, tracing: tracing))
  }

  func placement(within proposal: ProposedSize, tracing: Bool) -> ChipsPlacement {
    let flow = flow(in: proposal)
    guard let maxRows = chips.maxRows else {
      return ChipsPlacement(flow: boxes.solve(in: flow, crossSize: height, tracing: tracing))
    }
    var cut = flow
    cut.maxLines = chips.isExpanded ? nil : maxRows
    let whole = boxes.solve(in: cut, crossSize: height, tracing: tracing)
    return whole.hidden.isEmpty
      ? expandedPlacement(in: flow, unless: whole, tracing: tracing)
      : withoutLabelsPlacement(in: cut, without: whole, tracing: tracing)
  }

  /// All chips, followed by the chip that collapses them again, if there is one.
  private func expandedPlacement(
    in flow: FlowContainer, unless whole: CheckedFlow.Placement, tracing: Bool
  ) -> ChipsPlacement {
    guard case .label(let label) = chips.overflow, label.isExpanded, let less = label.lessLabel,
      let maxRows = chips.maxRows, whole.lines.count > maxRows, let styleIndex = overflowStyleIndex
    else { return ChipsPlacement(flow: whole) }
    let chip = collapsingChip(less, styleIndex)
    let flow = boxes.appending(flowItem(of: chip))
      .solve(in: flow, crossSize: height, tracing: tracing)
    return ChipsPlacement(flow: flow, overflow: chip)
  }

  /// All chips, as few of them without their labels as possible; if that is not enough, as many as fit without any of these
  /// labels.
  ///
  /// A label that leaves takes no more rows than with it, so that bisection finds their number.
  private func withoutLabelsPlacement(
    in flow: FlowContainer, without whole: CheckedFlow.Placement, tracing: Bool
  ) -> ChipsPlacement {
    guard !labels.isEmpty else {
      return overflowPlacement(in: flow, without: whole, tracing: tracing)
    }
    var found: ChipsPlacement?
    var (low, high) = (1, labels.count)
    while low <= high, Budget.mayProceed {
      let middle = (low + high) / 2
      let collapsed = withoutLabels(middle)
      let placed = collapsed.boxes.solve(
        in: flow, crossSize: collapsed.height, tracing: tracing)
      if placed.hidden.isEmpty {
        found = ChipsPlacement(flow: placed, withoutLabels: middle)
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    if let found { return found }
    let collapsed = withoutLabels(labels.count)
    let rest = collapsed.boxes.solve(in: flow, crossSize: collapsed.height, tracing: tracing)
    var placement = collapsed.overflowPlacement(in: flow, without: rest, tracing: tracing)
    placement.missingLabels = labels.count
    return placement
  }

  /// As many chips as fit together with the overflow chip that counts the hidden ones.
  ///
  /// The overflow label differs for each count, so the labels are shaped and tried downwards from the maximum
  /// number of chips that fit without an overflow chip; adding one can only hide more of them.
  private func overflowPlacement(
    in flow: FlowContainer, without whole: CheckedFlow.Placement, tracing: Bool
  ) -> ChipsPlacement {
    guard let styleIndex = overflowStyleIndex, case .label(let label) = chips.overflow,
      let solver = boxes.solver(in: flow)
    else { return ChipsPlacement(flow: whole) }
    var maximum = order.isByPosition ? whole.hidden.lowerBound : chips.items.count - 1
    while let count = solver.mostStaying(
      in: order, upTo: maximum,
      endedBy: { flowItem(of: overflowChip(label, styleIndex, showing: $0)) })
    {
      let chip = overflowChip(label, styleIndex, showing: count)
      let shown = order.shown(count)
      let placed = boxes.selecting(shown).appending(flowItem(of: chip)).solve(
        in: flow, crossSize: height(of: shown), tracing: tracing)
      // Percentages may resolve to other widths once chips are removed: verify, and try one chip fewer.
      guard placed.hidden.isEmpty || count == 0 else {
        maximum = count - 1
        continue
      }
      return ChipsPlacement(
        flow: placed, overflow: chip, shown: shown, hidden: order.hidden(count))
    }
    return ChipsPlacement(flow: whole)
  }

  /// The overflow chip that counts the chips that have left when `count` stay.
  func overflowChip(_ label: OverflowLabel, _ styleIndex: Int, showing count: Int) -> OverflowChip {
    overflowChip(label, styleIndex, hiding: chips.items.count - count)
  }

  /// The overflow chip that stands for `count` hidden items.
  func overflowChip(_ label: OverflowLabel, _ styleIndex: Int, hiding count: Int) -> OverflowChip {
    let text = text(of: label.label, for: count)
    return OverflowChip(
      text: text, styleIndex: styleIndex, measured: measureOverflow(text, styleIndex))
  }

  /// The chip that collapses the expanded chips again.
  func collapsingChip(_ text: String, _ styleIndex: Int) -> OverflowChip {
    OverflowChip(text: text, styleIndex: styleIndex, measured: measureOverflow(text, styleIndex))
  }

  private func text(of template: CountTemplate, for count: Int) -> String {
    let category = measurer.pluralCategory(of: count, language: chips.container.language)
    return template.text(for: count, category: category)
  }

  private func measureOverflow(_ text: String, _ styleIndex: Int) -> MeasuredText {
    measurer.measureOne(
      items.request(text, styleIndex: styleIndex, wantsInk: chips.container.wantsInk))
  }

  func flowItem(of chip: OverflowChip) -> FlowItem {
    let resolved = items.styles[chip.styleIndex]
    let text = chip.measured
    return FlowItem(
      content: Size(
        width: text.size.width + resolved.insets.horizontal,
        height: text.size.height + resolved.insets.vertical)
    ) {
      $0.minWidth = resolved.style.minWidth
      $0.maxWidth = resolved.style.maxWidth
      $0.minHeight = resolved.style.minHeight
      $0.inset = Size(width: resolved.insets.horizontal, height: resolved.insets.vertical)
      $0.grow = resolved.style.grow ?? 0
      $0.baseline = resolved.insets.top + text.baseline
      $0.percentages = resolved.style.widthPercentages
    }
  }

  /// The flow container of the chips in the proposed size.
  func flow(in proposal: ProposedSize) -> FlowContainer {
    var flow = chips.flow(in: proposal, direction)
    flow.browser = measurer.browser
    return flow
  }

  /// The height of a chip at a given width; nil if no label may take several lines.
  var height: FlowSolver.CrossSize? { height(of: ItemPositions(chips.items.indices)) }

  /// The height of each of some chips at a given width, and of the overflow chip after them, whose label has one line.
  private func height(of shown: ItemPositions) -> FlowSolver.CrossSize? {
    guard items.mayBreakLines else { return nil }
    return { [items, measurer] in
      items.height(of: shown[$0], at: $1, by: measurer)
    }
  }

  /// Returns the chips without the labels of the first `count` that lose theirs.
  func withoutLabels(_ count: Int) -> MeasuredChips {
    if count == 0 { return self }
    let items = items.withoutLabels(of: Array(labels.prefix(count)), by: measurer)
    var tree = bareTree
    (tree.labels, tree.reserved) = (items.labels, items.tree(type: Chips.type).reserved)
    return MeasuredChips(
      chips: chips, measurer: measurer, direction: direction, items: items,
      boxes: CheckedFlow(chips.flowItems(items), browser: measurer.browser), order: order,
      labels: [],
      overflowStyleIndex: overflowStyleIndex, bareTree: tree, root: root)
  }
}

/// The chip that stands for the hidden ones, or that collapses the expanded ones again.
struct OverflowChip: Sendable {
  var text: String
  var styleIndex: Int
  var measured: MeasuredText
}

/// The frames of the chips, and the chips that are hidden.
struct ChipsPlacement: Sendable {
  let flow: CheckedFlow.Placement
  /// The chips that are placed, without the overflow chip.
  let shown: ItemPositions
  let hidden: ItemPositions
  /// The number of chips that are shown without their labels, or would be.
  var missingLabels = 0
  /// Few placements have one, so that it stands in storage of its own.
  private let storedOverflow: CopyOnWrite<OverflowChip>?

  /// All chips, or the first ones that fit.
  init(flow: CheckedFlow.Placement, withoutLabels count: Int = 0) {
    self.flow = flow
    shown = ItemPositions(0..<flow.frames.count)
    hidden = ItemPositions(flow.hidden)
    missingLabels = count
    storedOverflow = nil
  }

  /// All chips that the flow shows, and the overflow chip, which is the last item of the flow.
  init(flow: CheckedFlow.Placement, overflow: OverflowChip) {
    let count = flow.frames.count - 1
    self.init(
      flow: flow, overflow: overflow, shown: ItemPositions(0..<count),
      hidden: ItemPositions(flow.hidden))
  }

  init(
    flow: CheckedFlow.Placement, overflow: OverflowChip, shown: ItemPositions,
    hidden: ItemPositions
  ) {
    self.flow = flow
    self.shown = shown
    self.hidden = hidden
    storedOverflow = CopyOnWrite(overflow)
  }

  /// The overflow chip, which is the last item of the flow; nil for none.
  var overflow: OverflowChip? { storedOverflow?.value }

  /// The number of chips that are placed, without the overflow chip.
  var count: Int { shown.count }
}

extension Chips {
  var isExpanded: Bool {
    guard case .label(let label) = overflow else { return false }
    return label.isExpanded
  }

  fileprivate func flow(
    in proposal: ProposedSize, _ direction: LayoutDirection
  ) -> FlowContainer {
    FlowContainer(
      wrap: wrap, width: container.width(in: proposal), height: container.height(in: proposal)
    ) {
      $0.direction = direction
      $0.itemSpacing = itemSpacing
      $0.lineSpacing = rowSpacing
      $0.justify = alignment.justify
      $0.justifyLastLine = lastRowAlignment?.justify
      $0.align = rowAlignment.align
      $0.alignLines = alignRows.justify
      $0.maxItemsPerLine = maxItemsPerRow
      $0.padding = container.padding
      $0.border = container.border
      $0.maxWidth = maxWidth
    }
  }
}

extension Chips.Alignment {
  fileprivate var justify: FlowJustify {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    case .justified: .stretch
    }
  }
}

extension Chips.RowAlignment {
  fileprivate var align: FlowAlign {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .baseline: .baseline
    case .stretch: .stretch
    }
  }
}

extension Chips.RowsAlignment {
  fileprivate var justify: FlowJustify {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .stretch: .stretch
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}
