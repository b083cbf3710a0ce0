import CPickerHarfBuzz
import CPickerICU
import PickerGeometry

/// A run of text with one script, one embedding level, and uniform emoji presentation.
struct TextItem: Equatable {
  /// The range in UTF-8 bytes.
  var bytes: Range<Int>
  var script: hb_script_t
  /// The bidi embedding level; odd levels are right to left.
  var level: UInt8
  var isEmoji: Bool

  static func == (a: TextItem, b: TextItem) -> Bool {
    a.bytes == b.bytes && a.hasSameProperties(b)
  }

  func hasSameProperties(_ other: TextItem) -> Bool {
    script == other.script && level == other.level && isEmoji == other.isEmoji
  }
}

/// A text split into items, in reading order.
struct ItemizedText {
  var items: [TextItem]
  /// The paragraph direction; nil if none was requested and no character is strong.
  var direction: LayoutDirection?
}

/// Splits a text by script, direction and emoji presentation.
enum Itemizer {
  /// Returns the items of `text` in a paragraph of `direction`; nil uses the first strong character.
  static func itemize(_ text: String, direction requested: LayoutDirection?) -> ItemizedText {
    let scalars = Array(text.unicodeScalars)
    let direction = requested ?? BidiLevels.firstStrong(scalars)
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
  /// Adds one character: extends the last item if their properties match, else starts a new item.
  ///
  /// Items are split at a space, or anywhere if there is none, before they exceed
  /// ``SingleRunText/maximumLength``: the time that HarfBuzz takes for a sequence of combining marks grows
  /// with the square of its length.
  fileprivate mutating func extend(with item: TextItem, lastSpace: Int) {
    guard let last, last.hasSameProperties(item) else {
      append(item)
      return
    }
    let start = last.bytes.lowerBound
    guard item.bytes.upperBound - start > SingleRunText.maximumLength else {
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
