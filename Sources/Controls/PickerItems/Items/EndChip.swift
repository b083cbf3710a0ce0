import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// The chip at the end of a flow, which represents the hidden items or hides them again.
///
/// It is measured for each number of hidden items. It is a class, because all flows of a placement share its
/// measurements.
public final class EndChip: MeasuredControl {
  /// Its labels, and the order in which items are hidden.
  let label: OverflowLabel
  /// The chip's style, in the table of ``items``.
  let style: ResolvedItemStyle
  private let styleIndex: Int
  /// Items with the tables that the chip refers to, and without any item.
  private let items: MeasuredItems
  private let container: Container
  private let measurer: any TextMeasuring

  /// - Parameters:
  ///   - tables: Items with its style, its fonts and its paints.
  ///   - styleIndex: The index of its style in the table of the items.
  init(
    _ label: OverflowLabel, in tables: MeasuredItems, styleIndex: Int, container: Container,
    by measurer: any TextMeasuring
  ) {
    var items = MeasuredItems()
    (items.styles, items.fonts, items.paints) = (tables.styles, tables.fonts, tables.paints)
    items.direction = tables.direction
    (self.label, self.items, self.styleIndex) = (label, items, styleIndex)
    (self.container, self.measurer) = (container, measurer)
    style = items.styles[styleIndex]
  }

  /// Returns the box of the chip for a number of hidden items; for 0, the chip that hides them again. Nil if there is
  /// none.
  func item(hiding count: Int) -> FlowItem? {
    text(hiding: count).map { item(showing: measured($0)) }
  }

  private func item(showing text: MeasuredText) -> FlowItem {
    var item = FlowItem(resolving: style)
    item.content = Size(
      width: text.size.width + style.insets.horizontal,
      height: text.size.height + style.insets.vertical)
    item.baseline = style.insets.top + text.baseline
    item.isContentDependent = false
    return item
  }

  private func text(hiding count: Int) -> String? {
    guard count > 0 else { return label.lessLabel }
    let category = measurer.pluralCategory(of: count, language: container.language)
    return label.label.text(for: count, category: category)
  }

  private func measured(_ text: String) -> MeasuredText {
    measurer.measureOne(items.request(text, styleIndex: styleIndex, wantsInk: container.wantsInk))
  }

  /// Appends the chip to a tree with the tables that it refers to; nothing if there is none.
  func append(
    hiding count: Int, frame: Rect, looking look: ItemLook? = nil, to tree: inout LayoutTree
  ) {
    guard let text = text(hiding: count) else { return }
    tree.labels.append(Label(showing: measured(text), of: text, font: style.font))
    items.append(
      ItemContent(styleIndex: styleIndex, label: tree.labels.count - 1),
      LayoutNode(.overflow, frame: frame, paint: style.paint, content: count == 0 ? -1 : 0),
      looking: look, to: &tree)
  }

  /// Returns the layout of the chip without a number.
  public func layout(within proposal: ProposedSize) -> LayoutTree { picture(hiding: []) }

  /// Returns a tree with nothing but the chip.
  ///
  /// - Parameters:
  ///   - ids: The ids of the hidden items; none for the chip that hides them again, and where they do not matter.
  ///   - size: The size of its frame; nil: its own.
  func picture(hiding ids: [String], in size: Size? = nil) -> LayoutTree {
    var tree = items.tree(type: FlowOverflow.type)
    if !ids.isEmpty { tree.overflows = [Overflow(hiddenIDs: ids)] }
    append(hiding: ids.count, frame: Rect(size: size ?? self.size(hiding: ids.count)), to: &tree)
    return tree
  }

  /// The size of the chip alone.
  private func size(hiding count: Int) -> Size {
    let flow = FlowContainer(wrap: .nowrap) { $0.browser = measurer.browser }
    guard let item = item(hiding: count), let solver = try? FlowSolver([item], in: flow) else {
      return .zero
    }
    return solver.solve().frames.first?.size ?? .zero
  }
}
