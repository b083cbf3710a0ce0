import CPickerImages
import PickerColor
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Renders trees as JPEG or WebP, with libjpeg-turbo and libwebp.
///
/// The picture has the same size as with ``PNGRenderer``. WebP is equally transparent. JPEG has no transparency: it
/// is drawn on the background of the tree, or on white if there is none. Colours have full resolution.
public struct PhotoRenderer: Renderer {
  /// The format of the file.
  public enum Format: String, Sendable {
    /// JPEG, which has no transparency.
    case jpeg = "JPEG"
    /// WebP.
    case webp = "WebP"
  }

  /// The format of the file.
  public var format: Format
  /// The quality, 0 to 100; WebP is lossless at 100. Other numbers are clamped.
  public var quality: Int
  /// Draws the pixels.
  private let still: PNGRenderer

  /// The default of ``quality``.
  public static let standardQuality = 90

  /// Creates a renderer, by default with one pixel per point.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - quality: The quality, 0 to 100.
  ///   - scale: Pixels per point, more than 0.
  ///   - images: The loader of images that the tree refers to.
  ///   - icons: The artwork of icons that have none in the tree.
  public init(
    _ format: Format, quality: Int = PhotoRenderer.standardQuality, scale: Double = 1,
    images: any ImageLoading = InlineImages(), icons: any IconProvider = BuiltInIcons.shared
  ) {
    self.format = format
    self.quality = quality
    still = PNGRenderer(scale: scale, images: images, icons: icons)
  }

  /// Returns the file.
  ///
  /// - Throws: The errors of ``PNGRenderer/render(_:outlines:)``; without its library
  ///   `cannot draw WebP: libwebp.so.7 is not installed`.
  public func render(
    _ tree: LayoutTree, outlines: any GlyphOutlining
  ) throws(RenderingError) -> [UInt8] {
    let frame = tree.pictureFrame
    let size = try frame.size.checkedPictureSize(
      scale: still.scale,
      maximumSide: format == .webp ? PixelLimits.webPSide : PixelLimits.side)
    try CairoLibrary.open(for: format.rawValue)
    if let reason = format == .jpeg ? picker_jpeg_error() : picker_webp_error() {
      throw .unavailable("draw \(format.rawValue)", reason: String(cString: reason))
    }
    let surface = try still.surface(
      of: format == .jpeg ? tree.onOpaqueBackground : tree, frame.origin, size,
      outlines: outlines)
    let file = format == .jpeg ? jpeg(of: surface) : webp(of: surface, size)
    guard Budget.allows(bytes: file.count) else {
      throw .limit(Budget.current?.error ?? .cancelled)
    }
    guard !file.isEmpty else { throw .failed("out of memory") }
    return file
  }

  private func jpeg(of surface: Surface) -> [UInt8] {
    let (width, height) = (Int32(surface.width), Int32(surface.height))
    let capacity = picker_jpeg_bound(width, height)
    return [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      surface.withPixels { pixels, rowLength in
        guard let start = pixels.baseAddress, let place = target.baseAddress else { return }
        var image = picker_image(
          pixels: start, width: width, height: height, row_length: rowLength)
        count = picker_jpeg_encode(&image, Int32(min(max(1, quality), 100)), place, capacity)
      }
    }
  }

  private func webp(of surface: Surface, _ size: Size) -> [UInt8] {
    let area = PixelArea(size: size)
    let colors = PixelFrame(surface, area).rows(of: area, over: nil).flatMap { $0 }
    var file: UnsafeMutablePointer<UInt8>?
    let count = picker_webp_encode(
      colors, Int32(area.width), Int32(area.height), Int32(min(max(0, quality), 100)), &file)
    defer { picker_webp_free(file) }
    return Array(UnsafeBufferPointer(start: file, count: file == nil ? 0 : count))
  }
}

extension LayoutTree {
  /// The tree on its background, on its paper or on white, without transparency.
  fileprivate var onOpaqueBackground: LayoutTree {
    var tree = self
    tree.background = (backdrop ?? .clear).composited(over: .white)
    return tree
  }
}
