import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// Writes the nodes of a tree.
///
/// The numbers of the tree must be rounded.
struct TreeWriter {
  let tree: LayoutTree
  private let derived: DerivedContents?
  private let budget = Budget.current
  /// The number of bytes at which the budget is asked again.
  private var nextCheck = 0
  private var isStopped = false
  /// The artwork that icons refer to.
  private(set) var artwork: WrittenTable

  init(_ tree: LayoutTree, pretty: Bool) {
    self.tree = tree
    derived = DerivedContents(tree)
    artwork = WrittenTable(count: tree.icons.count, pretty: pretty)
  }

  /// Whether the budget allows writing to continue after `count` bytes. It is asked once in a kilobyte, which takes
  /// a few microseconds to write.
  mutating func mayProceed(_ count: Int) -> Bool {
    if count >= nextCheck, !isStopped, let budget {
      isStopped = !budget.allows(bytes: count)
      nextCheck = count + 1024
    }
    return !isStopped
  }

  /// Fills in a node without its paint and its text, which each form has in its own way.
  mutating func fill(_ record: inout NodeRecord, at position: Int) {
    record.node = tree.nodes[position]
    record.id = tree.id(of: record.node)
    record.extras = extras(of: record.node, at: position)
  }

  /// Returns what only some nodes have; nil if this one has none of it.
  private mutating func extras(of node: LayoutNode, at position: Int) -> NodeExtras? {
    guard derived != nil || tree.hasExtras(node) else { return nil }
    let own = tree.extras(of: node)
    if let icon = own?.icon?.artwork {
      own?.artworkNumber = artwork.number(of: Int(node.content), icon)
    }
    // The transition of the root is written beside it, as a member of the tree.
    if position == 0 { own?.control?.transition = nil }
    guard let derived else { return own }
    let extras = own ?? NodeExtras()
    derived.add(to: extras, at: position)
    return extras
  }
}

/// Contents that are written but not read, because they follow from the rest of the written tree.
private struct DerivedContents {
  private let tree: LayoutTree
  /// The accessibility of every node; empty unless requested.
  private let accessibility: [Accessibility]
  /// The clip bounding rectangle of every node; empty unless requested.
  private let clips: [Rect?]
  /// The place of every node in its row; empty unless requested.
  private let places: [RowPlace?]

  /// Nil if none of it is requested.
  init?(_ tree: LayoutTree) {
    guard !tree.detail.isDisjoint(with: [.accessibility, .measures, .rows]) else { return nil }
    self.tree = tree
    accessibility = tree.detail.contains(.accessibility) ? tree.accessibility() : []
    clips = tree.detail.contains(.measures) ? tree.clipBoundingRects() : []
    places = tree.detail.contains(.rows) ? tree.rowPlaces() : []
  }

  func add(to extras: NodeExtras, at position: Int) {
    if !accessibility.isEmpty { extras.accessibility = accessibility[position] }
    if !places.isEmpty { extras.rowPlace = places[position] }
    guard !clips.isEmpty else { return }
    let node = tree.nodes[position]
    if node.role == .shape { extras.measuredPath = tree.paint(of: node)?.path }
    if node.role == .layer { extras.clipBoundingRect = clips[position] }
  }
}
