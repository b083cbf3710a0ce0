import PickerColor
import PickerGeometry
import PickerText

extension LayoutTree {
  /// The positions of a node's children, in paint order.
  ///
  /// - Parameter position: Where the node stands in ``nodes``.
  /// - Complexity: O(1) for each child.
  public func children(of position: Int) -> Children {
    Children(nodes: nodes, position: position + 1, end: Int(nodes[position].end))
  }

  /// The positions of the children of one node.
  public struct Children: Sequence, IteratorProtocol {
    let nodes: [LayoutNode]
    var position: Int
    let end: Int

    /// The position of the next child.
    public mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(nodes[position].end) }
      return position
    }
  }

  /// Calls `visit` for every node in paint order, with its frame relative to the root's origin and
  /// the number of its ancestors. Frames are those before any transform.
  ///
  /// - Complexity: O(*n*).
  public func walk(_ visit: (_ position: Int, _ frame: Rect, _ depth: Int) -> Void) {
    walk(from: ()) { node, _ in
      visit(node.position, node.frame, node.depth)
      return .descend(())
    }
  }

  /// The id of a node, if it has one.
  public func id(of node: LayoutNode) -> String? {
    node.id >= 0 ? ids[Int(node.id)] : nil
  }

  /// What a node is painted with, if it is painted.
  public func paint(of node: LayoutNode) -> Paint? {
    node.paint >= 0 ? paints[Int(node.paint)] : nil
  }

  /// What is done to a node once it is drawn, if anything is.
  public func effects(of node: LayoutNode) -> Effects? {
    node.effects >= 0 ? effects[Int(node.effects)] : nil
  }

  /// The text a node shows, if it shows one.
  public func label(of node: LayoutNode) -> Label? {
    node.role.hasText && node.content >= 0 ? labels[Int(node.content)] : nil
  }

  /// What a node stands for where rows were cut.
  public func overflow(of node: LayoutNode) -> Overflow? {
    node.role.traits.content == .overflows && node.content >= 0 ? overflows[Int(node.content)] : nil
  }

  /// What the renderer knows the picture of a node by, if it has one.
  public func name(of node: LayoutNode) -> String? {
    node.role.hasName && node.content >= 0 ? names[Int(node.content)] : nil
  }

  /// The picture from elsewhere that a node shows, if it shows one.
  public func image(of node: LayoutNode) -> ImageReference? {
    node.role.traits.content == .images && node.content >= 0 ? images[Int(node.content)] : nil
  }

  /// The line of text to draw in a node's frame: that of a label on one line, or the one that a
  /// `line` node stands for. A label on several lines has `line` nodes beneath it instead.
  ///
  /// The line's own box begins at the origin.
  ///
  /// - Complexity: O(*glyphs of that line*).
  public func drawnLine(of node: LayoutNode) -> TextLine? {
    guard let text = label(of: node)?.text else { return nil }
    if node.role == .line { return text.line(Int(node.index)) }
    return text.lineCount == 1 && node.role != .text ? text.line(0) : nil
  }
}
