/// The key of a member in quotes and with its colon, in the words in which it is written.
///
///     static let width = JSONKey("width")
@usableFromInline package struct JSONKey: Sendable {
  /// The key as it is read.
  @usableFromInline package let name: String
  /// The bytes of the key; nil if they do not fit or need an escape.
  @usableFromInline let word: JSONWord?

  /// Creates a key, which may be any text; those that fit a ``JSONWord`` are written fast.
  @usableFromInline package init(_ name: String) {
    self.name = name
    word = JSONWord(name)
  }
}

/// The bytes of a short text in quotes and with a colon, as whole words; plain numbers, which are copied fast.
@usableFromInline package struct JSONWord: Sendable {
  /// The bytes of `"name":`, from the lowest byte of the first word on.
  @usableFromInline let words: (UInt64, UInt64, UInt64)
  /// The number of bytes in `words`.
  @usableFromInline let count: Int

  @usableFromInline static var maximumCount: Int { 24 }

  /// Nil for a text of more than 21 bytes, or one that needs an escape.
  package init?(_ name: String) {
    var text = name
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    count = text.withUTF8 { text in
      withUnsafeMutableBytes(of: &words) { JSONWord.write(text, to: $0) }
    }
    guard count > 0 else { return nil }
    self.words = JSONWord.littleEndian(words)
  }

  /// A piece of JSON as it is, such as a member, without a colon after it; nil for more than 24 bytes.
  package init?(verbatim json: String) {
    var text = json
    count = text.utf8.count
    guard count <= JSONWord.maximumCount else { return nil }
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &words) { bytes in text.withUTF8 { bytes.copyBytes(from: $0) } }
    self.words = JSONWord.littleEndian(words)
  }

  /// Writes `"name":`, if it fits.
  ///
  /// - Returns: The number of bytes; 0 if they do not fit or need an escape.
  private static func write(
    _ name: UnsafeBufferPointer<UInt8>, to bytes: UnsafeMutableRawBufferPointer
  ) -> Int {
    guard name.count + 3 <= maximumCount else { return 0 }
    bytes[0] = .quote
    for (place, byte) in name.enumerated() {
      guard byte >= 0x20, byte != .quote, byte != .backslash else { return 0 }
      bytes[place + 1] = byte
    }
    bytes[name.count + 1] = .quote
    bytes[name.count + 2] = .colon
    return name.count + 3
  }

  /// Words whose bytes are in the order of the text, as numbers whose lowest byte comes first.
  private static func littleEndian(
    _ words: (UInt64, UInt64, UInt64)
  ) -> (UInt64, UInt64, UInt64) {
    (UInt64(littleEndian: words.0), UInt64(littleEndian: words.1), UInt64(littleEndian: words.2))
  }
}
