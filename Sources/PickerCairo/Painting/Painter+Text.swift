import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// A glyph of a run with its position.
struct PlacedGlyph {
  let id: UInt32
  let form: GlyphShapes.Form
  let origin: Point
}

extension Painter {
  /// Draws a run of a line of text.
  ///
  /// - Parameter isCopied: Whether its text can be searched and copied.
  mutating func draw(
    run number: Int, of text: DisplayLine, from origin: Point, with brush: Brush, isCopied: Bool
  ) {
    let (run, frame) = (text.line.runs[number], text.frame)
    let isCopied = isCopied && self.text != nil && !isCastingShadow && canvas.shows(frame)
    let pieces = isCopied ? pieces(ofRun: number, of: text.line) : []
    let start = Point(x: frame.x, y: frame.y + text.line.baseline)
    let face = glyphs.number(of: run.face)
    let glyphs = placed(run, face: face, from: origin)
    if show(run, glyphs, face: face, fill: brush.fill, pieces: pieces, at: start) { return }
    let reach = frame.outset(by: max(frame.height, run.size))
    draw(glyphs, size: run.size, with: brush, over: reach)
    self.text?.layer.add(pieces, size: run.size, at: start, place: place)
  }

  /// The text of a run for copying and searching.
  private mutating func pieces(ofRun number: Int, of line: TextLine) -> [TextPiece] {
    if number == 0 || copiedLine != line { (copiedLine, copiedPieces) = (line, line.pieces) }
    return number < copiedPieces.count ? copiedPieces[number] : []
  }

  /// Draws the glyphs of a run as one figure, so that joined letters have no seams.
  private func draw(
    _ glyphs: [PlacedGlyph], size: Double, with brush: Brush, over area: Rect
  ) {
    paintFill(brush.fill, in: brush.frame, over: area) { canvas in
      var checkpoint = Checkpoint(every: 64)
      for glyph in glyphs where checkpoint.mayProceed() {
        if case .outline(let path) = glyph.form {
          canvas.add(path, at: glyph.origin, scale: size)
        }
      }
      canvas.fill()
    }
    for glyph in glyphs {
      guard case .picture(let surface, let box) = glyph.form else { continue }
      let extent = Size(width: box.width * size, height: box.height * size)
      canvas.draw(surface, over: Rect(origin: glyph.origin + box.origin * size, size: extent))
    }
  }

  /// Shows a run with embedded glyphs.
  ///
  /// Right-to-left text is copied character by character, so its text goes to the text layer.
  ///
  /// - Returns: Whether that is possible; if not, nothing was drawn.
  private func show(
    _ run: GlyphRun, _ glyphs: [PlacedGlyph], face: Int, fill: Fill, pieces: [TextPiece],
    at start: Point
  ) -> Bool {
    guard let text, canvas.isVector, fill.coversFully, case .color(let color) = fill.pattern
    else { return false }
    let isWhole = pieces.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count
    let isCopied = isWhole && run.direction == .leftToRight
    canvas.setSource(Pattern(color))
    guard text.show(run, glyphs, face: face, pieces: isCopied ? pieces : nil, on: canvas) else {
      return false
    }
    if !isCopied { text.layer.add(pieces, size: run.size, at: start, place: place) }
    return true
  }

  private mutating func placed(
    _ run: GlyphRun, face: Int, from origin: Point
  ) -> [PlacedGlyph] {
    var pen = origin
    var checkpoint = Checkpoint(every: 16)
    return run.glyphs.map { glyph in
      let form: GlyphShapes.Form =
        checkpoint.mayProceed()
        ? glyphs.form(of: glyph.id, in: run.face, face, from: outlines) : .nothing
      defer { pen = pen + glyph.advance }
      return PlacedGlyph(id: glyph.id, form: form, origin: pen + glyph.offset)
    }
  }
}
