import PickerGeometry
import PickerLimits

/// An item that can have the focus, and the targets of navigation keys.
///
/// Every number is the position of a node; see ``LayoutTree/node(at:)``.
public struct NavigationStop: Hashable, Sendable {
  /// The item.
  public var node: Int
  /// The next item to the left; nil at the end.
  public var left: Int?
  /// The next item to the right; nil at the end.
  public var right: Int?
  /// The nearest item of the row above; nil at the top.
  public var up: Int?
  /// The nearest item of the row below; nil at the bottom.
  public var down: Int?
  /// The first item of the row, in reading order.
  public var home: Int
  /// The last item of the row, in reading order.
  public var end: Int
}

extension LayoutTree {
  /// Returns the targets of arrow keys, Home and End, based on the positions of the boxes.
  ///
  ///     ╭───╮ ╭───╮ ╭───╮      right of a is b; below a and b is d, below c is e;
  ///     │ a │ │ b │ │ c │      above e is c, which is nearest to the middle of e
  ///     ╰───╯ ╰───╯ ╰───╯
  ///        ╭─────╮ ╭─────╮
  ///        │  d  │ │  e  │
  ///        ╰─────╯ ╰─────╯
  ///
  /// Left and right lead to the next item of the row as drawn, also in right-to-left layouts. Up and down lead to the
  /// item of the next row that is nearest to the middle of this one. At the edge of a control, they lead to the
  /// adjacent control. Nothing wraps around. Home and End lead to the first and the last item of the row in reading
  /// order, or of the column if a control has one item per row. Disabled items are skipped.
  ///
  /// Every item can be reached from every other.
  ///
  /// - Returns: The focusable items in Tab order, which is paint order.
  /// - Complexity: O(*n* log *n*).
  public func navigation() -> [NavigationStop] {
    NavigationGraph(of: self).stops
  }
}

/// Lines of items within every control, and lines of controls.
private struct NavigationGraph {
  private let items: [Item]
  private let groups: [Group]
  private let bands: BoxLines

  init(of tree: LayoutTree) {
    let (items, members) = NavigationGraph.collect(tree)
    let groups = members.map { Group($0, of: items) }
    self.items = items
    self.groups = groups
    bands = BoxLines(groups.map { $0.frame }, rows: groups.map { $0.frame })
  }

  var stops: [NavigationStop] {
    var stops: [NavigationStop] = []
    stops.reserveCapacity(items.count)
    var checkpoint = Checkpoint(every: 64)
    for item in items where checkpoint.mayProceed() { stops.append(stop(at: item)) }
    return stops
  }

  private func stop(at item: Item) -> NavigationStop {
    let ends = groups[item.group].ends(of: item.number)
    return NavigationStop(
      node: item.node, left: next(to: item, .left), right: next(to: item, .right),
      up: next(to: item, .up), down: next(to: item, .down), home: items[ends.first].node,
      end: items[ends.last].node)
  }

  /// The target of a key: an item of the control, else an item of the adjacent control.
  private func next(to item: Item, _ direction: Direction) -> Int? {
    let group = groups[item.group]
    let x = item.frame.midX
    if let number = group.lines.neighbour(of: item.number, direction, at: x) {
      return items[group.items[number]].node
    }
    guard let next = bands.neighbour(of: item.group, direction, at: x) else { return nil }
    let number = groups[next].lines.entrance(from: item.frame, direction)
    return items[groups[next].items[number]].node
  }

  /// The enabled items in paint order, and grouped by control.
  private static func collect(_ tree: LayoutTree) -> (items: [Item], groups: [[Int]]) {
    var items: [Item] = []
    var groups: [[Int]] = []
    var numbers: [Int: Int] = [:]
    var checkpoint = Checkpoint(every: 256)
    tree.walk(from: StopPlace()) { visit, place in
      guard checkpoint.mayProceed() else { return .stop }
      let node = tree.nodes[visit.position]
      if tree.isTarget(visit.position), node.role != .trailingIcon,
        !node.state.contains(.disabled)
      {
        let control = place.control ?? visit.position
        let group = numbers[control] ?? groups.count
        numbers[control] = group
        if group == groups.count { groups.append([]) }
        items.append(
          Item(
            node: visit.position, frame: visit.absoluteFrame, row: place.row ?? visit.absoluteFrame,
            group: group,
            number: groups[group].count))
        groups[group].append(items.count - 1)
      }
      return .descend(place.within(visit, role: node.role))
    }
    return (items, groups)
  }
}

/// The surroundings of an item.
private struct StopPlace {
  /// The nearest ancestor that is not a row.
  var control: Int?
  /// The frame of the row that is its parent.
  var row: Rect?

  func within(_ node: NodeView, role: Role) -> StopPlace {
    role == .row
      ? StopPlace(control: control, row: node.absoluteFrame)
      : StopPlace(control: node.position, row: nil)
  }
}

extension NavigationGraph {
  /// An item that can have the focus.
  struct Item {
    var node: Int
    var frame: Rect
    /// The frame of the row that contains it, or its own frame.
    var row: Rect
    /// The index of its control.
    var group: Int
    /// The index among its control's items.
    var number: Int
  }

  /// The items of a control.
  struct Group {
    let items: [Int]
    let lines: BoxLines
    let frame: Rect
    /// The first and the last item of each line, or of the complete column if each line has one item.
    private let ends: [(first: Int, last: Int)]

    init(_ numbers: [Int], of all: [Item]) {
      let lines = BoxLines(
        numbers.map { all[$0].frame }, rows: numbers.map { all[$0].row })
      let isColumn = lines.lines.count == numbers.count
      items = numbers
      frame = numbers.dropFirst().reduce(all[numbers[0]].frame) { $0.union(all[$1].frame) }
      ends = lines.lines.map { line in
        let row = isColumn ? [0, numbers.count - 1] : line
        return (numbers[row.min() ?? 0], numbers[row.max() ?? 0])
      }
      self.lines = lines
    }

    func ends(of number: Int) -> (first: Int, last: Int) { ends[lines.line(of: number)] }
  }
}
