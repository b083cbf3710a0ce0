import PickerGeometry

/// What became of one id between two layouts.
public struct Change: Hashable, Sendable {
  /// The name of the node.
  public var id: String
  /// What happened to it; never empty.
  public var kinds: Kinds
  /// Where it was; nil where it was added.
  public var from: Place?
  /// Where it is; nil where it was removed.
  public var to: Place?

  /// What became of `id`.
  public init(id: String, kinds: Kinds, from: Place? = nil, to: Place? = nil) {
    self.id = id
    self.kinds = kinds
    self.from = from
    self.to = to
  }

  /// Where a node stands.
  public struct Place: Hashable, Sendable {
    /// The border box, relative to the root's origin.
    public var frame: Rect
    /// The row it is in; nil where there are no rows.
    public var row: Int?

    /// A place; without a row where there are none.
    public init(frame: Rect, row: Int? = nil) {
      self.frame = frame
      self.row = row
    }
  }

  /// What can happen to a node, one thing or several.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt8

    /// The set of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Its top left corner is elsewhere.
    public static let moved = Kinds(rawValue: 1)
    /// Its width or height is another.
    public static let resized = Kinds(rawValue: 2)
    /// It is in another row.
    public static let changedRow = Kinds(rawValue: 4)
    /// It was not there before.
    public static let added = Kinds(rawValue: 8)
    /// It is there no longer.
    public static let removed = Kinds(rawValue: 16)

    /// The names as they are written in JSON.
    public static let named: [(name: String, kind: Kinds)] = [
      ("moved", .moved), ("resized", .resized), ("changedRow", .changedRow), ("added", .added),
      ("removed", .removed),
    ]
  }
}

extension LayoutTree {
  /// What became of every id since `old`, ready to be animated.
  ///
  /// Nodes are matched by id; of several with one id the first is matched with the first, the
  /// second with the second. Nodes without an id are left out, as are those with which nothing
  /// happened. Less than 1/1024 point is nothing, so that a tree may be compared with one that was
  /// written and read.
  ///
  /// - Returns: First what is in this tree, in its order, then what was removed, in the old order.
  /// - Complexity: O(*n* + *m*) for trees of *n* and *m* nodes.
  public func changes(from old: LayoutTree) -> [Change] {
    let before = old.namedPlaces()
    var matches = IDMatches(before)
    var changes: [Change] = []
    for (id, place) in namedPlaces() {
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

  fileprivate typealias NamedPlace = (id: String, place: Change.Place)

  /// Every node with an id, in paint order, with its frame and the row it is in.
  private func namedPlaces() -> [NamedPlace] {
    var places: [NamedPlace] = []
    var row: (end: Int32, index: Int)?
    walk { position, frame, _ in
      let node = nodes[position]
      if let open = row, open.end <= position { row = nil }
      if let id = id(of: node) {
        places.append((id, Change.Place(frame: frame, row: row?.index)))
      }
      if node.role == .row, node.index >= 0 { row = (node.end, Int(node.index)) }
    }
    return places
  }
}

/// The old nodes by id, each to be taken once.
private struct IDMatches {
  private var firsts: [String: Int] = [:]
  /// The next one of the same id; -1 behind the last.
  private var nexts: [Int]
  private var isTaken: [Bool]

  init(_ places: [LayoutTree.NamedPlace]) {
    nexts = [Int](repeating: -1, count: places.count)
    isTaken = [Bool](repeating: false, count: places.count)
    firsts.reserveCapacity(places.count)
    for place in places.indices.reversed() {
      nexts[place] = firsts.updateValue(place, forKey: places[place].id) ?? -1
    }
  }

  mutating func takeFirst(_ id: String) -> Int? {
    guard let first = firsts[id], first >= 0 else { return nil }
    firsts[id] = nexts[first]
    isTaken[first] = true
    return first
  }

  var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }
}

extension Change.Place {
  fileprivate func kinds(of other: Change.Place) -> Change.Kinds {
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
