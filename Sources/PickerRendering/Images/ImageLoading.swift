import PickerTree

/// Finds the bytes of pictures that trees refer to.
///
/// Layout never opens a picture: its size stands in the document. Formats that carry pictures inside
/// them (PNG, PDF, HTML) ask for the bytes; where there are none, a plain box is drawn.
public protocol ImageLoading: Sendable {
  /// The bytes of a PNG, JPEG, GIF, WebP or SVG file; nil where there is no such picture.
  func bytes(of href: String) -> [UInt8]?
}

/// The pictures that stand in the document itself, as `data:` URIs.
public struct InlineImages: ImageLoading {
  /// Knows no other pictures.
  public init() {}

  /// The bytes a `data:` URI spells; nil for any other href.
  public func bytes(of href: String) -> [UInt8]? {
    DataURI(href)?.bytes
  }
}

/// The format of a picture, known by its first bytes.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, gif, webp, svg

  /// The format of a file's bytes; nil if it is none of these.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webp
    } else if ImageFormat.looksLikeSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// What a `data:` URI calls it: `image/png`.
  public var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self).drop(while: \.isWhitespace)
    return start.hasPrefix("<svg") || (start.hasPrefix("<?xml") && start.contains("<svg"))
  }
}
