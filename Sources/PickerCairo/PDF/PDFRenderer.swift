import CPickerCairo
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Draws trees as PDF: one page as large as the tree, rounded up to whole points, of lines and curves.
///
/// Each glyph stands in it once for each size; letters that are large, see-through or filled with anything
/// but a colour are outlines, over which lies a layer of text that is not seen. So all of it can be searched,
/// selected and copied. What PDF has no drawing for — shadows, filters and `plusLighter` — stands in it
/// as pixels, 288 to the inch, or fewer where the page is larger than 4,096 points a side. A page has at most
/// 4,000,000 points a side. The date is always the same, so that the same tree gives the same bytes.
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
  /// - Throws: `a page of 5000000 × 40 points is too large: at most 4000000 a side`
  public func render(
    _ tree: LayoutTree, outlines: any GlyphOutlining
  ) throws(RenderingError) -> [UInt8] {
    let size = try tree.size.checkedPageSize()
    let sink = ByteSink()
    // Glyphs are asked for until the page is finished.
    let text = PageText()
    try withExtendedLifetime((sink, text)) { () throws(RenderingError) in
      let surface = Surface(pdf: size, into: sink)
      surface.describe(tree)
      try draw(tree, on: surface, outlines, text)
      surface.finish()
      if let error = Budget.current?.error { throw .limit(error) }
      if let failure = RenderingError(surface.status) { throw failure }
    }
    return sink.bytes
  }

  private func draw(
    _ tree: LayoutTree, on surface: Surface, _ outlines: any GlyphOutlining, _ text: PageText
  ) throws(RenderingError) {
    let canvas = Canvas(surface, isVector: true)
    var painter = Painter(
      tree.rounded(), on: canvas, outlines: outlines, images: images, text: text)
    painter.draw()
    text.layer.draw(on: canvas)
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
    let resolution = PageSize.resolution(for: size)
    cairo_surface_set_fallback_resolution(pointer, resolution, resolution)
  }

  /// Says what the page is, and when it was made: always the same.
  fileprivate func describe(_ tree: LayoutTree) {
    let title = tree.nodes.first.flatMap { tree.id(of: $0) } ?? tree.type
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title.readableByCairo)
    cairo_pdf_surface_set_metadata(
      pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }
}
