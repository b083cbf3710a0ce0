import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// Draws trees as SVG: boxes as rectangles, labels as the outlines of their glyphs.
///
/// Each glyph's outline, each gradient, clip and mask stands once in `<defs>` and is used where it is
/// needed. Ids and roles of the nodes are kept as `data-id` and `data-role`. What SVG has no gradient
/// for is made of those it has; pictures from elsewhere are referred to by their `href`.
public struct SVGRenderer: Renderer {
  /// A renderer; it has no settings.
  public init() {}

  /// The SVG document, UTF-8.
  public func render(_ tree: LayoutTree, outlines: any GlyphOutlining) -> [UInt8] {
    var drawing = SVGDrawing(outlines: outlines)
    drawing.draw(tree)
    return Array(drawing.document(size: tree.size.pictureSize()).utf8)
  }
}

/// A drawing while it is made.
struct SVGDrawing {
  let outlines: any GlyphOutlining
  var glyphs = SVGGlyphs()
  var definitions = SVGDefinitions()
  var body = ""

  init(outlines: any GlyphOutlining) {
    self.outlines = outlines
  }

  func document(size: Size) -> String {
    let width = size.width.svg
    let height = size.height.svg
    let definitions = definitions.text + glyphs.definitions
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\(body)</svg>

      """
  }

  /// Opens a group for each node and closes it behind its last child.
  mutating func draw(_ tree: LayoutTree) {
    var open: [(end: Int32, closing: String)] = []
    tree.walk { position, frame, _ in
      while let last = open.last, last.end <= position {
        body += last.closing
        open.removeLast()
      }
      let node = tree.nodes[position]
      body += "<g\(tree.attributes(of: node, in: frame))>\n"
      drawContent(of: node, in: frame, of: tree)
      let inner = openClip(of: node, in: frame, of: tree)
      open.append((node.end, inner + "</g>\n"))
    }
    for node in open.reversed() { body += node.closing }
  }

  private mutating func drawContent(of node: LayoutNode, in frame: Rect, of tree: LayoutTree) {
    if let line = tree.drawnLine(of: node) {
      draw(line, in: frame, fills: tree.paint(of: node)?.fills ?? [.color(.black)])
    } else if let image = tree.image(of: node) {
      draw(image, in: frame)
    } else if !node.role.paintsText, let paint = tree.paint(of: node) {
      draw(paint, in: frame)
    }
  }

  /// The picture over the whole frame; what it shows is its title.
  private mutating func draw(_ image: ImageReference, in frame: Rect) {
    let place =
      "x=\"\(frame.x.svg)\" y=\"\(frame.y.svg)\" width=\"\(frame.width.svg)\" height=\"\(frame.height.svg)\""
    let title = image.description.map { "<title>\($0.xmlEscaped)</title>" } ?? ""
    body +=
      "<image \(place) preserveAspectRatio=\"none\" href=\"\(image.href.xmlEscaped)\">\(title)</image>\n"
  }

  /// Opens a group round the children of a node that clips them.
  ///
  /// - Returns: What closes it.
  private mutating func openClip(
    of node: LayoutNode, in frame: Rect, of tree: LayoutTree
  ) -> String {
    guard tree.effects(of: node)?.clips == true else { return "" }
    let shape = SVGShape(tree.paint(of: node) ?? Paint(), in: frame)
    body += "<g clip-path=\"\(clip(shape))\">\n"
    return "</g>\n"
  }

  private mutating func draw(_ line: TextLine, in frame: Rect, fills: [Fill]) {
    for fill in fills {
      if let server = server(of: fill, in: frame), case .color = fill.pattern {
        let look = server.attributes("fill") + fill.style
        body += "<g \(look)>\n\(glyphs.use(line, at: frame.origin, from: outlines))</g>\n"
        continue
      }
      // Gradients go over the whole text, so it is cut out of them.
      let letters = glyphs.use(line, at: frame.origin, from: outlines)
      let area = frame.outset(by: frame.height)
      let mask = mask("<g fill=\"#FFFFFF\">\n\(letters)</g>\n", area)
      body += pour(fill, in: frame, over: area, through: " mask=\"\(mask)\"")
    }
  }
}

extension LayoutTree {
  /// A node's role, its id where it has one, and what is done to it as a whole.
  fileprivate func attributes(of node: LayoutNode, in frame: Rect) -> String {
    var attributes = " data-role=\"\(node.role.rawValue)\""
    if let id = id(of: node) { attributes += " data-id=\"\(id.xmlEscaped)\"" }
    if let opacity = paint(of: node)?.opacity, opacity != 1 {
      attributes += " opacity=\"\(opacity.svg)\""
    }
    return attributes + (effects(of: node)?.svgAttributes(in: frame) ?? "")
  }
}

extension Effects {
  fileprivate func svgAttributes(in frame: Rect) -> String {
    var attributes = ""
    if transform != .identity {
      let map = AffineTransform(translation: .zero - frame.origin).concatenating(transform)
        .concatenating(AffineTransform(translation: frame.origin))
      let factors =
        [map.a, map.b, map.c, map.d].map { $0.decimalText(6) } + [map.tx.svg, map.ty.svg]
      attributes += " transform=\"matrix(\(factors.joined(separator: " ")))\""
    }
    var styles: [String] = []
    if !filters.isEmpty { styles.append("filter:" + filters.map(\.css).joined(separator: " ")) }
    if blend != .normal { styles.append("mix-blend-mode:\(blend.rawValue.kebabCased)") }
    return styles.isEmpty ? attributes : attributes + " style=\"\(styles.joined(separator: ";"))\""
  }
}

extension Filter {
  /// `blur(2px)`
  fileprivate var css: String {
    let unit =
      switch name {
      case .blur: "px"
      case .hueRotate: "deg"
      default: ""
      }
    return "\(name.rawValue.kebabCased)(\(amount.svg)\(unit))"
  }
}
