import PickerGeometry
import PickerText
import PickerTree

extension LayoutTree {
  /// Adds a label, placed in `room`, with a `line` node for each line where it has several.
  mutating func appendLabel(
    _ label: Int, in room: Rect, alignment: LabelAlignment, direction: LayoutDirection, paint: Int
  ) {
    let text = labels[label].text
    let leftShare = (alignment.horizontal ?? .center).leftShare(in: direction)
    let free = room.width - text.size.width
    let left =
      free >= 0
      ? free * leftShare : LabelAlignment.Horizontal.leading.leftShare(in: direction) * free
    let top = (room.height - text.size.height) * (alignment.vertical ?? .center).topShare
    let frame = Rect(
      origin: Point(x: room.x + left, y: room.y + max(0, top)), size: text.size)
    let node = LayoutNode(.label, frame: frame, paint: paint, content: label)
    guard text.lines.count > 1 else { return append(node) }
    append(node) { tree in
      let box = Rect(origin: .zero, size: text.size)
      tree.appendLines(of: label, in: box, leftShare: leftShare, paint: paint)
    }
  }

  /// Adds a `line` node for each line of a label, placed in `box` from the top.
  mutating func appendLines(of label: Int, in box: Rect, leftShare: Double, paint: Int = -1) {
    for (number, line) in labels[label].text.lines.enumerated() {
      let left = (box.width - line.frame.width) * leftShare
      let frame = line.frame.offset(by: Point(x: box.x + left, y: box.y))
      append(LayoutNode(.line, frame: frame, index: number, paint: paint, content: label))
    }
  }

  /// Warns of the labels of items that could not be shown as they were meant.
  mutating func warnOfLabels(in items: Range<Int>) {
    for item in items { warn(of: labels[item].text, id: ids[item]) }
  }

  /// Warns of what could not be shown as it was meant: cut labels and missing characters.
  mutating func warn(of text: MeasuredText, id: String?) {
    if text.isTruncated {
      warnings.append(
        Warning(.truncated, id: id, message: "the label is cut to \"\(text.text)\""))
    }
    for scalar in text.missing {
      let code = String(scalar.value, radix: 16, uppercase: true)
      let number = String(repeating: "0", count: max(0, 4 - code.count)) + code
      warnings.append(
        Warning(.missingGlyph, id: id, message: "no face of the font has U+\(number)"))
    }
  }
}
