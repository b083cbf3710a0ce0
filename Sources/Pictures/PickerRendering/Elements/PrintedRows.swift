import PickerGeometry
import PickerTree

/// The rows of a panel or of a list of chips. In print they are those of a CSS grid, because browsers break pages only
/// between what is in flow.
struct PrintedRows {
  /// The place of an element in print.
  struct Place: Equatable {
    /// Its row, counted from 1; 0: it contains the rows.
    let row: Int
    /// The points between the row before and the element, or below the last row.
    let gap: Double
  }

  fileprivate struct Box {
    let position: Int
    let top: Double
    let bottom: Double
    let isTitle: Bool
  }

  private var places: [Int: Place] = [:]

  /// - Parameter isShown: Whether the node at a position is an element.
  init(_ tree: LayoutTree, isShown: (Int) -> Bool) {
    guard let root = tree.nodes.first, [.stack, .grid, .flow, .chips].contains(root.role),
      // The chip that counts hidden ones would be beside the list, and not in it.
      root.role != .chips || !tree.nodes.contains(where: { $0.role == .overflow })
    else { return }
    let boxes = PrintedRows.boxes(in: tree, beneath: 0, at: 0, isShown: isShown)
    place(boxes.sorted { $0.top < $1.top }, in: root.frame.height.snapped)
  }

  /// The place of the element of a node; nil: it is not in flow.
  subscript(position: Int) -> Place? { places[position] }

  /// Returns the boxes of the elements in the one of the root: of a node without an element, those in it.
  private static func boxes(
    in tree: LayoutTree, beneath position: Int, at y: Double, isShown: (Int) -> Bool
  ) -> [Box] {
    var found: [Box] = []
    for child in tree.children(of: position) {
      let node = tree.nodes[child]
      let top = y + node.frame.y
      guard isShown(child) else {
        found += boxes(in: tree, beneath: child, at: top, isShown: isShown)
        continue
      }
      found.append(Box(node, at: child, top: top.snapped))
      guard node.role.isList else { continue }
      // What shows the rest of a list is an element beside it.
      found += boxes(in: tree, beneath: child, at: top) { tree.nodes[$0].role == .overflow }
    }
    return found
  }

  /// Begins a row with each box that is below all before it; a title is in the row of what is below it.
  private mutating func place(_ boxes: [Box], in height: Double) {
    guard let first = boxes.first, first.top >= 0 else { return }
    var found: [Int: Place] = [:]
    var (row, start, bottom, endsWithTitle) = (0, 0.0, 0.0, false)
    for box in boxes {
      if row == 0 || box.top >= bottom && !endsWithTitle { (row, start) = (row + 1, bottom) }
      found[box.position] = Place(row: row, gap: box.top - start)
      if box.bottom > bottom { (bottom, endsWithTitle) = (box.bottom, box.isTitle) }
    }
    guard row > 1, bottom <= height else { return }
    found[0] = Place(row: 0, gap: height - bottom)
    places = found
  }
}

extension PrintedRows.Box {
  fileprivate init(_ node: LayoutNode, at position: Int, top: Double) {
    self.init(
      position: position, top: top, bottom: top + node.frame.height.snapped,
      isTitle: node.role == .title)
  }
}
