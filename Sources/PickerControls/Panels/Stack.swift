import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

/// Controls one after the other, each with an optional title: a filter panel.
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
/// All controls make one tree; the ids of a control that has one itself are prefixed by it:
/// `filters/nuts`. See the article *Panels*.
public struct Stack: Control {
  /// What documents call this control.
  public static let type = "stack"

  /// Where controls stand that are narrower (or lower) than the stack.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
  }

  /// What every control has: its room, its padding, its direction.
  public var container: Container
  /// Which way the controls follow each other.
  public var axis: Axis
  /// Points between controls.
  public var spacing: Double
  /// Where controls stand across the axis; `leading` is the top where it is horizontal.
  public var alignment: Alignment
  /// The controls, in reading order.
  public var items: [PanelItem]
  /// What titles are set in.
  public var font: Font

  /// A stack; what is left out has the default of documents.
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
  public func measured(by text: any TextMeasuring) -> any MeasuredControl {
    MeasuredStack(stack: self, items: items.measured(in: container, font: font, by: text))
  }
}

extension Stack {
  /// The control that a document describes.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.read(Stack.fields, into: &self)
  }

  /// The keys of such a document, and what each may be.
  public static var schema: JSONSchema { fields.schema }

  private static let fields = DocumentFields<Stack>(
    Container.fields.within { $1(&$0.container) },
    [
      .font("font", { $0.font }) { $0.font = $1 },
      Field("axis") { $0.axis = $1 },
      Field("spacing", .length) { $0.spacing = $1 },
      Field("alignment") { $0.alignment = $1 },
      Field("items") { $0.items = $1 },
    ])
}

extension Stack.Alignment: JSONReadable {
  /// The share of free room before what is aligned.
  fileprivate var leadingShare: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// A stack whose texts are measured.
struct MeasuredStack: MeasuredControl {
  let stack: Stack
  let items: [MeasuredPanelItem]

  func layout(within room: Room) -> LayoutTree { interactiveLayout(within: room).tree }

  func interactiveLayout(within room: Room) -> InteractiveLayout {
    let container = stack.container
    let direction = container.direction ?? .leftToRight
    let insets = container.insets(in: direction)
    let width = container.width(in: room).map { max(0, $0 - insets.horizontal) }
    let cells = items.map { $0.layout(width: stack.axis == .vertical ? width : nil) }
    let wanted = contentSize(of: cells)
    let height = container.height(in: room).map { max(0, $0 - insets.vertical) }
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
        tree.append(cell, in: frame, leftShare: leftShare(in: direction), &inner)
        used += cell.size[stack.axis] + stack.spacing
      }
    }
    if tree.asksForTargets { tree.warnOfNarrowTargets() }
    return InteractiveLayout(tree, controls: inner.controls)
  }

  /// The room all cells take together.
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

  /// Where a cell stands: as wide as the stack in a column, as large as it is in a row.
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

  /// How much of the width that a cell leaves free is to its left.
  private func leftShare(in direction: LayoutDirection) -> Double {
    let share = stack.axis == .vertical ? stack.alignment.leadingShare : 0
    return direction == .rightToLeft ? 1 - share : share
  }
}
