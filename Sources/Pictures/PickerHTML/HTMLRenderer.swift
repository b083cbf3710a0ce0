import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

// The folder: an `HTMLDocument` is a page with the elements of PickerRendering, and with what makes them work: the engine
// (`PageEngine`) or the states of a small control (`PageStates`).

/// Renders documents as pages with usable controls: chips toggle, indicators slide, carousel pages turn.
///
/// A page contains the elements that show the control, the document, and the JavaScript package. The package takes
/// the elements over and lays the document out in the available width. The page loads only images that the document
/// allows it to load, and the package if ``engine`` gives its address. Its content security policy enforces that. See
/// the article [Page](doc:Page).
///
///     let html = try HTMLRenderer(outlines: document.outlines).render(document)
public struct HTMLRenderer: Sendable {
  private let outlines: any GlyphOutlining
  private let images: any ImageLoading
  private let icons: any IconProvider
  /// How pages include the JavaScript package.
  public var engine = PageEngine.inline

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

  /// Returns the HTML document of a picker document in UTF-8, within its budget.
  ///
  /// - Throws: The errors of `Document.layout()`:
  ///   `$: exceeds the limit of 1000000 nodes per document`.
  public func render(_ document: Document) throws(JSONError) -> [UInt8] {
    let layout = DocumentLayout(try document.layout(), of: document)
    do {
      return try document.budget.run { render(layout) }
    } catch {
      throw JSONError(error)
    }
  }

  /// Returns the HTML document of a layout in UTF-8. Without a document, it is a picture. So is a shape or a drawing
  /// in which nothing moves.
  public func render(_ layout: DocumentLayout) -> [UInt8] {
    let page = HTMLDocument(of: layout.tree, content: content(of: layout))
    return Array(page.text.utf8).spent
  }

  private func picture(of tree: LayoutTree) -> String {
    var renderer = SVGRenderer(icons: icons)
    renderer.dataURI = { [images] in images.dataURI(of: $0) }
    let bytes = renderer.render(tree.embeddingImages(from: images), outlines: outlines)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func content(of layout: DocumentLayout) -> PageContent {
    guard let document = layout.document, !layout.isPicture else {
      return PageContent(picture: picture(of: layout.tree), origins: layout.tree.imageOrigins)
    }
    let carried = CarriedDocument(
      document, background: layout.tree.background, in: layout.proposal, images: images)
    func content(with fonts: [CarriedFont], _ scripts: PageScripts) -> PageContent {
      let tree = layout.tree.carryingImages(from: images)
      let elements = view(document, fonts).html(of: tree, naturalWidth: tree.size.width)
      return PageContent(elements: elements, of: carried, fonts: fonts, scripts: scripts)
    }
    switch engine {
    case .linked(let address):
      let fonts = fonts(of: document, layout.tree, measure: false, PageScripts.families)
      return content(with: fonts, PageScripts(at: address, origins: carried.origins))
    case .inline:
      if let states = PageStates(of: layout) {
        let fonts = fonts(of: document, layout.tree, measure: false)
        if let json = states.json(view: { view(document, fonts) }) {
          return content(with: fonts, PageScripts(showing: json, origins: carried.origins))
        }
      }
      guard WebAsset.hasEngine else {
        return PageContent(picture: picture(of: layout.tree), origins: layout.tree.imageOrigins)
      }
      let fonts = fonts(of: document, layout.tree, measure: true)
      return content(with: fonts, PageScripts(carriedWith: carried.origins))
    }
  }

  private func fonts(
    of document: Document, _ tree: LayoutTree, measure: Bool, _ families: [String]? = nil
  ) -> [CarriedFont] {
    guard let embedding = outlines as? any FontEmbedding else { return [] }
    return document.carriedFonts(
      for: tree, from: embedding, measure: measure, families: families)
  }

  private func view(_ document: Document, _ fonts: [CarriedFont]) -> PageView {
    PageView(fonts: fonts.pageFonts(measuredBy: document.fonts), icons: icons) {
      [images] in images.dataURI(of: $0)
    }
  }
}

extension DocumentLayout {
  /// Whether nothing in it can be used, and all of it stays the same at every width.
  fileprivate var isPicture: Bool {
    // Whatever is beyond a limit was so before.
    ["shape", "drawing"].contains(tree.type) && (try? document?.session()) == nil
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
  /// The origins of the images that a page loads.
  fileprivate var imageOrigins: Set<String> { Set(images.compactMap { $0.origin }) }

  /// Returns the tree with its images as a page carries them, but those that it loads.
  fileprivate func carryingImages(from loader: any ImageLoading) -> LayoutTree {
    var tree = self
    for place in images.indices where images[place].origin == nil {
      tree.images[place].href = loader.carried(images[place].href)
    }
    return tree
  }

  /// Returns the tree with its images as data URIs, but those that a page loads; a mark takes the place of images that cannot be embedded.
  package func embeddingImages(from loader: any ImageLoading) -> LayoutTree {
    guard !images.isEmpty else { return self }
    var tree = self
    for place in images.indices where images[place].origin == nil {
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
