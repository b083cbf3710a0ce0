import PickerGeometry
import PickerLimits

/// How the node with one id differs between two layouts.
public struct Change: Hashable, Sendable {
  /// The id of the node.
  public var id: String
  /// The kinds of change; never empty.
  public var kinds: Kinds
  /// The old position; nil if the node was added.
  public var from: NodePlace?
  /// The new position; nil if the node was removed.
  public var to: NodePlace?

  /// Creates the change of a node.
  public init(id: String, kinds: Kinds, from: NodePlace? = nil, to: NodePlace? = nil) {
    self.id = id
    self.kinds = kinds
    self.from = from
    self.to = to
  }

  /// The position of a node.
  public struct NodePlace: Hashable, Sendable {
    /// The border box, relative to the root's origin.
    public var frame: Rect
    /// The index of the row that contains the node; nil if there are no rows.
    public var row: Int?

    /// Creates a position.
    public init(frame: Rect, row: Int? = nil) {
      self.frame = frame
      self.row = row
    }
  }

  /// The ways in which a node can change, one or more at a time.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The top left corner moved.
    public static let moved = Kinds(rawValue: 1)
    /// The width or height changed.
    public static let resized = Kinds(rawValue: 2)
    /// The node is in another row.
    public static let changedRow = Kinds(rawValue: 4)
    /// The node exists in the new layout only.
    public static let added = Kinds(rawValue: 8)
    /// The node exists in the old layout only.
    public static let removed = Kinds(rawValue: 16)

    /// The name of each kind in JSON.
    package static let named: [(name: String, kind: Kinds)] = [
      ("moved", .moved), ("resized", .resized), ("changedRow", .changedRow), ("added", .added),
      ("removed", .removed),
    ]
  }
}

extension LayoutTree {
  /// Returns the changes since `old`, for example to animate them.
  ///
  /// Nodes are matched by id, duplicates in paint order. Nodes without an id and unchanged nodes are left out.
  /// Differences of less than 1/1024 point count as unchanged, so a tree can be compared with one that was written to
  /// JSON and read back.
  ///
  /// - Returns: The nodes of this tree in paint order, then the removed ones in the order of `old`.
  /// - Complexity: O(*n* + *m*) for trees of *n* and *m* nodes.
  public func changes(from old: LayoutTree) -> [Change] {
    let before = old.namedPlaces()
    var matches = KeyedNodes(before.map { $0.id })
    var changes: [Change] = []
    var checkpoint = Checkpoint(every: 64)
    for (id, place) in namedPlaces() where checkpoint.mayProceed() {
      if let match = matches.takeFirst(id) {
        let kinds = before[match].place.kinds(of: place)
        if kinds.isEmpty { continue }
        changes.append(Change(id: id, kinds: kinds, from: before[match].place, to: place))
      } else {
        changes.append(Change(id: id, kinds: .added, to: place))
      }
    }
    for rest in matches.rest {
      changes.append(Change(id: before[rest].id, kinds: .removed, from: before[rest].place))
    }
    return changes
  }

  /// The position of every node with an id, in paint order.
  private func namedPlaces() -> [(id: String, place: Change.NodePlace)] {
    let parents = parentPositions()
    let (frames, rows) = (absoluteFrames(parents), rowIndices(parents))
    var places: [(id: String, place: Change.NodePlace)] = []
    var checkpoint = Checkpoint(every: 64)
    for (position, parent) in parents.enumerated() where checkpoint.mayProceed() {
      guard let id = id(of: nodes[position]) else { continue }
      let row = parent < 0 || rows[parent] < 0 ? nil : Int(rows[parent])
      places.append((id, Change.NodePlace(frame: frames[position], row: row)))
    }
    return places
  }
}

extension Change.NodePlace {
  fileprivate func kinds(of other: Change.NodePlace) -> Change.Kinds {
    var kinds: Change.Kinds = []
    if differs(frame.x, other.frame.x) || differs(frame.y, other.frame.y) { kinds.insert(.moved) }
    if differs(frame.width, other.frame.width) || differs(frame.height, other.frame.height) {
      kinds.insert(.resized)
    }
    if let row, let now = other.row, row != now { kinds.insert(.changedRow) }
    return kinds
  }

  private func differs(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude >= 1.0 / 1024 }
}
