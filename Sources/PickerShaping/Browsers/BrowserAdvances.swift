import CPickerHarfBuzz
import PickerGeometry
import PickerText

/// Rounds the advances of glyphs at a size as a browser does.
///
/// A browser asks FreeType for the advance of a glyph, at a size in 1/64 px, and HarfBuzz for the kerning at the exact size; both in
/// 1/65536 px. Firefox rounds the sum for each glyph to the nearest layout unit. Chromium adds up the glyphs of each run in single
/// precision, and rounds the width of a bidi level up.
struct BrowserAdvances {
  private let browser: Browser
  private let scale: TextScale

  init(_ browser: Browser, at scale: TextScale) {
    self.browser = browser
    self.scale = scale
  }

  /// The width of runs that are read one after another, in points, including letter spacing.
  func width(of runs: [ShapedRun], _ glyphs: UnsafeBufferPointer<ShapedGlyph>) -> Double {
    var width = 0.0
    var level: UInt8?
    var pending = 0.0
    for run in runs {
      if run.level != level {
        width += rounded(pending)
        (pending, level) = (0, run.level)
      }
      pending += sum(of: glyphs[run.glyphs], in: run.instance)
    }
    return width + rounded(pending)
  }

  /// The sum of the advances of one run, in points.
  private func sum(of glyphs: some Sequence<ShapedGlyph>, in instance: FontInstance) -> Double {
    guard browser == .chromium else {
      return glyphs.reduce(0) { $0 + advance(of: $1, in: instance) }
    }
    return Double(glyphs.reduce(Float(0)) { $0 + Float(advance(of: $1, in: instance)) })
  }

  /// The advance of one glyph with its letter spacing, in points: in Firefox whole layout units.
  func advance(of glyph: ShapedGlyph, in instance: FontInstance) -> Double {
    let advance = Double(fixed(glyph, in: instance)) / 65536
    let spacing = glyph.takesSpacing ? scale.letterSpacing : 0
    guard browser == .firefox else { return advance + spacing }
    return nearest(advance) + nearest(spacing)
  }

  /// The width of the glyphs of one bidi level.
  private func rounded(_ width: Double) -> Double {
    let units = browser.unitsPerPoint
    switch browser {
    case .chromium, .webkit: return (width * units).rounded(.up) / units
    // A sum of whole units, which are no binary fractions.
    case .firefox: return (width * units).rounded() / units
    }
  }

  private func nearest(_ length: Double) -> Double {
    (length * browser.unitsPerPoint + 0.5).rounded(.down) / browser.unitsPerPoint
  }

  /// The advance of a glyph in 1/65536 px.
  private func fixed(_ glyph: ShapedGlyph, in instance: FontInstance) -> Int {
    let unit = scale.size * 65536 / instance.unitsPerEm
    // The advance of a picture is whole pixels.
    if glyph.advance == 0 || instance.typeface.strike != nil {
      return Int((Double(glyph.advance) * unit / 65536).rounded()) * 65536
    }
    let own = Int(hb_font_get_glyph_h_advance(instance.harfbuzz, UInt32(glyph.id)))
    let unitsPerEm = instance.vertical.unitsPerEm
    let kerning = (Double(Int(glyph.advance) - own) * unit).rounded()
    // Source: FT_Request_Size and FT_Get_Advance, and Chromium's skrifa. `factor` is in 1/65536 of 1/64 px for each font unit.
    let size = scale.size * instance.sizeFactor
    let pixels = browser == .chromium ? (size * 64 + 1e-6).rounded(.down) : (size * 64).rounded()
    let factor = (pixels * 65536 / Double(unitsPerEm)).rounded()
    let units = instance.advanceUnits?[glyph.id] ?? designUnits(of: own, in: instance)
    let boldness = (instance.boldAdvance * size * 65536).rounded()
    return Int((Double(units) * factor / 64).rounded() + kerning + boldness)
  }

  /// The whole font units of an advance that HarfBuzz scaled.
  private func designUnits(of shaped: Int, in instance: FontInstance) -> Int {
    let unitsPerEm = Double(instance.vertical.unitsPerEm)
    let scale = instance.unitsPerEm * instance.sizeFactor
    return Int((Double(shaped) * unitsPerEm / scale).rounded())
  }
}
