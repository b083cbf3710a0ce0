import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

extension LayoutTree {
  /// Appends a label in `frame`, with a `line` node for each line where it has several.
  package mutating func appendLabel(_ label: Int, frame: Rect, leftShare: Double, paint: Int) {
    let node = LayoutNode(.label, frame: frame, paint: paint, content: label)
    guard labels[label].text.lineCount > 1 else { return append(node) }
    append(node) { tree in
      let box = Rect(size: frame.size)
      tree.appendLines(of: label, in: box, leftShare: leftShare, paint: paint)
    }
  }

  /// Warns of a text that is truncated, or lacks glyphs, pictures or families of its font.
  package mutating func warn(of text: MeasuredText, id: String?) {
    if text.isTruncated {
      warnings.append(
        Warning(.truncated, id: id, message: "the label is cut to \"\(text.text)\""))
    }
    for scalar in text.missing {
      let code = String(scalar.value, radix: 16, uppercase: true)
      let number = String(repeating: "0", count: max(0, 4 - code.count)) + code
      warnings.append(
        Warning(.missingGlyph, id: id, message: "no font has a glyph for U+\(number)"))
    }
    warn(ofMissing: text.missingPictures, id: id)
    for family in text.missingFamilies { warn(Warning(missingFamily: family)) }
  }

  private mutating func warn(ofMissing emoji: [String], id: String?) {
    if emoji.isEmpty { return }
    let shown = emoji.joined(separator: " ").quotedInMessage
    warnings.append(
      Warning(.missingPicture, id: id, message: "no installed font can draw \(shown)"))
  }
}

extension Warning {
  /// The warning that no font of a family is loaded.
  init(missingFamily family: String) {
    self.init(.missingFont, message: "no font of the family \(family.quotedInMessage) is loaded")
  }
}
