import PickerGeometry
import PickerJSON
import PickerText

// What the forms have in common.
extension TreeWriter {
  /// Whether glyphs are written.
  var hasGlyphs: Bool { tree.detail.contains(.glyphs) }

  /// Writes the id, and the index of a row, line or page.
  ///
  /// - Parameter index: Below 0: none.
  func writeIdentity(of node: LayoutNode, index: Int, to json: inout JSONWriter) {
    if let id = tree.id(of: node) { json.member("id", string: id) }
    if index >= 0 { json.member("index", integer: index) }
  }

  /// Writes whether a node is selected and enabled, and the selection mode of a control.
  ///
  /// - Parameter always: Whether it is also written that a node is not selected, or enabled.
  func writeState(of node: LayoutNode, always: Bool, to json: inout JSONWriter) {
    let isSelected = node.state.contains(.selected)
    if isSelected || always { json.member("selected", bool: isSelected) }
    let isDisabled = node.state.contains(.disabled)
    if isDisabled || always { json.member("enabled", bool: !isDisabled) }
    if let selection = node.state.selection {
      json.member("selection", string: selection.rawValue)
    }
  }

  /// Writes a table, unless it is empty.
  func write(_ key: String, _ entries: [[UInt8]], to json: inout JSONWriter) {
    guard !entries.isEmpty else { return }
    json.key(key)
    json.array { json in
      for entry in entries where mayProceed(json.count) { json.raw(entry) }
    }
  }

  /// Writes the text of a label.
  ///
  /// - Parameters:
  ///   - node: The node that shows it.
  ///   - withGlyphs: Whether the ink bounds and the glyphs belong to the label, if any are written, and not to nodes of
  ///     its lines.
  ///   - font: The index of the font among ``fonts``; nil if it is not written with the text.
  func writeLabel(
    _ label: Int, of node: LayoutNode, withGlyphs: Bool = true, font: Int? = nil,
    to json: inout JSONWriter
  ) {
    let label = tree.labels[label]
    json.member("text", string: label.text.text)
    if let fullText = label.fullText { json.member("fullText", string: fullText) }
    json.member("baseline", length: label.text.baseline)
    if let font { json.member("font", raw: fonts.entries[font]) }
    label.crossing?.writeMember(to: &json)
    guard hasGlyphs, withGlyphs, let line = tree.textLine(for: node) else { return }
    writeGlyphs(of: line, to: &json)
  }

  /// Writes the members of a line that is a node of its own, or an entry in the lines of a label.
  func write(_ line: TextLine, to json: inout JSONWriter) {
    json.member("text", string: line.text)
    json.member("baseline", length: line.baseline)
    if hasGlyphs { writeGlyphs(of: line, to: &json) }
  }

  private func writeGlyphs(of line: TextLine, to json: inout JSONWriter) {
    if let ink = line.ink {
      json.key("ink")
      ink.write(to: &json)
    }
    json.key("runs")
    json.array { json in for run in line.runs { run.write(to: &json, lastFace) } }
  }
}

extension NodeExtras {
  /// Writes the members before the frame.
  func writeBeforeFrame(to json: inout JSONWriter) {
    if let minTarget { json.member("minTarget", length: minTarget) }
    accessibility?.write(to: &json)
  }

  /// Writes the members after the paint.
  func writeAfterPaint(to json: inout JSONWriter) {
    if let effects { Effects.fields.write(effects, to: &json) }
    measuredPath?.writeMeasures(to: &json)
    if let clipBoundingRect {
      json.key("clipBoundingRect")
      clipBoundingRect.write(to: &json)
    }
    if let control { ControlState.fields.write(control, to: &json) }
    if let reserved {
      json.key("reserved")
      reserved.write(to: &json)
    }
    overflow?.writeMembers(to: &json)
    if let icon { icon.writeMembers(artwork: artworkNumber, to: &json) }
    if let image { ImageReference.fields.write(image, to: &json) }
  }
}

extension IconReference {
  fileprivate func writeMembers(artwork number: Int?, to json: inout JSONWriter) {
    json.member("name", string: name)
    if isMirrored { json.member("mirrored", bool: true) }
    if let number { json.member("artwork", integer: number) }
  }
}

extension Overflow {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("hiddenCount", integer: hiddenIDs.count)
    json.key("hiddenIDs")
    json.array(inline: true) { json in for id in hiddenIDs { json.string(id) } }
  }
}
