import PickerGeometry
import PickerLimits
import PickerSolver
import PickerTree

/// A flow for which everything independent of the proposed size has been computed.
final class MeasuredFlow: MeasuredPanel {
  let container: Container
  let ids: [String?]
  let priorities: [Int]
  let solver: FlowSolver
  let parts: FlowParts

  /// The items in the flow, which keep their last solution.
  let box: FlowBox

  /// The items with their widths as maxima; nil: they have not been needed.
  private let narrow = Mutex<FlowBox?>(nil)

  /// The item at each position of the flow; nil if `order` changes nothing.
  let order: [Int]?

  /// The chip that stands for hidden items; nil: none does.
  let overflow: MeasuredOverflow?

  /// How controls stand in wider items, and whether they do in a stack.
  private let alignment: LabelAlignment.Horizontal
  private let isStack: Bool

  /// Whether all items are shown although there are lines for some only, and the number of those lines.
  let isExpanded: Bool
  let maxLines: Int?

  /// The tree without nodes, and its root node.
  private let bare: LayoutTree
  private let root: LayoutNode
  /// The index of each item's paint in the tree, -1 for none; shorter than the items where the rest have none.
  private let paints: [Int32]
  /// The index of each item's id in the tree, -1 for none; empty if no item has one.
  private let idNumbers: [Int32]

  /// - Parameters:
  ///   - flow: The container, without a size.
  ///   - tree: The tree of the flow, containing its root only.
  ///   - paints: The index of each item's paint in the tree, -1 for none.
  init(
    _ control: Flow, _ parts: FlowParts, _ flow: FlowContainer, _ tree: LayoutTree, paints: [Int],
    overflow: MeasuredOverflow?
  ) throws(FlowError) {
    var bare = tree
    bare.nodes = []
    container = control.container
    (ids, priorities) = (control.ids, control.priorities)
    (alignment, isStack) = (control.alignment, control.isStack)
    self.paints = paints.map { Int32(truncatingIfNeeded: $0) }
    idNumbers = control.ids.numbers
    (self.bare, root) = (bare, tree.nodes[0])
    self.overflow = overflow
    let isExpanded = overflow?.label.isExpanded ?? false
    self.isExpanded = isExpanded
    maxLines = flow.maxLines
    self.parts = parts
    let solver = try parts.solver(in: flow.expanded(isExpanded))
    self.solver = solver
    order = parts.order(in: solver)
    box = FlowBox(solver)
  }

  /// A flow with other controls, expanded or not.
  private init(
    _ other: MeasuredFlow, _ parts: FlowParts, isExpanded: Bool
  ) throws(FlowError) {
    (container, ids, priorities) = (other.container, other.ids, other.priorities)
    (paints, idNumbers) = (other.paints, other.idNumbers)
    (bare, root) = (other.bare, other.root)
    (overflow, maxLines) = (other.overflow, other.maxLines)
    (alignment, isStack) = (other.alignment, other.isStack)
    self.isExpanded = isExpanded
    self.parts = parts
    var flow = other.solver.container
    flow.maxLines = other.maxLines
    let solver = try parts.solver(in: flow.expanded(isExpanded))
    self.solver = solver
    order = parts.order(in: solver)
    box = FlowBox(solver)
  }

  var items: [MeasuredPanelItem] { parts.controls }

  func replacing(_ controls: [AnyMeasuredControl?]) -> MeasuredFlow {
    var parts = parts
    parts.controls = parts.controls.replacing(controls)
    // The last control is the overflow chip, which changes by being pressed only.
    let isPressed = overflow != nil && controls.last.map { $0 != nil } ?? false
    // The items and the container were valid before.
    return (try? MeasuredFlow(self, parts, isExpanded: isExpanded != isPressed)) ?? self
  }

  var content: any FlowContent {
    guard overflow != nil else { return box }
    return ControlContent(self, isPanel: true) { $0.solver.minContentWidth }
  }

  var narrowContent: any FlowContent {
    // The items and the container were valid before.
    overflow == nil ? (try? narrowBox()) ?? box : content
  }

  func layout(within proposal: ProposedSize) -> LayoutTree {
    guard isPlain, proposal.hasDefiniteHeight else { return panelLayout(within: proposal) }
    do throws(FlowError) {
      return tree(of: try solution(of: box(within: proposal), within: proposal))
    } catch {
      return tree(saying: error)
    }
  }

