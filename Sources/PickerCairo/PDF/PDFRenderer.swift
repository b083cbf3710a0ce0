import CPickerCairo
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Draws trees as PDF: one page as large as the tree, rounded up to whole points, of lines and curves.
///
/// Letters are outlines; a layer of text that is not seen lies over them, so that it can be searched,
/// selected and copied. What PDF has no drawing for — shadows, filters and `plusLighter` — stands in it
/// as pixels, 288 to the inch. The date is always the same, so that the same tree gives the same bytes.
/// The title is the root's id, or the type.
public struct PDFRenderer: Renderer {
  /// Where the bytes of pictures within the picture come from.
  public var images: any ImageLoading

  /// A renderer.
  public init(images: any ImageLoading = InlineImages()) {
    self.images = images
  }

  /// The PDF file.
  ///
  /// - Throws: `a picture of 20000 × 40 pixels is too large: at most 16384 a side and 256 megapixels`;
  ///   a point counts as a pixel.
  public func render(
    _ tree: LayoutTree, outlines: any GlyphOutlining
  ) throws(RenderingError) -> [UInt8] {
    let size = try tree.size.checkedPictureSize()
    let sink = ByteSink()
    try withExtendedLifetime(sink) { () throws(RenderingError) in
      let surface = Surface(pdf: size, into: sink)
      surface.describe(tree)
      try draw(tree, on: surface, outlines)
      surface.finish()
      if let error = Budget.current?.error { throw .limit(error) }
      if let failure = RenderingError(surface.status) { throw failure }
    }
    return sink.bytes
  }

  private func draw(
    _ tree: LayoutTree, on surface: Surface, _ outlines: any GlyphOutlining
  ) throws(RenderingError) {
    let canvas = Canvas(surface, isVector: true)
    let text = TextLayer()
    var drawing = Drawing(tree, on: canvas, outlines: outlines, images: images, text: text)
    drawing.draw()
    text.draw(on: canvas)
    if let error = Budget.current?.error { throw .limit(error) }
    if let failure = canvas.failure { throw failure }
  }
}

extension Surface {
  /// A page of that size.
  fileprivate convenience init(pdf size: Size, into sink: ByteSink) {
    self.init(
      taking: cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.reference, size.width, size.height))
    cairo_surface_set_fallback_resolution(pointer, 288, 288)
  }

  /// Says what the page is, and when it was made: always the same.
  fileprivate func describe(_ tree: LayoutTree) {
    let title = tree.nodes.first.flatMap { tree.id(of: $0) } ?? tree.type
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title.readableByCairo)
    cairo_pdf_surface_set_metadata(
      pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }
}
