import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

extension MeasuredChips {
  /// Returns the layout of the chips in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree {
    tree(of: placement(within: proposal), in: proposal)
  }

  /// Places the chips in the proposed size; the result can be selected from without a new layout.
  ///
  /// - Complexity: O(*n*), with `balance` O(*n* log *n*). Where an overflow chip counts hidden chips, its label is measured
  ///   for each number of chips that ends on the last row, until one fits; where widths are percentages of a container
  ///   without a width, chips are placed again for each of these numbers that does not fit after all.
  public func place(within proposal: ProposedSize = .asDeclared) -> PlacedChips {
    PlacedChips(measured: self, proposal: proposal, placement: placement(within: proposal))
  }

  func placement(within proposal: ProposedSize) -> ChipsPlacement {
    do throws(FlowError) {
      return try placement(in: flow(in: proposal))
    } catch {
      return ChipsPlacement(error)
    }
  }

  private func placement(in flow: FlowContainer) throws(FlowError) -> ChipsPlacement {
    guard let maxRows = chips.maxRows else {
      return ChipsPlacement(EndedFlow.Shown(try boxes.solution(in: flow, crossSize: height)))
    }
    if chips.isExpanded {
      return ChipsPlacement(try rows(in: flow).expanded(beyond: maxRows))
    }
    var flow = flow
    flow.maxLines = maxRows
    let rows = try rows(in: flow)
    let whole = try rows.solution()
    if whole.hidden.isEmpty { return ChipsPlacement(EndedFlow.Shown(whole)) }
    return labels.isEmpty
      ? ChipsPlacement(try rows.shown(of: whole)) : try placementWithoutLabels(in: flow)
  }

  /// All chips, as few of them without their labels as possible; if that is not enough, as many as fit without any of these
  /// labels.
  ///
  /// A label that leaves takes no more rows than with it, so that bisection finds their number.
  private func placementWithoutLabels(in flow: FlowContainer) throws(FlowError) -> ChipsPlacement {
    var found: ChipsPlacement?
    var (low, high) = (1, labels.count)
    while low <= high, Budget.mayProceed {
      let middle = (low + high) / 2
      let solution = try withoutLabels(middle).rows(in: flow).solution()
      if solution.hidden.isEmpty {
        found = ChipsPlacement(EndedFlow.Shown(solution), withoutLabels: middle)
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    if let found { return found }
    let rows = try withoutLabels(labels.count).rows(in: flow)
    return ChipsPlacement(try rows.shown(), withoutLabels: labels.count)
  }

  /// The rows of the chips, and the overflow chip after those that fit.
  func rows(in flow: FlowContainer) throws(FlowError) -> EndedFlow {
    EndedFlow(
      try boxes.solver(in: flow), leavingIn: order,
      endedBy: chips.overflow == .hidden ? nil : { overflowChip(hiding: $0).map(flowItem) },
      solvedBy: { solver, shown in solver.solve(crossSize: height(of: shown)) })
  }

  /// The chip that stands for `count` hidden chips; for none, that which collapses the expanded chips again. Nil if there is
  /// none.
  func overflowChip(hiding count: Int) -> OverflowChip? {
    guard let styleIndex = overflowStyleIndex, case .label(let label) = chips.overflow,
      let text = count > 0 ? text(of: label.label, for: count) : label.lessLabel
    else { return nil }
    return OverflowChip(
      text: text, styleIndex: styleIndex,
      measured: measurer.measureOne(
        items.request(text, styleIndex: styleIndex, wantsInk: chips.container.wantsInk)))
  }

  private func text(of template: CountTemplate, for count: Int) -> String {
    let category = measurer.pluralCategory(of: count, language: chips.container.language)
    return template.text(for: count, category: category)
  }

  func flowItem(of chip: OverflowChip) -> FlowItem {
    let (resolved, text) = (items.styles[chip.styleIndex], chip.measured)
    var item = FlowItem(resolving: resolved)
    item.content = Size(
      width: text.size.width + resolved.insets.horizontal,
      height: text.size.height + resolved.insets.vertical)
    item.baseline = resolved.insets.top + text.baseline
    item.isContentDependent = false
    return item
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
  /// Whether there is an overflow chip, which is the last item of the flow.
  let hasOverflowChip: Bool
  /// The number of chips that are shown without their labels, or would be.
  let missingLabels: Int

  init(_ rows: EndedFlow.Shown, withoutLabels count: Int = 0) {
    flow = CheckedFlow.Placement(rows.solution)
    (shown, hidden, hasOverflowChip) = (rows.items, rows.hidden, rows.hasEnd)
    missingLabels = count
  }

  /// Nothing is placed because a number is invalid.
  init(_ error: FlowError) {
    flow = CheckedFlow.Placement(error)
    (shown, hidden) = (ItemPositions(0..<0), ItemPositions(0..<0))
    (hasOverflowChip, missingLabels) = (false, 0)
  }

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