  func placement(
    within proposal: ProposedSize, layingOut layOut: @escaping PanelLayout
  ) -> NestedLayout {
    do throws(FlowError) {
      let shown = try shown(within: proposal)
      let overlays = try overlays(of: shown.solution)
      return NestedLayout(size: shown.solution.size) { origin, tree, names in
        self.append(shown, overlays, at: origin, to: &tree, &names, layOut)
      }
    } catch {
      return NestedLayout(tree(saying: error))
    }
  }

  /// The items in a size: controls are as wide as a column of a stack; without a width, each is as wide as its content.
  func box(within proposal: ProposedSize) throws(FlowError) -> FlowBox {
    if isNarrow(in: proposal) { return try narrowBox() }
    guard isStack, container.width(in: proposal) == nil else { return box }
    var (solver, flow) = (solver, solver.container)
    flow.align = FlowAlign(alignment)
    try solver.change(flow)
    return FlowBox(solver)
  }

  /// Whether the widths of items are maxima. A flow with an overflow chip hides items instead.
  func isNarrow(in proposal: ProposedSize) -> Bool {
    overflow == nil && container.isNarrow(in: proposal)
  }

  /// The items with their widths as maxima.
  private func narrowBox() throws(FlowError) -> FlowBox {
    if let last = narrow.withLock({ $0 }) { return last }
    let box = FlowBox(try parts.solver(in: solver.container, isNarrow: true))
    narrow.withLock { $0 = box }
    return box
  }

  /// The share of the free width to the left of a control in an item.
  private var leftShare: Double {
    let isRow = isStack && solver.container.axis == .horizontal
    return (isRow ? .leading : alignment).leftShare(in: container.direction ?? .leftToRight)
  }

  /// Whether there are only boxes in the flow.
  private var isPlain: Bool { parts.arePlain && overflow == nil }

  /// The solution of some or all items.
  func solution(
    of box: FlowBox, within proposal: ProposedSize
  ) throws(FlowError) -> FlowSolution {
    let height = container.height(in: proposal).map { points in
      proposal.hasDefiniteHeight
        ? FlowContentHeight.definite(points) : .indefinite(points)
    }
    return try box.solution(width: container.width(in: proposal), height: height ?? .natural)
  }

  private func tree(saying error: FlowError) -> LayoutTree {
    var tree = bare
    tree.warnings.insert(Warning(error), at: 0)
    tree.nodes = [root]
    return tree
  }

  private func addDiagnostics(
    _ solution: FlowSolution, order: [Int]?, in tree: inout LayoutTree
  ) {
    if container.detail.contains(.trace) {
      tree.trace = solution.trace.rowBreaks { place in
        id(of: order?[place] ?? place)
      }
    }
    if container.detail.contains(.breakpoints) {
      tree.breakpoints = breakpoints(solution)
    }
  }
}

// Flows of boxes.
extension MeasuredFlow {
  private func tree(of solution: borrowing FlowSolution) -> LayoutTree {
    var tree = bare
    if !container.detail.isEmpty { addDiagnostics(copy solution, order: order, in: &tree) }
    tree.take(nodes(solution), of: container)
    return tree
  }

  private func nodes(_ solution: borrowing FlowSolution) -> [LayoutNode] {
    let count = solution.frames.count
    var root = root
    root.frame = Rect(size: solution.size)
    root.end = Int32(truncatingIfNeeded: count + 1)
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(count + 1)
    nodes.append(root)
    let lines = lineNumbers(solution)
    for (place, frame) in solution.frames.enumerated() {
      var node = node(of: order?[place] ?? place, in: frame)
      if !lines.isEmpty { node.index = lines[place] }
      node.end = Int32(truncatingIfNeeded: place + 2)
      nodes.append(node)
    }
    return nodes
  }

  /// The line of the item at each place; empty unless trees are to tell it.
  private func lineNumbers(_ solution: borrowing FlowSolution) -> [Int32] {
    guard container.detail.contains(.rows) else { return [] }
    var numbers = [Int32](repeating: -1, count: solution.frames.count)
    for (number, line) in solution.lines.enumerated() {
      for place in line.items where place < numbers.count {
        numbers[place] = Int32(truncatingIfNeeded: number)
      }
    }
    return numbers
  }

  private func node(of item: Int, in frame: Rect) -> LayoutNode {
    var node = LayoutNode(.item, frame: frame)
    node.id = item < idNumbers.count ? idNumbers[item] : -1
    node.paint = item < paints.count ? paints[item] : -1
    return node
  }
}

