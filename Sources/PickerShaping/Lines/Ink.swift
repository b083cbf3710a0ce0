import CPickerHarfBuzz
import PickerGeometry
import PickerText
import Synchronization

extension ShapedLine {
  /// The bounds of what is drawn, relative to the line's top left corner; nil where nothing is.
  func ink(_ order: [Int], at scale: TextScale, baseline: Double) -> Rect? {
    var pen = 0.0
    var bounds: Rect?
    for place in order {
      let instance = shaped.runs[place].instance
      for glyph in GlyphRun(shaped.runs[place], of: shaped, at: scale).glyphs {
        if let ink = instance.ink(of: UInt16(truncatingIfNeeded: glyph.id)) {
          let drawn = Rect(
            x: pen + glyph.offset.x + ink.x * scale.size,
            y: baseline + glyph.offset.y + ink.y * scale.size, width: ink.width * scale.size,
            height: ink.height * scale.size)
          bounds = bounds?.union(drawn) ?? drawn
        }
        pen += glyph.advance.x
      }
    }
    return bounds
  }
}

/// Bounds of glyphs that were asked for, in all instances of one typeface.
struct InkTable {
  struct Key: Hashable {
    let instance: Int
    let glyph: UInt16
  }

  /// What one takes, with its key and the table's own parts.
  static let entryBytes = 128

  /// Nil of a glyph that draws nothing.
  var table = RecentTable<Key, Rect?>(limit: 512 << 10)
  private var lastNumber = 0

  /// A number that was never given before.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension FontInstance {
  /// The bounds of a glyph's outline, or of its bitmap, in em, y down from the baseline.
  func ink(of glyph: UInt16) -> Rect? {
    let key = InkTable.Key(instance: number, glyph: glyph)
    return typeface.inks.withLock { inks in
      if let known = inks.table.find(key) { return known }
      let found = outline(of: UInt32(glyph))?.bounds ?? bitmapBounds(of: glyph)
      inks.table.insert(found, for: key, bytes: InkTable.entryBytes)
      return found
    }
  }

  private func bitmapBounds(of glyph: UInt16) -> Rect? {
    guard typeface.strike != nil else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(harfbuzz, UInt32(glyph), &extents) != 0,
      extents.width != 0, extents.height != 0
    else { return nil }
    let unit = 1 / FontInstance.unitsPerEm
    return Rect(
      x: Double(extents.x_bearing) * unit, y: -Double(extents.y_bearing) * unit,
      width: Double(extents.width) * unit, height: -Double(extents.height) * unit)
  }
}
