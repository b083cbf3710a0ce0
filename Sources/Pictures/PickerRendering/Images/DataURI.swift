import PickerGeometry

/// A `data:` URI, which contains the resource itself: `data:image/png;base64,iVBORw0…`
///
/// - Source: RFC 2397.
public struct DataURI: Hashable, Sendable {
  /// The media type in lower case, such as `image/png`; empty if the URI has none.
  public var mediaType: String
  /// The bytes of the resource.
  public var bytes: [UInt8]

  /// Creates a URI for a resource.
  public init(mediaType: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }

  /// Parses a `data:` URI; nil if the string is any other URI, or malformed.
  public init?(_ href: String) {
    let utf8 = href.utf8
    guard DataURI.lowercased(utf8.prefix(5)) == "data:",
      let comma = utf8.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let words = utf8[..<comma].dropFirst(5)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(DataURI.lowercased)
    guard let payload = DataURI.unescaped(Array(utf8[comma...].dropFirst())),
      let bytes = words.last == "base64" ? Base64.decoded(payload) : payload
    else { return nil }
    mediaType = words.first ?? ""
    self.bytes = bytes
  }

  /// The URI, with the resource in Base64.
  public var href: String { "data:\(mediaType);base64,\(Base64.encoded(bytes))" }

  private static func lowercased(_ utf8: Substring.UTF8View) -> String {
    String(decoding: utf8, as: UTF8.self).asciiLowercased
  }

  /// Decodes percent escapes such as `%41`; nil if one of them has no two hexadecimal digits.
  private static func unescaped(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      guard text[position] == UInt8(ascii: "%") else {
        bytes.append(text[position])
        position += 1
        continue
      }
      let digits = String(decoding: text[(position + 1)...].prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) else { return nil }
      bytes.append(byte)
      position += 3
    }
    return bytes
  }
}
