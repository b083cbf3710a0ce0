import CPickerLayout
import PickerLayout

/// The nodes of a tree, with absolute frames, and their ids.
final class NodeTable: @unchecked Sendable {
  let nodes: ForeignArray<pl_node>
  let ids: ForeignArray<pl_string>
  let type: pl_string
  /// The ids of all hidden items, one overflow after another.
  let hidden: ForeignArray<pl_string>
  /// Where the ids of each overflow begin in ``hidden``.
  private let hiddenStarts: [Int]
  private let arena: StringArena

  init(_ tree: LayoutTree) {
    var arena = StringArena()
    var hidden: [pl_string] = []
    hiddenStarts = tree.overflows.map { overflow in
      defer { hidden += overflow.hiddenIDs.map { arena.add($0) } }
      return hidden.count
    }
    self.hidden = ForeignArray(hidden)
    nodes = ForeignArray(count: tree.nodes.count) { NodeFiller(tree).fill($0) }
    ids = ForeignArray(tree.ids.map { arena.add($0) })
    type = arena.add(tree.type)
    self.arena = arena
  }

  /// The ids of the hidden items of an overflow.
  func hidden(ofOverflow index: Int) -> UnsafeBufferPointer<pl_string> {
    let start = hiddenStarts[index]
    let end = index + 1 < hiddenStarts.count ? hiddenStarts[index + 1] : hidden.count
    return UnsafeBufferPointer(start: hidden.start.map { $0 + start }, count: end - start)
  }
}

/// Writes nodes in paint order.
struct NodeFiller {
  private let tree: LayoutTree
  private var texts: Int32 = 0

  init(_ tree: LayoutTree) {
    self.tree = tree
  }

  func fill(_ nodes: UnsafeMutableBufferPointer<pl_node>) {
    var filler = self
    var ancestors: [Int32] = []
    tree.nodes.withUnsafeBufferPointer { source in
      for position in source.indices {
        while let last = ancestors.last, source[Int(last)].end <= position {
          ancestors.removeLast()
        }
        let parent = ancestors.last ?? -1
        let origin =
          parent < 0 ? Point.zero : Point(x: nodes[Int(parent)].x, y: nodes[Int(parent)].y)
        nodes.initializeElement(
          at: position, to: filler.node(source[position], parent: parent, at: origin))
        if source[position].end > position + 1 { ancestors.append(Int32(position)) }
      }
    }
  }

  private mutating func node(_ node: LayoutNode, parent: Int32, at origin: Point) -> pl_node {
    let frame = node.frame
    return pl_node(
      x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height,
      parent: parent, end: node.end, role: node.role.constant, state: UInt32(node.state.rawValue),
      id: node.id, index: node.index, paint: node.paint, effects: node.effects,
      text: text(of: node), icon: node.role.hasName ? node.content : -1,
      image: node.role == .image ? node.content : -1, reserved: 0,
      min_target: Double(node.minTarget))
  }

  /// Texts are numbered in the order of their nodes.
  private mutating func text(of node: LayoutNode) -> Int32 {
    guard node.role.hasText, node.content >= 0 else { return -1 }
    defer { texts += 1 }
    return texts
  }
}
