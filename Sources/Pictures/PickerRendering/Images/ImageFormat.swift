/// The format of an image file, detected by its first bytes.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, gif, webp, svg

  /// Detects the format of a file; nil if it is none of these.
  package init?(_ bytes: [UInt8]) {
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

  /// The media type, such as `image/png`.
  package var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self).drop { $0.isWhitespace }
    guard start.hasPrefix("<?xml") else { return start.hasPrefix("<svg") }
    return start.utf8.indices.contains { start.utf8[$0...].starts(with: "<svg".utf8) }
  }
}

extension ImageFormat {
  /// The name in messages.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .svg: "SVG"
    }
  }
}
