import PickerGeometry
import PickerHTML
import PickerRendering
import PickerTree

/// The pictures of a report, which share their glyphs, lines of text, gradients and clips, and of which equal ones are
/// stored once.
struct PictureSheet {
  private var drawing: SVGDrawing?
  private var pictures = ""
  private var ids: [String: Int] = [:]

  /// A picture of the sheet.
  struct SheetEntry {
    /// The id of its element.
    let id: String
    /// What it shows, in points.
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
  var byteCount: Int { pictures.utf8.count + (drawing?.definitionsText.utf8.count ?? 0) }

  /// Adds a picture; nil where it is too large.
  mutating func add(_ picture: CheckPicture) -> SheetEntry? {
    guard !picture.tree.nodes.isEmpty, picture.tree.nodes.count <= PictureSheet.maximumNodeCount
    else { return nil }
    var tree = picture.tree.embeddingImages(from: picture.images)
    tree.background = tree.backdrop
    guard
      tree.isModest(
        elements: PictureSheet.maximumElementCount, imageBytes: PictureSheet.maximumImageBytes)
    else { return nil }
    var drawing = self.drawing ?? SVGDrawing(outlines: picture.outlines)
    self.drawing = nil
    drawing.isCompact = true
    drawing.outlines = picture.outlines
    drawing.drawBackground(of: tree)
    drawing.draw(tree) { _ in [:] }
    let body = drawing.takeBody().text
    self.drawing = drawing
    return SheetEntry(of: tree, id: "p\(number(of: body))")
  }

  private mutating func number(of body: String) -> Int {
    if let known = ids[body] { return known }
    let number = ids.count
    ids[body] = number
    pictures += "<g id=\"p\(number)\">\n\(body)</g>\n"
    return number
  }

  /// An invisible element with all that pictures refer to; empty where there is no picture.
  var element: String {
    guard let drawing, !ids.isEmpty else { return "" }
    // Not `display: none`, which would leave gradients and clips without effect.
    return """
      <svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><defs>
      \(drawing.definitionsText)\(pictures)</defs></svg>

      """
  }
}

extension PictureSheet.SheetEntry {
  fileprivate init(of tree: LayoutTree, id: String) {
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
      id: id, bounds: bounds.outset(by: 4), frame: Rect(size: tree.size), frames: frames)
  }
}

extension LayoutTree {
  /// Whether paths have at most so many elements, and images so many bytes.
  fileprivate func isModest(elements: Int, imageBytes: Int) -> Bool {
    let count = nodes.reduce(0) { $0 + (paint(of: $1)?.path?.elements.count ?? 0) }
    let bytes = nodes.reduce(0) { $0 + (image(of: $1)?.href.utf8.count ?? 0) }
    return count <= elements && bytes <= imageBytes
  }
}
