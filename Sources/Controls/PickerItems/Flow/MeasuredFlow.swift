import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerTree

/// A flow for which everything independent of the proposed size has been computed.
final class MeasuredFlow: MeasuredPanel {
  /// The flow without its items, which are in ``parts``.
  let described: Flow
  let parts: FlowParts
  let solver: FlowSolver

  /// The items in the flow, which keep their last solution.
  let box: FlowBox

  /// The items with their widths as maxima; nil: they have not been needed.
  private let narrow = Mutex<FlowBox?>(nil)

  /// The item at each position of the flow; nil if `order` changes nothing.
  let order: [Int]?

  /// The chip that represents hidden items; nil for none.
  let overflow: EndChip?

  /// The tree without nodes, and its root node.
  let bare: LayoutTree
  let root: LayoutNode

  /// - Parameter flow: The container, without a size.
  init(
    _ described: Flow, _ parts: FlowParts, overflow: EndChip?, bare: LayoutTree,
    _ root: LayoutNode, in flow: FlowContainer
  ) throws(FlowError) {
    let solver = try parts.solver(in: flow)
    (self.described, self.parts, self.solver) = (described, parts, solver)
    (self.overflow, self.bare, self.root) = (overflow, bare, root)
    order = parts.order(in: solver)
    box = FlowBox(solver)
  }

  var container: Container { _read { yield described.container } }

  var items: [MeasuredPanelItem] { parts.controls }

  func replacing(_ controls: [AnyMeasuredControl?]) -> MeasuredFlow {
    var (described, parts) = (described, parts)
    parts.controls = parts.controls.replacing(controls)
    // The last control is the overflow chip, which changes by being pressed only.
    if overflow != nil, let last = controls.last, last != nil {
      described.overflow?.label.isExpanded.toggle()
    }
    // The items and the container were valid before.
    let changed = try? MeasuredFlow(
      described, parts, overflow: overflow, bare: bare, root, in: solver.container)
    return changed ?? self
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
    guard overflow == nil, parts.arePlain, proposal.hasDefiniteHeight else {
      return panelLayout(within: proposal)
    }
    do throws(FlowError) {
      return tree(of: EndedFlow.Shown(try solution(of: box(within: proposal), within: proposal)))
    } catch {
      return tree(saying: error)
    }
  }

  func placement(
    within proposal: ProposedSize, layingOut layOut: @escaping PanelLayout
  ) -> NestedLayout {
    do throws(FlowError) {
      let shown = try shown(within: proposal)
      let overlays = try overlays(of: shown)
      return NestedLayout(size: shown.size) { origin, tree, names in
        self.append(
          shown, overlays, isNarrow: self.isNarrow(in: proposal), at: origin, to: &tree, &names,
          layOut)
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

  /// The items of ``box(within:)``, with their own widths.
  func solver(within proposal: ProposedSize) throws(FlowError) -> FlowSolver {
    guard isAligned(in: proposal) else { return solver }
    var (solver, flow) = (solver, solver.container)
    flow.align = FlowAlign(described.alignment)
    try solver.change(flow)
    return solver
  }

  /// Whether the items of a stack are as wide as their content.
  private func isAligned(in proposal: ProposedSize) -> Bool {
    described.isStack && container.width(in: proposal) == nil
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

  /// The solution of some or all items.
  func solution(
    of box: FlowBox, within proposal: ProposedSize
  ) throws(FlowError) -> CopyOnWrite<FlowSolution> {
    let height = container.height(in: proposal).map { points in
      proposal.hasDefiniteHeight
        ? FlowContentHeight.definite(points) : .indefinite(points)
    }
    return try box.solution(width: container.width(in: proposal), height: height ?? .natural)
  }

  private func tree(saying error: FlowError) -> LayoutTree {
    var tree = bare
    tree.warnings.insert(Warning(error), at: 0)
    tree.append(root)
    return tree
  }

  func addDiagnostics(_ shown: EndedFlow.Shown, to tree: inout LayoutTree) {
    if container.detail.contains(.trace) {
      tree.trace = shown.solution.trace.rowBreaks { place in
        item(at: place, of: shown).flatMap(id)
      }
    }
    if container.detail.contains(.breakpoints) {
      tree.breakpoints = breakpoints(shown.solution)
    }
  }
}
