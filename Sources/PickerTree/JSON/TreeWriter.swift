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
  // What most nodes refer to, taken out of the tree, whose tables are behind a reference.
  let nodes: [LayoutNode]
  let ids: [String]
  let labels: [Label]
  private let reservedCount: Int
  private let isPretty: Bool
  private let derived: DerivedContents?
  private let budget = Budget.current
  // A check of each access would take longer than most accesses, of which no two overlap.
  @exclusivity(unchecked) private var nodesToCheck = 0
  @exclusivity(unchecked) private(set) var paints: WrittenTable
  @exclusivity(unchecked) private(set) var fonts: WrittenTable
  /// The face of the run that was written last, which most of the next runs have, too.
  let lastFace = WrittenFace()

  init(_ tree: LayoutTree, pretty: Bool) {
    self.tree = tree
    nodes = tree.nodes
    ids = tree.ids
    labels = tree.labels
    reservedCount = tree.reserved.count
    isPretty = pretty
    derived = DerivedContents(tree)
    paints = WrittenTable(count: tree.paints.count)
    fonts = WrittenTable(count: tree.fonts.count)
  }

  /// Whether the budget allows writing to continue; the time is checked once in eight nodes.
  func mayProceed(_ count: Int) -> Bool {
    guard let budget else { return true }
    nodesToCheck -= 1
    guard nodesToCheck < 0 || count > budget.limits.bytes || budget.error != nil else {
      return true
    }
    nodesToCheck = 7
    return budget.allows(bytes: count)
  }

  /// Returns what only some nodes have; nil if this one has none of it.
  func extras(of node: LayoutNode, at position: Int) -> NodeExtras? {
    guard derived != nil || node.hasExtras(reservedCount: reservedCount) else { return nil }
    let own = tree.extras(of: node)
    own?.round()
    // The transition of the root is written beside it, as a member of the tree.
    if position == 0 { own?.control?.transition = nil }
    guard let derived else { return own }
    let extras = own ?? NodeExtras()
    derived.add(to: extras, at: position)
    return extras
  }

  /// Returns the index of a paint of the tree among ``paints``.
  func number(ofPaint paint: Int32) -> Int {
    let index = Int(paint)
    if let number = paints.number(of: index) { return number }
    return paints.add(tree.paints[index].inline(pretty: isPretty), at: index)
  }

  /// Returns the index of a label's font among ``fonts``.
  func number(ofFontOf label: Int) -> Int {
    let index = labels[label].font
    if let number = fonts.number(of: index) { return number }
    return fonts.add(tree.fonts[index].inline(pretty: isPretty), at: index)
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
