import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerTree

// Flows of boxes.
extension MeasuredFlow {
  func tree(of shown: EndedFlow.Shown) -> LayoutTree {
    var tree = bare
    if !container.detail.isEmpty { addDiagnostics(shown, to: &tree) }
    tree.take(nodes(shown.solution), of: container)
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
      var node = parts.node(of: order?[place] ?? place, in: frame)
      if !lines.isEmpty { node.index = lines[place] }
      node.end = Int32(truncatingIfNeeded: place + 2)
      nodes.append(node)
    }
    return nodes
  }

  /// The line index of the item at each place; empty unless trees contain it.
  func lineNumbers(_ solution: borrowing FlowSolution) -> [Int32] {
    guard container.detail.contains(.rows) else { return [] }
    var numbers = [Int32](repeating: -1, count: solution.frames.count)
    for (number, line) in solution.lines.enumerated() {
      for place in line.items where place < numbers.count {
        numbers[place] = Int32(truncatingIfNeeded: number)
      }
    }
    return numbers
  }
}
