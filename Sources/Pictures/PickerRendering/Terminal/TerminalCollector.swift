import PickerColor
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Collects the boxes and texts of a tree that terminal rendering shows.
struct TerminalCollector {
  var boxes: [TerminalPlan.TerminalBox] = []
  var signs: [TerminalPlan.Sign] = []

  private let tree: LayoutTree
  /// The surroundings of the current node.
  private var surroundings = Surroundings()
  /// The items, and the sign that the parts of each share.
  private var items: [(node: LayoutNode, sign: Int?)] = []

  /// The properties that a node inherits from its ancestors.
  private struct Surroundings {
    var parent: Role?
    var isOnPage = false
    /// The index of the innermost box.
    var box: Int?
    /// The index of the item that the node belongs to.
    var item: Int?
  }

  init(_ tree: LayoutTree) {
    self.tree = tree
  }

  mutating func collect() {
    var found = self
    var checkpoint = Checkpoint(every: 64)
    tree.walkVisible(from: surroundings) { node, visible, surroundings in
      guard checkpoint.mayProceed() else { return .stop }
      guard let visible else { return .descend(surroundings) }
      found.surroundings = surroundings
      return found.visit(tree.nodes[node.position], at: node.position, node.absoluteFrame, visible)
    }
    self = found
    for index in signs.indices { signs[index].pieces.sort { $0.x < $1.x } }
  }

  /// Of pages only the visible part is drawn, elsewhere the complete frame.
  private mutating func visit(
    _ node: LayoutNode, at position: Int, _ whole: Rect, _ visible: Rect
  ) -> WalkStep<Surroundings> {
    if node.role == .page { surroundings.isOnPage = true }
    let frame = surroundings.isOnPage ? visible : whole
    if node.role.traits.isOnOneLine {
      surroundings.item = items.count
      items.append((node, nil))
    }
    if let sign = line(of: node, frame) ?? sign(of: node, at: position, frame) {
      add(sign.piece, frame, sign.placement)
      if sign.representsDescendants { return .skip }
    } else if let edges = tree.edges(of: node) {
      boxes.append(
        TerminalPlan.TerminalBox(
          frame: frame, cells: CellRect(parent: surroundings.box), edges: edges,
          paint: tree.paint(of: node), covers: node.role == .peek))
      surroundings.box = boxes.count - 1
    }
    surroundings.parent = node.role
    return .descend(surroundings)
  }

  /// Adds a piece. The parts of an item share the line of the first part.
  private mutating func add(
    _ piece: TerminalPlan.Piece, _ frame: Rect, _ placement: TerminalPlan.Placement
  ) {
    let isInline = if case .centred = placement { true } else { false }
    let item = isInline ? surroundings.item : nil
    if let item, let sign = items[item].sign, signs[sign].frame.overlapsRows(of: frame) {
      return signs[sign].pieces.append(piece)
    }
    signs.append(
      TerminalPlan.Sign(
        pieces: [piece], frame: frame, box: surroundings.box, order: boxes.count,
        placement: placement))
    if let item { items[item].sign = signs.count - 1 }
  }
}

// The representation of single nodes.
extension TerminalCollector {
  private struct Found {
    var piece: TerminalPlan.Piece
    var placement: TerminalPlan.Placement
    var representsDescendants = false
  }

  /// Returns the text for a node; nil if the node is a box, or not represented.
  private func sign(of node: LayoutNode, at position: Int, _ frame: Rect) -> Found? {
    let parent = surroundings.parent
    switch node.role.traits.sign {
    case .inline(let sign):
      let shown = tree.icon(of: node)?.character ?? Character(sign)
      return Found(piece: piece(String(shown), node, frame), placement: inline)
    case .brackets: return badge(node, at: position, frame)
    case .mark(let sign, let selected):
      let shown = String(node.state.contains(.selected) ? selected : sign)
      return Found(piece: piece(shown, node, frame), placement: .mark, representsDescendants: true)
    case .track(let sign) where parent == .slider && frame.width >= frame.height:
      return Found(piece: painted(String(sign), node, frame), placement: .filling(minimum: 1))
    case .divider(let sign) where frame.height > frame.width:
      return Found(piece: piece(String(sign), node, frame), placement: .mark)
    case .cell(let sign, let selected) where parent == .palette:
      let shown = String(node.state.contains(.selected) ? selected : sign)
      return Found(
        piece: painted(shown, node, frame), placement: .filling(minimum: 3),
        representsDescendants: true)
    case .text, .track, .divider, .cell: return text(of: node, frame)
    }
  }

  /// A box that is as thin as a line, such as a divider between rows of settings.
  private func line(of node: LayoutNode, _ frame: Rect) -> Found? {
    guard node.role == .item, frame.height <= 2, frame.width > frame.height,
      let paint = tree.paint(of: node), !paint.fills.isEmpty
    else { return nil }
    return Found(piece: piece("─", node, frame), placement: .filling(minimum: 1))
  }

