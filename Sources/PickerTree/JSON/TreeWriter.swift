import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// Makes the records of nodes while a tree is written.
///
/// Lengths and other numbers are rounded where they are written, so the nodes are those of the tree itself; what
/// depends on a rounded value as a whole is rounded first.
struct TreeWriter {
  let tree: LayoutTree
  let isPretty: Bool
  private let derived: DerivedContents?
  private let budget = Budget.current
  private var nodesToCheck = 0
  /// The node that is written.
  let record = NodeRecord()
  let text = NodeText()
  private(set) var paints: WrittenTable<[UInt8]>
  private(set) var fonts: WrittenTable<Font>

  init(_ tree: LayoutTree, pretty: Bool) {
    self.tree = tree
    isPretty = pretty
    derived = DerivedContents(tree)
    paints = WrittenTable(count: tree.paints.count)
    fonts = WrittenTable(count: tree.fonts.count)
  }

  /// Whether the budget allows writing to continue; the time is checked once in eight nodes.
  mutating func mayProceed(_ count: Int) -> Bool {
    guard let budget else { return true }
    nodesToCheck -= 1
    guard nodesToCheck < 0 || count > budget.limits.bytes || budget.error != nil else {
      return true
    }
    nodesToCheck = 7
    return budget.allows(bytes: count)
  }

  /// Sets the members of ``record`` to those of a node, except for its paint and its text.
  func describe(_ node: LayoutNode, at position: Int) {
    tree.describe(node, in: record)
    if let extras = record.extras {
      extras.round()
      // The transition of the root is written beside it, as a member of the tree.
      if position == 0 { extras.control?.transition = nil }
    }
    derived?.add(to: record, at: position)
  }

  /// Returns the index of a node's paint among ``paints``.
  mutating func paintNumber(of node: LayoutNode) -> Int? {
    guard node.paint >= 0 else { return nil }
    return paints.number(of: Int(node.paint)) {
      let json = tree.paints[Int(node.paint)].inline(pretty: isPretty)
      return (json, json)
    }
  }

  /// Returns the index of a label's font among ``fonts``.
  mutating func fontNumber(of label: Int) -> Int {
    let index = tree.labels[label].font
    return fonts.number(of: index) {
      let font = tree.fonts[index].asWritten
      return (font.inline(pretty: isPretty), font)
    }
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

  func add(to record: NodeRecord, at position: Int) {
    let extras = record.extras ?? NodeExtras()
    if !accessibility.isEmpty { extras.accessibility = accessibility[position] }
    if !clips.isEmpty {
      let node = tree.nodes[position]
      if node.role == .shape { extras.measuredPath = tree.paint(of: node)?.path }
      if node.role == .layer { extras.clipBoundingRect = clips[position] }
    }
    record.extras = extras
  }
}
