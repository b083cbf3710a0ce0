internal import PickerCairo
public import PickerControls
import PickerHTML
public import PickerRendering

// The folder: documents with the files that they name, and their output in each format.

/// The output format of a layout.
///
///     let bytes = try OutputFormat.svg.bytes(of: layout, as: RenderingOptions(), within: budget)
public enum OutputFormat: String, CaseIterable, Sendable {
  /// The tree as nested JSON.
  case json
  /// The tree as JSON, as a flat list of nodes with absolute frames.
  case nodes
  /// A drawing in characters, for terminals.
  case tree
  /// A picture as Scalable Vector Graphics.
  case svg
  /// A picture of pixels.
  case png
  /// An animated picture of pixels.
  case apng
  /// A lossy picture of pixels without transparency.
  case jpeg
  /// A picture of pixels, lossy below quality 100.
  case webp
  /// A document of one page.
  case pdf
  /// A page with working controls.
  case html
  /// Drawing commands as JSON, in paint order, with the outlines of glyphs.
  case displayList = "display-list"

  /// The format for the extension of a path, in either case; nil for other extensions.
  ///
  /// `.htm` counts as `.html`, and `.jpeg` as `.jpg`. A name that begins with its only dot has no extension.
  public init?(endingOf path: String) {
    guard let ending = OutputFormat.ending(of: path) else { return nil }
    switch ending.lowercased() {
    case ".json": self = .json
    case ".svg": self = .svg
    case ".png": self = .png
    case ".apng": self = .apng
    case ".jpg", ".jpeg": self = .jpeg
    case ".webp": self = .webp
    case ".pdf": self = .pdf
    case ".html", ".htm": self = .html
    case ".txt": self = .tree
    default: return nil
    }
  }

  /// The extension of a path, with its dot; nil if it has none.
  public static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return String(name[dot...])
  }

  /// The names of all formats, for messages and help: `json, nodes, tree, …`.
  public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The extension of its files, without a dot; `json` for all JSON formats.
  public var fileExtension: String {
    switch self {
    case .json, .nodes, .displayList: "json"
    case .tree: "txt"
    case .jpeg: "jpg"
    case .svg, .png, .apng, .webp, .pdf, .html: rawValue
    }
  }

  /// The media type of its bytes, with the character set if browsers need it: `image/svg+xml`.
  public var mediaType: String {
    switch self {
    case .json, .nodes, .displayList: "application/json"
    case .tree: "text/plain; charset=utf-8"
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .apng: "image/apng"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .pdf: "application/pdf"
    case .html: "text/html; charset=utf-8"
    }
  }

  /// Whether its bytes are not text.
  public var isBinary: Bool { isPicture && ![.svg, .displayList].contains(self) }

  /// Whether it is JSON, which is one line if compact.
  public var isJSON: Bool { mediaType == "application/json" }

  /// Whether it is only a picture.
  public var isPicture: Bool {
    switch self {
    case .displayList, .svg, .png, .apng, .jpeg, .webp, .pdf: true
    case .json, .nodes, .tree, .html: false
    }
  }

  /// The scheme of a document that names none: pages follow the reader's preference. Nil: light.
  public var defaultScheme: SchemeChoice? { self == .html ? .auto : nil }

  /// Whether the format has a quality setting.
  public var hasQuality: Bool { self == .jpeg || self == .webp }
}

extension OutputFormat {
  /// The bytes of a layout in this format. JSON ends with a line feed.
  ///
  /// - Parameters:
  ///   - layout: The layout of a document.
  ///   - rendering: Other input of the renderers.
  ///   - budget: The budget of the document, which also limits the size of the output.
  /// - Throws: `RenderingError` for a picture that is too large, or if the budget is exceeded: `exceeds the limit of
  ///   1000000 nodes per document`; `cannot draw PNG: libcairo.so.2 is not installed`.
  public func bytes(
    of layout: DocumentLayout, as rendering: RenderingOptions, within budget: Budget
  ) throws(RenderingError) -> [UInt8] {
    try rendered(within: budget) { () throws(RenderingError) in
      try self.bytes(of: layout, as: rendering)
    }
  }

  /// The bytes of an animated picture in this format, `svg` or `apng`; other formats show the last frame.
  ///
  /// - Throws: The errors of ``bytes(of:as:within:)-(DocumentLayout,_,_)``.
  public func bytes(
    of animation: LayoutAnimation, as rendering: RenderingOptions, within budget: Budget
  ) throws(RenderingError) -> [UInt8] {
    try rendered(within: budget) { () throws(RenderingError) in
      try self.bytes(of: animation, as: rendering)
    }
  }

  /// Renders within a budget.
  private func rendered(
    within budget: Budget, _ render: () throws(RenderingError) -> [UInt8]
  ) throws(RenderingError) -> [UInt8] {
    var failure: RenderingError?
    let bytes: [UInt8]
    do {
      bytes = try budget.run {
        do throws(RenderingError) {
          return try render()
        } catch {
          failure = error
          return []
        }
      }
    } catch {
      throw RenderingError(error)
    }
    if let failure { throw failure }
    return bytes
  }

  private func bytes(
    of layout: DocumentLayout, as rendering: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let layout = rendering.prepared(layout, for: self)
    let tree = layout.tree
    let outlines = rendering.measurer
    let terminal = rendering.terminal
    switch self {
    case .json, .nodes:
      let form: LayoutTree.Form = self == .nodes ? .nodes : .nested
      // Appended in place: `+` copies the whole document.
      var json = tree.json(form: form, pretty: !rendering.isCompact)
      json.append(UInt8(ascii: "\n"))
      return json
    case .displayList:
      let list = tree.displayList(outlines: rendering.text.isOutlines, scheme: .light)
      return list.json(outlines: outlines, pretty: !rendering.isCompact) + [UInt8(ascii: "\n")]
    case .tree:
      var renderer = TerminalRenderer(columns: terminal.columns, style: terminal.style)
      renderer.isStretched = terminal.isStretched
      return renderer.render(tree, outlines: outlines)
    case .svg:
      return SVGRenderer(text: rendering.text, idPrefix: rendering.idPrefix)
        .render(tree, outlines: outlines)
    case .png:
      return try PNGRenderer(scale: rendering.scale, images: rendering.images)
        .render(tree, outlines: outlines)
    case .jpeg, .webp:
      return try PhotoRenderer(
        self == .jpeg ? .jpeg : .webp, quality: rendering.quality, scale: rendering.scale,
        images: rendering.images
      ).render(tree, outlines: outlines)
    case .apng: return try bytes(of: LayoutAnimation(still: tree), as: rendering)
    case .pdf:
      return try PDFRenderer(images: rendering.images).render(tree, outlines: outlines)
    case .html:
      var renderer = HTMLRenderer(outlines: outlines, images: rendering.images)
      renderer.engine = rendering.engine
      return renderer.render(layout)
    }
  }

  private func bytes(
    of animation: LayoutAnimation, as rendering: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let prepared = animation.mapTrees { rendering.prepared($0, for: self) }
    switch self {
    case .svg:
      return AnimatedSVGRenderer(idPrefix: rendering.idPrefix)
        .render(prepared, outlines: rendering.measurer)
    case .apng:
      return try APNGRenderer(scale: rendering.scale, images: rendering.images)
        .render(
          prepared, outlines: rendering.measurer, didDrawFrame: rendering.didDrawFrame)
    default:
      let last = animation.frames.last?.tree ?? LayoutTree(type: "")
      return try bytes(of: DocumentLayout(last), as: rendering)
    }
  }
}
