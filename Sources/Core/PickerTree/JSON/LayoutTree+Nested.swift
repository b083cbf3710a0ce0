import PickerGeometry
import PickerJSON

// The nested form: each node has its children, its paint and its text.
extension TreeWriter {
  /// Writes the keys `root` and `artwork`.
  mutating func writeNested(to json: inout JSONWriter) {
    guard !tree.nodes.isEmpty else { return }
    json.key("root")
    writeNode(0, to: &json)
    write("artwork", artwork.entries, to: &json)
  }

  private mutating func writeNode(_ position: Int, to json: inout JSONWriter) {
    guard mayProceed(json.count) else { return }
    let node = tree.nodes[position]
    var written = NestedNode(record: record(at: position))
    if node.paint >= 0 {
      let number = number(ofPaint: node.paint)
      written.record.paint = .json(paints.entries[number])
    }
    written.record.hasFullState = node.role.isSelectable
    written.record.text = nodeText(of: node)
    json.object { json in
      written.members(&json)
      guard Int(node.end) > position + 1 else { return }
      json.key("children")
      json.array { json in
        for child in tree.children(of: position) { writeNode(child, to: &json) }
      }
    }
  }

  /// Returns the text of a node, or the line of a node of role `line`, if it has one.
  private mutating func nodeText(of node: LayoutNode) -> NodeText? {
    guard node.content >= 0, node.role.hasText else { return nil }
    if node.role == .line {
      guard let line = tree.textLine(for: node) else { return nil }
      return text(of: line)
    }
    var label = labelText(of: node)
    let font = number(ofFontOf: Int(node.content))
    label.font = .json(fonts.entries[font])
    return label
  }
}
