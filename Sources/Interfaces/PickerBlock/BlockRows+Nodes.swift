import CPickerLayout
import PickerGeometry
import PickerTree

extension BlockRows {
  /// Adds the nodes of a tree, and what they refer to.
  mutating func addNodes(of tree: LayoutTree) {
    self.tree = [
      pl_tree_info(
        type: add(tree.type), background: pl_color(tree.background ?? .clear),
        paper: pl_color(tree.paper ?? .clear), foreground: pl_color(tree.foreground ?? .black))
    ]
    var writer = NodeRowWriter(tree)
    nodes = tree.nodes.indices.map { position in
      let path = tree.path(of: tree.nodes[position])
      if let path { paths.append(add(path)) }
      return writer.row(at: position, path: path.map { _ in paths.count - 1 })
    }
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

  mutating func add(_ image: ImageReference) {
    images.append(
      pl_image(
        href: add(image.href), description: add(image.description), width: image.size.width,
        height: image.size.height))
  }

  /// Adds where a tree is hit, and where keys lead.
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

/// Makes the rows of nodes, with absolute frames, one after the other.
private struct NodeRowWriter {
  private let tree: LayoutTree
  /// The nodes around the next one, each with the absolute origin of its frame.
  private var ancestors: [(node: Int, origin: Point)] = []
  private var textCount = 0
  /// Where the ids of each overflow begin.
  private var hiddenStarts = [0]

  init(_ tree: LayoutTree) {
    self.tree = tree
    for overflow in tree.overflows {
      hiddenStarts.append((hiddenStarts.last ?? 0) + overflow.hiddenIDs.count)
    }
  }

  /// - Parameter path: The row of the path of a control; nil: it has none.
  mutating func row(at position: Int, path: Int?) -> pl_node {
    let node = tree.nodes[position]
    while let last = ancestors.last, tree.nodes[last.node].end <= position {
      ancestors.removeLast()
    }
    let frame = node.frame
    let origin = (ancestors.last?.origin ?? .zero) + frame.origin
    let hidden = hiddenRange(of: node)
    defer { if node.end > position + 1 { ancestors.append((position, origin)) } }
    return pl_node(
      x: origin.x, y: origin.y, width: frame.width, height: frame.height,
      parent: Int32(row: ancestors.last?.node), end: node.end, role: node.role.constant,
      state: UInt32(node.state.rawValue), id: node.id, index: node.index, text: text(of: node),
      icon: node.role.hasName ? node.content : -1, image: node.role == .image ? node.content : -1,
      first_hidden_id: Int32(row: hidden.lowerBound), hidden_id_count: Int32(row: hidden.count),
      path: Int32(row: path), min_target: Double(node.minTarget))
  }

  /// Texts are numbered in the order of their nodes.
  private mutating func text(of node: LayoutNode) -> Int32 {
    guard node.role.hasText, node.content >= 0 else { return -1 }
    defer { textCount += 1 }
    return Int32(row: textCount)
  }

  private func hiddenRange(of node: LayoutNode) -> Range<Int> {
    guard node.role == .overflow, node.content >= 0 else { return 0..<0 }
    return hiddenStarts[Int(node.content)]..<hiddenStarts[Int(node.content) + 1]
  }
}
