import PickerControls
import PickerGeometry
import PickerText
import PickerTree

/// The ink of texts, which takes long to compute and is the same at all widths.
final class InkBounds {
  private var known: [MeasuredText: Rect?] = [:]

  /// Returns the ink of a line that a node draws, relative to the node; nil if it draws nothing.
  func ink(of node: NodeView) -> Rect? {
    guard let text = node.label?.text else { return nil }
    guard node.role != .line, text.lineCount == 1 else { return node.textLine?.ink }
    if let ink = known[text] { return ink }
    let ink = text.line(0)?.ink
    known[text] = .some(ink)
    return ink
  }
}

extension TreeInspection {
  /// Checks that the ink of a line stays within its item, its clip, and the tree.
  mutating func checkInk(of node: NodeView, in around: NodeContext) {
    let isDrawn = node.role == .line || node.role.hasText && node.label?.text.lineCount == 1
    guard isDrawn, node.role != .text, mayBeClipped(node, in: around),
      let ink = inks.ink(of: node)
    else { return }
    let drawn = ink.offset(by: node.absoluteFrame.origin)
    let whole = around.isTransformed ? nil : Rect(size: tree.size)
    let excess = max(
      drawn.excess(over: around.item?.frame),
      drawn.excess(over: around.scrolls ? nil : around.clip), drawn.excess(over: whole))
    // Half a pixel, of which nobody sees that it is missing.
    guard excess > 0.5 else { return }
    var found = Observation(
      key: Observation.ObservationKey(
        code: .clipped, control: around.control, id: id(of: node, in: around),
        role: around.item?.role ?? node.role),
      dependence: .rows)
    found.missing = excess
    found.text = node.label.map { $0.wording }
    snapshot.add(found)
  }
}

extension TreeInspection {
  /// Whether it is of interest if the ink of a label is clipped.
  private func mayBeClipped(_ node: NodeView, in around: NodeContext) -> Bool {
    snapshot.aspects.contains(.ink) || around.item == nil || node.label?.text.isTruncated != true
  }
}

extension Rect {
  /// The largest distance by which this rectangle extends beyond a box, in points; 0 without a box.
  fileprivate func excess(over box: Rect?) -> Double {
    guard let box else { return 0 }
    return max(box.minX - minX, maxX - box.maxX, box.minY - minY, maxY - box.maxY, 0)
  }
}
