/// The Base64 encoding.
///
/// Implemented here because the standard library has none, Foundation would be a large dependency, and a
/// package for sixty lines would cost clients more than it saves.
///
/// - Source: RFC 4648, section 4.
package enum Base64 {
  /// Encodes bytes in Base64, with padding, on one line.
  package static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for place in 0...3 {
        text.append(place > group.count ? padding : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes Base64, allowing white space and missing padding.
  ///
  /// - Returns: Nil if the text contains any other character, or its length leaves a single character over.
  package static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits = 0
    var count = 0
    for character in text.trimmingPadding() where !spaces.contains(character) {
      guard let value = values[Int(character)] else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      count += 1
      if count % 4 != 1 {
        bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * ((count - 1) % 4))))
      }
    }
    return count % 4 == 1 ? nil : bytes
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [Int?] = {
    var values = [Int?](repeating: nil, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = value }
    return values
  }()

  fileprivate static let padding = UInt8(ascii: "=")
  fileprivate static let spaces = Array(" \t\r\n".utf8)
}

extension [UInt8] {
  /// The text without trailing padding and white space.
  fileprivate func trimmingPadding() -> ArraySlice<UInt8> {
    let end = lastIndex { $0 != Base64.padding && !Base64.spaces.contains($0) }
    return end.map { self[...$0] } ?? []
  }
}
