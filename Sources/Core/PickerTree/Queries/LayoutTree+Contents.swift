import PickerColor
import PickerGeometry
import PickerText

extension LayoutTree {
  /// Returns the positions of a node's children, in paint order.
  ///
  /// - Parameter position: The index of the node in ``nodes``.
  /// - Complexity: O(1) for each child.
  package func children(of position: Int) -> Children {
    Children(nodes: nodes, position: position + 1, end: Int(nodes[position].end))
  }

  /// The positions of the children of one node.
  package struct Children: Sequence, IteratorProtocol {
    let nodes: [LayoutNode]
    var position: Int
    let end: Int

    /// The position of the next child.
    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(nodes[position].end) }
      return position
    }
  }

  /// The id of a node, if it has one.
  package func id(of node: LayoutNode) -> String? {
    node.id >= 0 ? ids[Int(node.id)] : nil
  }

  /// The paint of a node, if it is painted.
  package func paint(of node: LayoutNode) -> Paint? {
    node.paint >= 0 ? paints[Int(node.paint)] : nil
  }

  /// The effects on a node, if it has any.
  package func effects(of node: LayoutNode) -> Effects? {
    node.effects >= 0 ? effects[Int(node.effects)] : nil
  }

  /// The label that a node shows, if it shows one.
  package func label(of node: LayoutNode) -> Label? {
    node.role.hasText && node.content >= 0 ? labels[Int(node.content)] : nil
  }

  /// The items that a node of role `overflow` represents.
  package func overflow(of node: LayoutNode) -> Overflow? {
    node.role.traits.content == .overflows && node.content >= 0 ? overflows[Int(node.content)] : nil
  }

  /// The name of the icon that a node shows, by which renderers look it up.
  package func name(of node: LayoutNode) -> String? { icon(of: node)?.name }

  /// The icon that a node shows, if it shows one.
  package func icon(of node: LayoutNode) -> IconReference? {
    node.role.hasName && node.content >= 0 ? icons[Int(node.content)] : nil
  }

  /// The image that a node shows, if it shows one.
  package func image(of node: LayoutNode) -> ImageReference? {
    node.role.traits.content == .images && node.content >= 0 ? images[Int(node.content)] : nil
  }

  /// The line of text to draw in a node's frame: the only line of a label, or the line that a `line` node represents,
  /// with numbers rounded like in JSON. A label with several lines has `line` nodes as children instead.
  ///
  /// The box of the returned line starts at the origin.
  ///
  /// - Returns: Nil if there is nothing to draw in the node itself.
  /// - Complexity: O(*g*) for *g* glyphs of the line.
  package func textLine(for node: LayoutNode) -> TextLine? {
    guard hasTextLine(node) else { return nil }
    return label(of: node)?.text.line(node.role == .line ? Int(node.index) : 0)?.rounded
  }

  /// Whether a node is a line of text, or has a label of one line.
  package func hasTextLine(_ node: LayoutNode) -> Bool {
    guard let text = label(of: node)?.text else { return false }
    return node.role == .line || text.lineCount == 1 && node.role != .text
  }
}
