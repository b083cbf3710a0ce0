import PickerGeometry

extension LayoutTree {
  /// Adds a node whose children are added by `children`, right after it.
  @inlinable
  public mutating func append(
    _ node: LayoutNode, children: (inout LayoutTree) -> Void
  ) {
    let position = nodes.count
    nodes.append(node)
    children(&self)
    nodes[position].end = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Adds a node that has no children.
  @inlinable
  public mutating func append(_ node: LayoutNode) {
    var leaf = node
    leaf.end = Int32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(leaf)
  }

  /// Takes a paint into the tables; to be called once for each paint and not for each node.
  ///
  /// A paint that shows nothing is kept for its corners: a node that clips has them too.
  ///
  /// - Returns: What a node refers to it by; -1 where the paint is empty and its corners are square.
  public mutating func add(_ paint: Paint) -> Int {
    guard !paint.isEmpty || paint.cornerRadius != .zero else { return -1 }
    paints.append(paint)
    return paints.count - 1
  }

  /// Takes a picture into the tables.
  ///
  /// - Returns: What the `content` of a node of role `image` refers to it by.
  public mutating func add(_ image: ImageReference) -> Int {
    images.append(image)
    return images.count - 1
  }

  /// Takes an id into the tables.
  ///
  /// - Returns: What a node refers to it by.
  public mutating func add(id: String) -> Int {
    ids.append(id)
    return ids.count - 1
  }
}
