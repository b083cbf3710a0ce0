import PickerGeometry
import PickerJSON
import PickerText

// The nested form: each node has its children, its paint and its text.
extension TreeWriter {
  /// Writes the keys `root` and `artwork`.
  mutating func writeNested(to json: inout JSONWriter) {
    guard !tree.nodes.isEmpty else { return }
    var nodes = NestedNodes(tree)
    json.key("root")
    write(0, &nodes, to: &json)
    write("artwork", artwork, to: &json)
  }

  /// Writes a node and its descendants.
  private mutating func write(
    _ position: Int, _ nodes: inout NestedNodes, to json: inout JSONWriter
  ) {
    guard mayProceed(json.count) else { return }
    fill(&nodes.written.record, at: position)
    let node = nodes.written.record.node
    nodes.written.record.paint = node.paint < 0 ? nil : nodes.paints[Int(node.paint)]
    nodes.written.record.hasFullState = node.role.isSelectable
    fill(&nodes.written.record.text, of: node, nodes.fonts)
    let end = Int(node.end)
    json.object { json in
      nodes.written.members(&json)
      guard end > position + 1 else { return }
      json.key("children" as StaticString)
      json.array { json in
        var child = position + 1
        while child < end {
          write(child, &nodes, to: &json)
          child = Int(tree.nodes[child].end)
        }
      }
    }
  }

  /// Fills in the text of a node, or the line of a node of role `line`; nil if it has none.
  private func fill(_ text: inout NodeText?, of node: LayoutNode, _ fonts: [Shared<Font>]) {
    guard node.content >= 0, node.role.hasText else { return text = nil }
    if node.role == .line { return text = tree.textLine(for: node).map { self.text(of: $0) } }
    fill(&text[default: NodeText()], labelOf: node)
    text?.font = fonts[tree.labels[Int(node.content)].font]
  }
}

/// The node that is written, whose memory all nodes share, and what nodes refer to.
private struct NestedNodes {
  var written = NestedNode()
  let paints: [Shared<Paint>]
  let fonts: [Shared<Font>]

  init(_ tree: LayoutTree) {
    paints = tree.paints.map { Shared($0) }
    fonts = tree.fonts.map { Shared($0) }
  }
}
