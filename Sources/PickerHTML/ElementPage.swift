import PickerControls
import PickerRendering
import PickerText
import PickerTree

/// A page whose control is the element `picker-layout` of the JavaScript package, which lays the document out in the width that
/// there is. Until it has begun, and where no scripts run, the element shows the picture.
struct ElementPage {
  private let tree: LayoutTree
  private let document: Document
  private let picture: String
  private let package: PagePackage

  /// - Parameter images: Embeds the pictures of the picture; the document has its own as `data:` URIs.
  init(
    of tree: LayoutTree, _ document: Document, package: PagePackage,
    outlines: any GlyphOutlining, images: any ImageLoading, icons: any IconProvider
  ) {
    (self.tree, self.document, self.package) = (tree, document, package)
    let svg = SVGRenderer(icons: icons)
      .render(tree.embeddingImages(from: images, loads: true), outlines: outlines)
    picture = String(decoding: svg, as: UTF8.self)
  }

  var text: String {
    HTMLDocument(
      of: tree, policy: package.policy, styles: ["page.css", "linked.css"],
      content: """
        <main id="picker">
        <h1>\(tree.titleForPeople.xmlEscaped)</h1>
        <picker-layout>
        \(picture)<script type="application/json">\(document.json.escapedForScript)</script>
        </picker-layout>
        </main>
        \(package.markup)
        """
    ).text
  }
}

/// How a page has the JavaScript package.
struct PagePackage {
  /// The elements of the page that bring it.
  let markup: String
  /// The content security policy of the page.
  let policy: String

  /// The files at an address, which the page loads.
  ///
  /// - Parameter origins: The origins of images that the page loads.
  init(at address: PackageAddress, origins: Set<String>) {
    markup = "<script type=\"module\" src=\"\(address.text.xmlEscaped)element.js\"></script>"
    policy = ContentPolicy.loading(from: address.policySource, origins: origins)
  }

  /// The files in the page itself, with these fonts.
  init(carrying fonts: [CarriedFont], origins: Set<String>) {
    let modules = ["core", "text"].map { name in
      PagePackage.data(WebAsset.bytes(of: "\(name).wasm.gz"), "id=\"\(name)\"")
    }
    let families = fonts.map {
      PagePackage.data($0.bytes, "data-family=\"\($0.family.xmlEscaped)\"")
    }
    let script = String(decoding: WebAsset.bytes(of: "package.js"), as: UTF8.self)
    markup = (modules + families + ["<script>\(script)</script>"]).joined(separator: "\n")
    policy = ContentPolicy.allowing(script: script, withEngine: true, origins: origins)
  }

  /// An element with bytes, which the script of the page reads.
  private static func data(_ bytes: [UInt8], _ attribute: String) -> String {
    "<script type=\"text/plain\" \(attribute)>\(Base64.encoded(bytes))</script>"
  }
}
