import PickerGeometry
import PickerSolver
import PickerTree
import Synchronization

/// A flow, ready to be laid out: all that does not depend on the room is done.
final class MeasuredFlow: MeasuredControl {
  private let container: Container
  private let ids: [String?]
  private let solver: FlowSolver

  /// The last layout, in whose memory the next one works.
  private let last: Mutex<FlowSolution>

  /// The tree without nodes, and its root.
  private let bare: LayoutTree
  private let root: LayoutNode

  /// - Parameter tree: The tree of the flow without its boxes.
  init(_ control: Flow, _ solver: FlowSolver, _ tree: LayoutTree) {
    container = control.container
    ids = control.ids
    self.solver = solver
    last = Mutex(solver.solve())
    root = tree.nodes[0]
    var bare = tree
    bare.nodes = []
    self.bare = bare
  }

  func layout(within room: Room) -> LayoutTree {
    if let tree = last.withLockIfAvailable({ tree(within: room, from: &$0) }) { return tree }
    var another = solver.solve()  // while another thread has the last
    return tree(within: room, from: &another)
  }

  private func tree(within room: Room, from solution: inout FlowSolution) -> LayoutTree {
    var tree = bare
    do {
      try solution.update(
        width: container.width(in: room), height: container.height(in: room))
      if !container.detail.isEmpty { answerQuestions(solution, in: &tree) }
      tree.nodes = nodes(solution)
      if let scale = container.scale { tree.snap(to: scale) }
    } catch {
      tree.warnings.insert(Warning(error), at: 0)
      tree.nodes = [root]
    }
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
    for (item, frame) in solution.frames.enumerated() {
      node.frame = frame
      node.end = Int32(truncatingIfNeeded: item + 2)
      node.id = idNumber(of: item)
      nodes.append(node)
    }
    return nodes
  }

  /// Which of the tree's ids an item has; -1 for none.
  private func idNumber(of item: Int) -> Int32 {
    item < ids.count && ids[item] != nil ? Int32(truncatingIfNeeded: item) : -1
  }

  private func answerQuestions(_ solution: FlowSolution, in tree: inout LayoutTree) {
    if container.detail.contains(.trace) {
      tree.trace = solution.trace.rowBreaks { ids.indices.contains($0) ? ids[$0] : nil }
    }
    if container.detail.contains(.breakpoints) {
      tree.breakpoints = BreakpointTable(solution.solver)
    }
  }
}
