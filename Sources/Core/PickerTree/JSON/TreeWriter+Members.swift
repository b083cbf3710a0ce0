import PickerGeometry
import PickerJSON
import PickerText

// What the forms have in common.
extension TreeWriter {
  /// Writes a table, unless it is empty.
  func write(_ key: String, _ entries: [[UInt8]], to json: inout JSONWriter) {
    guard !entries.isEmpty else { return }
    json.key(key)
    json.array { json in
      for entry in entries where mayProceed(json.count) { json.raw(entry) }
    }
  }

  /// Returns the text of the label that a node shows, without its font.
  ///
  /// - Parameter withGlyphs: Whether the ink bounds and the glyphs belong to the label, if any are written, and not to
  ///   nodes of its lines.
  mutating func labelText(of node: LayoutNode, withGlyphs: Bool = true) -> NodeText {
    // A label is read where it is: a copy would retain all that it refers to.
    let label = Int(node.content)
    var text = NodeText(
      text: tree.labels[label].text.text, fullText: tree.labels[label].fullText,
      baseline: tree.labels[label].text.baseline)
    if let crossing = tree.labels[label].crossing { text.crossing = .value(crossing) }
    if withGlyphs, hasGlyphs, let line = tree.textLine(for: node) { addGlyphs(of: line, to: &text) }
    return text
  }

  /// Returns a line that is a node of its own, or an entry in the lines of a label.
  mutating func text(of line: TextLine) -> NodeText {
    var text = NodeText(text: line.text, baseline: line.baseline)
    if hasGlyphs { addGlyphs(of: line, to: &text) }
    return text
  }

  private var hasGlyphs: Bool { tree.detail.contains(.glyphs) }

  private mutating func addGlyphs(of line: TextLine, to text: inout NodeText) {
    text.ink = line.ink
    var runs = GlyphRuns()
    runs.runs = line.runs
    for run in line.runs { runs.faces.append(json(ofFaceOf: run)) }
    text.runs = runs
  }
}
