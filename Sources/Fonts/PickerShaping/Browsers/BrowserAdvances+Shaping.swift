import CPickerHarfBuzz
import PickerGeometry
import PickerText

extension BrowserAdvances {
  /// The width of runs that are read one after another, in points, including letter spacing.
  func width(of runs: [ShapedRun], _ glyphs: UnsafeBufferPointer<ShapedGlyph>) -> Double {
    var width = BrowserWidth(in: browser)
    for run in runs {
      width.beginRun(level: run.level)
      for glyph in glyphs[run.glyphs] { width.add(advance(of: glyph, in: run.instance)) }
    }
    return width.total
  }

  /// The advance of one glyph with its letter spacing, in points.
  func advance(of glyph: ShapedGlyph, in instance: FontInstance) -> Double {
    let own = hb_font_get_glyph_h_advance(instance.harfbuzz, UInt32(glyph.id))
    let measured = BrowserGlyph(
      advance: Int(glyph.advance), ownAdvance: Int(own),
      fontUnits: instance.advanceUnits?[glyph.id], takesSpacing: glyph.takesSpacing)
    return advance(of: measured, in: instance.browserFace)
  }
}

extension ShapedGlyph {
  /// The advance of a glyph that stands alone, in points, without letter spacing.
  func width(in instance: FontInstance, at scale: TextScale) -> Double {
    scale.browser.map { BrowserAdvances($0, at: scale).advance(of: self, in: instance) }
      ?? Double(advance) / instance.unitsPerEm * scale.size
  }
}

extension FontInstance {
  fileprivate var browserFace: BrowserFace {
    BrowserFace(
      unitsPerEm: unitsPerEm, fontUnitsPerEm: vertical.unitsPerEm, sizeFactor: sizeFactor,
      boldAdvance: boldAdvance, hasPictures: typeface.strike != nil)
  }
}
