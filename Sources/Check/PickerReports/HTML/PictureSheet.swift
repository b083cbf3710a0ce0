import PickerGeometry
import PickerHTML
import PickerRendering
import PickerTree

/// The pictures of a report, which share glyphs, lines of text, gradients and clips; equal pictures are stored once.
struct PictureSheet {
  private var drawing: SVGDrawing?
  private(set) var rows = SVGRows()
  /// The pictures by their numbers, encoded.
  private(set) var pictures = TextPool()
  /// The encoded definitions to which pictures refer, by id, in the order of first use.
  private(set) var definitions: [(id: String, text: String)] = []
  private var definitionByteCount = 0

  /// A picture of the sheet.
  struct SheetEntry {
    /// The number of the picture.
    let number: Int
    /// The visible rectangle, in points.
    let bounds: Rect
    /// The frame of the control.
    let frame: Rect
    /// The frames of nodes by their ids.
    let frames: [String: Rect]
  }

  /// A tree with more nodes, or paths of more elements, is not drawn.
  private static let maximumNodeCount = 5000
  private static let maximumElementCount = 50_000
  /// The maximum size of the images of a picture, in bytes as text.
  private static let maximumImageBytes = 1 << 20

  /// The size of all pictures so far, in bytes.
  var byteCount: Int { pictures.byteCount + definitionByteCount + rows.templates.byteCount }

  /// The rules of the dark scheme; empty if there are none.
  var style: String { drawing?.schemeStyle ?? "" }

  /// Adds a picture; nil if it is too large.
  mutating func add(_ picture: CheckPicture) -> SheetEntry? {
    guard !picture.tree.nodes.isEmpty, picture.tree.nodes.count <= PictureSheet.maximumNodeCount
    else { return nil }
    var tree = picture.tree.embeddingImages(from: picture.images)
    tree.background = tree.backdrop
    guard
      tree.isModest(
        elements: PictureSheet.maximumElementCount, imageBytes: PictureSheet.maximumImageBytes)
    else { return nil }
    let body = body(of: tree, picture.outlines)
    return SheetEntry(of: tree, number: pictures.number(of: rows.encoded(body)))
  }

  private mutating func body(of tree: LayoutTree, _ outlines: any GlyphOutlining) -> String {
    var drawing = self.drawing ?? SVGDrawing(outlines: outlines)
    self.drawing = nil
    drawing.isCompact = true
    drawing.outlines = outlines
    drawing.drawBackground(of: tree, in: Rect(size: tree.size))
    drawing.draw(tree) { _ in [:] }
    for (id, text) in SVGElements.all(of: drawing.takeDefinitions()) {
      let encoded = rows.encoded(text)
      definitionByteCount += encoded.utf8.count
      definitions.append((id, encoded))
    }
    defer { self.drawing = drawing }
    return drawing.takeBody().text
  }
}

extension PictureSheet.SheetEntry {
  fileprivate init(of tree: LayoutTree, number: Int) {
    var frames: [String: Rect] = [:]
    var bounds = Rect(size: tree.size)
    var title: Rect?
    tree.walk { node in
      let frame = node.absoluteFrame
      bounds = bounds.union(frame)
      // A title comes before its control.
      if let title, let id = node.id { frames[id + ".title"] = title }
      if node.role != .line { title = node.role == .title ? frame : nil }
      if let id = node.id, frames[id] == nil { frames[id] = frame }
    }
    self.init(
      number: number, bounds: bounds.outset(by: 4), frame: Rect(size: tree.size), frames: frames)
  }

  /// The number, the visible rectangle and the frame of the control: `3 -4 -4 328 60 320 52`.
  var view: String {
    ([String(number)]
      + [bounds.x, bounds.y, bounds.width, bounds.height, frame.width, frame.height].map(\.svg))
      .joined(separator: " ")
  }
}

extension LayoutTree {
  /// Whether the numbers of path elements and image bytes are within limits.
  fileprivate func isModest(elements: Int, imageBytes: Int) -> Bool {
    let count = nodes.reduce(0) { $0 + (paint(of: $1)?.path?.elements.count ?? 0) }
    let bytes = nodes.reduce(0) { $0 + (image(of: $1)?.href.utf8.count ?? 0) }
    return count <= elements && bytes <= imageBytes
  }
}
