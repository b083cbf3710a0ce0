import PickerGeometry
import PickerText
import PickerTree

extension SVGDrawing {
  /// Draws a line of text.
  mutating func draw(_ text: DisplayLine, with brush: Brush) {
    let (origin, fill) = (text.frame.origin, brush.fill)
    if let server = server(of: fill, in: brush.frame), case .color = fill.pattern {
      var attributes = server.attributes("fill") + fill.style
      if strokesLetters(of: text.line) {
        attributes += server.attributes("stroke") + SVGDrawing.noStroke
      }
      return body.add(
        SVGElement("g", attributes, letters(of: text.line, at: origin, in: text.font)))
    }
    // Gradients span the whole text, so the text is used as a mask.
    let letters = letters(of: text.line, at: origin, in: text.font, only: .outlines)
    let area = text.frame.outset(by: text.frame.height)
    var white: SVGAttributes = ["fill": "#FFFFFF"]
    if strokesLetters(of: text.line) { white += ["stroke": "#FFFFFF"] + SVGDrawing.noStroke }
    let mask = mask([SVGElement("g", white, letters)], area)
    body.add(paintFill(fill, in: brush.frame, over: area, through: ["mask": mask]))
    for picture in self.letters(of: text.line, at: origin, in: text.font, only: .pictures) {
      body.add(picture)
    }
  }

  /// The width of strokes around letters; live text that is emboldened has another one.
  private static var noStroke: SVGAttributes { ["stroke-width": "0"] }

  /// Whether a line is live text whose face is emboldened.
  private func strokesLetters(of line: TextLine) -> Bool {
    live != nil && line.runs.contains { $0.face.boldness > 0 }
  }

  /// Returns the elements of a line of text whose top left corner is at `origin`. With live text, runs are in
  /// reading order. A line without glyphs, or in a face that is not known, is live text in any case.
  ///
  /// - Parameter kind: Live text counts as outlines.
  package mutating func letters(
    of line: TextLine, at origin: Point, in font: Font, only kind: SVGGlyphs.SymbolKind = .all
  ) -> [SVGElement] {
    if line.lacksGlyphs || !glyphs.knows(line, from: outlines) {
      return kind == .pictures ? [] : [line.svgText(at: origin, in: font, moves: isMoving)]
    }
    guard isCompact, live == nil else {
      return glyphElements(of: line, at: origin, in: font, only: kind)
    }
    let letters = glyphElements(of: line, at: .zero, in: font, only: kind)
    guard !letters.isEmpty else { return [] }
    let id = definitions.id("line", SVGElement("g", [:], letters))
    let place: SVGAttributes =
      isMoving ? ["transform": .place(origin)] : ["x": "\(origin.x.svg)", "y": "\(origin.y.svg)"]
    return [.use(id, place)]
  }

  private mutating func glyphElements(
    of line: TextLine, at origin: Point, in font: Font, only kind: SVGGlyphs.SymbolKind
  ) -> [SVGElement] {
    let text = live == nil ? nil : SVGLineText(line)
    var pen = Point(x: origin.x, y: origin.y + line.baseline)
    var parts: [(start: Int, letters: [SVGElement])] = []
    for run in line.runs {
      let start = text?.start(of: run) ?? parts.count
      if let text, let letters = live?.run(run, of: text, at: pen, in: font) {
        if kind != .pictures { parts.append((start, [letters])) }
        pen.x += run.width
      } else {
        parts.append((start, glyphs.use(run, at: &pen, from: outlines, only: kind)))
      }
    }
    if text != nil { parts.sort { $0.start < $1.start } }
    return parts.flatMap { $0.letters }
  }
}

extension Accessibility {
  /// The ARIA role, label and states as attributes.
  ///
  /// - Parameter isRead: Whether text is real text; outlines need the role `img` and a label.
  func svgAttributes(isRead: Bool) -> SVGAttributes {
    switch role {
    case .presentation, .generic: return [:]
    case .text where isRead: return [:]
    default: break
    }
    var attributes: SVGAttributes = ["role": .text(role == .text ? "img" : role.rawValue)]
    if let name { attributes["aria-label"] = .text(name.xmlEscaped) }
    for state in states { attributes["aria-\(state.name)"] = .text(state.value.xmlEscaped) }
    return attributes
  }
}
