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
struct Itemizer {
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let byteCount: Int

  init(_ text: String) {
    var scalars: [(scalar: Unicode.Scalar, offset: Int)] = []
    scalars.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append((scalar, offset))
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    byteCount = offset
  }

  /// The items of `text` in a paragraph of `direction`; nil: that of the first strong character.
  static func itemize(_ text: String, direction: LayoutDirection?) -> ItemizedText {
    Itemizer(text).itemized(text, direction: direction)
  }

  private func itemized(_ text: String, direction asked: LayoutDirection?) -> ItemizedText {
    let values = scalars.map(\.scalar)
    let direction = asked ?? BidiLevels.firstStrong(values)
    let baseLevel: UInt8 = direction == .rightToLeft ? 1 : 0
    let levels = BidiLevels.levels(of: values, base: baseLevel)
    let scripts = ScriptResolver.scripts(of: values)
    let emoji = EmojiPresentation.flags(of: text, count: values.count)
    var items: [TextItem] = []
    for (i, (_, offset)) in scalars.enumerated() {
      let end = i + 1 < scalars.count ? scalars[i + 1].offset : byteCount
      let item = TextItem(
        bytes: offset..<end, script: scripts[i], level: levels[i], isEmoji: emoji[i])
      if let last = items.last, last.isAlike(item) {
        items[items.count - 1].bytes = last.bytes.lowerBound..<end
      } else {
        items.append(item)
      }
    }
    return ItemizedText(items: items, direction: direction)
  }
}
