import PickerGeometry
import PickerRendering

/// The images of one drawing, each decoded once, or again when it is drawn larger.
struct DecodedImages {
  private let loader: any ImageLoading
  /// The format of the drawing in messages.
  private let output: String
  private var known: [String: KnownImage] = [:]
  /// The pixels of a page, all of which cairo keeps until the page is finished; nil if they are painted at once.
  private let page: HeldPixels?
  private var keptPixels = 0

  /// The maximum number of pixels that are kept for later nodes. Beyond it, images are decoded again.
  private static let maximumKeptPixels = Int(PixelLimits.part)

  private struct KnownImage {
    /// Nil for an image that cannot be shown.
    let image: DecodedImage?
    /// The resolution it was decoded for.
    let resolution: ImageResolution

    func isForAllSizes(_ embedding: Bool) -> Bool {
      image.map { embedding && $0.isPassedThrough } ?? true
    }

    var pixelCount: Int { image.map { $0.surface.width * $0.surface.height } ?? 0 }
  }

  init(from loader: any ImageLoading, output: String, page: HeldPixels?) {
    self.loader = loader
    self.output = output
    self.page = page
  }

  /// The image at a location. The loader is notified the first time it cannot be shown.
  ///
  /// - Parameters:
  ///   - size: The width and height at which it is drawn, in pixels.
  ///   - embedding: Whether the file itself is drawn if it can be embedded, at any size.
  mutating func image(
    of href: String, drawnAs size: Size, embedding: Bool = false
  ) -> DecodedImage? {
    var resolution = ImageResolution(size: size)
    let old = known[href]
    if let old, old.resolution.covers(resolution) || old.isForAllSizes(embedding) {
      return old.image
    }
    if let page { resolution.maximumPixels = page.share }
    let new = KnownImage(
      image: decode(href, resolution, isFirst: old == nil), resolution: resolution)
    keep(new, of: href, insteadOf: old)
    return new.image
  }

  private mutating func keep(_ new: KnownImage, of href: String, insteadOf old: KnownImage?) {
    if let surface = new.image?.surface { page?.add(surface) }
    let count = keptPixels + new.pixelCount - (old?.pixelCount ?? 0)
    guard page != nil || count <= DecodedImages.maximumKeptPixels else { return }
    keptPixels = count
    known[href] = new
  }

  private func decode(
    _ href: String, _ resolution: ImageResolution, isFirst: Bool
  ) -> DecodedImage? {
    guard let bytes = loader.bytes(of: href) else {
      loader.couldNotShow(href, because: href.isNetworkAddress ? .onNetwork : .missing)
      return nil
    }
    do throws(ImageProblem) {
      let image = try DecodedImage(bytes, for: output, resolution)
      if image.isDamaged, isFirst { loader.couldNotShow(href, because: .damaged) }
      return image
    } catch {
      loader.couldNotShow(href, because: error)
      return nil
    }
  }
}
