/// How a page includes the JavaScript package, which makes its controls usable and lays the document out again at
/// every width.
public enum PageEngine: Sendable, Equatable {
  /// In the page, together with the fonts of its texts, about 2.3 MB. The page needs no other file and no network.
  ///
  /// Two kinds of pages need no engine: a few chips that fit at every width and in which nothing moves, and a track
  /// of at most five segments. These pages contain all of their states and are mostly smaller than 0.1 MB.
  case inline
  /// At an address from which the page loads it, once for all pages of a site.
  case linked(PackageAddress)
}

extension PageEngine {
  /// Whether a page contains the package.
  public static func isCarried(by page: [UInt8]) -> Bool {
    let sign = Array(PageScripts.sign(of: "core").utf8)
    return page.indices.contains { place in
      page[place] == sign[0] && page[place...].starts(with: sign)
    }
  }
}

/// The address of the folder with the files of the JavaScript package: `https://example.com/pickerlayout/`.
public struct PackageAddress: Sendable, Equatable {
  /// The address, with a slash at its end.
  public let text: String

  /// Creates an address with the scheme `https` or `http`, or an address relative to the page, such as
  /// `/pickerlayout`; nil for any other text.
  ///
  /// Characters that would end an attribute or a part of a content security policy must be percent-encoded.
  public init?(_ text: String) {
    let isWhole = PackageAddress.isWhole(text)
    guard !text.isEmpty, text.utf8.allSatisfy(\.isOfAddress) else { return nil }
    // Before the first slash, a colon ends a scheme.
    guard isWhole || !text.prefix(while: { $0 != "/" }).contains(":") else { return nil }
    guard !isWhole || text.split(separator: "/").count > 1 else { return nil }
    self.text = text.hasSuffix("/") ? text : text + "/"
  }

  /// Whether it says its scheme.
  private static func isWhole(_ text: String) -> Bool {
    text.hasPrefix("https://") || text.hasPrefix("http://")
  }

  /// The source of a content security policy that is this folder; for a relative address the origin of the page.
  var policySource: String {
    if PackageAddress.isWhole(text) { return text }
    return text.hasPrefix("//") ? String(text.dropFirst(2)) : "'self'"
  }
}

extension UInt8 {
  /// Whether it may be in the path of an address (RFC 3986), and is not a sign of HTML or of a content security policy.
  fileprivate var isOfAddress: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/@!$()*+=%[]".utf8.contains(self)
    }
  }
}
