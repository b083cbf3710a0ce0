import PickerGeometry
import PickerJSON

// The nested form: each node has its children, its paint and its text.
extension TreeWriter {
  /// Writes the keys `root` and `artwork`.
  func writeNested(to json: inout JSONWriter) {
    guard !nodes.isEmpty else { return }
    json.key("root")
    writeNode(0, to: &json)
    write("artwork", artwork.entries, to: &json)
  }

  private func writeNode(_ position: Int, to json: inout JSONWriter) {
    guard mayProceed(json.count) else { return }
    let node = nodes[position]
    let role = role(of: node)
    let end = Int(node.end)
    json.object(first: role.member) { json in
      writeBox(node, role, at: position, to: &json)
      if node.content >= 0, role.hasText { writeText(of: node, to: &json) }
      guard end > position + 1 else { return }
      json.key(next: "children")
      json.array { json in
        var child = position + 1
        while child < end {
          writeNode(child, to: &json)
          child = Int(nodes[child].end)
        }
      }
    }
  }

  /// Writes everything except for the role, the text and the children.
  private func writeBox(
    _ node: LayoutNode, _ role: WrittenRole, at position: Int, to json: inout JSONWriter
  ) {
    let extras = extras(of: node, hasText: role.hasText, at: position)
    writeIdentity(of: node, index: Int(node.index), to: &json)
    writeState(of: node, always: role.isSelectable, to: &json)
    extras?.writeBeforeFrame(to: &json)
    json.key(next: "frame")
    node.frame.write(to: &json)
    if node.paint >= 0 {
      json.member(next: "paint", raw: paints.entries[number(ofPaint: node.paint)])
    }
    extras?.writeAfterPaint(to: &json)
  }

  /// Writes the text of a node, or the line of a node of role `line`.
  private func writeText(of node: LayoutNode, to json: inout JSONWriter) {
    if node.role == .line {
      if let line = tree.textLine(for: node) { write(line, to: &json) }
    } else {
      let label = checked(node.content, below: labels.count)
      writeLabel(label, of: node, font: number(ofFontOf: label), to: &json)
    }
  }
}
