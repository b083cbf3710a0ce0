import PickerGeometry
import PickerJSON
import PickerText

// The nested form: each node has its children, its paint and its text.
extension TreeWriter {
  /// Writes the key `root`.
  mutating func writeNested(to json: inout JSONWriter) {
    guard !tree.nodes.isEmpty else { return }
    json.key("root")
    writeNode(0, to: &json)
  }

  private mutating func writeNode(_ position: Int, to json: inout JSONWriter) {
    guard mayProceed(json.count) else { return }
    let node = tree.nodes[position]
    json.object { json in
      write(node, at: position, to: &json)
      guard Int(node.end) > position + 1 else { return }
      json.key(TreeWriter.childrenKey)
      json.array { json in
        var child = position + 1
        while child < Int(node.end) {
          writeNode(child, to: &json)
          child = Int(tree.nodes[child].end)
        }
      }
    }
  }

  private mutating func write(_ node: LayoutNode, at position: Int, to json: inout JSONWriter) {
    describe(node, at: position)
    record.paint = paintNumber(of: node).map { .json(paints.entries[$0]) }
    record.text = text(of: node)
    NodeRecord.nested.write(record, to: &json)
  }

  /// Returns the text of a node, or the line of a node of role `line`.
  private mutating func text(of node: LayoutNode) -> NodeText? {
    guard node.content >= 0, node.role.hasText else { return nil }
    if node.role == .line {
      return tree.textLine(for: node).map { NodeText($0, withGlyphs: hasGlyphs, text.lastFace) }
    }
    describeLabel(of: node)
    let font = fontNumber(of: Int(node.content))
    text.font = .json(fonts.entries[font])
    return text
  }
}

extension TreeWriter {
  fileprivate static let childrenKey = JSONKey("children")

  /// Whether glyphs are written.
  var hasGlyphs: Bool { tree.detail.contains(.glyphs) }

  /// Sets the members of ``text`` to those of the label that a node shows, except for its font.
  func describeLabel(of node: LayoutNode) {
    let label = Int(node.content)
    text.text = tree.labels[label].text.text
    text.fullText = tree.labels[label].fullText
    text.baseline = tree.labels[label].text.baseline
    text.crossing = tree.labels[label].crossing?.asWritten
    let line = hasGlyphs ? tree.textLine(for: node) : nil
    (text.ink, text.runs) = (line?.ink, line?.runs)
  }
}

extension NodeText {
  /// Creates the text of a line, with ink bounds and glyph runs if requested.
  convenience init(_ line: TextLine, withGlyphs: Bool, _ lastFace: WrittenFace) {
    self.init(text: line.text, baseline: line.baseline)
    self.lastFace = lastFace
    if withGlyphs { (ink, runs) = (line.ink, line.runs) }
  }
}
