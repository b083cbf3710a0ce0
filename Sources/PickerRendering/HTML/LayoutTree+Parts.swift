import PickerGeometry
import PickerTree

extension LayoutTree {
  /// Moves the root, and with it everything.
  mutating func place(at origin: Point) {
    guard !nodes.isEmpty else { return }
    nodes[0].frame.origin = origin
  }

  /// A node and all beneath it as a tree, where it is in this one.
  func part(at position: Int) -> LayoutTree {
    var origin = Point.zero
    for parent in path(to: position).dropLast() { origin = origin + nodes[parent].frame.origin }
    var part = self
    part.nodes = nodes[position..<Int(nodes[position].end)].map { node in
      var node = node
      node.end -= Int32(truncatingIfNeeded: position)
      return node
    }
    part.nodes[0].frame = nodes[position].frame.offset(by: origin)
    return part
  }
}
