import PickerGeometry
import PickerJSON
import PickerSolver
import PickerText
import PickerTree

/// A stack of controls, each with an optional title: a filter panel.
///
///     Ingredients
///     ╭──────╮ ╭──────╮ ╭─────────╮
///     │ nuts │ │ eggs │ │ berries │
///     ╰──────╯ ╰──────╯ ╰─────────╯
///     Sort by
///     ┌───────────────────────────┐
///     │┏━━━━━━━━┓                 │
///     │┃ Newest ┃ Price    Name   │
///     │┗━━━━━━━━┛                 │
///     └───────────────────────────┘
///
/// All controls form one tree. The ids within a control that has an id are prefixed with it: `filters/nuts`. See the
/// article [Panels](doc:PanelsGuide).
public struct Stack: Control {
  /// The `type` of this control in documents.
  public static let type = "stack"

  /// The cross-axis alignment of controls that are smaller than the stack.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the leading side; at the top of a horizontal stack.
    case leading
    /// In the middle of the stack.
    case center
    /// At the trailing side; at the bottom of a horizontal stack.
    case trailing
  }

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The axis along which the controls are placed.
  public var axis: Axis
  /// The gap between controls, in points.
  public var spacing: Double
  /// The cross-axis alignment; `leading` is the top in a horizontal stack.
  public var alignment: Alignment
  /// The controls, in reading order.
  public var items: [PanelItem]
  /// The font of titles.
  public var font: Font

  /// Creates a stack; the defaults are those of documents.
  public init(
    items: [PanelItem] = [], container: Container = Container(), axis: Axis = .vertical,
    spacing: Double = 16, alignment: Alignment = .leading,
    font: Font = Font(size: 16, weight: .semibold)
  ) {
    self.items = items
    self.container = container
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.font = font
  }

  /// Shapes every text of the controls once.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    AnyMeasuredControl(
      MeasuredStack(stack: self, items: items.measured(in: container, font: font, by: measurer)))
  }
}

extension Stack {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.spacing: must be at least 0, is -4`.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.read(Stack.fields, into: &self)
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { fields.schema }

  private static let fields = DocumentFields<Stack>(
    Container.fields.within { $1(&$0.container) },
    [
      .font("font", { $0.font }) { $0.font = $1 },
      Field("axis") { $0.axis = $1 }.doc("The direction in which controls follow each other."),
      Field("spacing", .length) { $0.spacing = $1 }.doc("Points between controls."),
      Field("alignment") { $0.alignment = $1 }.doc("How controls are aligned on the cross axis."),
      Field("items", schema: .list(of: PanelItem.stackSchema)) {
        (json, stack, scope) throws(JSONError) in
        stack.items = []
        for element in try json.array() {
          stack.items.append(try PanelItem(ofStack: element, scope))
        }
      }.doc(
        "The controls: documents, each with an optional title and the keys of an item of a flow."
      ),
    ])
}

extension Stack.Alignment: JSONReadable {
  /// The alignment of a row's items.
  fileprivate var align: FlowAlign {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }

  /// The share of the free space before the aligned control.
  fileprivate var leadingShare: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// A stack whose texts are measured: a flow of one line, whose items are controls with their titles.
struct MeasuredStack: MeasuredPanel {
  let stack: Stack
  let items: [MeasuredPanelItem]

  func replacing(_ controls: [AnyMeasuredControl?]) -> MeasuredStack {
    MeasuredStack(stack: stack, items: items.replacing(controls))
  }

  var container: Container { stack.container }

  func placement(
    within proposal: ProposedSize, layingOut layOut: @escaping PanelLayout
  ) -> NestedLayout {
    let flow = flow(in: proposal)
    do throws(FlowError) {
      let (solution, cells) = try placed(in: flow, layingOut: layOut)
      return panel(of: solution, cells, flow.direction)
    } catch {
      var tree = LayoutTree(type: Stack.type)
      tree.warnings.append(Warning(error))
      tree.appendRoot(.stack, of: stack.container, size: .zero) { _ in }
      return NestedLayout(InteractiveLayout(tree))
    }
  }

  /// The items in their places, with their layouts, which follow from these only if any of them is flexible.
  private func placed(
    in flow: FlowContainer, layingOut layOut: PanelLayout
  ) throws(FlowError) -> (FlowSolution, [PanelCell]) {
    guard items.contains(where: { $0.flex != nil }) else {
      let space = flow.width.map { max(0, $0 - flow.padding.horizontal - flow.border.horizontal) }
      let cells = cells(width: stack.axis == .vertical ? space : nil, layingOut: layOut)
      let boxes = cells.map { cell in FlowItem(content: cell.size) { $0.shrink = 0 } }
      return (try FlowSolver(boxes, in: flow).solve(), cells)
    }
    let boxes = items.map { $0.flex ?? FlowItem { $0.shrink = 0 } }
    let solver = try FlowSolver(boxes, contents: items.map { PanelItemContent($0) }, in: flow)
    let solution = solver.solve()
    let order = solver.flowOrder ?? Array(items.indices)
    let cells = order.enumerated().map { place, item in
      let size = items[item].proposal(
        width: solution.frames[place].width, height: solution.contentHeight(at: place))
      return items[item].cell(of: layOut(item, size))
    }
    return (solution, cells)
  }

  private func panel(
    of placed: FlowSolution, _ cells: [PanelCell], _ direction: LayoutDirection
  ) -> NestedLayout {
    let box = Rect(size: placed.size).inset(by: container.insets(in: direction))
    let leftShare = leftShare(in: direction)
    let cells = zip(cells, placed.frames).map { cell, frame in
      PlacedCell(cell: cell, frame: frame, space: box, leftShare: leftShare)
    }
    return NestedLayout(.stack, of: container, font: stack.font, size: placed.size, cells)
  }

  /// A column of items as wide as the stack, or a row of items that are aligned in it.
  private func flow(in proposal: ProposedSize) -> FlowContainer {
    FlowContainer(axis: stack.axis) {
      $0.take(stack.container, in: proposal)
      $0.itemSpacing = stack.spacing
      $0.align = stack.axis == .vertical ? .stretch : stack.alignment.align
    }
  }

  /// The share of the free width to the left of a cell.
  private func leftShare(in direction: LayoutDirection) -> Double {
    let share = stack.axis == .vertical ? stack.alignment.leadingShare : 0
    return direction == .rightToLeft ? 1 - share : share
  }
}
