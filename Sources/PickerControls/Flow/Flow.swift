import PickerGeometry
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
    MeasuredFlow(control: self, boxes: CheckedFlow(items, axis: flow.axis))
  }
}

/// A flow, ready to be laid out.
struct MeasuredFlow: MeasuredControl {
  let control: Flow
  let boxes: CheckedFlow

  func layout(within room: Room) -> LayoutTree {
    var tree = LayoutTree(type: Flow.type)
    tree.ids = control.ids.map { $0 ?? "" }
    tree.nodes.reserveCapacity(control.items.count + 1)
    let flow = flow(in: room)
    let detail = control.container.detail
    let solution = boxes.solve(in: flow, tracing: detail.contains(.trace))
    if detail.contains(.trace) {
      tree.trace = solution.trace.rowBreaks {
        control.ids.indices.contains($0) ? control.ids[$0] : nil
      }
    }
    if detail.contains(.breakpoints) { tree.breakpoints = boxes.breakpoints(in: flow) }
    if let fault = solution.fault { tree.warnings.append(fault) }
    tree.appendRoot(.flow, of: control.container, size: solution.size) { tree in
      for (item, frame) in solution.frames.enumerated() {
        tree.append(LayoutNode(.item, frame: frame, id: control.idNumber(of: item)))
      }
    }
    return tree
  }

  private func flow(in room: Room) -> FlowContainer {
    let container = control.container
    var flow = control.flow
    flow.direction = container.direction ?? .leftToRight
    flow.padding = container.padding
    flow.border = container.border
    flow.width = container.width(in: room)
    flow.height = container.height(in: room)
    return flow
  }
}

extension Flow {
  /// Which of the tree's ids an item has; -1 for none.
  fileprivate func idNumber(of item: Int) -> Int {
    item < ids.count && ids[item] != nil ? item : -1
  }
}
