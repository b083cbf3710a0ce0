import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// Writes the nodes of a tree.
///
/// Lengths and other numbers are rounded where they are written, so the nodes are those of the tree itself; what
/// depends on a rounded value as a whole is rounded first. Nodes are written without the tables of ``NodeRecord``,
/// which read and describe them: a tree has many of them, and most have the same few members.
///
/// An object, because calls of methods copy a structure of this size.
final class TreeWriter {
  let tree: LayoutTree
  // What most nodes refer to, where it is in memory: arrays would be retained and released for each node.
  let nodes: UnsafeBufferPointer<LayoutNode>
  let ids: UnsafeBufferPointer<String>
  let labels: UnsafeBufferPointer<Label>
  private let roles: UnsafeBufferPointer<WrittenRole>
  private let reservedCount: Int
  private let isPretty: Bool
  private let derived: DerivedContents?
  /// Whether nodes are written without white space, and nothing of all of them is derived.
  let mayBePlain: Bool
  private let budget: Budget?
  /// The number of bytes from which the budget is asked for each node.
  private let maximumCount: Int
  private var nodesToCheck = 0
  private(set) var paints: WrittenTable
  private(set) var fonts: WrittenTable
  private(set) var artwork: WrittenTable
  /// The face of the run that was written last, which most of the next runs have, too.
  let lastFace = WrittenFace()

  private init(
    _ tree: LayoutTree, _ nodes: UnsafeBufferPointer<LayoutNode>,
    _ ids: UnsafeBufferPointer<String>, _ labels: UnsafeBufferPointer<Label>,
    _ roles: UnsafeBufferPointer<WrittenRole>, pretty: Bool
  ) {
    self.tree = tree
    self.nodes = nodes
    self.ids = ids
    self.labels = labels
    self.roles = roles
    let budget = Budget.current
    self.budget = budget
    maximumCount = budget?.limits.bytes ?? .max
    reservedCount = tree.reserved.count
    isPretty = pretty
    derived = DerivedContents(tree)
    mayBePlain = !pretty && derived == nil
    paints = WrittenTable(count: tree.paints.count)
    fonts = WrittenTable(count: tree.fonts.count)
    artwork = WrittenTable(count: tree.icons.count)
  }

  /// Calls `body` with the writer of a tree, which must not be used afterwards.
  static func with(_ tree: LayoutTree, pretty: Bool, _ body: (TreeWriter) -> Void) {
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.ids.withUnsafeBufferPointer { ids in
        tree.labels.withUnsafeBufferPointer { labels in
          WrittenRole.table(pretty: pretty).withUnsafeBufferPointer { roles in
            body(TreeWriter(tree, nodes, ids, labels, roles, pretty: pretty))
          }
        }
      }
    }
  }

  /// What is to be known of the role of a node.
  func role(of node: LayoutNode) -> WrittenRole { roles[Int(node.role.storedByte)] }

  /// The position of an entry in a table, which must have it.
  @inline(__always)
  func checked(_ index: Int32, below count: Int) -> Int {
    precondition(Int(index) < count, "a node refers to an entry that is not in its table")
    return Int(index)
  }

  /// Whether the budget allows writing to continue, which is checked once in eight nodes unless there are too many bytes.
  @inline(__always)
  func mayProceed(_ count: Int) -> Bool {
    nodesToCheck &-= 1
    return nodesToCheck >= 0 && count <= maximumCount || isAllowed(count)
  }

  private func isAllowed(_ count: Int) -> Bool {
    let isAllowed = budget?.allows(bytes: count) ?? true
    nodesToCheck = isAllowed ? 7 : 0
    return isAllowed
  }

  /// Returns what only some nodes have; nil if this one has none of it.
  @inline(__always)
  func extras(of node: LayoutNode, hasText: Bool, at position: Int) -> NodeExtras? {
    guard derived != nil || node.hasExtras(reservedCount: reservedCount, hasText: hasText) else {
      return nil
    }
    return anyExtras(of: node, at: position)
  }

  /// Whether a node has neither a state nor what only some nodes have, and the output is compact.
  @inline(__always)
  func isPlain(_ position: Int) -> Bool {
    guard mayBePlain, nodes[position].state.rawValue == 0 else { return false }
    let hasText = role(of: nodes[position]).hasText
    return !nodes[position].hasExtras(reservedCount: reservedCount, hasText: hasText)
  }

  private func anyExtras(of node: LayoutNode, at position: Int) -> NodeExtras? {
    let own = tree.extras(of: node)
    if let artwork = own?.icon?.artwork {
      own?.artworkNumber = number(of: artwork, at: node.content)
    }
    own?.round()
    // The transition of the root is written beside it, as a member of the tree.
    if position == 0 { own?.control?.transition = nil }
    guard let derived else { return own }
    let extras = own ?? NodeExtras()
    derived.add(to: extras, at: position)
    return extras
  }

  /// Returns the index of a paint of the tree among ``paints``.
  @inline(__always)
  func number(ofPaint paint: Int32) -> Int {
    let index = Int(paint)
    return paints.number(of: index) ?? addPaint(index)
  }

  private func addPaint(_ index: Int) -> Int {
    paints.add(RecentlyWritten.json(of: tree.paints[index], pretty: isPretty), at: index)
  }

  /// Returns the index of the artwork of an icon among ``artwork``.
  private func number(of artwork: Artwork, at icon: Int32) -> Int {
    let index = Int(icon)
    return self.artwork.number(of: index)
      ?? self.artwork.add(artwork.inline(pretty: isPretty), at: index)
  }

  /// Returns the index of a label's font among ``fonts``.
  @inline(__always)
  func number(ofFontOf label: Int) -> Int {
    let index = labels[label].font
    return fonts.number(of: index) ?? addFont(index)
  }

  private func addFont(_ index: Int) -> Int {
    fonts.add(RecentlyWritten.json(of: tree.fonts[index], pretty: isPretty), at: index)
  }
}

/// What is written but not read, because it follows from the rest of the tree as it is written.
private struct DerivedContents {
  private let tree: LayoutTree
  /// The accessibility of every node; empty unless requested.
  private let accessibility: [Accessibility]
  /// The clip bounding rectangle of every node; empty unless requested.
  private let clips: [Rect?]

  /// Nil if nothing of it is requested.
  init?(_ source: LayoutTree) {
    guard !source.detail.isDisjoint(with: [.accessibility, .measures]) else { return nil }
    tree = source.rounded(withGlyphs: false)
    accessibility = source.detail.contains(.accessibility) ? tree.accessibility() : []
    clips = source.detail.contains(.measures) ? tree.clipBoundingRects() : []
  }

  func add(to extras: NodeExtras, at position: Int) {
    if !accessibility.isEmpty { extras.accessibility = accessibility[position] }
    guard !clips.isEmpty else { return }
    let node = tree.nodes[position]
    if node.role == .shape { extras.measuredPath = tree.paint(of: node)?.path }
    if node.role == .layer { extras.clipBoundingRect = clips[position] }
  }
}
