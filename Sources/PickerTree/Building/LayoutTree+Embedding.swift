import PickerColor
import PickerGeometry
import PickerLimits

extension LayoutTree {
  /// Appends all nodes of another tree, with its root at `origin` in the node that is being filled.
  ///
  /// After the root is complete, the other root becomes its last child; in a tree without nodes, it becomes the root.
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
    var taken = UniqueNames()
    embed(other, at: origin, prefix: prefix, &taken)
  }

  /// Appends all nodes of another tree, one of many.
  ///
  /// - Parameter taken: The ids of this tree, kept from one call to the next.
  /// - Complexity: O(*n*) for the other tree and for what was added since the last call.
  package mutating func embed(
    _ other: LayoutTree, at origin: Point, prefix: String?, _ taken: inout UniqueNames
  ) {
    // Every level of nesting repeats the prefixes of all levels above, so ids can outgrow the document.
    let added = other.ids.count * ((prefix?.utf8.count ?? 0) + 1)
    guard Budget.spend(added, of: .bytes), Budget.mayProceed else { return }
    let embedding = rename(other, prefix: prefix, &taken)
    for node in other.nodes { nodes.append(embedding.moved(node)) }
    extendAncestors()
    if embedding.nodes < nodes.count {
      nodes[embedding.nodes].frame = nodes[embedding.nodes].frame.offset(by: origin)
    }
    for table in Table.all { table.append(&tables, other.tables, embedding) }
    keepColors(of: other, from: embedding.nodes)
    warnings += other.warnings.map { warning in
      Warning(warning.code, id: warning.id.map(embedding.newID), message: warning.message)
    }
  }

  /// Paints what the colours of another tree applied to, where they differ from those of this one.
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

  /// Finds unused names for the ids of another tree, and the offsets of its table entries.
  private func rename(
    _ other: LayoutTree, prefix: String?, _ taken: inout UniqueNames
  ) -> Embedding {
    var renamed: [String: String] = [:]
    var newIDs: [String] = []
    newIDs.reserveCapacity(other.ids.count)
    let root = other.nodes.first.map { Int($0.id) }
    taken.note(ids)
    for (number, id) in other.ids.enumerated() {
      let name = taken.claim(prefix.map { number == root ? id : "\($0)/\(id)" } ?? id)
      renamed[id] = name
      newIDs.append(name)
    }
    return Embedding(into: self, renamed: renamed, newIDs: newIDs)
  }
}
