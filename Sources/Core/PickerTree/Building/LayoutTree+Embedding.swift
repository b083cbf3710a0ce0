import PickerColor
import PickerGeometry
import PickerLimits

extension LayoutTree {
  /// Appends all nodes of another tree, with its root at `origin` in the node that is being filled.
  ///
  /// After the root is complete, the other root becomes its last child. In an empty tree, it becomes the root.
  ///
  /// Ids are prefixed by `prefix` and a slash, except for the id of the other root.
  /// An id that is already in use gets the suffix `#2`, `#3` ….
  ///
  /// - Parameters:
  ///   - other: The tree to append.
  ///   - origin: The position of its root, in points.
  ///   - prefix: Usually the id of the other root; nil keeps ids as they are.
  /// - Complexity: O(*n*) for the nodes and tables of both trees.
  public mutating func embed(_ other: LayoutTree, at origin: Point, prefix: String?) {
    var names = NestedNames()
    embed(other, at: origin, prefix: prefix, &names)
  }

  /// Appends all nodes of another tree, one of many.
  ///
  /// - Parameter names: The ids of this tree, kept from one call to the next.
  /// - Complexity: O(*n*) for the other tree and for what was added since the last call.
  package mutating func embed(
    _ other: LayoutTree, at origin: Point, prefix: String?, _ names: inout NestedNames
  ) {
    guard
      let embedding = appendTables(
        of: other, root: other.nodes.first, prefix: prefix, &names)
    else { return }
    for node in other.nodes { nodes.append(embedding.moved(node)) }
    extendAncestors()
    if embedding.nodes < nodes.count {
      nodes[embedding.nodes].frame = nodes[embedding.nodes].frame.offset(by: origin)
    }
    keepColors(of: other, from: embedding.nodes)
  }

  /// Appends a container that is filled in place: the root of a tree that has no other nodes, and the children that `children` appends
  /// with the colours of that tree.
  ///
  /// - Parameters:
  ///   - root: The root, with its frame in the node that is being filled.
  ///   - bare: Its tree, whose tables have been appended.
  ///   - embedding: The result of appending them.
  ///   - children: Appends the children to the tree that it is passed; see ``append(_:children:)``.
  package mutating func append(
    _ root: LayoutNode, of bare: LayoutTree, _ embedding: Embedding,
    children: (inout LayoutTree) -> Void
  ) {
    let (position, outer) = (nodes.count, (background, paper, foreground))
    setColors(bare.background, bare.paper, bare.foreground)
    append(embedding.moved(root), children: children)
    closeRadii(
      of: Int(embedding.paints)..<Int(embedding.paints) + bare.paints.count, from: position)
    setColors(outer.0, outer.1, outer.2)
    keepColors(of: bare, from: position)
  }

  /// Appends the tables and the warnings of another tree, with ids that are prefixed and unused.
  ///
  /// - Parameter root: The root of the other tree.
  /// - Returns: The positions at which nodes of the other tree find its entries; nil if the budget is exhausted, and nothing was appended.
  package mutating func appendTables(
    of other: LayoutTree, root: LayoutNode?, prefix: String?, _ names: inout NestedNames
  ) -> Embedding? {
    // Every id repeats the ids of all containers around it, so ids can outgrow the document.
    let added = other.ids.count * (names.scope.utf8.count + (prefix?.utf8.count ?? 0) + 1)
    guard Budget.spend(added, of: .bytes), Budget.mayProceed else { return nil }
    guard !other.shared.isSame(as: Tables.none) else {
      for warning in other.warnings { warn(warning) }
      return Embedding(at: nodes.count)
    }
    let prefix = names.prefix(of: prefix)
    let newIDs = names.claim(
      other.ids, root: root.map { Int($0.id) } ?? -1, prefix: prefix, beside: ids)
    let embedding = Embedding(into: self, of: other, newIDs: newIDs, prefix: prefix)
    let others = other.tables
    for table in Table.all { table.append(&tables, others, embedding) }
    for warning in other.warnings {
      warn(Warning(warning.code, id: warning.id.map(embedding.newID), message: warning.message))
    }
    return embedding
  }

  /// Appends a warning; one of a missing font only if there is no equal one, since it is about all texts.
  package mutating func warn(_ warning: Warning) {
    guard warning.code != .missingFont || !warnings.contains(warning) else { return }
    warnings.append(warning)
  }

  private mutating func setColors(_ background: Color?, _ paper: Color?, _ foreground: Color?) {
    if self.background != background { self.background = background }
    if self.paper != paper { self.paper = paper }
    if self.foreground != foreground { self.foreground = foreground }
  }

  /// Paints the parts that used colours of another tree, if they differ from the colours of this one.
  private mutating func keepColors(of other: LayoutTree, from first: Int) {
    if let color = other.foreground, color != foreground {
      let paint = Int32(truncatingIfNeeded: add(Paint(fill: color)))
      for place in first..<nodes.count where nodes[place].paint < 0 {
        if nodes[place].role.takesForeground { nodes[place].paint = paint }
      }
    }
    let background = other.background == background ? nil : other.background
    let paper = other.paper == paper ? nil : other.paper
    guard let color = background ?? paper, first < nodes.count else { return }
    var paint = paint(of: nodes[first]) ?? Paint()
    paint.fills.insert(.color(color), at: 0)
    nodes[first].paint = Int32(truncatingIfNeeded: add(paint))
  }
}
