import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// Draws trees as SVG: boxes as rectangles, labels as the outlines of their glyphs.
///
/// Each glyph's outline stands once in `<defs>` and is used where it is needed. Ids and roles of
/// the nodes are kept as `data-id` and `data-role`.
public struct SVGRenderer: Renderer {
  /// A renderer; it has no settings.
  public init() {}

  /// The SVG document, UTF-8.
  public func render(_ tree: LayoutTree, outlines: any GlyphOutlining) -> [UInt8] {
    var drawing = SVGDrawing(outlines: outlines)
    drawing.draw(tree)
    return Array(drawing.document(size: tree.size).utf8)
  }
}

/// A drawing while it is made.
private struct SVGDrawing {
  let outlines: any GlyphOutlining
  var glyphs = SVGGlyphs()
  var shadows = SVGShadows()
  var body = ""

  func document(size: Size) -> String {
    let width = size.width.svg
    let height = size.height.svg
    let definitions = shadows.definitions + glyphs.definitions
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\(body)</svg>

      """
  }

  /// Opens a group for each node and closes it behind its last child.
  mutating func draw(_ tree: LayoutTree) {
    var open: [Int32] = []
    tree.walk { position, frame, _ in
      while let end = open.last, end <= position {
        body += "</g>\n"
        open.removeLast()
      }
      let node = tree.nodes[position]
      body += "<g\(tree.attributes(of: node))>\n"
      open.append(node.end)
      if let line = tree.drawnLine(of: node) {
        draw(line, at: frame.origin, fill: tree.paint(of: node)?.fills ?? [.color(.svgText)])
      } else if let paint = tree.paint(of: node) {
        draw(paint, in: frame)
      }
    }
    body += String(repeating: "</g>\n", count: open.count)
  }

  private mutating func draw(_ paint: Paint, in frame: Rect) {
    for (index, fill) in paint.fills.enumerated() {
      let shadow = index == 0 ? paint.shadow.map { " filter=\"url(#\(shadows.id(of: $0)))\"" } : nil
      body += "<rect\(frame.svgAttributes(radius: paint.cornerRadius))"
      body += " \(fill.svgAttributes("fill"))\(shadow ?? "")/>\n"
    }
    guard let stroke = paint.stroke, stroke.width > 0 else { return }
    let half = stroke.width / 2
    let inner = frame.inset(by: Edges(top: half, left: half, bottom: half, right: half))
    body += "<rect\(inner.svgAttributes(radius: max(0, paint.cornerRadius - half)))"
    body += " fill=\"none\" \(stroke.fill.svgAttributes("stroke"))"
    body += " stroke-width=\"\(stroke.width.svg)\"/>\n"
  }

  private mutating func draw(_ line: TextLine, at origin: Point, fill: [Fill]) {
    guard let fill = fill.first else { return }
    body += "<g \(fill.svgAttributes("fill"))>\n"
    var pen = Point(x: origin.x, y: origin.y + line.baseline)
    for run in line.runs {
      for glyph in run.glyphs {
        if let id = glyphs.id(of: glyph.id, in: run.face, from: outlines) {
          let place = pen + glyph.offset
          body += "<use href=\"#\(id)\" transform=\"translate(\(place.x.svg) \(place.y.svg))"
          body += " scale(\(run.size.svg))\"/>\n"
        }
        pen = pen + glyph.advance
      }
    }
    body += "</g>\n"
  }
}

/// The outlines a drawing uses, each once.
private struct SVGGlyphs {
  private struct Key: Hashable {
    let face: Int
    let glyph: UInt32
  }

  private var faces: [FontFace: Int] = [:]
  private var ids: [Key: String?] = [:]
  private(set) var definitions = ""

  /// What the outline is called; nil where there is nothing to draw.
  mutating func id(
    of glyph: UInt32, in face: FontFace, from outlines: any GlyphOutlining
  ) -> String? {
    let number = faces[face] ?? faces.count
    faces[face] = number
    let key = Key(face: number, glyph: glyph)
    if let known = ids[key] { return known }
    let path = outlines.outline(of: glyph, in: face)
    let id = path.flatMap { $0.isEmpty ? nil : "g\(number)-\(glyph)" }
    if let path, let id { definitions += "<path id=\"\(id)\" d=\"\(path.svg(decimals: 5))\"/>\n" }
    ids[key] = .some(id)
    return id
  }
}

/// The shadows a drawing uses, each once.
private struct SVGShadows {
  private var ids: [Shadow: String] = [:]
  private(set) var definitions = ""

  mutating func id(of shadow: Shadow) -> String {
    if let known = ids[shadow] { return known }
    let id = "shadow\(ids.count)"
    ids[shadow] = id
    definitions += """
      <filter id="\(id)" x="-50%" y="-50%" width="200%" height="200%">\
      <feDropShadow dx="\(shadow.offset.x.svg)" dy="\(shadow.offset.y.svg)" \
      stdDeviation="\((shadow.radius / 2).svg)" \
      \(Fill.color(shadow.color).svgAttributes("flood", opacity: "flood-opacity", color: "flood-color"))/>\
      </filter>

      """
    return id
  }
}

extension LayoutTree {
  /// A node's role, and its id where it has one.
  fileprivate func attributes(of node: LayoutNode) -> String {
    let role = " data-role=\"\(node.role.rawValue)\""
    return id(of: node).map { "\(role) data-id=\"\($0.xmlEscaped)\"" } ?? role
  }
}

extension Rect {
  fileprivate func svgAttributes(radius: Double) -> String {
    let place = " x=\"\(x.svg)\" y=\"\(y.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
    let cut = min(radius, width / 2, height / 2)
    return cut > 0 ? "\(place) rx=\"\(cut.svg)\"" : place
  }
}

extension Color {
  /// What text is drawn in where its node does not say.
  fileprivate static let svgText = Color.black

  /// The colour without its alpha.
  fileprivate var opaque: Color { withAlpha(1) }
}

extension Fill {
  /// `fill="#007AFF" fill-opacity="0.5"`.
  fileprivate func svgAttributes(_ name: String) -> String {
    svgAttributes(name, opacity: "\(name)-opacity", color: name)
  }

  fileprivate func svgAttributes(_ name: String, opacity: String, color: String) -> String {
    switch self {
    case .color(let value):
      let solid = "\(color)=\"\(value.opaque.hex)\""
      return value.alpha < 1 ? "\(solid) \(opacity)=\"\(value.alpha.svg)\"" : solid
    }
  }
}
