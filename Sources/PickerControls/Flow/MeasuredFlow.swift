import PickerGeometry
import PickerSolver
import PickerTree
import PickerLocks
import Synchronization

/// A flow, ready to be laid out: all that does not depend on the room is done.
final class MeasuredFlow: MeasuredControl {
  private let container: Container
  private let ids: [String?]
  private let solver: FlowSolver

  /// For each place in the flow the item that stands there, where that is not the place.
  private let order: [Int]?

  /// The last layout, whose memory the next one takes.
  private let last: Mutex<FlowSolution>

  /// The tree without nodes, and its root.
  private let bare: LayoutTree
  private let root: LayoutNode

  /// - Parameter tree: The tree of the flow without its boxes.
  init(_ control: Flow, _ solver: FlowSolver, _ tree: LayoutTree) {
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

  func layout(within room: Room) -> LayoutTree {
    let (width, height) = (container.width(in: room), container.height(in: room))
    do throws(FlowError) {
      let placed = try last.withLockIfAvailable { solution throws(FlowError) in
        try solution.update(width: width, height: height)
        return tree(of: solution)
      }
      if let placed { return placed }
      // While another thread has the last one, this one makes its own.
      return tree(of: try solver.solve(width: width, height: height))
    } catch {
      return tree(saying: error)
    }
  }

  private func tree(of solution: borrowing FlowSolution) -> LayoutTree {
    var tree = bare
    if !container.detail.isEmpty { answerQuestions(copy solution, in: &tree) }
    tree.nodes = nodes(solution)
    if let scale = container.scale { tree.snap(to: scale) }
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
      node.id = idNumber(of: order?[place] ?? place)
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
