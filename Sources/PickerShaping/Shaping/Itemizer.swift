import CPickerHarfBuzz
import CPickerICU
import PickerGeometry

/// A stretch of text of one script, one direction, and all emoji or none.
struct TextItem: Equatable {
  /// In UTF-8 bytes.
  var bytes: Range<Int>
  var script: hb_script_t
  /// The bidi embedding level; odd ones are right to left.
  var level: UInt8
  var isEmoji: Bool

  static func == (a: TextItem, b: TextItem) -> Bool {
    a.bytes == b.bytes && a.isAlike(b)
  }

  func isAlike(_ other: TextItem) -> Bool {
    script == other.script && level == other.level && isEmoji == other.isEmoji
  }
}

/// A text parted into items, in reading order.
struct ItemizedText {
  var items: [TextItem]
  /// Nil where none was asked for and no character is strong.
  var direction: LayoutDirection?
}

/// Parts a text by script, direction and emoji presentation.
enum Itemizer {
  /// The items of `text` in a paragraph of `direction`; nil: that of the first strong character.
  static func itemize(_ text: String, direction asked: LayoutDirection?) -> ItemizedText {
    let scalars = Array(text.unicodeScalars)
    let direction = asked ?? BidiLevels.firstStrong(scalars)
    let levels = BidiLevels.levels(of: scalars, base: direction == .rightToLeft ? 1 : 0)
    let scripts = ScriptResolver.scripts(of: scalars)
    let emoji = EmojiPresentation.flags(of: text, scalars)
    var items: [TextItem] = []
    var start = 0
    var lastSpace = 0
    for i in scalars.indices {
      let end = start + UTF8.width(scalars[i])
      let item = TextItem(
        bytes: start..<end, script: scripts[i], level: levels[i], isEmoji: emoji?[i] ?? false)
      if scalars[i] == " " { lastSpace = end }
      items.extend(with: item, lastSpace: lastSpace)
      start = end
    }
    return ItemizedText(items: items, direction: direction)
  }
}

extension [TextItem] {
  /// Adds one character: to the last item where it is alike, else as an item of its own.
  ///
  /// Items end at a space, or anywhere, before they become longer than ``PlainText/longest``:
  /// what HarfBuzz needs for a heap of combining marks grows with the square of it.
  fileprivate mutating func extend(with item: TextItem, lastSpace: Int) {
    guard let last, last.isAlike(item) else {
      append(item)
      return
    }
    let start = last.bytes.lowerBound
    guard item.bytes.upperBound - start > PlainText.longest else {
      self[count - 1].bytes = start..<item.bytes.upperBound
      return
    }
    let cut =
      lastSpace > start && lastSpace <= item.bytes.lowerBound ? lastSpace : item.bytes.lowerBound
    self[count - 1].bytes = start..<cut
    var rest = item
    rest.bytes = cut..<item.bytes.upperBound
    append(rest)
  }
}
