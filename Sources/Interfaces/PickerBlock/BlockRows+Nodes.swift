import CPickerLayout
import PickerGeometry
import PickerTree

extension BlockRows {
  /// Adds the nodes of a tree and everything that they refer to.
  mutating func addNodes(of tree: LayoutTree) {
    self.tree = [
      pl_tree_info(
        type: add(tree.type), background: pl_color(tree.background ?? .clear),
        paper: pl_color(tree.paper ?? .clear), foreground: pl_color(tree.foreground ?? .black))
    ]
    addRows(of: tree)
    if tree.detail.contains(.rows) {
      rowPlaces = tree.rowPlaces().map {
        pl_row_place(row: Int32(row: $0?.row), place: Int32(row: $0?.place))
      }
    }
    for id in tree.ids { ids.append(add(id)) }
    for name in tree.names { icons.append(add(name)) }
    for image in tree.images { add(image) }
    for id in tree.overflows.lazy.flatMap({ $0.hiddenIDs }) { hiddenIDs.append(add(id)) }
    for warning in tree.warnings {
      warnings.append(
        pl_warning(
          code: add(warning.code.rawValue), id: add(warning.id), message: add(warning.message)))
    }
  }

  /// Adds the rows of nodes, and the paths of controls. Texts are numbered in the order of their nodes.
  private mutating func addRows(of tree: LayoutTree) {
    let parents = tree.parentPositions()
    let hidden = tree.hiddenRanges
    var textCount = 0
    nodes.reserveCapacity(tree.nodes.count)
    for (position, frame) in tree.absoluteFrames(parents).enumerated() {
      let node = tree.nodes[position]
      let path = tree.path(of: node).map { add($0) }
      if let path { paths.append(path) }
      let hasText = node.role.hasText && node.content >= 0
      let hidesItems = node.role == .overflow && node.content >= 0
      let hiddenIDs = hidesItems ? hidden[Int(node.content)] : 0..<0
      nodes.append(
        pl_node(
          x: frame.x, y: frame.y, width: frame.width, height: frame.height,
          parent: Int32(row: parents[position]), end: node.end, role: node.role.constant,
          state: UInt32(node.state.rawValue), id: node.id, index: node.index,
          text: Int32(row: hasText ? textCount : nil), icon: node.role.hasName ? node.content : -1,
          image: node.role == .image ? node.content : -1,
          first_hidden_id: Int32(row: hiddenIDs.lowerBound),
          hidden_id_count: Int32(row: hiddenIDs.count),
          path: Int32(row: path.map { _ in paths.count - 1 }), min_target: Double(node.minTarget)))
      if hasText { textCount += 1 }
    }
  }

  mutating func add(_ image: ImageReference) {
    images.append(
      pl_image(
        href: add(image.href), description: add(image.description), width: image.size.width,
        height: image.size.height))
  }

  /// Adds the touch areas of a tree, and the targets of keys.
  mutating func addInput(of tree: LayoutTree, _ regions: [HitRegion]) {
    self.regions = regions.map {
      pl_region(item: Int32(row: $0.item), node: Int32(row: $0.node), frame: pl_rect($0.frame))
    }
    focusStops = tree.navigation().map { stop in
      pl_focus_stop(
        node: Int32(row: stop.node), left: Int32(row: stop.left), right: Int32(row: stop.right),
        up: Int32(row: stop.up), down: Int32(row: stop.down), home: Int32(row: stop.home),
        end: Int32(row: stop.end), reserved: 0)
    }
  }
}

extension BlockRows {
  /// Adds the radii of the corners of all nodes.
  mutating func addRadii(of tree: LayoutTree) {
    radii = tree.nodes.map { node in
      guard node.paint >= 0 else { return pl_corner_radii() }
      let radii = tree.paints[Int(node.paint)].cornerRadius.fitted(to: node.frame.size)
      return pl_corner_radii(
        top_left: radii.topLeft, top_right: radii.topRight, bottom_right: radii.bottomRight,
        bottom_left: radii.bottomLeft)
    }
  }
}

extension LayoutTree {
  /// For each overflow the rows of its ids.
  fileprivate var hiddenRanges: [Range<Int>] {
    var end = 0
    return overflows.map { overflow in
      defer { end += overflow.hiddenIDs.count }
      return end..<end + overflow.hiddenIDs.count
    }
  }
}
