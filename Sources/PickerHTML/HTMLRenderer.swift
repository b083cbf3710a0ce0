import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Renders controls as interactive HTML documents: chips toggle, indicators slide, carousel pages turn.
///
/// The document is self-contained: the SVG picture of `SVGRenderer`, an element with an ARIA role over each
/// interactive part, the data of the script as JSON, and the script. It loads nothing but the images of which the document says
/// so, which its content security policy enforces. External images are embedded; where their bytes are missing, a mark is drawn. See the article
/// [Page](doc:Page).
///
///     let html = HTMLRenderer(outlines: TextMeasurer.shared).render(measured, in: ProposedSize(width: 320))
public struct HTMLRenderer: Sendable {
  private let outlines: any GlyphOutlining
  private let images: any ImageLoading
  private let icons: any IconProvider
  /// The program that makes the controls of a document usable; the layout of a control without a document carries its own.
  public var engine = PageEngine.carried

  /// Creates a renderer with a source of glyph outlines, a loader of images, and the artwork of icons that have none in
  /// the tree.
  public init(
    outlines: any GlyphOutlining, images: any ImageLoading = InlineImages(),
    icons: any IconProvider = BuiltInIcons.shared
  ) {
    self.outlines = outlines
    self.images = images
    self.icons = icons
  }

  /// Returns the HTML document, in UTF-8, of a control laid out in the proposed size.
  public func render(_ control: some MeasuredControl, in proposal: ProposedSize = .asDeclared)
    -> [UInt8]
  {
    render(control.interactiveLayout(within: proposal))
  }

  /// Returns the HTML document, in UTF-8, of a picker document, within its budget.
  ///
  /// - Throws: The errors of `Document.layout()`:
  ///   `$: is beyond the limit of 1000000 nodes a document`.
  public func render(_ document: Document) throws(JSONError) -> [UInt8] {
    let layout = try document.interactiveLayout()
    do {
      return try document.budget.run { render(layout) }
    } catch {
      throw JSONError(error)
    }
  }

  /// Returns the HTML document, in UTF-8, of a layout; without interactive controls it is a picture.
  public func render(_ layout: InteractiveLayout) -> [UInt8] {
    if let document = layout.document, let package = package(for: layout.tree, document) {
      let page = ElementPage(
        of: layout.tree, document, package: package, outlines: outlines, images: images,
        icons: icons)
      return Array(page.text.utf8).spent
    }
    let page = HTMLPage(of: layout, outlines: outlines, images: images, icons: icons)
    return Array(page.document.utf8).spent
  }
}

extension HTMLRenderer {
  /// How a page has the JavaScript package; nil: it has a small engine of its own.
  private func package(for tree: LayoutTree, _ document: Document) -> PagePackage? {
    let origins = tree.imageOrigins
    switch engine {
    case .carried: return nil
    case .linked(let address): return PagePackage(at: address, origins: origins)
    case .inline:
      let fonts = (outlines as? any FontEmbedding).map {
        document.carriedFonts(for: tree, from: $0)
      }
      return PagePackage(carrying: fonts ?? [], origins: origins)
    }
  }
}

/// The parts of an HTML document.
private struct HTMLPage {
  private let tree: LayoutTree
  private let picture: String
  private let layer: String
  private let island: String
  private let script: String
  private let needsEngine: Bool
  private let policy: String

  init(
    of layout: InteractiveLayout, outlines: any GlyphOutlining, images: any ImageLoading,
    icons: any IconProvider
  ) {
    let tree = layout.tree
    let layer = HTMLLayer(of: tree, moving: layout.controls.flatMap(\.draggableLayers))
    let shown = tree.embeddingImages(from: images, loads: true)
    var data = HTMLData(
      drawing: SVGDrawing(
        outlines: outlines, icons: icons, dataURI: { images.dataURI(of: $0) }), tree: shown,
      controls: layout.controls,
      accessibility: layer.accessibility, images: images)
    data.drawPicture(layout.motion)
    let island = data.island(stops: layer.stops)
    self.tree = tree
    picture = data.drawing.document(size: tree.size.pictureSize())
    self.layer = layer.text
    self.island = island.escapedForScript
    needsEngine = data.needsEngine
    let engine = needsEngine ? ["engine.js", "menu.js", "grow.js"] : []
    script = (["control.js"] + (data.hasItems ? ["items.js"] : []) + engine + ["start.js"])
      .map { String(decoding: WebAsset.bytes(of: $0), as: UTF8.self) }.joined()
    policy = ContentPolicy.allowing(
      script: script, withEngine: needsEngine, origins: data.origins)
  }

  var document: String {
    let size = tree.size.pictureSize()
    return HTMLDocument(
      of: tree, policy: policy, styles: ["page.css", "control.css"],
      content: """
        <main id="picker" style="width:\(size.width.svg)px;height:\(size.height.svg)px">
        <h1>\(tree.titleForPeople.xmlEscaped)</h1>
        \(picture.hiddenFromAccessibility)\(layer)</main>
        <script type="application/json" id="data">\(island)</script>
        \(engine)<script>\(script)</script>
        """
    ).text
  }

  /// The element with the engine; empty if no control needs it.
  private var engine: String {
    guard needsEngine else { return "" }
    let text = Base64.encoded(WebAsset.bytes(of: "engine.wasm.gz"))
    return "<script type=\"text/plain\" id=\"engine\">\(text)</script>\n"
  }
}

extension String {
  /// The picture without accessibility: the elements over it carry roles and names.
  fileprivate var hiddenFromAccessibility: String {
    "<svg aria-hidden=\"true\" focusable=\"false\"" + dropFirst(4)
  }
}

extension [UInt8] {
  /// The JSON with `<` escaped, so that nothing in it ends a script element.
  ///
  /// The replacement works on bytes, because prepended marks such as U+0600 form a single grapheme cluster with a
  /// following `<`.
  package var escapedForScript: String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(count)
    for byte in self {
      if byte == UInt8(ascii: "<") {
        escaped.append(contentsOf: "\\u003C".utf8)
      } else {
        escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension LayoutTree {
  /// Returns the tree with its images as data URIs; a mark takes the place of images that cannot be embedded.
  ///
  /// - Parameter loads: Whether the page may load images.
  package func embeddingImages(from loader: any ImageLoading, loads: Bool = false) -> LayoutTree {
    guard !images.isEmpty else { return self }
    var tree = self
    for place in images.indices where !loads || images[place].origin == nil {
      tree.images[place].href = loader.dataURI(of: images[place].href)
    }
    for node in nodes.indices {
      guard let image = tree.image(of: nodes[node]), image.href.isEmpty else { continue }
      tree.nodes[node].content = -1
      tree.nodes[node].paint = Int32(
        truncatingIfNeeded: tree.add(.missingImage(in: nodes[node].frame.size)))
    }
    return tree
  }
}
