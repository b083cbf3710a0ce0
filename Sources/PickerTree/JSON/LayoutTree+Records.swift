import PickerGeometry
import PickerText

extension LayoutTree {
  /// Returns a node with everything that it refers to, except for its paint and its text.
  func record(of node: LayoutNode) -> NodeRecord {
    var record = NodeRecord()
    record.role = node.role
    record.id = id(of: node)
    record.index = node.index >= 0 ? Int(node.index) : nil
    record.state = node.state
    record.minTarget = node.minTarget >= 0 ? Double(node.minTarget) : nil
    record.frame = node.frame
    record.effects = effects(of: node)
    record.control = controlState(of: node)
    if node.id >= 0, Int(node.id) < reserved.count { record.reserved = reserved[Int(node.id)] }
    guard node.content >= 0 else { return record }
    record.overflow = overflow(of: node)
    record.name = name(of: node)
    record.image = image(of: node)
    return record
  }

  /// Returns the text of a node, or the line of a node of role `line`.
  func text(of node: LayoutNode) -> NodeText? {
    guard let label = label(of: node) else { return nil }
    let line = textLine(for: node)
    var text = NodeText()
    if node.role == .line {
      guard let line else { return nil }
      text = NodeText(text: line.text, baseline: line.baseline)
    } else {
      text = NodeText(
        text: label.text.text, fullText: label.fullText, baseline: label.text.baseline,
        font: fonts[label.font], crossing: label.crossing)
    }
    if detail.contains(.glyphs), let line {
      text.ink = line.ink
      text.runs = line.runs
    }
    return text
  }
}
