import PickerGeometry
import PickerText
import PickerTree

extension SVGDrawing {
  /// Returns the elements of a line of text whose top left corner is at `origin`. With live text, runs are in
  /// reading order.
  package mutating func letters(of line: TextLine, at origin: Point, in font: Font) -> String {
    let text = live == nil ? nil : SVGLineText(line)
    var pen = Point(x: origin.x, y: origin.y + line.baseline)
    var parts: [(start: Int, letters: String)] = []
    for run in line.runs {
      let start = text?.start(of: run) ?? parts.count
      if let text, let letters = live?.run(run, of: text, at: pen, in: font) {
        parts.append((start, letters))
        pen.x += run.width
      } else {
        parts.append((start, glyphs.use(run, at: &pen, from: outlines)))
      }
    }
    if text != nil { parts.sort { $0.start < $1.start } }
    return parts.map(\.letters).joined()
  }
}

extension Accessibility {
  /// The ARIA role, label and states as attributes.
  ///
  /// - Parameter isRead: Whether text is real text; outlines need the role `img` and a label.
  func svgAttributes(isRead: Bool) -> String {
    switch role {
    case .presentation, .generic: return ""
    case .text where isRead: return ""
    default: break
    }
    var attributes = " role=\"\(role == .text ? "img" : role.rawValue)\""
    if let name { attributes += " aria-label=\"\(name.xmlEscaped)\"" }
    for state in states { attributes += " aria-\(state.name)=\"\(state.value.xmlEscaped)\"" }
    return attributes
  }
}
