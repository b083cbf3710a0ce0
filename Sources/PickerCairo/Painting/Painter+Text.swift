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
  /// Draws a line of text, in two parts where something crosses it.
  mutating func draw(_ line: TextLine, of node: LayoutNode, in frame: Rect) {
    let fills = tree.textFills(of: node)
    let pieces = text != nil && !isCastingShadow && canvas.shows(frame) ? line.pieces : []
    guard let crossing = tree.crossing(of: node, in: frame) else {
      return draw(line, in: frame, fills: fills, pieces)
    }
    let split = CrossedText(line, in: frame, clip: crossing.clip)
    draw(line, in: frame, fills: fills, pieces, within: split.outside)
    // Its text is searched and copied once only.
    draw(line, in: frame, fills: crossing.paint.fills, [], within: split.inside)
  }

  /// Draws the glyphs of a line inside a shape.
  private mutating func draw(
    _ line: TextLine, in frame: Rect, fills: [Fill], _ pieces: [[TextPiece]], within shape: Paint
  ) {
    canvas.save()
    canvas.clip(to: PaintedShape(shape, in: .zero))
    draw(line, in: frame, fills: fills, pieces)
    canvas.restore()
  }

  /// Draws the glyphs of a line.
  ///
  /// - Parameter pieces: The text of each run for copying and searching; empty: none.
  private mutating func draw(
    _ line: TextLine, in frame: Rect, fills: [Fill], _ pieces: [[TextPiece]]
  ) {
    let start = Point(x: frame.x, y: frame.y + line.baseline)
    var pen = start
    for (number, run) in line.runs.enumerated() {
      let face = glyphs.number(of: run.face)
      let glyphs = placed(run, face: face, from: &pen)
      let pieces = number < pieces.count ? pieces[number] : []
      if show(run, glyphs, face: face, fills: fills, pieces: pieces, at: start) { continue }
      let reach = frame.outset(by: max(frame.height, run.size))
      draw(glyphs, size: run.size, in: frame, over: reach, fills: fills)
      text?.layer.add(pieces, size: run.size, at: start, place: place)
    }
  }

  /// Draws the glyphs of a run as one figure, so that joined letters have no seams.
  private func draw(
    _ glyphs: [PlacedGlyph], size: Double, in frame: Rect, over area: Rect, fills: [Fill]
  ) {
    for fill in fills {
      paintFill(fill, in: frame, over: area) { canvas in
        var checkpoint = Checkpoint(every: 64)
        for glyph in glyphs where checkpoint.mayProceed() {
          if case .outline(let path) = glyph.form {
            canvas.add(path, at: glyph.origin, scale: size)
          }
        }
        canvas.fill()
      }
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
    _ run: GlyphRun, _ glyphs: [PlacedGlyph], face: Int, fills: [Fill], pieces: [TextPiece],
    at start: Point
  ) -> Bool {
    guard let text, canvas.isVector, fills.count == 1, fills[0].coversFully,
      case .color(let color) = fills[0].pattern
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
    _ run: GlyphRun, face: Int, from pen: inout Point
  ) -> [PlacedGlyph] {
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
