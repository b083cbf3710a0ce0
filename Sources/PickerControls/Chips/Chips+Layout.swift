import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

extension MeasuredChips {
  /// Returns the layout of the chips in the proposed size.
  public func layout(within proposal: ProposedSize) -> LayoutTree {
    let tracing = chips.container.detail.contains(.trace)
    return tree(of: placement(within: proposal, tracing: tracing), in: proposal)
  }

  /// Returns the layout of the chips in the proposed size, with their interactive control.
  public func interactiveLayout(within proposal: ProposedSize) -> InteractiveLayout {
    InteractiveLayout(layout(within: proposal), of: InteractiveChips(self))
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
    let flow = chips.flow(in: proposal, direction)
    guard let maxRows = chips.maxRows else {
      return ChipsPlacement(flow: boxes.solve(in: flow, crossSize: height, tracing: tracing))
    }
    var cut = flow
    cut.maxLines = chips.isExpanded ? nil : maxRows
    let whole = boxes.solve(in: cut, crossSize: height, tracing: tracing)
    return whole.hidden.isEmpty
      ? expandedPlacement(in: flow, unless: whole, tracing: tracing)
      : overflowPlacement(in: cut, without: whole, tracing: tracing)
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
    var maximum = whole.hidden.lowerBound
    while let count = solver.longestPrefix(
      upTo: maximum, endedBy: { flowItem(of: overflowChip(label, styleIndex, showing: $0)) })
    {
      let chip = overflowChip(label, styleIndex, showing: count)
      let placed = boxes.prefix(count).appending(flowItem(of: chip))
        .solve(in: flow, crossSize: height, tracing: tracing)
      // Percentages may resolve to other widths once chips are removed: verify, and try one chip fewer.
      guard placed.hidden.isEmpty || count == 0 else {
        maximum = count - 1
        continue
      }
      return ChipsPlacement(flow: placed, overflow: chip, hidden: count..<chips.items.count)
    }
    return ChipsPlacement(flow: whole)
  }

  /// The number of chips shown in the proposed size, without the overflow chip.
  func shownCount(in proposal: ProposedSize) -> Int {
    placement(within: proposal, tracing: false).hidden.lowerBound
  }

  /// The overflow chip that counts the chips after the first `count`.
  func overflowChip(_ label: OverflowLabel, _ styleIndex: Int, showing count: Int) -> OverflowChip {
    let text = text(of: label.label, for: chips.items.count - count)
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

  /// The height of a chip at a given width; nil if no label may take several lines.
  var height: FlowSolver.CrossSize? {
    guard items.mayBreakLines else { return nil }
    return { [items, measurer] in items.height(of: $0, at: $1, by: measurer) }
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
  let hidden: Range<Int>
  /// Few placements have one, so that it stands in storage of its own.
  private let storedOverflow: CopyOnWrite<OverflowChip>?

  init(flow: CheckedFlow.Placement) {
    self.flow = flow
    hidden = flow.hidden
    storedOverflow = nil
  }

  /// - Parameter hidden: Nil: those that the flow hides.
  init(flow: CheckedFlow.Placement, overflow: OverflowChip, hidden: Range<Int>? = nil) {
    self.flow = flow
    self.hidden = hidden ?? flow.hidden
    storedOverflow = CopyOnWrite(overflow)
  }

  /// The overflow chip, which is the last item of the flow; nil for none.
  var overflow: OverflowChip? { storedOverflow?.value }

  /// The number of chips that are placed, without the overflow chip.
  var count: Int { flow.frames.count - (storedOverflow == nil ? 0 : 1) }
}

extension Chips {
  var isExpanded: Bool {
    guard case .label(let label) = overflow else { return false }
    return label.isExpanded
  }

  /// The flow container of these chips in the proposed size.
  func flow(in proposal: ProposedSize, _ direction: LayoutDirection) -> FlowContainer {
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
