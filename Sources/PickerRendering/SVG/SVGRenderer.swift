import PickerColor
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Draws trees as SVG: boxes as rectangles, labels as the outlines of their glyphs, or as text.
///
/// Each glyph's outline, each gradient, clip and mask stands once in `<defs>` and is used where it is
/// needed. Ids and roles of the nodes are kept as `data-id` and `data-role`, and screen readers are told
/// their ARIA roles, names and states. What SVG has no gradient for is made of those it has; pictures
/// from elsewhere are referred to by their `href`.
public struct SVGRenderer: Renderer {
  /// How text is put in.
  public enum Text: Sendable {
    /// As shapes: the picture is the same wherever it is shown.
    case outlines
    /// As text that can be selected and found, with the faces it needs put into the picture. Readers that
    /// do not know `@font-face` show it in faces of their own.
    case live(any FontEmbedding)
  }

  /// How text is put in.
  public var text: Text

  /// A renderer that puts text in as outlines unless told otherwise.
  public init(text: Text = .outlines) {
    self.text = text
  }

  /// The SVG document, UTF-8.
  public func render(_ tree: LayoutTree, outlines: any GlyphOutlining) -> [UInt8] {
    var drawing = SVGDrawing(outlines: outlines)
    if case .live(let embedding) = text { drawing.live = SVGLiveText(embedding: embedding) }
    drawing.draw(tree)
    return Array(drawing.document(size: tree.size.pictureSize()).utf8).spent
  }
}

/// A drawing while it is made.
package struct SVGDrawing {
  let outlines: any GlyphOutlining
  var glyphs = SVGGlyphs()
  /// Nil: all text is outlines.
  var live: SVGLiveText?
  var definitions = SVGDefinitions()
  /// What is drawn so far.
  package var body = ""
  var title: String?
  private let budget = Budget.current

  /// A drawing with nothing on it.
  package init(outlines: any GlyphOutlining) {
    self.outlines = outlines
  }

  /// The whole drawing.
  package func document(size: Size) -> String {
    let width = size.width.svg
    let height = size.height.svg
    let definitions = (live?.style ?? "") + definitions.text + glyphs.definitions
    let title = title.map { "<title>\($0.xmlEscaped)</title>\n" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(title)\(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\(body)</svg>

      """
  }

  /// Whether the budget lets the drawing go on.
  package var mayProceed: Bool {
    guard let budget else { return true }
    return budget.allows(
      bytes: body.utf8.count + definitions.text.utf8.count + glyphs.definitions.utf8.count)
  }

  /// Draws a tree for the eye and for screen readers.
  mutating func draw(_ tree: LayoutTree) {
    let told = tree.accessibility()
    title = told.first?.name
    let isRead = live != nil
    draw(tree) { told[$0].svgAttributes(isRead: isRead) }
  }

  /// Opens a group for each node and closes it behind its last child.
  ///
  /// - Parameter mark: More attributes of the node at a position.
  package mutating func draw(_ tree: LayoutTree, marking mark: (Int) -> String) {
    let tree = tree.rounded()
    var closings: [String] = []
    tree.walk(from: ()) { visit, _ in
      guard mayProceed else { return .stop }
      let node = tree.nodes[visit.position]
      body += "<g\(tree.attributes(of: node, in: visit.frame))\(mark(visit.position))>\n"
      drawContent(of: node, in: visit.frame, of: tree)
      closings.append(openClip(of: node, in: visit.frame, of: tree) + "</g>\n")
      return .descend(())
    } leave: { _ in
      body += closings.removeLast()
    }
  }

  private mutating func drawContent(of node: LayoutNode, in frame: Rect, of tree: LayoutTree) {
    if let line = tree.drawnLine(of: node) {
      let font = tree.label(of: node).map { tree.fonts[$0.font] } ?? Font()
      draw(line, in: frame, fills: tree.paint(of: node)?.fills ?? [.color(.black)], font)
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

  private mutating func draw(_ line: TextLine, in frame: Rect, fills: [Fill], _ font: Font) {
    for fill in fills where mayProceed {
      if let server = server(of: fill, in: frame), case .color = fill.pattern {
        let look = server.attributes("fill") + fill.style
        body += "<g \(look)>\n\(letters(of: line, at: frame.origin, in: font))</g>\n"
        continue
      }
      // Gradients go over the whole text, so it is cut out of them.
      let letters = letters(of: line, at: frame.origin, in: font)
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
