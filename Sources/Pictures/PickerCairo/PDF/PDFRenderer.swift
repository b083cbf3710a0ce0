import CPickerCairo
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Renders trees as vector graphics in PDF: one page with the size of the tree, rounded up to whole points.
///
/// The page has up to 200 points more at each edge for thumbs and shadows.
///
/// Each glyph is embedded once for each size. Text that is large, translucent or not filled with a plain colour is
/// drawn as outlines beneath invisible text, so all text can be searched, selected and copied. Effects that PDF does
/// not support (shadows, filters and `plusLighter`) are rasterised at 288 pixels per inch, or fewer if a side of the
/// page is longer than 4,096 points. A side of a page has at most 4,000,000 points. The creation date is constant, so
/// equal trees give equal bytes. The title is the root's id, or the type of the tree. Several threads may call a
/// renderer, but only one page is drawn at a time.
public struct PDFRenderer: Renderer {
  /// The loader of images that the tree refers to.
  public var images: any ImageLoading
  /// The artwork of icons that have none in the tree.
  public var icons: any IconProvider

  /// Creates a renderer.
  public init(
    images: any ImageLoading = InlineImages(),
    icons: any IconProvider = BuiltInIcons.shared
  ) {
    self.images = images
    self.icons = icons
  }

  /// Returns the PDF file.
  ///
  /// - Throws: `a page of 5000000 × 40 points is too large: at most 4000000 a side`.
  ///   `RenderingError.missingGlyphs(_:)` for a tree whose texts have no glyphs, or whose fonts are not in
  ///   `outlines`. Without cairo `cannot draw PDF: libcairo.so.2 is not installed`.
  public func render(
    _ tree: LayoutTree, outlines: any GlyphOutlining
  ) throws(RenderingError) -> [UInt8] {
    let frame = tree.pictureFrame
    let size = try frame.size.checkedPageSize()
    let list = try tree.displayList(icons: icons, drawnBy: outlines)
    try CairoLibrary.open(for: "PDF")
    return try PDFRenderer.page.withLock { _ throws(RenderingError) in
      try page(of: size, from: frame.origin, titled: tree.title, showing: list, outlines)
    }
  }

  // Held while a page is drawn. cairo 1.16 takes its lock on all fonts while it holds that of a font of ours, and the
  // other way round, so that two threads with a page each could wait for each other for ever.
  private static let page = Mutex(())

  private func page(
    of size: Size, from origin: Point, titled title: String, showing list: DisplayList,
    _ outlines: any GlyphOutlining
  ) throws(RenderingError) -> [UInt8] {
    let sink = ByteSink()
    // cairo requests glyphs until the page is finished, and writes until then.
    let text = PageText()
    try withExtendedLifetime((sink, text)) { () throws(RenderingError) in
      let surface = Surface(pdf: size, into: sink)
      surface.describe(title)
      try draw(list, from: origin, on: surface, outlines, text)
      surface.finish()
      if let error = Budget.current?.error { throw RenderingError(error) }
      if let failure = RenderingError(surface.status) { throw failure }
    }
    return Type3Fonts(adjusting: sink.bytes).file
  }

  private func draw(
    _ list: DisplayList, from origin: Point, on surface: Surface, _ outlines: any GlyphOutlining,
    _ text: PageText
  ) throws(RenderingError) {
    let canvas = Canvas(surface, isVector: true)
    if origin != .zero { canvas.matrix = AffineTransform(translation: .zero - origin) }
    var painter = Painter(list, on: canvas, outlines: outlines, images: images, text: text)
    painter.draw()
    if let error = Budget.current?.error {
      // cairo would write all of it before it is freed.
      Canvas(surface).clear()
      throw RenderingError(error)
    }
    if let failure = canvas.failure { throw failure }
  }
}

extension Surface {
  /// Creates a page of the given size.
  fileprivate convenience init(pdf size: Size, into sink: ByteSink) {
    self.init(
      taking: cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.reference, size.width, size.height))
    // Later versions may compress the dictionaries of fonts.
    cairo_pdf_surface_restrict_to_version(pointer, CAIRO_PDF_VERSION_1_4)
    let resolution = PageSize.resolution(for: size)
    cairo_surface_set_fallback_resolution(pointer, resolution, resolution)
  }

  /// Sets the title, and a constant creation date.
  fileprivate func describe(_ title: String) {
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title.readableByCairo)
    cairo_pdf_surface_set_metadata(
      pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }
}

extension LayoutTree {
  fileprivate var title: String { nodes.first.flatMap { id(of: $0) } ?? type }
}
