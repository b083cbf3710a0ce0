import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// Writes the nodes of a tree.
///
/// The numbers of the tree must be rounded.
struct TreeWriter {
  let tree: LayoutTree
  private let isPretty: Bool
  private let derived: DerivedContents?
  private let budget = Budget.current
  private(set) var paints: WrittenTable
  private(set) var fonts: WrittenTable
  private(set) var artwork: WrittenTable
  /// The face of the run that was written last, which most of the next runs have, too.
  private var lastFace: (face: RunFace, json: [UInt8])?

  init(_ tree: LayoutTree, pretty: Bool) {
    self.tree = tree
    isPretty = pretty
    derived = DerivedContents(tree)
    paints = WrittenTable(count: tree.paints.count)
    fonts = WrittenTable(count: tree.fonts.count)
    artwork = WrittenTable(count: tree.icons.count)
  }

  /// Whether the budget allows writing to continue after `count` bytes.
  func mayProceed(_ count: Int) -> Bool { budget?.allows(bytes: count) ?? true }

  /// Returns a node without its paint and its text, which each form has in its own way.
  mutating func record(at position: Int) -> NodeRecord {
    let node = tree.nodes[position]
    var record = NodeRecord(node: node, id: tree.id(of: node))
    record.extras = extras(of: node, at: position)
    return record
  }

  /// Returns what only some nodes have; nil if this one has none of it.
  private mutating func extras(of node: LayoutNode, at position: Int) -> NodeExtras? {
    let own = tree.extras(of: node)
    if let artwork = own?.icon?.artwork {
      own?.artworkNumber = number(of: artwork, at: Int(node.content))
    }
    // The transition of the root is written beside it, as a member of the tree.
    if position == 0 { own?.control?.transition = nil }
    guard let derived else { return own }
    let extras = own ?? NodeExtras()
    derived.add(to: extras, at: position)
    return extras
  }

  /// Returns the index of a paint of the tree among ``paints``.
  mutating func number(ofPaint paint: Int32) -> Int {
    let index = Int(paint)
    return paints.number(of: index)
      ?? paints.add(tree.paints[index].inline(pretty: isPretty), at: index)
  }

  /// Returns the index of a label's font among ``fonts``.
  mutating func number(ofFontOf label: Int) -> Int {
    let index = tree.labels[label].font
    return fonts.number(of: index)
      ?? fonts.add(tree.fonts[index].inline(pretty: isPretty), at: index)
  }

  /// Returns the JSON of the face of a run.
  mutating func json(ofFaceOf run: GlyphRun) -> [UInt8] {
    let face = RunFace(of: run)
    if let lastFace, lastFace.face == face { return lastFace.json }
    let json = face.inline(pretty: isPretty)
    lastFace = (face, json)
    return json
  }

  /// Returns the index of the artwork of an icon among ``artwork``.
  private mutating func number(of artwork: Artwork, at icon: Int) -> Int {
    self.artwork.number(of: icon)
      ?? self.artwork.add(artwork.inline(pretty: isPretty), at: icon)
  }
}

/// What is written but not read, because it follows from the rest of the tree as it is written.
private struct DerivedContents {
  private let tree: LayoutTree
  /// The accessibility of every node; empty unless requested.
  private let accessibility: [Accessibility]
  /// The clip bounding rectangle of every node; empty unless requested.
  private let clips: [Rect?]
  /// The place of every node in its row; empty unless requested.
  private let places: [RowPlace?]

  /// Nil if nothing of it is requested.
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
