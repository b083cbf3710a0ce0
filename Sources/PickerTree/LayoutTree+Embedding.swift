import PickerGeometry
import PickerLimits

extension LayoutTree {
  /// Adds all nodes of another tree, its root at `origin` of the node that is being filled.
  ///
  /// Ids are prefixed by `prefix` and a slash; the id of the other's root, which is the prefix, stays
  /// as it is. One that is taken gets `#2`, `#3` … behind it.
  ///
  /// - Complexity: O(*n*) of both trees.
  public mutating func embed(_ other: LayoutTree, at origin: Point, prefix: String?) {
    var taken = UniqueNames()
    embed(other, at: origin, prefix: prefix, &taken)
  }

  /// Adds all nodes of another tree, one of many.
  ///
  /// - Parameter taken: The ids of this tree, kept from one call to the next.
  /// - Complexity: O(*n*) of the other tree and of what was added since the last call.
  package mutating func embed(
    _ other: LayoutTree, at origin: Point, prefix: String?, _ taken: inout UniqueNames
  ) {
    // Names within names within names can become far longer than the document.
    let added = other.ids.count * ((prefix?.utf8.count ?? 0) + 1)
    guard Budget.spend(added, of: .bytes), Budget.mayProceed else { return }
    let start = nodes.count
    let renamed = embedIDs(of: other, prefix: prefix, &taken)
    for node in other.nodes {
      var node = node
      node.end += Int32(truncatingIfNeeded: start)
      node.id = shifted(node.id, by: ids.count - other.ids.count)
      node.paint = shifted(node.paint, by: paints.count)
      node.effects = shifted(node.effects, by: effects.count)
      node.content = shifted(node.content, by: contentCount(for: node.role))
      nodes.append(node)
    }
    if start < nodes.count { nodes[start].frame = nodes[start].frame.offset(by: origin) }
    live += other.live.map { control in
      LiveControl(
        control.life, node: control.node + start,
        firstID: control.firstID + ids.count - other.ids.count)
    }
    paints += other.paints
    effects += other.effects
    names += other.names
    images += other.images
    labels += other.labels.map { label in
      Label(text: label.text, fullText: label.fullText, font: label.font + fonts.count)
    }
    fonts += other.fonts
    segmentedStates += other.segmentedStates
    carouselStates += other.carouselStates
    colors += other.colors
    overflows += other.overflows.map { Overflow(hiddenIDs: $0.hiddenIDs.map { renamed[$0] ?? $0 }) }
    warnings += other.warnings.map { warning in
      Warning(warning.code, id: warning.id.map { renamed[$0] ?? $0 }, message: warning.message)
    }
  }

  /// Adds the ids of another tree under their new names.
  ///
  /// - Returns: The new names by the old ones.
  private mutating func embedIDs(
    of other: LayoutTree, prefix: String?, _ taken: inout UniqueNames
  ) -> [String: String] {
    var renamed: [String: String] = [:]
    let root = other.nodes.first.map { Int($0.id) }
    if !other.reserved.isEmpty {
      reserved += repeatElement(nil, count: max(0, ids.count - reserved.count))
    }
    taken.note(ids)
    for (number, id) in other.ids.enumerated() {
      let name = taken.claim(prefix.map { number == root ? id : "\($0)/\(id)" } ?? id)
      renamed[id] = name
      ids.append(name)
    }
    reserved += other.reserved
    return renamed
  }

  private func shifted(_ number: Int32, by count: Int) -> Int32 {
    number < 0 ? number : number + Int32(truncatingIfNeeded: count)
  }

  /// How many entries the table has that nodes of a role refer to.
  private func contentCount(for role: Role) -> Int {
    if role.hasText { return labels.count }
    if role.hasName { return names.count }
    switch role {
    case .image: return images.count
    case .overflow: return overflows.count
    case .segmented: return segmentedStates.count
    case .carousel: return carouselStates.count
    case .colorPicker, .chromaTouch: return colors.count
    default: return 0
    }
  }
}
