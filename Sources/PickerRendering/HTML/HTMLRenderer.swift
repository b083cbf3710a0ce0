import PickerColor
import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

/// Draws trees as pages that live: chips toggle, indicators slide, thumbs are dragged.
///
/// One file with everything in it: the picture of ``SVGRenderer``, over it an element with its ARIA
/// role for each thing to use, what the script has to know as JSON, and the script. Nothing is
/// loaded, and the page forbids itself to. Pictures from elsewhere are taken into the file; where
/// there are no bytes, a grey box stands. See the article *Page*.
public struct HTMLRenderer: Renderer {
  private let images: any ImageLoading

  /// A renderer that takes pictures from `images`.
  public init(images: any ImageLoading = InlineImages()) {
    self.images = images
  }

  /// The HTML document, UTF-8.
  public func render(_ tree: LayoutTree, outlines: any GlyphOutlining) -> [UInt8] {
    let page = HTMLPage(of: tree, outlines: outlines, images: images)
    return Array(page.document.utf8).spent
  }
}

/// A page once everything in it is made.
private struct HTMLPage {
  private let size: Size
  private let title: String
  private let picture: String
  private let layer: String
  private let island: String
  private let script: String

  init(of tree: LayoutTree, outlines: any GlyphOutlining, images: any ImageLoading) {
    let layer = HTMLLayer(of: tree)
    let shown = tree.takingIn(images)
    var data = HTMLData(
      drawing: SVGDrawing(outlines: outlines), tree: shown, told: layer.told, images: images)
    data.drawPicture()
    let island = data.island(stops: layer.stops)
    size = tree.size.pictureSize()
    title = tree.nodes.first.flatMap(tree.id) ?? tree.type
    picture = data.drawing.document(size: tree.size.pictureSize())
    self.layer = layer.text
    self.island = island.escapedForScript
    script = (["control.js"] + data.kinds.map { "\($0).js" } + ["start.js"])
      .map { String(decoding: Page.bytes(of: $0), as: UTF8.self) }.joined()
  }

  var document: String {
    """
    <!doctype html>
    <html>
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.xmlEscaped)</title>
    <style>
    \(String(decoding: Page.bytes(of: "control.css"), as: UTF8.self))</style>
    </head>
    <body>
    <main id="picker" style="width:\(size.width.svg)px;height:\(size.height.svg)px">
    \(picture.markedAsOrnament)\(layer)</main>
    <script type="application/json" id="data">\(island)</script>
    <script>\(script)</script>
    </body>
    </html>

    """
  }

  /// Nothing is loaded, nothing is sent, and no other script runs.
  private var policy: String {
    let hash = Base64.encoded(SHA256.digest(of: Array(script.utf8)))
    return "default-src 'none'; script-src 'sha256-\(hash)'; style-src 'unsafe-inline'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }
}

extension String {
  /// The picture is for the eye: what it shows is told by the elements over it.
  fileprivate var markedAsOrnament: String {
    "<svg aria-hidden=\"true\" focusable=\"false\"" + dropFirst(4)
  }
}

extension [UInt8] {
  /// JSON with nothing in it that ends a script element.
  ///
  /// By bytes: as characters, some marks (U+0600) take the `<` that follows them into one with them.
  fileprivate var escapedForScript: String {
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
  /// The tree with the bytes of its pictures in it; those without bytes are grey boxes.
  func takingIn(_ loader: any ImageLoading) -> LayoutTree {
    var tree = self
    guard !images.isEmpty else { return tree }
    let grey = tree.add(Paint(fill: Color(white: 0.85)))
    for place in images.indices {
      tree.images[place].href =
        loader.bytes(of: images[place].href).flatMap { bytes in
          ImageFormat(bytes).map { DataURI(mediaType: $0.mediaType, bytes: bytes).href }
        } ?? ""
    }
    for node in nodes.indices {
      guard let image = tree.image(of: nodes[node]), image.href.isEmpty else { continue }
      tree.nodes[node].content = -1
      tree.nodes[node].paint = Int32(truncatingIfNeeded: grey)
    }
    return tree
  }
}
