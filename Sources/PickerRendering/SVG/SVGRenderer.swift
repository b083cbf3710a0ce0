import PickerColor
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Renders trees as SVG, with text as glyph outlines or as live text.
///
/// Each glyph outline, gradient, clip and mask is defined once in `<defs>`. Nodes keep their ids and roles as
/// `data-id` and `data-role`, and have ARIA roles, names and states for screen readers. Patterns that SVG
/// lacks, such as angular gradients and meshes, are composed of those it has; external images are
/// referenced by their `href`.
///
/// Lines without glyphs, of trees that were saved without the detail `glyphs` or measured by an `AdvanceMeasuring`,
/// are live text in the label's font, fitted to the measured advance, whatever ``text`` says.
public struct SVGRenderer: Renderer {
  /// Rendering always succeeds.
  public typealias Failure = Never

  /// The representation of text.
  public enum Text: Sendable {
    /// Glyph outlines: the picture looks the same in every viewer.
    case outlines
    /// Text that can be selected and searched, in embedded font faces. Viewers without support for
    /// `@font-face` show it in fonts of their own.
    case live(any FontEmbedding)
  }

  /// The representation of text.
  public var text: Text

  /// The artwork of icons that have none in the tree.
  public var icons: any IconProvider

  /// The beginning of all ids and of the names of fonts, which have to differ between the pictures of one page; nil: a digest
  /// of the picture, which is the same for equal trees. Characters that ids cannot have become underscores.
  public var idPrefix: String?

  /// Creates a renderer.
  public init(
    text: Text = .outlines, icons: any IconProvider = BuiltInIcons.shared, idPrefix: String? = nil
  ) {
    self.text = text
    self.icons = icons
    self.idPrefix = idPrefix
  }

  /// Whether ids can begin like this: with letters, digits, hyphens and underscores, the first a letter or an underscore.
  package static func isIDPrefix(_ prefix: String) -> Bool { SVGIDs.isValid(prefix) }

  /// Returns the SVG document in UTF-8.
  public func render(_ tree: LayoutTree, outlines: any GlyphOutlining) -> [UInt8] {
    var drawing = SVGDrawing(outlines: outlines, icons: icons, idMark: SVGIDs.mark)
    if case .live(let embedding) = text { drawing.live = SVGLiveText(embedding: embedding) }
    drawing.draw(tree)
    return SVGIDs.resolved(drawing.document(size: tree.size.pictureSize()), prefix: idPrefix).spent
  }
}

