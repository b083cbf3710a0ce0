import PickerGeometry
import PickerSolver
import PickerTree
import PickerLimits

/// A flow for which everything independent of the proposed size has been computed.
final class MeasuredFlow: MeasuredControl {
  private let container: Container
  private let ids: [String?]
  private let solver: FlowSolver

  /// The item at each position of the flow; nil where `order` changes nothing.
  private let order: [Int]?

  /// The last solution, updated in place by the next layout so that nothing is allocated for it.
  private let last: Mutex<FlowSolution>

  /// The tree without nodes, and its root node.
  private let bare: LayoutTree
  private let root: LayoutNode
  /// The index of each item's paint in the tree, -1 for none; shorter than the items where the rest have none.
  private let paints: [Int32]

  /// - Parameters:
  ///   - tree: The tree of the flow, containing its root only.
  ///   - paints: The index of each item's paint in the tree, -1 for none.
  init(_ control: Flow, _ solver: FlowSolver, _ tree: LayoutTree, paints: [Int]) {
    self.paints = paints.map { Int32(truncatingIfNeeded: $0) }
    container = control.container
    ids = control.ids
    self.solver = solver
    order = solver.flowOrder
    last = Mutex(solver.solve())
    root = tree.nodes[0]
    var bare = tree
    bare.nodes = []
    self.bare = bare
  }

  func layout(within proposal: ProposedSize) -> LayoutTree {
    let (width, height) = (container.width(in: proposal), container.height(in: proposal))
    do throws(FlowError) {
      let placed = try last.withLockIfAvailable { solution throws(FlowError) in
        try solution.update(width: width, height: height)
        return tree(of: solution)
      }
      if let placed { return placed }
      // Another thread holds the last solution: solve into a fresh one instead of waiting.
      return tree(of: try solver.solve(width: width, height: height))
    } catch {
      return tree(saying: error)
    }
  }

  private func tree(of solution: borrowing FlowSolution) -> LayoutTree {
    var tree = bare
    if !container.detail.isEmpty { addDiagnostics(copy solution, in: &tree) }
    tree.take(nodes(solution), of: container)
    return tree
  }

  private func tree(saying error: FlowError) -> LayoutTree {
    var tree = bare
    tree.warnings.insert(Warning(error), at: 0)
    tree.nodes = [root]
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
    var node = LayoutNode(.item, frame: .zero)
    for (place, frame) in solution.frames.enumerated() {
      node.frame = frame
      node.end = Int32(truncatingIfNeeded: place + 2)
      let item = order?[place] ?? place
      node.id = idNumber(of: item)
      node.paint = item < paints.count ? paints[item] : -1
      nodes.append(node)
    }
    return nodes
  }

  /// The index of an item's id in the tree; -1 for none.
  private func idNumber(of item: Int) -> Int32 {
    item < ids.count && ids[item] != nil ? Int32(truncatingIfNeeded: item) : -1
  }

  private func addDiagnostics(_ solution: FlowSolution, in tree: inout LayoutTree) {
    if container.detail.contains(.trace) {
      tree.trace = solution.trace.rowBreaks { place in
        let item = order?[place] ?? place
        return ids.indices.contains(item) ? ids[item] : nil
      }
    }
    if container.detail.contains(.breakpoints) {
      tree.breakpoints = BreakpointTable(solution.solver)
    }
  }
}
