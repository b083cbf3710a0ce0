import CPickerCairo
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

// The folder: `Painting` draws a display list on a `Canvas`, `Patterns` and `Images` are its paints, `LongPaths` cuts what cairo
// cannot take; `PDF`, `APNG` and `Pixels` are what comes out.

/// Renders trees as PNG with an alpha channel, transparent where nothing is painted.
///
/// The picture has the size of the tree, and up to 200 points more at each edge for thumbs and shadows, rounded up to
/// whole pixels. It has at least one pixel, and at most 16,384 pixels per side and 256 megapixels.
public struct PNGRenderer: Renderer {
  /// Pixels per point, more than 0.
  public var scale: Double
  /// The loader of images that the tree refers to.
  public var images: any ImageLoading
  /// The artwork of icons that have none in the tree.
  public var icons: any IconProvider

  /// Creates a renderer, by default with one pixel per point.
  public init(
    scale: Double = 1, images: any ImageLoading = InlineImages(),
    icons: any IconProvider = BuiltInIcons.shared
  ) {
    self.scale = scale
    self.images = images
    self.icons = icons
  }

  /// Returns the PNG file.
  ///
  /// - Throws: `a picture of 20000 × 40 pixels is too large: at most 16384 pixels per side and 256 megapixels`.
  ///   `RenderingError.missingGlyphs(_:)` for a tree whose texts have no glyphs, or whose fonts are not in
  ///   `outlines`. Without cairo `cannot draw PNG: libcairo.so.2 is not installed`.
  public func render(
    _ tree: LayoutTree, outlines: any GlyphOutlining
  ) throws(RenderingError) -> [UInt8] {
    let frame = tree.pictureFrame
    let size = try frame.size.checkedPictureSize(scale: scale)
    try CairoLibrary.open(for: "PNG")
    return try surface(of: tree, frame.origin, size, outlines: outlines).png()
  }

  /// The pixels of a tree on a surface of `size` pixels, whose top left corner is at `origin`. cairo must be open.
  func surface(
    of tree: LayoutTree, _ origin: Point, _ size: Size, outlines: any GlyphOutlining
  ) throws(RenderingError) -> Surface {
    let drawn = try tree.displayList(icons: icons, drawnBy: outlines)
    let surface = Surface(width: Int(size.width), height: Int(size.height))
    let canvas = Canvas(surface)
    canvas.matrix = AffineTransform(translation: .zero - origin)
      .concatenating(AffineTransform(scale: scale))
    var painter = Painter(drawn, on: canvas, outlines: outlines, images: images)
    painter.draw()
    if let error = Budget.current?.error { throw RenderingError(error) }
    if let failure = canvas.failure { throw failure }
    return surface
  }
}

extension Size {
  /// The size of the picture in pixels.
  ///
  /// - Throws: ``RenderingError/tooLarge(width:height:maximumSide:)``.
  func checkedPictureSize(
    scale: Double = 1, maximumSide: Double = PixelLimits.side
  ) throws(RenderingError) -> Size {
    let size = pictureSize(scale: scale)
    guard max(size.width, size.height) <= maximumSide,
      size.width * size.height <= PixelLimits.picture
    else {
      throw .tooLarge(width: size.width, height: size.height, maximumSide: maximumSide)
    }
    return size
  }
}

extension Surface {
  fileprivate func png() throws(RenderingError) -> [UInt8] {
    let sink = ByteSink()
    let status = withExtendedLifetime(sink) {
      cairo_surface_write_to_png_stream(pointer, ByteSink.write, sink.reference)
    }
    if let error = Budget.current?.error { throw RenderingError(error) }
    if let failure = RenderingError(status) { throw failure }
    return sink.bytes
  }
}
