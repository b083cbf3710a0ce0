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

  /// Returns the look of a chip; nil if it is as its style says.
  func look(of style: ItemStyle, _ state: ItemState, at ends: RowEnds) -> ItemLook? {
    guard let styles = style.rowEnds, ends.isFirst || ends.isLast else { return nil }
    let end = styles.style(at: ends)
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
