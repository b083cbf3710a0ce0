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
    json.object { json in
      writeBox(node, at: position, to: &json)
      if node.content >= 0, node.role.hasText { writeText(of: node, to: &json) }
      guard Int(node.end) > position + 1 else { return }
      json.key("children")
      json.array { json in
        for child in tree.children(of: position) { writeNode(child, to: &json) }
      }
    }
  }

  /// Writes everything except for the text and the children.
  private mutating func writeBox(_ node: LayoutNode, at position: Int, to json: inout JSONWriter) {
    let extras = extras(of: node, at: position)
    json.member("role", string: node.role.rawValue)
    writeIdentity(of: node, index: Int(node.index), to: &json)
    writeState(of: node, always: node.role.isSelectable, to: &json)
    extras?.writeBeforeFrame(to: &json)
    json.key("frame")
    node.frame.write(to: &json)
    if node.paint >= 0 {
      let number = number(ofPaint: node.paint)
      json.member("paint", raw: paints.entries[number])
    }
    extras?.writeAfterPaint(to: &json)
  }

  /// Writes the text of a node, or the line of a node of role `line`.
  private mutating func writeText(of node: LayoutNode, to json: inout JSONWriter) {
    if node.role == .line {
      if let line = tree.textLine(for: node) { write(line, to: &json) }
    } else {
      let label = Int(node.content)
      let font = number(ofFontOf: label)
      writeLabel(label, of: node, font: font, to: &json)
    }
  }
}
