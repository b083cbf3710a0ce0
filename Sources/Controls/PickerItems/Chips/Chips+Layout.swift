import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

extension MeasuredChips {
  /// Returns the layout of the chips in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree {
    tree(of: shown(within: proposal), in: proposal)
  }

  /// Places the chips in the proposed size. The selection of the result can change without a new layout.
  ///
  /// - Complexity: O(*n*), with `balance` O(*n* log *n*). If an overflow chip counts hidden chips, its label is
  ///   measured for each number of chips that ends on the last row until one fits. If widths are percentages of a
  ///   container without a width, chips are placed again for each of these numbers that turns out not to fit.
  public func place(within proposal: ProposedSize = .asDeclared) -> PlacedChips {
    PlacedChips(measured: self, proposal: proposal, shown: shown(within: proposal))
  }

  /// The chips that are shown, and the overflow chip after them; an error if a number is invalid.
  func shown(within proposal: ProposedSize) -> Result<EndedFlow.Shown, FlowError> {
    Result { () throws(FlowError) in try rows(in: proposal).shown() }
  }

  /// The rows of the chips, and the overflow chip after those that fit.
  func rows(in proposal: ProposedSize) throws(FlowError) -> EndedFlow {
    EndedFlow(
      try solver(in: proposal), onLines: chips.maxRows, isExpanded: end?.label.isExpanded ?? false,
      leavingIn: order,
      withoutLabels: order.labels.isEmpty
        ? nil
        : { (count) throws(FlowError) in try withoutLabels(count).rows(in: proposal) },
      endedBy: end.map { end in { end.item(hiding: $0) } },
      solvedBy: { solver, shown in CopyOnWrite(solver.solve(crossSize: height(of: shown))) })
  }

  /// The flow of all chips in the proposed size.
  func solver(in proposal: ProposedSize) throws(FlowError) -> FlowSolver {
    var solver = try solver.get()
    var flow = chips.flow(in: proposal, direction)
    flow.browser = measurer.browser
    try solver.change(flow)
    return solver
  }

  /// The height of each of some chips at a given width, and of the overflow chip after them, whose label has one line; nil if no
  /// label may take several lines.
  func height(of shown: ItemSubset) -> FlowSolver.CrossSize? {
    guard items.mayBreakLines else { return nil }
    return { [items, measurer] in
      items.height(of: shown[$0], at: $1, by: measurer)
    }
  }

  /// Returns the chips without the labels of the first `count` that lose theirs.
  func withoutLabels(_ count: Int) -> MeasuredChips {
    if count == 0 { return self }
    let items = items.withoutLabels(of: order.labels.prefix(count), by: measurer)
    var (tree, order) = (bareTree, order)
    // Without further labels to hide, `rows(in:)` of the result does not recurse.
    order.labels = []
    (tree.labels, tree.reserved) = (items.labels, items.tree(type: Chips.type).reserved)
    return MeasuredChips(
      chips: chips, measurer: measurer, direction: direction, items: items,
      solver: chips.solver(of: items, in: measurer.browser), order: order, end: end,
      bareTree: tree, root: root)
  }
}

extension Chips {
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
