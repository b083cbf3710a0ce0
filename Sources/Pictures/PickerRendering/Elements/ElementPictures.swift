import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// Draws nodes that CSS cannot describe, each picture once.
final class ElementPictures {
  private let icons: any IconProvider
  private let dataURI: (@Sendable (String) -> String)?
  private var known: [Picture: PageElement] = [:]

  /// More than a control has; what moves makes a new one in each frame.
  private static let maximumCount = 1000

  /// - Parameter dataURI: Returns the `data:` URI of an image that an icon refers to; nil: icons refer to theirs.
  init(icons: any IconProvider, dataURI: (@Sendable (String) -> String)?) {
    (self.icons, self.dataURI) = (icons, dataURI)
  }

  /// The picture of a node alone.
  ///
  /// - Parameter text: The text that it shows.
  func element(of node: LayoutNode, in tree: LayoutTree, text: ShownText?) -> PageElement {
    var paint = tree.paint(of: node)
    // The opacity is that of the element.
    paint?.opacity = 1
    return element(
      Picture(
        role: node.role, size: node.frame.size, paint: paint, icon: tree.icon(of: node), text: text,
        foreground: tree.foreground))
  }

  /// The replacement of an image that cannot be shown.
  func missingImage(of size: Size) -> PageElement {
    element(
      Picture(
        role: .shape, size: size, paint: .missingImage(in: size), icon: nil, text: nil,
        foreground: nil))
  }

  private func element(_ picture: Picture) -> PageElement {
    if let element = known[picture] { return element }
    if known.count >= ElementPictures.maximumCount { known.removeAll() }
    let element = element(showing: svg(of: picture))
    known[picture] = element
    return element
  }

  private func element(showing svg: String) -> PageElement {
    let attributes = [
      ("class", "picker-graphic"), ("aria-hidden", "true"), ("data-graphic", svg.digest),
    ]
    return PageElement(
      PageElement.Own(
        key: "graphic", tag: "span",
        attributes: attributes.map { PageElement.Attribute($0.0, $0.1) }, markup: svg))
  }

  private func svg(of picture: Picture) -> String {
    var drawing = SVGDrawing(
      outlines: NoGlyphs(), icons: icons, idMark: SVGIDs.mark, dataURI: dataURI)
    drawing.isCompact = true
    drawing.draw(picture.tree, marking: { _ in [:] })
    let bytes = SVGIDs.resolved(
      drawing.document(showing: Rect(size: picture.size)), prefix: nil)
    return String(decoding: bytes.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

/// The dependencies of a picture.
private struct Picture: Hashable {
  let role: Role
  let size: Size
  let paint: Paint?
  let icon: IconReference?
  let text: ShownText?
  let foreground: Color?

  var tree: LayoutTree {
    var tree = LayoutTree(type: "drawing")
    tree.foreground = foreground
    tree.append(
      text == nil ? role : .label, frame: Rect(size: size), paint: paint, content: content)
    return tree
  }

  private var content: NodeContent? {
    if let icon { return .icon(icon.name, artwork: icon.artwork, isMirrored: icon.isMirrored) }
    guard let text else { return nil }
    let line = TextLine(text: text.text, frame: Rect(size: size), baseline: text.baseline)
    return .text(
      MeasuredText(size: size, baseline: text.baseline, lines: [line]), font: text.font,
      crossing: text.crossing)
  }
}

/// Texts are drawn by the browser.
private final class NoGlyphs: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> Path? { nil }
}

extension String {
  /// A number for the text, the same one everywhere: FNV-1a of 32 bits, by Fowler, Noll and Vo.
  fileprivate var digest: String {
    String(utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }, radix: 36)
  }
}
