import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerTree

/// A flow for which everything independent of the proposed size has been computed.
final class MeasuredFlow: MeasuredPanel {
  let container: Container
  let solver: FlowSolver
  let parts: FlowParts

  /// The items in the flow, which keep their last solution.
  let box: FlowBox

  /// The items with their widths as maxima; nil: they have not been needed.
  private let narrow = Mutex<FlowBox?>(nil)

  /// The item at each position of the flow; nil if `order` changes nothing.
  let order: [Int]?

  /// The chip that stands for hidden items; nil: none does.
  let overflow: EndChip?

  /// How controls stand in wider items, and whether they do in a stack.
  let alignment: LabelAlignment.Horizontal
  let isStack: Bool

  /// Whether all items are shown although there are lines for some only.
  let isExpanded: Bool

  /// The tree without nodes, and its root node.
  let bare: LayoutTree
  let root: LayoutNode

  /// - Parameters:
  ///   - flow: The container, without a size.
  ///   - tree: The tree of the flow, containing its root only.
  init(
    _ control: Flow, _ parts: FlowParts, _ flow: FlowContainer, _ tree: LayoutTree,
    overflow: EndChip?
  ) throws(FlowError) {
    var bare = tree
    bare.nodes = []
    container = control.container
    (alignment, isStack) = (control.alignment, control.isStack)
    (self.bare, root) = (bare, tree.nodes[0])
    self.overflow = overflow
    isExpanded = overflow?.label.isExpanded ?? false
    self.parts = parts
    let solver = try parts.solver(in: flow)
    self.solver = solver
    order = parts.order(in: solver)
    box = FlowBox(solver)
  }

  /// A flow with other controls, expanded or not.
  private init(
    _ other: MeasuredFlow, _ parts: FlowParts, isExpanded: Bool
  ) throws(FlowError) {
    (container, bare, root) = (other.container, other.bare, other.root)
    (overflow, self.isExpanded) = (other.overflow, isExpanded)
    (alignment, isStack) = (other.alignment, other.isStack)
    self.parts = parts
    let solver = try parts.solver(in: other.solver.container)
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
    return ControlBox(self) { $0.solver.minContentWidth }
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
    return isAligned(in: proposal) ? FlowBox(try solver(within: proposal)) : box
  }

  /// The items as in ``box(within:)``, with their own widths.
  func solver(within proposal: ProposedSize) throws(FlowError) -> FlowSolver {
    guard isAligned(in: proposal) else { return solver }
    var (solver, flow) = (solver, solver.container)
    flow.align = FlowAlign(alignment)
    try solver.change(flow)
    return solver
  }

  /// Whether the items of a stack are as wide as their content.
  private func isAligned(in proposal: ProposedSize) -> Bool {
    isStack && container.width(in: proposal) == nil
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

  func addDiagnostics(
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
