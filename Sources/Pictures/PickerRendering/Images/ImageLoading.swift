import PickerGeometry
import PickerTree

/// Loads the images that trees refer to.
///
/// Renderers whose format embeds images (PNG, PDF, HTML) request the bytes. If there are none, or if the format
/// cannot show them, they draw a mark and report it.
public protocol ImageLoading: Sendable {
  /// Returns the bytes of a PNG, JPEG, GIF, WebP or SVG file; nil if there is no such image.
  func bytes(of href: String) -> [UInt8]?

  /// Returns the natural size of an image, or why it cannot be read, before anything is drawn.
  ///
  /// The default implementation reads the bytes.
  func facts(of href: String) -> ImageFacts

  /// Called for each image that a renderer cannot show, or only in part. The default implementation ignores it.
  func couldNotShow(_ href: String, because problem: ImageProblem)
}

extension ImageLoading {
  /// Returns the size in the header of the file.
  public func facts(of href: String) -> ImageFacts {
    if href.isNetworkAddress { return .unknown }
    return bytes(of: href).map { ImageFacts(ofFile: $0) } ?? .unreadable("there is no such file")
  }

  /// Does nothing.
  public func couldNotShow(_ href: String, because problem: ImageProblem) {}
}

extension ImageFacts {
  /// Reads the header of a file.
  ///
  /// - Parameter bytes: The file, or as much of it as its header may take.
  package init(ofFile bytes: [UInt8]) {
    if let header = ImageHeader(bytes) {
      self = .size(header.naturalSize)
    } else {
      self = .unreadable(
        ImageFormat(bytes) == nil ? "it is not a PNG, JPEG, GIF, WebP or SVG file" : "it is damaged"
      )
    }
  }
}

extension String {
  /// Whether it names something on a network: `https://a.org/b.png`. Such a picture is shown by some viewers, but no
  /// renderer fetches it.
  package var isNetworkAddress: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = utf8[..<colon]
    return scheme.count > 1 && utf8[colon...].starts(with: "://".utf8)
      && scheme.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }
}

/// The reason why a renderer does not show an image, or shows only part of it.
public enum ImageProblem: Error, Hashable, Sendable {
  /// There are no bytes for it.
  case missing
  /// It is on a network; nothing is downloaded.
  case onNetwork
  /// Its format is not known.
  case unknownFormat
  /// The output, such as `PNG`, cannot show images of this format, such as `SVG`.
  case unsupported(format: String, output: String)
  /// It has more pixels than the limit for decoding. Sizes in pixels.
  case tooLarge(width: Double, height: Double)
  /// It cannot be decoded.
  case unreadable
  /// Only its beginning could be decoded and is shown.
  case damaged
  /// The library that decodes it cannot be opened, for this reason.
  case unavailable(String)
}

extension ImageProblem: CustomStringConvertible {
  /// `it has 100000 × 100000 pixels, at most 64 megapixels are decoded`
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .onNetwork: "files are not loaded from the network"
    case .unknownFormat: "it is not a PNG, JPEG, GIF, WebP or SVG file"
    case .unsupported(let format, let output): "\(output) cannot show \(format) pictures"
    case .tooLarge(let width, let height):
      "it has \(width.plain(decimals: 0)) × \(height.plain(decimals: 0)) pixels, "
        + "at most 64 megapixels are decoded"
    case .unreadable: "it is damaged"
    case .damaged: "it is damaged, and only partly shown"
    case .unavailable(let reason): reason
    }
  }
}

/// Loads only the images that a document itself contains, as `data:` URIs.
public struct InlineImages: ImageLoading {
  /// Creates a loader.
  public init() {}

  /// Returns the bytes of a `data:` URI; nil for any other `href`.
  public func bytes(of href: String) -> [UInt8]? {
    DataURI(href)?.bytes
  }

  /// Reads the header of a `data:` URI. Other images are unknown, because their files are not read.
  public func facts(of href: String) -> ImageFacts {
    guard href.isDataURI else { return .unknown }
    guard let bytes = DataURI(href)?.bytes else { return .unreadable("its data: URI is malformed") }
    return ImageFacts(ofFile: bytes)
  }
}

extension String {
  /// Whether it begins like a `data:` URI.
  package var isDataURI: Bool { prefix(5).asciiLowercased == "data:" }
}
