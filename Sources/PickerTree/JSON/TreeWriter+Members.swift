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
  @inline(__always)
  func writeIdentity(of node: LayoutNode, index: Int, to json: inout JSONWriter) {
    if node.id >= 0 { json.member(next: "id", string: ids[checked(node.id, below: ids.count)]) }
    if index >= 0 { json.member(next: "index", integer: index) }
  }

  /// Writes whether a node is selected and enabled, and the selection mode of a control.
  ///
  /// - Parameter always: Whether it is also written that a node is not selected, or enabled.
  @inline(__always)
  func writeState(of node: LayoutNode, always: Bool, to json: inout JSONWriter) {
    guard always || node.state.rawValue != 0 else { return }
    let isSelected = node.state.contains(.selected)
    if isSelected || always { json.member(next: "selected", bool: isSelected) }
    let isDisabled = node.state.contains(.disabled)
    if isDisabled || always { json.member(next: "enabled", bool: !isDisabled) }
    if let selection = node.state.selection {
      json.member(next: "selection", string: selection.rawValue)
    }
  }

  /// Writes a table, unless it is empty.
  func write(_ key: String, _ entries: [WrittenTable.Entry], to json: inout JSONWriter) {
    guard !entries.isEmpty else { return }
    json.key(key)
    json.array { json in
      for entry in entries where mayProceed(json.count) { json.raw(entry) }
    }
  }

  /// Writes the text of a label, which may be the first member of an object.
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
    json.key(constant: "text")
    json.string(labels[label].text.text)
    if let fullText = labels[label].fullText { json.member(next: "fullText", string: fullText) }
    json.member(next: "baseline", length: labels[label].text.baseline)
    if let font { json.member(next: "font", raw: fonts.entries[font]) }
    labels[label].crossing?.asWritten.writeMember(to: &json)
    guard hasGlyphs, withGlyphs, let line = tree.textLine(for: node) else { return }
    writeGlyphs(of: line, to: &json)
  }

  /// Writes the members of a line that is a node of its own, or an entry in the lines of a label.
  func write(_ line: TextLine, to json: inout JSONWriter) {
    json.key(constant: "text")
    json.string(line.text)
    json.member(next: "baseline", length: line.baseline)
    if hasGlyphs { writeGlyphs(of: line, to: &json) }
  }

  private func writeGlyphs(of line: TextLine, to json: inout JSONWriter) {
    if let ink = line.ink {
      json.key(next: "ink")
      ink.write(to: &json)
    }
    json.key(next: "runs")
    json.array { json in for run in line.runs { run.write(to: &json, lastFace) } }
  }
}

extension NodeExtras {
  /// Writes the members before the frame.
  func writeBeforeFrame(to json: inout JSONWriter) {
    if let minTarget { json.member(next: "minTarget", length: minTarget) }
    accessibility?.write(to: &json)
  }

  /// Writes the members after the paint.
  func writeAfterPaint(to json: inout JSONWriter) {
    if let effects { Effects.fields.write(effects, to: &json) }
    measuredPath?.writeMeasures(to: &json)
    if let clipBoundingRect {
      json.key(next: "clipBoundingRect")
      clipBoundingRect.write(to: &json)
    }
    if let control { ControlState.fields.write(control, to: &json) }
    if let reserved {
      json.key(next: "reserved")
      reserved.write(to: &json)
    }
    overflow?.writeMembers(to: &json)
    if let icon { icon.writeMembers(artwork: artworkNumber, to: &json) }
    if let image { ImageReference.fields.write(image, to: &json) }
  }
}

extension IconReference {
  fileprivate func writeMembers(artwork number: Int?, to json: inout JSONWriter) {
    json.member(next: "name", string: name)
    if isMirrored { json.member(next: "mirrored", bool: true) }
    if let number { json.member(next: "artwork", integer: number) }
  }
}

extension Overflow {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member(next: "hiddenCount", integer: hiddenIDs.count)
    json.key(next: "hiddenIDs")
    json.array(inline: true) { json in for id in hiddenIDs { json.string(id) } }
  }
}
