import PickerGeometry
import PickerJSON
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
      Field("alignment") { $0.alignment = $1 }.doc("How controls are aligned across."),
      Field("items") { $0.items = $1 }.doc("The controls, documents with a title each."),
    ])
}

extension Stack.Alignment: JSONReadable {
  /// The share of the free space before the aligned control.
  fileprivate var leadingShare: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// A stack whose texts are measured.
struct MeasuredStack: MeasuredPanel {
  let stack: Stack
  let items: [MeasuredPanelItem]

  func interactiveLayout(
    within proposal: ProposedSize, layingOut layOut: (_ width: Double?) -> [PanelCell]
  ) -> InteractiveLayout {
    let container = stack.container
    let direction = container.direction ?? .leftToRight
    let insets = container.insets(in: direction)
    let width = container.width(in: proposal).map { max(0, $0 - insets.horizontal) }
    let cells = layOut(stack.axis == .vertical ? width : nil)
    let wanted = contentSize(of: cells)
    let height = container.height(in: proposal).map { max(0, $0 - insets.vertical) }
    let box = Rect(
      x: insets.left, y: insets.top, width: width ?? wanted.width,
      height: height ?? wanted.height)

    var tree = LayoutTree(type: Stack.type)
    tree.fonts = [stack.font]
    var inner = EmbeddedControls()
    let size = Size(width: box.width + insets.horizontal, height: box.height + insets.vertical)
    tree.appendRoot(.stack, of: container, size: size) { tree in
      var used = 0.0
      for cell in cells {
        let frame = frame(of: cell, at: used, in: box, direction)
        tree.append(cell, in: frame, within: box, leftShare: leftShare(in: direction), &inner)
        used += cell.size[stack.axis] + stack.spacing
      }
    }
    if tree.asksForTargets { tree.addNarrowTargetWarnings() }
    return InteractiveLayout(tree, controls: inner.controls)
  }

  /// The content size of all cells together.
  private func contentSize(of cells: [PanelCell]) -> Size {
    var size = Size.zero
    for cell in cells {
      size[stack.axis] += cell.size[stack.axis]
      size[stack.axis.perpendicular] = max(
        size[stack.axis.perpendicular], cell.size[stack.axis.perpendicular])
    }
    size[stack.axis] += stack.spacing * Double(max(0, cells.count - 1))
    return size
  }

  /// The frame of a cell: the width of the stack in a vertical one, its own size in a horizontal one.
  private func frame(
    of cell: PanelCell, at used: Double, in box: Rect, _ direction: LayoutDirection
  ) -> Rect {
    if stack.axis == .vertical {
      return Rect(x: box.x, y: box.y + used, width: box.width, height: cell.size.height)
    }
    let top = (box.height - cell.size.height) * stack.alignment.leadingShare
    let left = direction == .rightToLeft ? box.width - used - cell.size.width : used
    return Rect(origin: Point(x: box.x + left, y: box.y + top), size: cell.size)
  }

  /// The share of the free width to the left of a cell.
  private func leftShare(in direction: LayoutDirection) -> Double {
    let share = stack.axis == .vertical ? stack.alignment.leadingShare : 0
    return direction == .rightToLeft ? 1 - share : share
  }
}
