import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

/// Chips with measured texts.
public struct MeasuredChips: MeasuredControl {
  let chips: Chips
  let measurer: any TextMeasuring
  let direction: LayoutDirection
  var items: MeasuredItems
  /// The flow of the chips, without the container; an error if a number is invalid.
  let solver: Result<FlowSolver, FlowError>
  /// The order in which chips are hidden.
  let order: LeavingOrder
  /// The chip that represents hidden ones; nil if there is none.
  let end: EndChip?
  /// The tables of every tree, and its root without a frame.
  let bareTree: LayoutTree
  let root: LayoutNode
}

extension Chips {
  /// Shapes every text of the control once.
  public func measured(by measurer: any TextMeasuring) -> MeasuredChips {
    let direction = container.resolvedDirection(of: items.lazy.map { $0.text }, by: measurer)
    var itemMeasurer = ItemMeasurer(
      base: chip.merging(onto: .chip), font: font, container: container, direction: direction,
      browser: measurer.browser, isStable: hasStableSize)
    let endStyle = maxRows == nil ? nil : itemMeasurer.styleIndex(of: Sparse())
    let measured = itemMeasurer.measure(items, isSelected: { items[$0].isSelected }, by: measurer)
    // Beyond the budget, some texts are not measured, and nobody sees the rest.
    guard Budget.mayProceed || items.isEmpty else {
      return Chips { $0.container = container }.measured(by: measurer)
    }
    var tree = measured.tree(type: Chips.type)
    var root = LayoutNode(.chips, frame: .zero, state: selection.mode.state)
    tree.addTables(of: container, direction: direction, for: &root)
    let end = endStyle.flatMap { style in
      overflow.map { label in
        EndChip(
          label, in: measured, styleIndex: style, container: container, by: measurer)
      }
    }
    return MeasuredChips(
      chips: self, measurer: measurer, direction: direction, items: measured,
      solver: solver(of: measured, in: measurer.browser),
      order: (overflow?.rule ?? OverflowRule()).order(of: items),
      end: end, bareTree: tree, root: root)
  }
}

extension MeasuredChips {
  /// The chips as content. If they wrap, it is as narrow as the widest chip.
  public var content: any FlowContent {
    ControlBox(self) { chips in
      (try? chips.solver(in: ProposedSize()))?.minContentWidth ?? 0
    }
  }
}

extension Chips {
  /// The flow of measured chips; an error if a number is invalid.
  func solver(
    of measured: MeasuredItems, in browser: Browser?
  ) -> Result<FlowSolver, FlowError> {
    Result { () throws(FlowError) in
      try FlowSolver(flowItems(measured), in: FlowContainer { $0.browser = browser })
    }
  }

  private func flowItems(_ measured: MeasuredItems) -> [FlowItem] {
    if items.isEmpty { return [] }
    let plain = measured.styles.map { FlowItem(resolving: $0) }
    return [FlowItem](unsafeUninitializedCapacity: items.count) { boxes, count in
      for position in items.indices {
        boxes.initializeElement(
          at: position, to: plain[measured.metrics[position].content.styleIndex])
        boxes[position].content = measured.metrics[position].natural
        boxes[position].baseline = measured.baseline(of: position, height: items[position].height)
        if !items[position].isPlain { boxes[position].take(items[position]) }
      }
      count = items.count
    }
  }
}

extension FlowItem {
  /// Creates a flow item with what a style decides.
  init(resolving resolved: ResolvedItemStyle) {
    let style = resolved.style
    self.init()
    (minWidth, maxWidth, minHeight) = (style.minWidth, style.maxWidth, style.minHeight)
    inset = Size(width: resolved.insets.horizontal, height: resolved.insets.vertical)
    grow = style.grow ?? 0
    shrink = resolved.truncation == Truncation.none ? 0 : 1
    isContentDependent = resolved.breaksLines
    (percentages.minWidth, percentages.maxWidth) = (
      style.minWidthPercentage, style.maxWidthPercentage
    )
  }

  /// Takes what few chips have.
  fileprivate mutating func take(_ chip: Chip) {
    width = chip.width
    height = chip.height
    breaksBefore = chip.breaksBefore
    breaksAfter = chip.breaksAfter
    percentages.width = chip.widthPercentage
    margins = chip.margin
  }
}
