import PickerGeometry
import PickerJSON

// The nested form: each node has its children, its paint and its text.
extension TreeWriter {
  /// Writes the key `root`.
  func writeNested(to json: inout JSONWriter) {
    guard !nodes.isEmpty else { return }
    json.key("root")
    writeNode(0, to: &json)
  }

  private func writeNode(_ position: Int, to json: inout JSONWriter) {
    guard mayProceed(json.count) else { return }
    let node = nodes[position]
    json.object { json in
      writeBox(node, at: position, to: &json)
      if node.content >= 0, node.role.hasText { writeText(of: node, to: &json) }
      guard Int(node.end) > position + 1 else { return }
      json.key(next: "children")
      json.array { json in
        var child = position + 1
        while child < Int(node.end) {
          writeNode(child, to: &json)
          child = Int(nodes[child].end)
        }
      }
    }
  }

  /// Writes everything except for the text and the children.
  private func writeBox(
    _ node: LayoutNode, at position: Int, to json: inout JSONWriter
  ) {
    let extras = extras(of: node, at: position)
    writeRole(of: node, to: &json)
    writeIdentity(of: node, index: Int(node.index), to: &json)
    writeState(of: node, omittingDefault: false, to: &json)
    extras?.writeBeforeFrame(to: &json)
    json.key(next: "frame")
    node.frame.write(to: &json)
    if node.paint >= 0 {
      let paint = number(ofPaint: node.paint)
      json.key(next: "paint")
      json.raw(paints.entries[paint])
    }
    extras?.writeAfterPaint(to: &json)
  }

  /// Writes the text of a node, or the line of a node of role `line`.
  private func writeText(of node: LayoutNode, to json: inout JSONWriter) {
    if node.role == .line {
      if let line = tree.textLine(for: node) { write(line, to: &json) }
    } else {
      let font = number(ofFontOf: Int(node.content))
      writeLabel(Int(node.content), of: node, font: font, to: &json)
    }
  }
}
