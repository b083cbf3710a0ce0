import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerTree

/// The items of a measured flow: those in the flow and those above it, and the controls in some of them. The chip that stands for hidden
/// items is the last control, and in no item.
struct FlowParts: Sendable {
  /// The boxes of the items.
  let items: [FlowItem]
  var controls: [MeasuredPanelItem]

  /// The index of each box's id in the tree, -1 for none; empty if no box has one.
  private let ids: [Int32]
  /// The index of each box's paint in the tree, -1 for none; empty if no box has one.
  private let paints: [Int32]
  /// How long each item stays; empty if all stay equally long.
  let priorities: [Int]

  /// The position of each item's control among the controls, nil for boxes; empty if all items are boxes.
  private let numbers: [Int?]

  /// The distances of the items that are positioned absolutely, nil for the others; empty if there are none.
  private let insets: [FlowInset?]

  /// - Parameters:
  ///   - boxes: The boxes of the items.
  ///   - places: The item of each control, ascending.
  ///   - ids: The index of each box's id in the tree, -1 for none; empty if no box has one.
  ///   - paints: The index of each box's paint in the tree, -1 for none; empty if no box has one.
  init(
    _ boxes: [FlowItem], of items: [Flow.Item], _ controls: [MeasuredPanelItem],
    at places: [Int], ids: [Int32], paints: [Int32]
  ) {
    (self.items, self.controls, self.ids, self.paints) = (boxes, controls, ids, paints)
    var numbers = [Int?](repeating: nil, count: (places.last ?? -1) + 1)
    for (number, place) in places.enumerated() { numbers[place] = number }
    self.numbers = numbers
    guard items.indices.contains(where: { items[$0].hasMore }) else {
      (insets, priorities) = ([], [])
      return
    }
    insets = items.contains { $0.inset != nil } ? items.map { $0.inset } : []
    priorities = items.contains { $0.priority != 0 } ? items.map { $0.priority } : []
  }

  /// The node of a box.
  func node(of item: Int, in frame: Rect) -> LayoutNode {
    var node = LayoutNode(.item, frame: frame)
    if !ids.isEmpty { node.id = ids[item] }
    if !paints.isEmpty { node.paint = paints[item] }
    return node
  }

  /// Whether there are only boxes, all of which are in the flow.
  var arePlain: Bool { numbers.isEmpty && insets.isEmpty }

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
    guard isNarrow || !insets.isEmpty else {
      // Shares the memory of the items.
      return try FlowSolver(items, contents: contents(of: items.indices), in: container)
    }
    return try solver(
      of: insets.isEmpty ? Array(items.indices) : flowing, in: container, isNarrow: isNarrow)
  }

  /// Returns a solver of some items.
  private func solver(
    of shown: [Int], in container: FlowContainer, isNarrow: Bool
  ) throws(FlowError) -> FlowSolver {
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

  /// The item at each place of a solver's flow; nil if the items follow each other as in the document.
  func order(in solver: FlowSolver) -> [Int]? {
    guard !insets.isEmpty else { return solver.flowOrder }
    let flowing = flowing
    return solver.flowOrder.map { order in order.map { flowing[$0] } } ?? flowing
  }

  /// The items that are positioned absolutely, with their distances, in the order in which they are drawn.
  var overlays: [(item: Int, inset: FlowInset)] {
    let found = zip(insets.indices, insets).compactMap { item, inset in
      inset.map { (item: item, inset: $0) }
    }
    return found.sorted { (items[$0.item].order, $0.item) < (items[$1.item].order, $1.item) }
  }

  /// The items in the flow.
  private var flowing: [Int] {
    items.indices.filter { !insets.indices.contains($0) || insets[$0] == nil }
  }
}

extension FlowItem {
  /// Makes a declared width the maximum in a column. Rows of flows shrink by CSS, those of stacks only here.
  fileprivate mutating func limitWidth(of control: MeasuredPanelItem?, along axis: Axis) {
    let isWide = control?.container.width != nil
    if axis == .horizontal {
      if isWide { shrink = max(shrink, 1) }
    } else if isWide || width != nil, maxWidth == nil, percentages.maxWidth == nil {
      percentages.maxWidth = 100
    }
  }
}
