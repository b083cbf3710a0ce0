import PickerGeometry
import PickerTree

/// Paints the chips at the ends of rows whose styles say so.
struct RowEndPaints {
  private let direction: LayoutDirection
  private var paints = AddedPaints()

  /// Nil if no style differs at the ends of rows.
  init?(_ styles: [ResolvedItemStyle], _ direction: LayoutDirection) {
    guard styles.contains(where: { $0.style.rowEnds != nil }) else { return nil }
    self.direction = direction
  }

  /// Paints the node of a chip whose style is `style`, its label and its icons.
  mutating func paint(
    _ chip: Int, _ style: ItemStyle, at ends: RowEnds, in tree: inout LayoutTree
  ) {
    guard let styles = style.rowEnds, ends.isFirst || ends.isLast, chip < tree.nodes.count else {
      return
    }
    let (end, state) = (styles.style(at: ends), tree.nodes[chip].state)
    let colored = style.colored(by: end)
    var paint = colored.boxPaint(state, in: direction)
    paint.cornerRadius = end.cornerRadius.radii(of: style.cornerRadius ?? 0, in: direction)
    tree.nodes[chip].paint = paints.number(of: paint, known: tree.nodes[chip].paint, in: &tree)
    paintContent(of: chip, from: style.labelPaint(state), to: colored.labelPaint(state), in: &tree)
  }

  /// Paints the label, the icons and the check mark of a chip; badges keep their paints, and so do icons with a tint.
  private mutating func paintContent(
    of chip: Int, from old: Paint, to new: Paint, in tree: inout LayoutTree
  ) {
    guard old != new else { return }
    // An array, because the tree would be copied if it changed while it is walked.
    for part in Array(tree.children(of: chip)) where tree.nodes[part].role != .badge {
      let node = tree.nodes[part]
      var paint = tree.paint(of: node) ?? Paint()
      if node.role == .checkmark, let fill = new.fills.first {
        paint.stroke?.fill = fill
      } else {
        let shadow = paint.shadow
        paint.shadow = nil
        guard paint == old else { continue }
        paint = new
        paint.shadow = shadow
      }
      let number = paints.number(of: paint, known: node.paint, in: &tree)
      for position in part..<Int(node.end) { tree.nodes[position].paint = number }
    }
  }
}
