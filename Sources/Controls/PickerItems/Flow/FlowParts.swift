import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerTree

/// The measured items of a flow: those in the flow and those above it, and the controls in some of them.
struct FlowParts: Sendable {
  /// The boxes of the items.
  let items: [FlowItem]

  /// The controls. The overflow chip is the last one, and in no item.
  var controls: [MeasuredPanelItem]

  /// How long each item stays; empty if all stay equally long.
  let priorities: [Int]

  /// The items that are positioned absolutely, with their distances, in the order in which they are drawn.
  let overlays: [(item: Int, inset: FlowInset)]

  /// The items in the flow; nil: all.
  private let flowing: [Int]?

  /// The position of each item's control among the controls, nil for boxes; empty if all items are boxes.
  private let numbers: [Int?]

  /// The index of each box's id in the tree, -1 for none; empty if no box has one.
  private let ids: [Int32]

  /// The index of each box's paint in the tree, -1 for none; empty if no box has one.
  private let paints: [Int32]

  /// - Parameters:
  ///   - boxes: The boxes of the items.
  ///   - places: The item of each control, ascending.
  ///   - ids: The index of each box's id in the tree, -1 for none; empty if no box has one.
  ///   - tree: The tree of the flow, to which the paints of boxes are added.
  init(
    _ boxes: [FlowItem], of flow: Flow, _ controls: [MeasuredPanelItem], at places: [Int],
    ids: [Int32], in tree: inout LayoutTree
  ) {
    (items, self.controls, self.ids) = (boxes, controls, ids)
    var numbers = [Int?](repeating: nil, count: (places.last ?? -1) + 1)
    for (number, place) in places.enumerated() { numbers[place] = number }
    self.numbers = numbers
    // By their places: to look at an item copies all of it.
    let places = flow.items.indices
    guard places.contains(where: { flow.items[$0].hasMore }) else {
      (paints, priorities, overlays, flowing) = ([], [], [], nil)
      return
    }
    paints = tree.addPaints(of: flow)
    priorities = flow.overflow == nil ? [] : places.map { flow.items[$0].priority }
    let overlays = places.compactMap { place in
      flow.items[place].inset.map { (item: place, inset: $0) }
    }
    self.overlays = overlays.sorted {
      (boxes[$0.item].order, $0.item) < (boxes[$1.item].order, $1.item)
    }
    flowing = overlays.isEmpty ? nil : places.filter { flow.items[$0].inset == nil }
  }

  /// The node of a box.
  func node(of item: Int, in frame: Rect) -> LayoutNode {
    var node = LayoutNode(.item, frame: frame)
    if !ids.isEmpty { node.id = ids[item] }
    if !paints.isEmpty { node.paint = paints[item] }
    return node
  }

  /// Whether there are only boxes, all of them in the flow.
  var arePlain: Bool { numbers.isEmpty && overlays.isEmpty }

  /// The position of the control in an item; nil for a box.
  func number(of item: Int) -> Int? {
    numbers.indices.contains(item) ? numbers[item] : nil
  }

  /// The control in an item; nil for a box.
  func control(of item: Int) -> MeasuredPanelItem? { number(of: item).map { controls[$0] } }

  /// Returns a solver of the items in the flow, which asks the controls for their sizes.
  ///
  /// - Parameter isNarrow: Whether the widths of items are maxima.
  func solver(
    in container: FlowContainer, isNarrow: Bool = false
  ) throws(FlowError) -> FlowSolver {
    guard isNarrow || flowing != nil else {
      // Shares the memory of the items.
      return try FlowSolver(items, contents: contents(of: items.indices), in: container)
    }
    let shown = flowing ?? Array(items.indices)
    var boxes = shown.map { items[$0] }
    if isNarrow {
      for (place, item) in shown.enumerated() {
        boxes[place].limitWidth(of: control(of: item), along: container.axis)
      }
    }
    return try FlowSolver(
      boxes, contents: contents(of: shown, isNarrow: isNarrow), in: container)
  }

  /// The controls in some items, which answer for their sizes; empty if all items are boxes.
  private func contents(
    of shown: some Sequence<Int>, isNarrow: Bool = false
  ) -> [(any FlowContent)?] {
    numbers.isEmpty ? [] : shown.map { control(of: $0)?.content(isNarrow: isNarrow) }
  }

  /// The item at each place of a solver's flow; nil if the items are in document order.
  func order(in solver: FlowSolver) -> [Int]? {
    guard let flowing else { return solver.flowOrder }
    return solver.flowOrder.map { order in order.map { flowing[$0] } } ?? flowing
  }
}

extension FlowItem {
  /// Makes a declared width the maximum width in a column. Rows of flows shrink as in CSS; rows of stacks shrink only
  /// here.
  fileprivate mutating func limitWidth(of control: MeasuredPanelItem?, along axis: Axis) {
    let isWide = control?.container.width != nil
    if axis == .horizontal {
      if isWide { shrink = max(shrink, 1) }
    } else if isWide || width != nil, maxWidth == nil, percentages.maxWidth == nil {
      percentages.maxWidth = 100
    }
  }
}

extension LayoutTree {
  /// Adds the paint of each distinct style, and returns the index of each item's paint; -1: it draws nothing.
  fileprivate mutating func addPaints(of flow: Flow) -> [Int32] {
    var distinct = DistinctValues<BoxStyle>()
    let numbers = flow.items.indices.map { distinct.insert(flow.items[$0].style) }
    let direction = flow.container.direction ?? .leftToRight
    let paints = distinct.all.map { Int32(truncatingIfNeeded: add($0.paint(in: direction))) }
    return numbers.map { paints[$0] }
  }
}
