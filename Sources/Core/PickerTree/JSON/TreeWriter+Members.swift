import PickerGeometry
import PickerJSON
import PickerText

// What the forms have in common.
extension TreeWriter {
  /// Writes a table unless it is empty.
  mutating func write(_ key: StaticString, _ table: WrittenTable, to json: inout JSONWriter) {
    guard !table.entries.isEmpty else { return }
    json.key(key)
    json.array { json in
      for entry in table.entries where mayProceed(json.count) { json.raw(entry) }
    }
  }

  /// Fills in the label that a node shows, without its font.
  ///
  /// - Parameter withGlyphs: Whether the ink bounds and the glyphs belong to the label, if any are written, and not to
  ///   nodes of its lines.
  func fill(_ text: inout NodeText, labelOf node: LayoutNode, withGlyphs: Bool = true) {
    // A label is read where it is: a copy would retain all that it refers to.
    let label = Int(node.content)
    text.text = tree.labels[label].text.text
    text.fullText = tree.labels[label].fullText
    text.baseline = tree.labels[label].text.baseline
    text.crossing = tree.labels[label].crossing.map { Shared($0) }
    setGlyphs(of: withGlyphs && hasGlyphs ? tree.textLine(for: node) : nil, &text)
  }

  /// Returns a line that is a separate node, or an entry in the lines of a label.
  func text(of line: TextLine) -> NodeText {
    var text = NodeText(text: line.text, baseline: line.baseline)
    setGlyphs(of: hasGlyphs ? line : nil, &text)
    return text
  }

  private var hasGlyphs: Bool { tree.detail.contains(.glyphs) }

  private func setGlyphs(of line: TextLine?, _ text: inout NodeText) {
    (text.ink, text.runs) = (line?.ink, line?.runs)
  }
}
