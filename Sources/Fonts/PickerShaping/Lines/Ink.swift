import PickerLimits
import CPickerHarfBuzz
import PickerGeometry
import PickerText

extension ShapedLine {
  /// The ink bounds relative to the top left corner of the line; nil if nothing is drawn.
  func ink(_ order: [Int], at scale: TextScale, baseline: Double) -> Rect? {
    var pen = 0.0
    var bounds: Rect?
    for place in order {
      let instance = shaped.runs[place].instance
      let size = scale.size * instance.sizeFactor
      for glyph in GlyphRun(shaped.runs[place], of: shaped, at: scale).glyphs {
        if let ink = instance.ink(of: UInt16(truncatingIfNeeded: glyph.id)) {
          let drawn = Rect(
            x: pen + glyph.offset.x + ink.x * size, y: baseline + glyph.offset.y + ink.y * size,
            width: ink.width * size, height: ink.height * size)
          bounds = bounds?.union(drawn) ?? drawn
        }
        pen += glyph.advance.x
      }
    }
    return bounds
  }
}

/// A cache of glyph bounds for all instances of one typeface.
struct InkTable {
  struct InkKey: Hashable {
    let instance: Int
    let glyph: UInt16
  }

  /// The approximate size of an entry in bytes, including its key and the overhead of the table.
  static let entryBytes = 128

  /// The bounds of each glyph; nil for a glyph that draws nothing.
  var table = RecentTable<InkKey, Rect?>(limit: 512 << 10)
  private var lastNumber = 0

  /// Returns a number that is unique for the typeface.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension FontInstance {
  /// The bounds of the outline or the bitmap of a glyph, in em, y down from the baseline.
  func ink(of glyph: UInt16) -> Rect? {
    let key = InkTable.InkKey(instance: number, glyph: glyph)
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
    let unit = 1 / (unitsPerEm * sizeFactor)
    return Rect(
      x: Double(extents.x_bearing) * unit, y: -Double(extents.y_bearing) * unit,
      width: Double(extents.width) * unit, height: -Double(extents.height) * unit)
  }
}
