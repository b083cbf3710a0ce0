import PickerRendering

/// The images of one drawing, each decoded once.
struct DecodedImages {
  private let loader: any ImageLoading
  /// The format of the drawing in messages.
  private let output: String
  /// Nil for an image that cannot be shown.
  private var known: [String: DecodedImage?] = [:]
  private var keptPixels = 0

  /// The maximum number of pixels that are kept for later nodes. Beyond it, images are decoded again.
  private static let maximumKeptPixels = Int(PixelLimits.part)

  init(from loader: any ImageLoading, output: String) {
    self.loader = loader
    self.output = output
  }

  /// The image of a location. The loader is told the first time where it cannot be shown.
  subscript(href: String) -> DecodedImage? {
    mutating get {
      if let image = known[href] { return image }
      let image = decode(href)
      let count = image.map { $0.surface.width * $0.surface.height } ?? 0
      if keptPixels + count <= DecodedImages.maximumKeptPixels {
        keptPixels += count
        known[href] = .some(image)
      }
      return image
    }
  }

  private func decode(_ href: String) -> DecodedImage? {
    guard let bytes = loader.bytes(of: href) else {
      loader.couldNotShow(href, because: href.isNetworkAddress ? .onNetwork : .missing)
      return nil
    }
    do throws(ImageProblem) {
      let image = try DecodedImage(bytes, for: output)
      if image.isDamaged { loader.couldNotShow(href, because: .damaged) }
      return image
    } catch {
      loader.couldNotShow(href, because: error)
      return nil
    }
  }
}
