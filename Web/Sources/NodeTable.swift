import PickerGeometry
import PickerTree

/// The numbers of the nodes of a tree in memory that does not move, for typed arrays of JavaScript.
final class NodeTable {
  /// Absolute: x, y, width and height of each node, in points.
  let frames: UnsafeMutableBufferPointer<Double>
  /// For each column in turn, one number a node: the position of the parent, the position after the last
  /// descendant, the role, the states (1 selected, 2 disabled), the index of an id, the index of a row, line or page, and
  /// that of a label in the table of texts; -1: none.
  let columns: UnsafeMutableBufferPointer<Int32>

  private static let columnCount = 7

  init(_ tree: LayoutTree) {
    let count = tree.nodes.count
    frames = .allocate(capacity: 4 * count)
    columns = .allocate(capacity: NodeTable.columnCount * count)
    var ancestors: [Int] = []
    for (position, node) in tree.nodes.enumerated() {
      while let last = ancestors.last, Int(tree.nodes[last].end) <= position {
        ancestors.removeLast()
      }
      fill(position, node, parent: ancestors.last ?? -1, of: count)
      ancestors.append(position)
    }
  }

  deinit {
    frames.deallocate()
    columns.deallocate()
  }

  private func fill(_ position: Int, _ node: LayoutNode, parent: Int, of count: Int) {
    let x = parent < 0 ? 0 : frames[4 * parent]
    let y = parent < 0 ? 0 : frames[4 * parent + 1]
    let frame = node.frame
    for (place, length) in [x + frame.x, y + frame.y, frame.width, frame.height].enumerated() {
      frames.initializeElement(at: 4 * position + place, to: length)
    }
    let numbers = [
      Int32(parent), node.end, node.role.number, Int32(node.state.rawValue), node.id, node.index,
      node.role.hasText ? node.content : -1,
    ]
    for (column, number) in numbers.enumerated() {
      columns.initializeElement(at: column * count + position, to: number)
    }
  }
}

extension Role {
  private static let numbers: [Role: Int32] = {
    var numbers: [Role: Int32] = [:]
    for (number, role) in Role.allCases.enumerated() { numbers[role] = Int32(number) }
    return numbers
  }()

  fileprivate var number: Int32 { Role.numbers[self] ?? -1 }
}
