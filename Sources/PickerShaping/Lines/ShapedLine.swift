import PickerGeometry
import PickerText

/// One line of shaped text, at no size yet.
struct ShapedLine: Sendable {
  /// What is drawn.
  var text: String
  /// In reading order.
  var shaped: ShapedRuns
  /// In em, without letter spacing.
  var advance: Double
  var spacedUnits: Int

  init(text: String, shaped: ShapedRuns, isSpaced: Bool) {
    self.text = text
    self.shaped = shaped
    advance = Double(shaped.advance()) / FontInstance.unitsPerEm
    spacedUnits = isSpaced ? shaped.spacedUnits() : 0
  }

  /// In points.
  func width(at scale: TextScale) -> Double {
    advance * scale.size + Double(spacedUnits) * scale.letterSpacing
  }

  /// The line placed with its top at `top`.
  func placed(at scale: TextScale, top: Double, extent: LineExtent) -> TextLine {
    let order = BidiLevels.visualOrder(shaped.runs.map(\.level))
    let runs = order.map { GlyphRun(shaped.runs[$0], of: shaped, at: scale) }
    let frame = Rect(x: 0, y: top, width: width(at: scale), height: extent.height)
    return TextLine(
      text: text, frame: frame, baseline: extent.baseline, runs: runs,
      ink: scale.wantsInk ? ink(order, at: scale, baseline: extent.baseline) : nil)
  }
}

extension GlyphRun {
  /// The run at a size, letter spacing put in; right to left it stands on the left of a glyph.
  init(_ run: ShapedRun, of shaped: ShapedRuns, at scale: TextScale) {
    let unit = scale.size / FontInstance.unitsPerEm
    let glyphs = shaped.glyphs[run.glyphs].map { glyph in
      let spacing = glyph.takesSpacing ? scale.letterSpacing : 0
      let shift = run.isRightToLeft ? spacing : 0
      return Glyph(
        id: UInt32(glyph.id), cluster: run.isEllipsis ? -1 : Int(glyph.cluster),
        advance: Point(x: Double(glyph.advance) * unit + spacing, y: 0),
        offset: Point(x: Double(glyph.dx) * unit + shift, y: -Double(glyph.dy) * unit + 0))
    }
    self.init(
      face: run.instance.face, size: scale.size,
      direction: run.isRightToLeft ? .rightToLeft : .leftToRight, glyphs: glyphs)
  }
}
