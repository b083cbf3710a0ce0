/// A resource that is spelled out in its own address: `data:image/png;base64,iVBORw0…`
///
/// - Source: RFC 2397.
public struct DataURI: Hashable, Sendable {
  /// What kind of resource it is: `image/png`.
  public var mediaType: String
  /// The resource.
  public var bytes: [UInt8]

  /// A resource of that kind.
  public init(mediaType: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }

  /// The resource that an address spells; nil where it is no such address, or a broken one.
  public init?(_ href: String) {
    guard href.prefix(5).lowercased() == "data:", let comma = href.firstIndex(of: ",") else {
      return nil
    }
    let words = href[..<comma].dropFirst(5).split(separator: ";", omittingEmptySubsequences: false)
    let isBase64 = words.last?.lowercased() == "base64"
    let text = Array(href[href.index(after: comma)...].utf8)
    guard let plain = DataURI.unescaped(text),
      let bytes = isBase64 ? Base64.decoded(plain) : plain
    else { return nil }
    mediaType = words.first.map { $0.lowercased() } ?? ""
    self.bytes = bytes
  }

  /// The address, in base 64.
  public var href: String { "data:\(mediaType);base64,\(Base64.encoded(bytes))" }

  /// The bytes with `%41` written as `A`; nil where two digits are missing.
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