/// An SVG drawing under construction.
package struct SVGDrawing {
  /// The source of outlines of what is drawn next.
  package var outlines: any GlyphOutlining
  /// Whether roles, ids and groups that have no effect are left out, and equal lines of text are defined once: for many
  /// pictures in one document.
  package var isCompact = false
  var glyphs: SVGGlyphs
  /// The state of live text; nil: all text is drawn as outlines.
  var live: SVGLiveText?
  var definitions: SVGDefinitions
  /// The elements drawn so far.
  package var body = ""
  var title: String?
  /// The colours of the dark scheme; nil: nothing drawn has other ones.
  private(set) var schemes: SVGSchemes?
  /// Whether something is drawn twice, for both schemes.
  var hasPairs = false
  var icons: IconPainter
  /// Returns the `data:` URI of an icon's image, empty if there is none; nil: icons refer to theirs.
  let dataURI: (@Sendable (String) -> String)?
  private let budget = Budget.current

  /// Creates an empty drawing.
  ///
  /// - Parameters:
  ///   - idMark: The beginning of all ids.
  ///   - dataURI: Returns the `data:` URI of an image that an icon refers to, empty if there is none; nil: they
  ///     remain references.
  package init(
    outlines: any GlyphOutlining, icons: any IconProvider = BuiltInIcons.shared,
    idMark: String = "", dataURI: (@Sendable (String) -> String)? = nil
  ) {
    glyphs = SVGGlyphs(mark: idMark)
    definitions = SVGDefinitions(mark: idMark)
    self.outlines = outlines
    self.icons = IconPainter(icons)
    self.dataURI = dataURI
  }

  /// Returns the complete document.
  package func document(size: Size) -> String {
    document(size: size, body, definitions: (live?.style ?? "") + definitionsText)
  }

  /// Returns the document of other elements.
  func document(size: Size, _ body: String, definitions: String) -> String {
    let width = size.width.svg
    let height = size.height.svg
    let title = title.map { "<title>\($0.xmlEscaped)</title>\n" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(title)\(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\(body)</svg>

      """
  }

  /// The elements to which the pictures refer.
  package var definitionsText: String {
    let elements = definitions.text + glyphs.definitions
    guard var schemes else { return elements }
    schemes.note(elements)
    schemes.note(body)
    return schemes.style(hasPairs: hasPairs) + elements
  }

  /// Removes and returns the elements drawn so far; their definitions stay.
  package mutating func takeBody() -> String {
    defer { body = "" }
    schemes?.note(body)
    return body
  }

  /// Whether the budget allows drawing to continue.
  package var mayProceed: Bool {
    guard let budget else { return true }
    return budget.allows(
      bytes: body.utf8.count + definitions.text.utf8.count + glyphs.definitions.utf8.count)
  }

  /// Draws a tree with accessibility attributes.
  mutating func draw(_ tree: LayoutTree) {
    let accessibility = tree.accessibility()
    title = accessibility.first?.name
    let isRead = live != nil
    drawBackground(of: tree)
    draw(tree) { accessibility[$0].svgAttributes(isRead: isRead) }
  }

  /// Draws a tree with one group for each node.
  ///
  /// - Parameter mark: Returns additional attributes for the node at a position.
  package mutating func draw(_ tree: LayoutTree, marking mark: (Int) -> String) {
    var tree = tree
    tree.round()
    if tree.hasSchemes { schemes = schemes ?? SVGSchemes() }
    var closings: [String] = []
    tree.walk(from: ()) { visit, _ in
      guard mayProceed else { return .stop }
      let node = tree.nodes[visit.position]
      let attributes =
        tree.attributes(of: node, in: visit.absoluteFrame, isCompact: isCompact)
        + mark(visit.position)
      let needsGroup = !isCompact || !attributes.isEmpty
      if needsGroup { body += "<g\(attributes)>\n" }
      if schemes != nil, tree.needsPairs(node) {
        inSchemes {
          $0.drawContent(of: node, in: visit.absoluteFrame, of: tree.resolved(in: $1))
        }
      } else {
        drawContent(of: node, in: visit.absoluteFrame, of: tree)
      }
      closings.append(
        openClip(of: node, in: visit.absoluteFrame, of: tree) + (needsGroup ? "</g>\n" : ""))
      return .descend(())
    } leave: { _ in
      body += closings.removeLast()
    }
  }

  private mutating func drawContent(of node: LayoutNode, in frame: Rect, of tree: LayoutTree) {
    let shadow = node.role.paintsText ? tree.contentShadow(of: node) : nil
    if let shadow { body += "<g style=\"filter:\(shadow.css)\">\n" }
    defer { if shadow != nil { body += "</g>\n" } }
    if let line = tree.textLine(for: node) {
      draw(line, of: node, in: frame, of: tree)
    } else if let image = tree.image(of: node) {
      draw(image, in: frame)
    } else if let icon = icons.content(of: node, in: tree) {
      draw(icon, in: frame)
    } else if !node.role.paintsText, let paint = tree.paint(of: node) {
      draw(paint, in: frame)
    }
  }

  /// Draws an image over the whole frame, with its alternative text as title.
  mutating func draw(_ image: ImageReference, in frame: Rect) {
    let place =
      "x=\"\(frame.x.svg)\" y=\"\(frame.y.svg)\" width=\"\(frame.width.svg)\" height=\"\(frame.height.svg)\""
    let title = image.description.map { "<title>\($0.xmlEscaped)</title>" } ?? ""
    body +=
      "<image \(place) preserveAspectRatio=\"none\" href=\"\(image.href.xmlEscaped)\">\(title)</image>\n"
  }

  /// Opens a group around the children of a node that clips them.
  ///
  /// - Returns: The closing tag; empty if no group was opened.
  private mutating func openClip(
    of node: LayoutNode, in frame: Rect, of tree: LayoutTree
  ) -> String {
    guard tree.effects(of: node)?.clips == true else { return "" }
    let shape = SVGShape(tree.paint(of: node) ?? Paint(), in: frame)
    body += "<g clip-path=\"\(clip(shape))\">\n"
    return "</g>\n"
  }
}

extension LayoutTree {
  /// The opacity and effects of a node as attributes, and its role and id unless they are left out.
  fileprivate func attributes(
    of node: LayoutNode, in frame: Rect, isCompact: Bool
  ) -> String {
    var attributes = isCompact ? "" : " data-role=\"\(node.role.rawValue)\""
    if !isCompact, let id = id(of: node) { attributes += " data-id=\"\(id.xmlEscaped)\"" }
    if let opacity = paint(of: node)?.opacity, opacity != 1 {
      attributes += " opacity=\"\(opacity.svg)\""
    }
    let shadow = node.role.paintsText ? nil : contentShadow(of: node)
    guard effects(of: node) != nil || shadow != nil else { return attributes }
    return attributes + (effects(of: node) ?? Effects()).svgAttributes(in: frame, casting: shadow)
  }
}

extension Effects {
  /// - Parameter shadow: The shadow of all that is in the group.
  fileprivate func svgAttributes(in frame: Rect, casting shadow: Shadow?) -> String {
    var attributes = ""
    if transform != .identity {
      let map = AffineTransform(translation: .zero - frame.origin).concatenating(transform)
        .concatenating(AffineTransform(translation: frame.origin))
      let factors =
        [map.a, map.b, map.c, map.d].map { $0.decimalText(6) } + [map.tx.svg, map.ty.svg]
      attributes += " transform=\"matrix(\(factors.joined(separator: " ")))\""
    }
    var styles: [String] = []
    let functions = filters.map { $0.css } + [shadow].compactMap { $0?.css }
    if !functions.isEmpty { styles.append("filter:" + functions.joined(separator: " ")) }
    if blend != .normal { styles.append("mix-blend-mode:\(blend.rawValue.kebabCased)") }
    return styles.isEmpty ? attributes : attributes + " style=\"\(styles.joined(separator: ";"))\""
  }
}

extension Shadow {
  /// `drop-shadow(0px 1px 4px rgba(0,0,0,0.3))`, whose last length is the standard deviation.
  fileprivate var css: String {
    let lengths = [offset.x, offset.y, radius / 2].map { "\($0.svg)px" }.joined(separator: " ")
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return
      "drop-shadow(\(lengths) rgba(\(parts.joined(separator: ",")),\(color.alpha.decimalText(4))))"
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
