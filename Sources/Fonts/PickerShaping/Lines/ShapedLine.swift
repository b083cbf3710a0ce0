import PickerGeometry
import PickerText

/// One line of shaped text, independent of the font size.
struct ShapedLine: Sendable {
  /// The drawn text.
  var text: String
  /// The runs in reading order.
  var shaped: ShapedRuns
  /// The advance in em, without letter spacing.
  var advance: Double
  var spacedUnits: Int

  init(text: String, shaped: ShapedRuns, isSpaced: Bool) {
    self.text = text
    self.shaped = shaped
    let unitsPerEm = shaped.runs.first?.instance.unitsPerEm ?? FontInstance.unitsPerEm
    advance = Double(shaped.advance()) / unitsPerEm
    spacedUnits = isSpaced ? shaped.spacedUnits() : 0
  }

  /// The width in points, including letter spacing, which may make it negative.
  func width(at scale: TextScale) -> Double {
    if let browser = scale.browser {
      return shaped.glyphs.withUnsafeBufferPointer {
        BrowserAdvances(browser, at: scale).width(of: shaped.runs, $0)
      }
    }
    return advance * scale.size + Double(spacedUnits) * scale.letterSpacing
  }

  /// Returns the positioned line with its top at `top`.
  func placed(at scale: TextScale, top: Double, extent: LineExtent) -> TextLine {
    let order = BidiLevels.visualOrder(shaped.runs.map(\.level))
    let runs = order.map { GlyphRun(shaped.runs[$0], of: shaped, at: scale) }
    let frame = Rect(x: 0, y: top, width: max(0, width(at: scale)), height: extent.height)
    return TextLine(
      text: text, frame: frame, baseline: extent.baseline, runs: runs,
      ink: scale.wantsInk ? ink(order, at: scale, baseline: extent.baseline) : nil)
  }
}

extension GlyphRun {
  /// Creates the run at a size. Letter spacing follows a glyph in reading direction: on its left in right-to-left
  /// runs, which is why the glyph is shifted by it there.
  init(_ run: ShapedRun, of shaped: ShapedRuns, at scale: TextScale) {
    let unit = scale.size / run.instance.unitsPerEm
    let browser = scale.browser.map { BrowserAdvances($0, at: scale) }
    let glyphs = shaped.glyphs[run.glyphs].map { glyph in
      let spacing = glyph.takesSpacing ? scale.letterSpacing : 0
      let shift = run.isRightToLeft ? spacing : 0
      let advance =
        browser?.advance(of: glyph, in: run.instance) ?? Double(glyph.advance) * unit + spacing
      return Glyph(
        id: UInt32(glyph.id), cluster: run.isEllipsis ? -1 : Int(glyph.cluster),
        advance: Point(x: advance, y: 0),
        offset: Point(x: Double(glyph.dx) * unit + shift, y: -Double(glyph.dy) * unit + 0))
    }
    self.init(
      face: run.instance.face, size: scale.size * run.instance.sizeFactor,
      direction: run.isRightToLeft ? .rightToLeft : .leftToRight, glyphs: glyphs)
  }
}
