import PickerCairo
import PickerLayout

/// What a picture of a tree needs to know beside the tree.
struct Picturing {
  /// Pixels in a point.
  var scale = 1.0
  /// The document; nil: there was none but options.
  var source: Input?

  /// The bytes of a picture of `tree`.
  func png(of tree: LayoutTree, outlines: any GlyphOutlining) throws(Failure) -> [UInt8] {
    try draw(tree, with: PNGRenderer(scale: scale, images: images), outlines)
  }

  /// The bytes of a page with `tree` on it.
  func pdf(of tree: LayoutTree, outlines: any GlyphOutlining) throws(Failure) -> [UInt8] {
    try draw(tree, with: PDFRenderer(images: images), outlines)
  }

  private var images: FileImages { FileImages(directory: source?.directory ?? "") }

  private func draw(
    _ tree: LayoutTree, with renderer: some Renderer, _ outlines: any GlyphOutlining
  ) throws(Failure) -> [UInt8] {
    do {
      return try renderer.render(tree, outlines: outlines)
    } catch {
      throw Failure(error, source)
    }
  }
}

extension Failure {
  /// A picture that is too large is the document's fault, or that of the options without one.
  fileprivate init(_ error: RenderingError, _ source: Input?) {
    switch error {
    case .failed: self.init(.internalFault, error.description)
    case .tooLarge:
      let name = source.map { "\($0.name): " } ?? ""
      self.init(source == nil ? .usage : .badDocument, name + error.description)
    }
  }
}

/// Pictures in files beside the document, and those that stand in it.
struct FileImages: ImageLoading {
  /// Where relative paths start; empty: in the working directory.
  let directory: String

  func bytes(of href: String) -> [UInt8]? {
    if let inline = InlineImages().bytes(of: href) { return inline }
    let isRelative = !href.hasPrefix("/") && !directory.isEmpty
    return Descriptor(opening: isRelative ? "\(directory)/\(href)" : href)?.readAll()
  }
}
