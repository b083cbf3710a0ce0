import PickerGeometry
import PickerText
public import PickerTree

/// Draws a tree to scale with characters: one character is one point wide and high.
///
///     |AAA BBB |
///     |CCCCC   |
///
/// Texts are shown as they are; each item is filled with a letter, A, B, C … in paint order.
public func picture(of tree: LayoutTree) -> String {
  let columns = Int(tree.size.width.rounded(.up))
  let rows = Int(tree.size.height.rounded(.up))
  var cells = [[Character]](
    repeating: [Character](repeating: " ", count: columns), count: rows)
  var letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")[...]
  tree.walk { node in
    let frame = node.absoluteFrame
    if node.role == .item, let letter = letters.popFirst() {
      for row in cells.rows(of: frame) {
        for column in cells.columns(of: frame) { cells[row][column] = letter }
      }
    }
    guard let line = node.textLine else { return }
    let row = Int(frame.minY.rounded())
    for (offset, character) in line.text.enumerated() {
      let column = Int(frame.minX.rounded()) + offset
      if cells.indices.contains(row), (0..<columns).contains(column) {
        cells[row][column] = character
      }
    }
  }
  return cells.map { "|" + String($0) + "|" }.joined(separator: "\n")
}

extension [[Character]] {
  fileprivate func rows(of frame: Rect) -> Range<Int> {
    clamp(frame.minY, frame.maxY, to: count)
  }

  fileprivate func columns(of frame: Rect) -> Range<Int> {
    clamp(frame.minX, frame.maxX, to: first?.count ?? 0)
  }

  private func clamp(_ low: Double, _ high: Double, to count: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(0, Int(low.rounded())), count)
    return start..<Swift.max(start, Swift.min(Int(high.rounded()), count))
  }
}
