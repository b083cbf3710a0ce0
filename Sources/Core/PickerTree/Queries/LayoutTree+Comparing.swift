import PickerText

// Two nodes of different trees, compared by their members. Which nodes belong together is another question: those at one position
// for a page, those with one id for `changes(from:)`, and those in one place for a transition.
extension LayoutTree {
  /// Whether a node is the same in a script as a node of another tree: its role, id, state, descendants and index, and the state of a
  /// control.
  package func hasSameFacts(_ position: Int, as other: Int, of tree: LayoutTree) -> Bool {
    let (one, two) = (nodes[position], tree.nodes[other])
    return one.role == two.role && one.state == two.state && one.end == two.end
      && one.index == two.index && id(of: one) == tree.id(of: two)
      && overflow(of: one) == tree.overflow(of: two)
      && controlState(of: one) == tree.controlState(of: two)
  }

  /// Whether a node looks the same as a node of another tree: its frame, paint, effects and content.
  package func looksSame(_ position: Int, as other: Int, of tree: LayoutTree) -> Bool {
    let (one, two) = (nodes[position], tree.nodes[other])
    return one.frame == two.frame && paint(of: one) == tree.paint(of: two)
      && effects(of: one) == tree.effects(of: two) && icon(of: one) == tree.icon(of: two)
      && image(of: one) == tree.image(of: two) && label(of: one) == tree.label(of: two)
      && font(of: one) == tree.font(of: two)
  }

  /// Whether a node draws the same text, icon or picture as a node of another tree, however large it is and however it is painted.
  package func showsSame(_ position: Int, as other: Int, of tree: LayoutTree) -> Bool {
    let (one, two) = (nodes[position], tree.nodes[other])
    return icon(of: one) == tree.icon(of: two) && image(of: one)?.href == tree.image(of: two)?.href
      && font(of: one) == tree.font(of: two) && drawnLines(of: one) == tree.drawnLines(of: two)
  }

  private func font(of node: LayoutNode) -> Font? { label(of: node).map { fonts[$0.font] } }

  /// The lines of the text that a node shows; nil if it shows none.
  private func drawnLines(of node: LayoutNode) -> [String]? {
    guard let text = label(of: node)?.text else { return nil }
    guard text.lineCount > 1 else { return [text.text] }
    return (0..<text.lineCount).map { text.line($0)?.text ?? "" }
  }
}
