import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

extension MeasuredChips {
  /// Places everything within `room`.
  public func layout(within room: Room) -> LayoutTree {
    place(within: room).tree
  }

  /// Places everything within `room`, ready to be selected.
  public func interactiveLayout(within room: Room) -> InteractiveLayout {
    InteractiveLayout(layout(within: room), of: InteractiveChips(self))
  }

  /// Finds out where the chips go, and keeps that beside their looks.
  ///
  /// - Complexity: O(*n*).
  public func place(within room: Room = .asDeclared) -> PlacedChips {
    let tracing = chips.container.detail.contains(.trace)
    return PlacedChips(
      measured: self, room: room, placement: placement(within: room, tracing: tracing))
  }

  func placement(within room: Room, tracing: Bool) -> ChipsPlacement {
    let flow = chips.flow(in: room, direction)
    var cut = flow
    cut.maxLines = chips.isExpanded ? nil : chips.maxRows
    let whole = boxes.solve(in: cut, crossSize: height, tracing: tracing)
    return whole.hidden.isEmpty
      ? lessPlacement(in: flow, unless: whole, tracing: tracing)
      : morePlacement(in: cut, without: whole, tracing: tracing)
  }

  /// All chips, and the one that hides some of them again where there is such a one.
  private func lessPlacement(
    in flow: FlowContainer, unless whole: CheckedFlow.Placement, tracing: Bool
  ) -> ChipsPlacement {
    guard case .label(let label) = chips.overflow, label.isExpanded, let less = label.lessLabel,
      let maxRows = chips.maxRows, whole.lines.count > maxRows, let look = overflowLook
    else { return ChipsPlacement(flow: whole) }
    let chip = OverflowChip(text: less, look: look, measured: measureOverflow(less, look))
    let flow = boxes.appending(flowItem(of: chip))
      .solve(in: flow, crossSize: height, tracing: tracing)
    return ChipsPlacement(flow: flow, overflow: chip)
  }

  /// As many chips as there is room for beside the one that counts the others.
  ///
  /// Its label is another one for each count, so each is shaped and tried, from the most chips that
  /// could stay on. No more than those can: even without a chip that counts, further rows begin there.
  private func morePlacement(
    in flow: FlowContainer, without whole: CheckedFlow.Placement, tracing: Bool
  ) -> ChipsPlacement {
    guard let look = overflowLook, case .label(let label) = chips.overflow,
      let solver = boxes.solver(in: flow)
    else { return ChipsPlacement(flow: whole) }
    var most = whole.hidden.lowerBound
    while let count = solver.longestStart(
      upTo: most, endedBy: { flowItem(of: overflowChip(label, look, showing: $0)) })
    {
      let chip = overflowChip(label, look, showing: count)
      let placed = boxes.prefix(count).appending(flowItem(of: chip))
        .solve(in: flow, crossSize: height, tracing: tracing)
      // Percentages of a width that the chips themselves decide can make it another one.
      guard placed.hidden.isEmpty || count == 0 else {
        most = count - 1
        continue
      }
      return ChipsPlacement(flow: placed, overflow: chip, hidden: count..<chips.items.count)
    }
    return ChipsPlacement(flow: whole)
  }

  /// How many chips are shown within `room`.
  func shownCount(in room: Room) -> Int {
    placement(within: room, tracing: false).hidden.lowerBound
  }

  /// The chip that counts those behind the first `count`.
  func overflowChip(_ label: OverflowLabel, _ look: Int, showing count: Int) -> OverflowChip {
    let text = text(of: label.label, for: chips.items.count - count)
    return OverflowChip(text: text, look: look, measured: measureOverflow(text, look))
  }

  private func text(of template: CountTemplate, for count: Int) -> String {
    let rules = measurer as? any PluralSelecting
    let category =
      rules?.pluralCategory(of: count, language: chips.container.language)
      ?? (count == 1 ? .one : .other)
    return template.text(for: count, category: category)
  }

  private func measureOverflow(_ text: String, _ look: Int) -> MeasuredText {
    measurer.measureOne(
      items.request(text, look: look, wantsInk: chips.container.wantsInk))
  }

  func flowItem(of chip: OverflowChip) -> FlowItem {
    let look = items.styles[chip.look]
    let text = chip.measured
    return FlowItem(
      content: Size(
        width: text.size.width + look.insets.horizontal,
        height: text.size.height + look.insets.vertical),
      minWidth: look.style.minWidth, maxWidth: look.style.maxWidth,
      minHeight: look.style.minHeight,
      inset: Size(width: look.insets.horizontal, height: look.insets.vertical),
      grow: look.style.grow ?? 0, baseline: look.insets.top + text.baseline,
      percentages: look.style.widthPercentages)
  }

  /// How high a chip is whose label is broken to a width; nil where none may be.
  var height: FlowSolver.CrossSize? {
    guard items.mayBreakLines else { return nil }
    return { [items, measurer] in items.height(of: $0, at: $1, by: measurer) }
  }
}

/// The chip that stands for those that are hidden, or that hides them again.
struct OverflowChip: Sendable {
  var text: String
  var look: Int
  var measured: MeasuredText
}

/// Where the chips are, and which are nowhere.
struct ChipsPlacement: Sendable {
  var flow: CheckedFlow.Placement
  /// The last item of the flow, if it is not one of the chips.
  var overflow: OverflowChip?
  var hidden: Range<Int>

  init(
    flow: CheckedFlow.Placement, overflow: OverflowChip? = nil, hidden: Range<Int>? = nil
  ) {
    self.flow = flow
    self.overflow = overflow
    self.hidden = hidden ?? flow.hidden
  }
}

extension Chips {
  var isExpanded: Bool {
    guard case .label(let label) = overflow else { return false }
    return label.isExpanded
  }

  /// The flow of these chips within `room`.
  func flow(in room: Room, _ direction: LayoutDirection) -> FlowContainer {
    FlowContainer(
      wrap: wrap, direction: direction, itemSpacing: itemSpacing, lineSpacing: rowSpacing,
      justify: alignment.justify, justifyLastLine: lastRowAlignment?.justify,
      align: rowAlignment.align, alignLines: alignRows.justify, maxItemsPerLine: maxItemsPerRow,
      padding: container.padding, border: container.border, width: container.width(in: room),
      height: container.height(in: room), maxWidth: maxWidth)
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
