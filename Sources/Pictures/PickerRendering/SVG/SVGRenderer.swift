import PickerColor
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

// The module: `SVG` and `Terminal` draw a tree, `Elements` makes the elements of a page of it; `Icons` are the built-in ones, `Images`
// the pictures that documents hold.

/// Renders trees as SVG, with text as glyph outlines or as live text.
///
/// Each glyph outline, gradient, clip and mask is defined once in `<defs>`. Nodes keep their ids and roles as
/// `data-id` and `data-role`, and have ARIA roles, names and states for screen readers. Patterns that SVG lacks, such
/// as angular gradients and meshes, are composed of available ones. External images are referenced by their `href`.
///
/// Lines without glyphs are live text in the label's font, fitted to the measured advance, regardless of ``text``.
/// Trees have such lines if they were saved without the detail `glyphs` or measured by an `AdvanceMeasuring`.
public struct SVGRenderer: Renderer {
  /// Rendering always succeeds.
  public typealias Failure = Never

  /// The representation of text.
  public enum Text: Sendable {
    /// Glyph outlines, which viewers draw alike without the font.
    case outlines
    /// Text that can be selected and searched, in embedded font faces. Viewers without support for `@font-face` show
    /// it in their own fonts.
    case live(any FontEmbedding)

    /// Whether text is drawn as outlines.
    package var isOutlines: Bool { if case .outlines = self { true } else { false } }
  }

  /// The representation of text.
  public var text: Text

  /// The artwork of icons that have none in the tree.
  public var icons: any IconProvider

  /// The prefix of all ids and font names, which must differ between the pictures of one page. Nil uses a digest of
  /// the picture, which is the same for equal trees. Characters that are not allowed in ids become underscores.
  public var idPrefix: String?

  /// Returns the `data:` URI of an image that an icon refers to, empty if there is none; nil: icons refer to theirs.
  package var dataURI: (@Sendable (String) -> String)?

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
    var drawing = SVGDrawing(
      outlines: outlines, icons: icons, idMark: SVGIDs.mark, dataURI: dataURI)
    if case .live(let embedding) = text { drawing.live = SVGLiveText(embedding: embedding) }
    drawing.draw(tree)
    return SVGIDs.resolved(drawing.document(showing: tree.pictureFrame), prefix: idPrefix).spent
  }
}

/// An SVG drawing under construction.
package struct SVGDrawing {
  /// The source of outlines of what is drawn next.
  package var outlines: any GlyphOutlining
  /// Whether roles, ids and groups that have no effect are left out, and equal lines of text are defined once: for many
  /// pictures in one document.
  package var isCompact = false
  /// Whether elements are kept, and places of text are transforms, for frames of which one animated picture is made.
  var isMoving = false {
    didSet {
      body.keepsElements = isMoving
      definitions.markup.keepsElements = isMoving
      glyphs.definitions.keepsElements = isMoving
    }
  }
  var glyphs: SVGGlyphs
  /// The state of live text; nil: all text is drawn as outlines.
  var live: SVGLiveText?
  var definitions: SVGDefinitions
  /// The elements drawn so far.
  package var body = SVGMarkup()
  var title: String?
  /// The colours of the dark scheme; nil: nothing drawn has other ones.
  private(set) var schemes: SVGSchemes?
  /// Whether something is drawn twice, for both schemes.
  var hasPairs = false
  let icons: any IconProvider
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
    self.icons = icons
    self.dataURI = dataURI
  }

  /// Returns the complete document.
  package func document(showing frame: Rect) -> String {
    document(showing: frame, body.text, definitions: (live?.style ?? "") + definitionsText)
  }

  /// Returns the document of other elements.
  func document(showing frame: Rect, _ body: String, definitions: String) -> String {
    let size = frame.size.pictureSize()
    let (width, height) = (size.width.svg, size.height.svg)
    let title = title.map { "<title>\($0.xmlEscaped)</title>\n" } ?? ""
    let namespace = SVGElement.namespace(ofReferencesIn: definitions, body)
    return """
      <svg xmlns="http://www.w3.org/2000/svg"\(namespace) width="\(width)" height="\(height)" \
      viewBox="\(frame.x.svg) \(frame.y.svg) \(width) \(height)">
      \(title)\(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\(body)</svg>

      """
  }

  /// The elements to which the pictures refer.
  package var definitionsText: String {
    let elements = definitions.markup.text + glyphs.definitions.text
    guard var schemes else { return elements }
    schemes.note(elements)
    schemes.note(body.text)
    return schemes.style(hasPairs: hasPairs) + elements
  }

  /// The rules of the dark scheme for all that was taken from the drawing; empty if there are none.
  package var schemeStyle: String { schemes?.style(hasPairs: hasPairs) ?? "" }

  /// Removes and returns the definitions added since the last call; their ids stay known.
  package mutating func takeDefinitions() -> String {
    let elements = definitions.markup.take().text + glyphs.definitions.take().text
    schemes?.note(elements)
    return elements
  }

  /// Removes and returns the elements drawn so far; their definitions stay.
  package mutating func takeBody() -> SVGMarkup {
    schemes?.note(body.text)
    return body.take()
  }

  /// Whether the budget allows drawing to continue.
  package var mayProceed: Bool {
    guard let budget else { return true }
    return budget.allows(
      bytes: body.byteCount + definitions.markup.byteCount + glyphs.definitions.byteCount)
  }

  /// Draws a tree with accessibility attributes.
  mutating func draw(_ tree: LayoutTree) {
    let accessibility = tree.accessibility()
    title = accessibility.first?.name
    let isRead = live != nil
    drawBackground(of: tree, in: tree.pictureFrame)
    draw(tree) { accessibility[$0].svgAttributes(isRead: isRead) }
  }

  /// Draws a tree with one group for each node, without its background.
  ///
  /// - Parameter mark: Returns additional attributes for the node at a position.
  package mutating func draw(_ tree: LayoutTree, marking mark: (Int) -> SVGAttributes) {
    if tree.hasSchemes { schemes = schemes ?? SVGSchemes() }
    draw(tree.displayList(icons: icons), marking: mark)
  }
}
