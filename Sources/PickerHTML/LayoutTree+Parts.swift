import PickerGeometry
import PickerTree

extension LayoutTree {
  /// Moves the root, and with it everything.
  mutating func place(at origin: Point) {
    guard !nodes.isEmpty else { return }
    nodes[0].frame.origin = origin
  }

  /// Where each node is, relative to the root's origin.
  var absoluteFrames: [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(nodes.count)
    walk { _, frame, _ in frames.append(frame) }
    return frames
  }

  /// A node and all beneath it as a tree with its origin at `origin`.
  ///
  /// - Complexity: O(*nodes of the part*).
  func part(at position: Int, placedAt origin: Point) -> LayoutTree {
    var part = self
    part.nodes = nodes[position..<Int(nodes[position].end)].map { node in
      var node = node
      node.end -= Int32(truncatingIfNeeded: position)
      return node
    }
    part.place(at: origin)
    return part
  }
}
