import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Draws controls as pages that can be used: chips toggle, indicators slide, pages turn.
///
/// One file with everything in it: the picture of ``SVGRenderer``, over it an element with its ARIA
/// role for each thing to use, what the script has to know as JSON, and the script. Nothing is
/// loaded, and the page forbids itself to. Pictures from elsewhere are taken into the file; where
/// there are no bytes, a grey box stands. See the article *Page*.
///
///     let page = HTMLRenderer(outlines: TextMeasurer.shared).render(measured, in: Room(width: 320))
public struct HTMLRenderer: Sendable {
  private let outlines: any GlyphOutlining
  private let images: any ImageLoading

  /// A renderer that takes glyphs from `outlines`, and pictures from `images`.
  public init(outlines: any GlyphOutlining, images: any ImageLoading = InlineImages()) {
    self.outlines = outlines
    self.images = images
  }

  /// The page of a control laid out in `room`, as an HTML document in UTF-8.
  public func render(_ control: any MeasuredControl, in room: Room = .asDeclared) -> [UInt8] {
    render(control.interactiveLayout(within: room))
  }

  /// The page of a document, within its budget.
  ///
  /// - Throws: What ``Document/layout()`` throws.
  public func render(_ document: Document) throws(JSONError) -> [UInt8] {
    let layout = try document.interactiveLayout()
    do {
      return try document.budget.run { render(layout) }
    } catch {
      throw JSONError(error)
    }
  }

  /// The page of a layout; a layout without controls is a picture.
  public func render(_ layout: InteractiveLayout) -> [UInt8] {
    let page = HTMLPage(of: layout, outlines: outlines, images: images)
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

  init(of layout: InteractiveLayout, outlines: any GlyphOutlining, images: any ImageLoading) {
    let tree = layout.tree
    let layer = HTMLLayer(of: tree)
    let shown = tree.takingIn(images)
    var data = HTMLData(
      drawing: SVGDrawing(outlines: outlines), tree: shown, controls: layout.controls,
      told: layer.told, images: images)
    data.drawPicture()
    let island = data.island(stops: layer.stops)
    size = tree.size.pictureSize()
    title = tree.nodes.first.flatMap(tree.id) ?? tree.type
    picture = data.drawing.document(size: tree.size.pictureSize())
    self.layer = layer.text
    self.island = island.escapedForScript
    script = (["control.js"] + data.kinds.map { "\($0).js" } + ["start.js"])
      .map { String(decoding: WebAsset.bytes(of: $0), as: UTF8.self) }.joined()
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
    \(String(decoding: WebAsset.bytes(of: "control.css"), as: UTF8.self))</style>
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