extension [String?] {
  /// The index of each id among those that are there, -1 for none; empty if there are none.
  fileprivate var numbers: [Int32] {
    guard contains(where: { $0 != nil }) else { return [] }
    var next: Int32 = 0
    return map { id in
      guard id != nil else { return -1 }
      defer { next += 1 }
      return next
    }
  }
}

// Flows with controls, or with items above the flow, and all flows in containers.
extension MeasuredFlow {
  /// An item above the flow, with its frame and the height of its content.
  private typealias Overlay = (item: Int, frame: Rect, height: FlowContentHeight)

  /// Appends the root and the items.
  private func append(
    _ shown: ShownItems, _ overlays: [Overlay], at origin: Point, to tree: inout LayoutTree,
    _ names: inout NestedNames, _ layOut: PanelLayout
  ) {
    let isOutermost = tree.nodes.isEmpty
    var root = root
    root.frame = Rect(origin: origin, size: shown.solution.size)
    names.append(root, of: bare, container, to: &tree) { tree, names, embedding in
      append(shown, to: &tree, &names, embedding, layOut)
      for (item, frame, height) in overlays {
        append(
          item, frame, height, in: frame, isNarrow: shown.isNarrow, to: &tree, &names, embedding,
          layOut)
      }
    }
    if isOutermost, !container.detail.isEmpty {
      addDiagnostics(shown.solution, order: shown.order, in: &tree)
    }
  }

  /// Appends the items in the flow.
  private func append(
    _ shown: ShownItems, to tree: inout LayoutTree, _ names: inout NestedNames,
    _ embedding: LayoutTree.Embedding, _ layOut: PanelLayout
  ) {
    let solution = shown.solution
    let direction = container.direction ?? .leftToRight
    let space = Rect(size: solution.size).inset(by: container.insets(in: direction))
    let lines = lineNumbers(solution)
    for (place, frame) in solution.frames.enumerated() {
      let (item, position) = (shown.order?[place] ?? place, tree.nodes.count)
      if item == parts.items.count {
        appendOverflow(hiding: shown.hidden, frame, to: &tree, &names, layOut)
      } else {
        append(
          item, frame, solution.contentHeight(at: place), in: space, isNarrow: shown.isNarrow,
          to: &tree, &names, embedding, layOut)
      }
      // The place is that of the control after a title. Once the budget is exhausted, nothing is appended.
      let node = position + (parts.control(of: item)?.title == nil ? 0 : 1)
      if !lines.isEmpty, node < tree.nodes.count { tree.nodes[node].index = lines[place] }
    }
  }

  /// Appends an item: a box, or the nodes of a control, which should be within `space`.
  ///
  /// - Parameter isNarrow: Whether the widths of items are maxima.
  private func append(
    _ item: Int, _ frame: Rect, _ height: @autoclosure () -> FlowContentHeight, in space: Rect,
    isNarrow: Bool, to tree: inout LayoutTree, _ names: inout NestedNames,
    _ embedding: LayoutTree.Embedding, _ layOut: PanelLayout
  ) {
    guard let number = parts.number(of: item) else {
      return tree.append(embedding.moved(node(of: item, in: frame)))
    }
    let control = parts.controls[number]
    let layout = layOut(
      number, control.proposal(width: frame.width, height: height(), isNarrow: isNarrow))
    tree.append(
      control.cell(of: layout), in: frame, within: space, leftShare: leftShare,
      panelFont: Int(embedding.fonts), &names)
  }

  private func appendOverflow(
    hiding ids: [String], _ frame: Rect, to tree: inout LayoutTree,
    _ names: inout NestedNames, _ layOut: PanelLayout
  ) {
    guard let overflow else { return }
    // A session learns that the chip is there; what it says depends on the items that are hidden now.
    _ = layOut(parts.controls.count - 1, ProposedSize(width: frame.width))
    tree.embed(
      overflow.picture(hiding: ids, in: frame.size), at: frame.origin, prefix: nil, &names)
  }

  /// The items above the flow.
  private func overlays(
    of solution: FlowSolution
  ) throws(FlowError) -> [Overlay] {
    var placed: [Overlay] = []
    for (item, inset) in parts.overlays {
      let place = try solution.placement(
        of: parts.items[item], at: inset, content: parts.control(of: item)?.content(isNarrow: false)
      )
      placed.append((item, place.frame, place.height))
    }
    return placed
  }
}

extension FlowContainer {
  /// Returns the container with all lines if the flow is expanded.
  fileprivate func expanded(_ isExpanded: Bool) -> FlowContainer {
    var flow = self
    if isExpanded { flow.maxLines = nil }
    return flow
  }
}
