import PickerTree

/// Which elements of a page take the focus, and to which of them the Tab key leads: to one of each control, and to every slider and
/// preset.
struct TabStops {
  /// For each node nil, or whether the Tab key leads to it.
  private var stops: [Bool?]

  subscript(position: Int) -> Bool? { stops[position] }

  /// - Parameter focus: The position of the node on which keys act.
  init(_ tree: LayoutTree, _ accessibility: [Accessibility], _ parents: [Int], focus: Int?) {
    stops = Array(repeating: nil, count: tree.nodes.count)
    for group in TabGroups(tree, accessibility, parents).all {
      let stop =
        group.first { $0 == focus } ?? group.first { tree.nodes[$0].state.contains(.selected) }
        ?? group[0]
      for position in group { stops[position] = position == stop }
    }
  }
}

/// The nodes that take the focus, of which the Tab key leads to one in each group.
private struct TabGroups {
  private let tree: LayoutTree
  /// The position of the parent of each node; -1 for the root.
  private let parents: [Int]
  private(set) var all: [[Int]] = []
  /// For each node that makes a group its place in the list.
  private var places: [Int: Int] = [:]
  /// Whether each node is on a page that is not the current one.
  private var isUnreached: [Bool]

  init(_ tree: LayoutTree, _ accessibility: [Accessibility], _ parents: [Int]) {
    (self.tree, self.parents) = (tree, parents)
    isUnreached = Array(repeating: false, count: tree.nodes.count)
    for position in tree.nodes.indices {
      isUnreached[position] = parents[position] >= 0 && isUnreached[parents[position]]
      if tree.nodes[position].role == .page, !isCurrentPage(position) {
        isUnreached[position] = true
      }
      if !isUnreached[position], takesFocus(position, accessibility[position]) {
        add(position, to: group(of: position, accessibility[position].role))
      }
    }
    for position in tree.nodes.indices where !isUnreached[position] { addPage(of: position) }
  }

  private func isCurrentPage(_ position: Int) -> Bool {
    guard parents[position] >= 0 else { return true }
    let paging = tree.controlState(of: tree.nodes[parents[position]])?.paging
    return paging.map { $0.current == Int(tree.nodes[position].index) } ?? false
  }

  private func takesFocus(_ position: Int, _ description: Accessibility) -> Bool {
    let node = tree.nodes[position]
    guard node.role != .trailingIcon, !node.state.contains(.disabled) else { return false }
    switch description.role {
    case .option, .radio, .button, .slider: return !description.states.contains(.disabled(true))
    default: return false
    }
  }

  private func group(of position: Int, _ role: AriaRole) -> Int {
    if role == .slider || tree.nodes[position].role == .preset { return position }
    let parent = parents[position]
    return parent >= 0 && tree.nodes[parent].role == .row ? parents[parent] : parent
  }

  private mutating func add(_ position: Int, to group: Int) {
    if let place = places[group] { return all[place].append(position) }
    places[group] = all.count
    all.append([position])
  }

  /// Of a carousel without dots, keys turn the page.
  private mutating func addPage(of position: Int) {
    guard places[position] == nil, tree.nodes[position].role == .carousel,
      let paging = tree.controlState(of: tree.nodes[position])?.paging, paging.count > 1
    else { return }
    let page = tree.children(of: position).first {
      tree.nodes[$0].role == .page && Int(tree.nodes[$0].index) == paging.current
    }
    if let page { add(page, to: position) }
  }
}
