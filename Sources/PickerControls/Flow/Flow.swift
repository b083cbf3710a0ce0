import PickerSolver
import PickerText
import PickerTree

/// Boxes of known size, without any text: the bare solver as a control.
///
/// What is left out CSS flexbox decides, with its defaults. See the article *Flow*.
public struct Flow: Control, Hashable {
  /// What documents call this control.
  public static let type = "flow"

  /// What every control has: its room, its padding, its direction.
  public var container: Container
  /// How the boxes flow; its size, padding, border and direction are those of ``container``.
  public var flow: FlowContainer
  /// The boxes, in the order in which they flow.
  public var items: [FlowItem]
  /// One name for each of ``items``, nil where it has none; may be shorter than ``items``.
  public var ids: [String?]

  /// A flow of these boxes.
  public init(
    items: [FlowItem] = [], ids: [String?] = [], container: Container = Container(),
    flow: FlowContainer = FlowContainer()
  ) {
    self.items = items
    self.ids = ids
    self.container = container
    self.flow = flow
  }

  /// There is nothing to measure.
  public func measured(by text: any TextMeasuring) -> any MeasuredControl {
    var tree = LayoutTree(type: Flow.type)
    tree.ids = ids.map { $0 ?? "" }
    do {
      let solver = try FlowSolver(items, in: flow.filling(container))
      tree.appendRoot(.flow, of: container, size: .zero) { _ in }
      return MeasuredFlow(self, solver, tree)
    } catch {
      tree.warnings.append(Warning(error))
      tree.appendRoot(.flow, of: container, size: .zero) { _ in }
      return UnplacedFlow(tree: tree)
    }
  }
}

extension FlowContainer {
  /// The same with padding, border and direction of `container`, and as large as its content.
  fileprivate func filling(_ container: Container) -> FlowContainer {
    var flow = self
    flow.direction = container.direction ?? .leftToRight
    flow.padding = container.padding
    flow.border = container.border
    flow.width = nil
    flow.height = nil
    return flow
  }
}

/// A flow with a number that is not a length: a tree that says so, at any width.
private struct UnplacedFlow: MeasuredControl {
  let tree: LayoutTree

  func layout(within room: Room) -> LayoutTree { tree }
}