  private func text(of node: LayoutNode, _ frame: Rect) -> Found? {
    guard let line = tree.textLine(for: node), !line.text.isEmpty else { return nil }
    // What is in a box but in no item, such as a title in a card, has its own place there.
    let isFree =
      surroundings.box == nil || surroundings.item == nil || tree.edges(of: node) != nil
    return Found(
      piece: piece(line.text.withoutControls, node, frame),
      placement: isFree ? .leading : .centred)
  }

  /// Parts of items are placed next to the label, others at their own position.
  private var inline: TerminalPlan.Placement { surroundings.item == nil ? .mark : .centred }

  private func badge(_ node: LayoutNode, at position: Int, _ frame: Rect) -> Found? {
    let texts = tree.children(of: position).compactMap {
      tree.textLine(for: tree.nodes[$0])?.text
    }
    let text = texts.joined(separator: " ").withoutControls
    return Found(
      piece: painted("(\(text))", node, frame), placement: inline, representsDescendants: true)
  }

  /// A text in the colour of its node's paint.
  private func piece(_ text: String, _ node: LayoutNode, _ frame: Rect) -> TerminalPlan.Piece {
    let state = surroundings.item.map { items[$0].node.state } ?? []
    return TerminalPlan.Piece(
      text: text, x: frame.minX, color: tree.paint(of: node)?.middle(of: frame.size),
      crossing: tree.crossing(of: node, in: Rect(size: node.frame.size)).flatMap {
        TerminalPlan.Crossing($0, over: node.frame.size)
      },
      isBold: state.contains(.selected),
      isFaint: state.contains(.disabled))
  }

  /// A text with the paint of its node as background.
  private func painted(_ text: String, _ node: LayoutNode, _ frame: Rect) -> TerminalPlan.Piece {
    TerminalPlan.Piece(text: text, x: frame.minX, paint: tree.paint(of: node))
  }
}

extension IconReference {
  /// The character of the built-in icon of that name; nil: there is none. A check mark keeps its own.
  fileprivate var character: Character? {
    guard name != "checkmark", let icon = BuiltInIcon(name: name) else { return nil }
    return BuiltInIcons.character(of: icon, isMirrored: isMirrored)
  }
}

extension TerminalPlan.Crossing {
  /// The crossing of a text of `size`; nil if it misses the vertical middle.
  fileprivate init?(_ crossing: Crossing, over size: Size) {
    let clip = crossing.clip
    guard clip.minY <= size.height / 2, size.height / 2 < clip.maxY, size.width > 0 else {
      return nil
    }
    start = clip.minX / size.width
    end = clip.maxX / size.width
    color = crossing.paint.middle(of: size)
  }
}

extension Paint {
  /// The colour at the centre; nil if nothing is painted.
  fileprivate func middle(of size: Size) -> Color? {
    fills.last?.middle(of: size) ?? stroke?.fill.middle(of: size)
  }
}

extension Fill {
  /// The colour at the centre.
  fileprivate func middle(of size: Size) -> Color {
    color(at: Point(x: size.width / 2, y: size.height / 2), in: size)
  }
}

extension Rect {
  /// Whether the vertical middle of one lies within the other.
  fileprivate func overlapsRows(of other: Rect) -> Bool {
    (minY...maxY).contains(other.midY) || (other.minY...other.maxY).contains(midY)
  }
}

extension Paint {
  /// Whether the corner radius is more than a quarter of the shorter side.
  fileprivate func isRound(_ size: Size) -> Bool {
    cornerRadius.fitted(to: size).topLeft > min(size.width, size.height) / 4
  }
}

extension LayoutTree {
  /// Whether a node is selected and shows it by its own box, as the buttons of a connected group do.
  private func isPaintedSelection(_ node: LayoutNode) -> Bool {
    node.state.contains(.selected) && !(paint(of: node)?.fills.isEmpty ?? true)
  }

  /// The edges of a node's box, or `.some(nil)` for a box without edges that only contains texts; nil if the
  /// node has no box.
  fileprivate func edges(of node: LayoutNode) -> EdgeCharacters?? {
    switch node.role.traits.box {
    case .square: return .square
    case .heavy: return .heavy
    case .bare:
      if isPaintedSelection(node) { return .heavy }
      let isDisabled = node.state.contains(.disabled) && !node.state.contains(.selected)
      return .some(isDisabled ? .dotted : nil)
    case .none: return nil
    case .painted: break
    }
    guard let paint = paint(of: node), !paint.fills.isEmpty || paint.stroke != nil else {
      // Like a segment, one that stands for others keeps its texts together without a paint of its own.
      return node.role == .overflow && node.frame.width > 0 ? .some(nil) : nil
    }
    if node.state.contains(.selected) { return .heavy }
    if node.state.contains(.disabled) { return .dotted }
    return node.role.traits.isRound || paint.isRound(node.frame.size) ? .round : .square
  }
}
