import PickerGeometry

/// Rounds the advances of glyphs at a size as a browser does.
///
/// A browser asks FreeType for the advance of a glyph, at a size in 1/64 px, and HarfBuzz for the kerning at the exact size; both in
/// 1/65536 px. Firefox rounds the sum for each glyph to the nearest layout unit.
package struct BrowserAdvances {
  /// The browser as which texts are measured, ``Browser/ofTexts``.
  package let browser: Browser
  private let scale: TextScale

  package init(_ browser: Browser, at scale: TextScale) {
    self.browser = browser
    self.scale = scale
  }

  /// The advance of one glyph with its letter spacing, in points; in Firefox whole layout units.
  package func advance(of glyph: BrowserGlyph, in face: BrowserFace) -> Double {
    let advance = Double(fixed(glyph, in: face)) / 65536
    let spacing = glyph.takesSpacing ? scale.letterSpacing : 0
    guard browser == .firefox else { return advance + spacing }
    return nearest(advance) + nearest(spacing)
  }

  private func nearest(_ length: Double) -> Double {
    (length * browser.unitsPerPoint + 0.5).rounded(.down) / browser.unitsPerPoint
  }

  /// The advance of a glyph in 1/65536 px.
  private func fixed(_ glyph: BrowserGlyph, in face: BrowserFace) -> Int {
    let unit = scale.size * 65536 / face.unitsPerEm
    // The advance of a picture is whole pixels.
    if glyph.advance == 0 || face.hasPictures {
      return Int((Double(glyph.advance) * unit / 65536).rounded()) * 65536
    }
    let kerning = (Double(glyph.advance - glyph.ownAdvance) * unit).rounded()
    // Source: FT_Request_Size and FT_Get_Advance, and Chromium's skrifa. `factor` is in 1/65536 of 1/64 px for each font unit.
    let size = scale.size * face.sizeFactor
    let pixels = browser == .chromium ? (size * 64 + 1e-6).rounded(.down) : (size * 64).rounded()
    let factor = (pixels * 65536 / Double(face.fontUnitsPerEm)).rounded()
    let units = glyph.fontUnits ?? face.fontUnits(glyph.ownAdvance)
    let boldness = (face.boldAdvance * size * 65536).rounded()
    return Int((Double(units) * factor / 64).rounded() + kerning + boldness)
  }
}

/// The advance of one glyph in its font.
package struct BrowserGlyph {
  /// The shaped advance, kerning included, in units of ``BrowserFace/unitsPerEm``.
  package var advance: Int
  /// The advance of the glyph alone, in the same units.
  package var ownAdvance: Int
  /// The advance of the glyph alone as FreeType has it, in font units; nil for a static face, where it is ``ownAdvance``.
  package var fontUnits: Int?
  /// Whether letter spacing follows the glyph.
  package var takesSpacing: Bool

  package init(advance: Int, ownAdvance: Int, fontUnits: Int?, takesSpacing: Bool) {
    self.advance = advance
    self.ownAdvance = ownAdvance
    self.fontUnits = fontUnits
    self.takesSpacing = takesSpacing
  }
}

/// A face as far as the advances of its glyphs depend on it.
package struct BrowserFace {
  /// The number of units per em in which texts are shaped, without ``sizeFactor``.
  package var unitsPerEm: Double
  /// The number of font units per em.
  package var fontUnitsPerEm: Int
  /// The size of the face as a multiple of the font's.
  package var sizeFactor: Double
  /// The advance in em that synthetic bold adds to each glyph.
  package var boldAdvance: Double
  /// Whether glyphs are bitmaps.
  package var hasPictures: Bool

  package init(
    unitsPerEm: Double, fontUnitsPerEm: Int, sizeFactor: Double, boldAdvance: Double,
    hasPictures: Bool
  ) {
    self.unitsPerEm = unitsPerEm
    self.fontUnitsPerEm = fontUnitsPerEm
    self.sizeFactor = sizeFactor
    self.boldAdvance = boldAdvance
    self.hasPictures = hasPictures
  }

  /// The shaped advance in whole font units.
  fileprivate func fontUnits(_ shaped: Int) -> Int {
    Int((Double(shaped) * Double(fontUnitsPerEm) / (unitsPerEm * sizeFactor)).rounded())
  }
}
