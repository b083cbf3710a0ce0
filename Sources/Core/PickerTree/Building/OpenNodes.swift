/// The nodes whose closures are running in the public `append`, from the outermost to the innermost.
///
/// They are no part of a tree's contents: a tree equals its copy whether or not a closure runs.
struct OpenNodes: Hashable, Sendable {
  /// The positions of the nodes, ascending.
  var positions: [Int] = []

  static func == (_: OpenNodes, _: OpenNodes) -> Bool { true }

  func hash(into _: inout Hasher) {}
}

extension LayoutTree {
  /// Appends a node and the children that `children` appends, in a tree that is complete at every moment.
  ///
  /// `children` may query, render or even replace the tree that it is passed, and no query can end
  /// in a node whose descendants are unknown. The package's own `append` has no such guarantee.
  mutating func appendOpen(_ node: LayoutNode, children: (inout LayoutTree) -> Void) {
    let depth = open.positions.count
    open.positions.append(nodes.count)
    append(node)
    extendAncestors()
    children(&self)
    extendAncestors()
    // The closure may have assigned another tree, with fewer open nodes or with those of a copy.
    open.positions.removeLast(max(0, open.positions.count - depth))
  }

  /// Extends the open nodes, and a root that is complete, to the last node.
  mutating func extendAncestors() {
    let end = Int32(truncatingIfNeeded: nodes.count)
    for position in open.positions { nodes[position].end = end }
    // While the package's own `append` fills the root, its end is 0.
    if let root = nodes.first, root.end > 0 { nodes[0].end = end }
  }
}
