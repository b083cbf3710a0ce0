import PickerGeometry
import PickerTree

extension LayoutTree {
  /// Moves the root and thereby the whole tree.
  mutating func place(at origin: Point) {
    guard !nodes.isEmpty else { return }
    nodes[0].frame.origin = origin
  }

  /// The frame of each node, relative to the parent coordinate space of the root.
  var absoluteFrames: [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(nodes.count)
    walk { frames.append($0.absoluteFrame) }
    return frames
  }

  /// Returns a node and its descendants as a tree with its origin at `origin`.
  ///
  /// - Complexity: O(*n*) for *n* nodes of the part.
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

extension LayoutTree {
  /// For each node whether it is a page of a carousel, or on one.
  package var isOnPage: [Bool] {
    var end = 0
    return nodes.indices.map { position in
      if nodes[position].role == .page { end = max(end, Int(nodes[position].end)) }
      return position < end
    }
  }
}
