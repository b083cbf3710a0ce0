import PickerControls
import PickerRendering
import PickerText
import PickerTree

/// A page that loads the JavaScript package: the picture, and in its element the document, which the package lays out in the
/// width that there is.
struct LinkedPage {
  private let package: PackageAddress
  private let tree: LayoutTree
  private let document: Document
  private let picture: String

  /// - Parameter images: Embeds the pictures of the picture; the document has its own as `data:` URIs.
  init(
    of tree: LayoutTree, _ document: Document, from package: PackageAddress,
    outlines: any GlyphOutlining, images: any ImageLoading, icons: any IconProvider
  ) {
    self.package = package
    self.tree = tree
    self.document = document
    let svg = SVGRenderer(icons: icons)
      .render(tree.embeddingImages(from: images, loads: true), outlines: outlines)
    picture = String(decoding: svg, as: UTF8.self)
  }

  var text: String {
    HTMLDocument(
      of: tree, policy: policy, styles: ["page.css", "linked.css"],
      content: """
        <main id="picker">
        <h1>\(tree.titleForPeople.xmlEscaped)</h1>
        <picker-layout>
        \(picture)<script type="application/json">\(document.json.escapedForScript)</script>
        </picker-layout>
        </main>
        <script type="module" src="\(package.text.xmlEscaped)element.js"></script>
        """
    ).text
  }

  private var policy: String {
    ContentPolicy.loading(from: package.policySource, origins: tree.imageOrigins)
  }
}
