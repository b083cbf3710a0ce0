import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

// The module: `Flow` places boxes and controls, `Chips` items in rows, `Segmented` items on a track; `Items` measures and draws
// the items of both, `Panels` is the grid, `Text` a text alone.

/// A flow of boxes and controls, including nested flows: the flexbox solver as a control.
///
///     Flow(items: [
///       Flow.Item(FlowItem { $0.grow = 1 }),
///       Flow.Item(Segmented(items: [Segment("Off"), Segment("On")])),
///     ])
///
/// Omitted properties have the initial values of CSS flexbox. Ids within a control that has an id are prefixed with it:
/// `filters/nuts`. See the article [Flow](doc:FlowGuide).
public struct Flow: Control {
  /// The `type` of this control in documents.
  public static let type = "flow"

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The flow properties; size, padding, border and direction are taken from ``container`` instead.
  public var flow: FlowContainer
  /// The items, in document order.
  public var items: [Item]
  /// How items beyond `FlowContainer.maxLines` are hidden, and the chip that represents them. With nil, the last
  /// items are hidden without a replacement.
  public var overflow: FlowOverflow?

  /// The font of the titles of controls.
  public var titleFont = Font(size: 16, weight: .semibold)
  /// The alignment of controls and their titles in items that are wider. In a horizontal stack, it is the alignment
  /// across the row.
  public var alignment = LabelAlignment.Horizontal.leading
  /// Whether the flow is a stack, whose controls keep their own sizes; see
  /// ``stack(items:container:axis:spacing:alignment:font:)``.
  public internal(set) var isStack = false

  /// Creates a flow of these items.
  public init(
    items: [Item] = [], container: Container = Container(), flow: FlowContainer = FlowContainer()
  ) {
    (self.items, self.container, self.flow) = (items, container, flow)
  }

  /// Shapes every text of the controls once.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    do throws(FlowError) {
      return AnyMeasuredControl(try measuredFlow(by: measurer))
    } catch {
      var tree = LayoutTree(type: documentType)
      tree.warnings.append(Warning(error))
      tree.appendRoot(role, of: container, size: .zero) { _ in }
      return AnyMeasuredControl(UnplacedControl(tree: tree))
    }
  }

  func measuredFlow(
    by measurer: any TextMeasuring
  ) throws(FlowError) -> MeasuredFlow {
    var (boxes, places, held) = boxesAndControls
    let chip = chip
    if let chip { held.append(PanelItem(chip)) }
    let panels = held.measured(
      in: container, font: titleFont, at: places, by: measurer)
    // Beyond the budget, some parts are missing, and nobody sees the rest.
    guard Budget.mayProceed || items.isEmpty else {
      return try Flow(container: container).measuredFlow(by: measurer)
    }
    var tree = LayoutTree(type: documentType)
    if isStack { tree.fonts = [titleFont] }
    let ids = tree.addIDs(of: items)
    var root = LayoutNode(role, frame: .zero)
    tree.addTables(of: container, for: &root)
    let parts = FlowParts(boxes, of: self, panels, at: places, ids: ids, in: &tree)
    var (described, flow) = (self, flow.filling(container))
    described.items = []
    flow.browser = measurer.browser
    if isStack { flow.align = flow.axis == .vertical ? .stretch : FlowAlign(alignment) }
    return try MeasuredFlow(
      described, parts, overflow: chip?.measured(by: measurer), bare: tree, root, in: flow)
  }

  /// Starts a session of the controls in the flow; nil if none takes input.
  ///
  /// Ids are the same as in the flow's tree. The session has the colour of the first colour picker, and the page of the
  /// first carousel. Keys act on the focused control, and can move the focus.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    guard overflow != nil || items.indices.contains(where: { items[$0].control != nil }),
      let measured = try? measuredFlow(by: measurer)
    else { return nil }
    return PanelInUse.session(of: measured, within: proposal, by: measurer, at: time)
  }
}

extension Flow {
  /// The chip that represents hidden items, with its inherited properties.
  private var chip: FlowOverflow? {
    guard var chip = overflow else { return nil }
    chip.container = Container()
    (chip.container.direction, chip.container.language) = (container.direction, container.language)
    (chip.container.foreground, chip.container.detail) = (container.foreground, container.detail)
    return chip
  }

  /// The boxes of the items, none of which is smaller than its padding and border, and the controls with their items.
  private var boxesAndControls: (boxes: [FlowItem], places: [Int], held: [PanelItem]) {
    // By their places, here and below: to look at an item copies all of it.
    var boxes = items.indices.map { items[$0].box }
    var (places, held): ([Int], [PanelItem]) = ([], [])
    var checkpoint = Checkpoint(every: 64)
    for place in items.indices where checkpoint.mayProceed() {
      if items[place].hasMore {
        let border = items[place].style.border
        boxes[place].inset.width += border.horizontal
        boxes[place].inset.height += border.vertical
      }
      guard case .control(var item) = items[place].content else { continue }
      if !isStack { boxes[place].take(from: &item.control) }
      places.append(place)
      held.append(item)
    }
    return (boxes, places, held)
  }
}

extension FlowItem {
  /// Takes the size of a control, unless the item has a size, and the control's minimum size.
  fileprivate mutating func take(from control: inout AnyControl) {
    var container = control.container
    if isAutomatic(.horizontal) { width = container.width.flatMap { $0.isFinite ? $0 : nil } }
    if isAutomatic(.vertical) { height = container.height.flatMap { $0.isFinite ? $0 : nil } }
    let insets = container.padding + container.border
    inset = Size(width: insets.horizontal, height: insets.vertical)
    guard container.width != nil || container.height != nil else { return }
    (container.width, container.height) = (nil, nil)
    control = control.setting(container: container)
  }
}

extension LayoutTree {
  /// Adds the ids of boxes, and returns the index of each, -1 for none; empty if there are none.
  fileprivate mutating func addIDs(of items: [Flow.Item]) -> [Int32] {
    guard items.indices.contains(where: { items[$0].id != nil }) else { return [] }
    return items.indices.map { place in
      items[place].id.map { Int32(truncatingIfNeeded: add(id: $0)) } ?? -1
    }
  }
}

extension FlowContainer {
  /// Returns this flow with the padding, border and direction of `container`, sized to its content.
  fileprivate func filling(_ container: Container) -> FlowContainer {
    var flow = self
    flow.take(container, in: ProposedSize(width: .infinity, height: .infinity))
    return flow
  }

  /// Takes the size in a proposal, padding, border and direction of a container.
  mutating func take(_ container: Container, in proposal: ProposedSize) {
    direction = container.direction ?? .leftToRight
    padding = container.padding
    border = container.border
    width = container.width(in: proposal)
    height = container.height(in: proposal)
  }
}
