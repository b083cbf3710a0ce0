/// The key of a member in quotes and with its colon, in the words in which it is written.
///
///     static let width = JSONKey("width")
@usableFromInline package struct JSONKey: Sendable {
  /// The key as it is read.
  @usableFromInline package let name: String
  /// The bytes of `"name":`, from the lowest byte of the first word on.
  @usableFromInline let words: (UInt64, UInt64, UInt64)
  /// The number of bytes in `words`; 0 if they do not fit or need an escape.
  @usableFromInline let count: Int

  @usableFromInline static var maximumCount: Int { 24 }

  /// Creates a key, which may be any text; plain keys of up to 21 bytes are written fast.
  @usableFromInline package init(_ name: String) {
    self.name = name
    let text = name.utf8
    let isShort = text.count + 3 <= JSONKey.maximumCount
    let isPlain = text.allSatisfy { $0 >= 0x20 && $0 != .quote && $0 != .backslash }
    count = isShort && isPlain ? text.count + 3 : 0
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    if count > 0 {
      withUnsafeMutableBytes(of: &words) { bytes in
        bytes[0] = .quote
        for (place, byte) in text.enumerated() { bytes[place + 1] = byte }
        bytes[text.count + 1] = .quote
        bytes[text.count + 2] = .colon
      }
    }
    self.words = (
      UInt64(littleEndian: words.0), UInt64(littleEndian: words.1), UInt64(littleEndian: words.2)
    )
  }
}
