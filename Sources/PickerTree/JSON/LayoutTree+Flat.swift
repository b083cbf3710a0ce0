import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

// The flat form: all nodes in one list, and the tables that they refer to.
extension LayoutTree {
  /// Writes the keys `nodes`, `paints`, `labels` and `fonts`.
  func writeFlat(to json: inout JSONWriter) {
    let context = NodeContext(self)
    var lineCounts = [Int](repeating: 0, count: labels.count)
    json.key("nodes")
    json.array { json in
      walk(from: ()) { node, _ in
        guard context.mayProceed(json) else { return .stop }
        var record = context.record(of: node.position, in: self)
        record.parent = node.parentPosition
        record.frame = node.absoluteFrame
        refer(&record, from: node.position, &lineCounts)
        json.object(inline: true) { NodeRecord.flat.write(record, to: &$0) }
        return .descend(())
      }
    }
    if !paints.isEmpty { json.member("paints", paints) }
    writeLabels(lineCounts, to: &json)
    if !fonts.isEmpty { json.member("fonts", fonts) }
  }

  /// Sets the table indices of a record. Lines are numbered in the order in which they are written.
  private func refer(_ record: inout NodeRecord, from position: Int, _ lineCounts: inout [Int]) {
    let node = nodes[position]
    record.paintNumber = node.paint >= 0 ? Int(node.paint) : nil
    guard label(of: node) != nil else { return }
    record.labelNumber = Int(node.content)
    guard node.role == .line else { return }
    record.index = lineCounts[Int(node.content)]
    lineCounts[Int(node.content)] += 1
  }

  private func writeLabels(_ lineCounts: [Int], to json: inout JSONWriter) {
    guard !labels.isEmpty else { return }
    let wantsGlyphs = detail.contains(.glyphs)
    json.key("labels")
    json.array { json in
      for (label, count) in zip(labels, lineCounts) where Budget.allows(bytes: json.bytes.count) {
        let record = LabelRecord(label, lineCount: count, withGlyphs: wantsGlyphs)
        json.object(inline: true) { LabelRecord.fields.write(record, to: &$0) }
      }
    }
  }
}

/// An entry of the table `labels`.
struct LabelRecord: Sendable {
  /// The text; its font is in the table `fonts`.
  var text = NodeText()
  var font = 0
  /// The lines that are separate nodes.
  var lines: [NodeText] = []

  init() {}

  init(_ label: Label, lineCount: Int, withGlyphs: Bool) {
    text = NodeText(
      text: label.text.text, fullText: label.fullText, baseline: label.text.baseline,
      crossing: label.crossing)
    font = label.font
    let numbers = 0..<max(1, lineCount)
    let all = numbers.compactMap { label.text.line($0) }.map {
      NodeText($0, withGlyphs: withGlyphs)
    }
    if lineCount > 0 {
      lines = all
    } else if label.text.lineCount == 1, let line = all.first {
      (text.ink, text.runs) = (line.ink, line.runs)
    }
  }

  static let fields = Fields<LabelRecord, Budget>(
    NodeText.fields.without(["font"]).within({ $0.text }, always: true) { $1(&$0.text) },
    [
      Field("font", .count(atLeast: 0), { $0.font }) { $0.font = $1 },
      lines,
    ])

  private static var lines: Field<LabelRecord, Budget> {
    let fields = NodeText.fields.without(["font", "fullText", "crossing"])
    var field = Field<LabelRecord, Budget>("lines", schema: .list(of: fields.schema)) {
      (json, label, budget) throws(JSONError) in
      for element in try json.array() {
        var line = NodeText()
        try fields.read(try element.object(), into: &line, budget)
        label.lines.append(line)
      }
    }
    field.output = FieldOutput(
      schema: { .list(of: fields.writtenSchema) }, isRequired: false,
      write: { label, json in
        guard !label.lines.isEmpty else { return }
        json.key("lines")
        json.array(inline: true) { json in
          for line in label.lines { json.object(inline: true) { fields.write(line, to: &$0) } }
        }
      }, round: { _ in })
    return field
  }
}

extension NodeText {
  /// Creates the text of a line, with ink bounds and glyph runs if requested.
  init(_ line: TextLine, withGlyphs: Bool) {
    self.init(text: line.text, baseline: line.baseline)
    if withGlyphs { (ink, runs) = (line.ink, line.runs) }
  }
}
