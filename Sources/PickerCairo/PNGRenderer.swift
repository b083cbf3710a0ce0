import CPickerCairo
import PickerGeometry
import PickerRendering
import PickerText
import PickerTree

/// Draws trees as PNG: pixels with alpha, clear where nothing is painted.
///
/// The picture is as large as the tree, rounded up to whole pixels, and at least one pixel. At most
/// 16,384 pixels a side and 256 megapixels are drawn.
public struct PNGRenderer: Renderer {
  /// Pixels in a point, more than 0.
  public var scale: Double
  /// Where the bytes of pictures within the picture come from.
  public var images: any ImageLoading

  /// A renderer of one pixel a point, unless told otherwise.
  public init(scale: Double = 1, images: any ImageLoading = InlineImages()) {
    self.scale = scale
    self.images = images
  }

  /// The PNG file.
  ///
  /// - Throws: `a picture of 20000 × 40 pixels is too large: at most 16384 a side and 256 megapixels`
  public func render(
    _ tree: LayoutTree, outlines: any GlyphOutlining
  ) throws(RenderingError) -> [UInt8] {
    let size = try PictureSize(tree.size, scale: scale)
    let surface = Surface(width: Int(size.width), height: Int(size.height))
    let canvas = Canvas(surface)
    canvas.matrix = AffineTransform(scale: scale)
    var drawing = Drawing(tree, on: canvas, outlines: outlines, images: images)
    drawing.draw()
    if let failure = canvas.failure { throw failure }
    return try surface.png()
  }
}

/// How many pixels a picture has.
struct PictureSize {
  let width: Double
  let height: Double

  private static let most = (side: 16384.0, pixels: 268_435_456.0)

  /// The size in points times the scale, rounded up but for rounding errors, at least one.
  ///
  /// - Throws: ``RenderingError/tooLarge(width:height:)``.
  init(_ size: Size, scale: Double) throws(RenderingError) {
    func pixels(_ points: Double) -> Double { max(1, (points * scale - 1 / 128).rounded(.up)) }
    width = pixels(size.width)
    height = pixels(size.height)
    let most = PictureSize.most
    guard width <= most.side, height <= most.side, width * height <= most.pixels else {
      throw .tooLarge(width: width, height: height)
    }
  }
}

extension Surface {
  fileprivate func png() throws(RenderingError) -> [UInt8] {
    let sink = ByteSink()
    let status = withExtendedLifetime(sink) {
      cairo_surface_write_to_png_stream(pointer, ByteSink.write, sink.reference)
    }
    if let failure = RenderingError(status) { throw failure }
    return sink.bytes
  }
}
