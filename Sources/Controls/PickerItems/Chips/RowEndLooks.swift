import PickerControlBase
import PickerGeometry
import PickerTree

/// The looks of the chips at the ends of rows.
struct RowEndLooks {
  private let direction: LayoutDirection
  private let paints = AddedPaints()

  /// Nil if no style differs at the ends of rows.
  init?(_ styles: [ResolvedItemStyle], _ direction: LayoutDirection) {
    guard styles.contains(where: { $0.style.rowEnds != nil }) else { return nil }
    self.direction = direction
  }

  /// Returns the look of a chip at a place of its row; nil if it is as its style says.
  func look(
    of style: ItemStyle, _ state: NodeState, at place: Int, of row: Range<Int>
  ) -> ItemLook? {
    guard let styles = style.rowEnds, place == row.lowerBound || place == row.upperBound - 1 else {
      return nil
    }
    let end = styles.style(at: place, of: row)
    let colored = style.colored(by: end)
    let look = ItemLook(paints: paints)
    var box = colored.boxPaint(state, in: direction)
    box.cornerRadius = end.cornerRadius.radii(of: style.cornerRadius ?? 0, in: direction)
    look.box = box
    let label = colored.labelPaint(state)
    if label != style.labelPaint(state) { look.content = .withCheckmarks(label) }
    return look
  }
}
