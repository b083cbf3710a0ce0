import PickerGeometry

extension LayoutTree {
  /// Appends a node and the children that `children` appends.
  ///
  /// Until `children` returns, the node ends at 0: `children` must not query the tree.
  @inlinable
  package mutating func append(
    _ node: LayoutNode, children: (inout LayoutTree) -> Void
  ) {
    let position = nodes.count
    nodes.append(node)
    children(&self)
    nodes[position].end = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Appends a node without children.
  @inlinable
  package mutating func append(_ node: LayoutNode) {
    var leaf = node
    leaf.end = Int32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(leaf)
  }

  /// Adds a paint to the tables. Call it once for each paint, not for each node.
  ///
  /// - Returns: The index to store in ``LayoutNode/paint``; -1 if the paint is empty and its corners are square.
  package mutating func add(_ paint: Paint) -> Int {
    guard paint.isStored else { return -1 }
    paints.append(paint)
    return paints.count - 1
  }

  /// Adds an image to the tables.
  ///
  /// - Returns: The index to store in the ``LayoutNode/content`` of a node of role `image`.
  package mutating func add(_ image: ImageReference) -> Int {
    images.append(image)
    return images.count - 1
  }

  /// Adds the size that an item reserves for all of its states to the tables.
  ///
  /// - Parameter id: The index of the item's id, which is the last one.
  mutating func reserve(_ size: Size, forID id: Int) {
    reserved += repeatElement(nil, count: max(0, id - reserved.count))
    reserved.append(size)
  }

  /// Adds an id to the tables.
  ///
  /// - Returns: The index to store in ``LayoutNode/id``.
  package mutating func add(id: String) -> Int {
    ids.append(id)
    return ids.count - 1
  }
}

extension Array {
  /// Appends an entry of a table.
  ///
  /// - Returns: The index as nodes store it; -1 if there is no entry.
  @inlinable
  package mutating func add(_ entry: Element?) -> Int32 {
    guard let entry else { return -1 }
    append(entry)
    return Int32(truncatingIfNeeded: count - 1)
  }
}

extension Paint {
  /// Whether a box needs the paint: a paint without a visible effect may have corners that clip descendants.
  var isStored: Bool { !isEmpty || cornerRadius != .zero }
}
