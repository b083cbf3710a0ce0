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
  /// Draws the runs of a line of text, on a page in reading order.
  ///
  /// - Returns: The index of the next command.
  mutating func drawLine(at index: Int) -> Int {
    guard case .glyphs(let number, _, _, let brush, let isRepeated) = list.commands[index] else {
      return index + 1
    }
    let (line, brushOfLine) = (list.lines[number], list.brushes[brush])
    let runs = list.commands[index...].prefix {
      if case .glyphs(number, _, _, brush, isRepeated) = $0 { true } else { false }
    }
    let isCopied = text != nil && !isRepeated && !isCastingShadow && canvas.shows(line.frame)
    let texts = isCopied ? line.line.runTexts : []
    var order = Array(runs.indices)
    if isCopied {
      var places = [Int](repeating: 0, count: texts.count)
      for (place, run) in RunText.readingOrder(texts).enumerated() { places[run] = place }
      order.sort { places[runs[$0].run] < places[runs[$1].run] }
    }
    for command in order {
      guard case .glyphs(_, let run, let origin, _, _) = runs[command] else { continue }
      let text = texts.indices.contains(run) ? texts[run] : nil
      draw(run: run, of: line, from: origin, with: brushOfLine, text)
    }
    return runs.endIndex
  }

  /// Draws a run of a line of text.
  ///
  /// - Parameter text: Its text for searching and copying; nil: none.
  private mutating func draw(
    run number: Int, of line: DisplayLine, from origin: Point, with brush: Brush, _ text: RunText?
  ) {
    let (run, frame) = (line.line.runs[number], line.frame)
    let start = Point(x: frame.x, y: frame.y + line.line.baseline)
    let face = glyphs.number(of: run.face)
    let glyphs = placed(run, face: face, from: origin)
    if let text, show(text, of: run, glyphs, face: face, fill: brush.fill, from: start, in: frame) {
      return
    }
    let reach = frame.outset(by: max(frame.height, run.size))
    draw(glyphs, size: run.size, with: brush, over: reach)
    guard let text else { return }
    self.text?.add(text, size: run.size, at: start, place: place)
    writeText()
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
  /// Letters of right-to-left text are shown one by one, because cairo would leave out letters that a clip hides.
  ///
  /// - Returns: Whether that is possible; if not, nothing was drawn.
  private func show(
    _ content: RunText, of run: GlyphRun, _ glyphs: [PlacedGlyph], face: Int, fill: Fill,
    from start: Point, in frame: Rect
  ) -> Bool {
    guard let text, isOnPage, fill.coversFully, case .color(let color) = fill.pattern,
      run.direction == .leftToRight || canvas.showsAll(of: frame)
    else { return false }
    canvas.setSource(Pattern(color))
    return text.show(content, of: run, glyphs, from: start, face: face, on: canvas)
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

extension DisplayCommand {
  /// The number of the run that it draws; -1 if it draws none.
  fileprivate var run: Int {
    if case .glyphs(_, let run, _, _, _) = self { run } else { -1 }
  }
}
