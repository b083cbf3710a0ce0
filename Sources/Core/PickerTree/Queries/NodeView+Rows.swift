/// The place of a chip in its row, or of an item of a flow in its line.
package struct RowPlace: Hashable, Sendable {
  /// The index of the row, from 0.
  package var row: Int
  /// The place in the row, from 0.
  package var place: Int
  /// Whether nothing follows in the row.
  package var isLast: Bool
}

extension NodeView {
  /// The index of the row of chips that contains the node, or of the line of a flow, from 0; nil if there is none.
  ///
  /// Rows are counted in item order: with `wrapReverse`, the row at the bottom is the first one. The lines of a
  /// vertical flow are columns. A flow reports the lines of its items only with ``Detail/rows``. Absolutely
  /// positioned items are in no line, and nodes within a chip have no row.
  ///
  /// - Complexity: O(*s*) for *s* siblings, and the same for ``placeInRow``, ``isFirstInRow`` and ``isLastInRow``.
  public var row: Int? { rowPlace?.row }

  /// The place of the node in its ``row``, from 0; nil if it is in none.
  ///
  /// Places are counted in item order from the start of the flow: at the leading end, or with `reversed` at the
  /// trailing one. A chip for hidden chips has the last place.
  public var placeInRow: Int? { rowPlace?.place }

  /// Whether the node is the first in its ``row``; false if it is in none.
  public var isFirstInRow: Bool { rowPlace?.place == 0 }

  /// Whether the node is the last in its ``row``; false if it is in none.
  public var isLastInRow: Bool { rowPlace?.isLast ?? false }

  private var rowPlace: RowPlace? {
    guard let parentPosition else { return nil }
    return tree.rowPlaces(in: parentPosition).first { $0.child == position }?.place
  }
}

extension LayoutTree {
  /// The place of every node in its row; nil for nodes in no row.
  ///
  /// - Complexity: O(*n*).
  package func rowPlaces() -> [RowPlace?] {
    var all = [RowPlace?](repeating: nil, count: nodes.count)
    for position in nodes.indices {
      for (child, place) in rowPlaces(in: position) { all[child] = place }
    }
    return all
  }

  /// The children of a row, or the children of a flow that are in a line, each with its place.
  fileprivate func rowPlaces(in parent: Int) -> [(child: Int, place: RowPlace)] {
    let isRow = nodes[parent].role == .row
    guard isRow || nodes[parent].role == .flow || nodes[parent].role == .stack else { return [] }
    var places: [(child: Int, place: RowPlace)] = []
    for child in children(of: parent) {
      guard let row = nodes[isRow ? parent : child].indexInParent else { continue }
      var next = RowPlace(row: row, place: 0, isLast: true)
      if let last = places.last?.place, last.row == row {
        next.place = last.place + 1
        places[places.count - 1].place.isLast = false
      }
      places.append((child, next))
    }
    return places
  }
}
