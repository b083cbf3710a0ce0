/// The key of a member in quotes and with its colon, in the words in which it is written.
///
///     static let width = JSONKey("width")
@usableFromInline package struct JSONKey: Sendable {
  /// The key as it is read.
  @usableFromInline package let name: String
  /// The bytes of `"name":`, from the lowest byte of the first word on.
  @usableFromInline let words: (UInt64, UInt64, UInt64)
  /// The number of bytes in `words`; 0 if they do not fit.
  @usableFromInline let count: Int

  @usableFromInline static var maximumCount: Int { 24 }

  /// Creates a key, which may be any text; keys of up to 21 bytes are written fast.
  @usableFromInline package init(_ name: String) {
    self.name = name
    var json = JSONWriter(pretty: false)
    json.string(name)
    let bytes = json.bytes + [.colon]
    count = bytes.count <= JSONKey.maximumCount ? bytes.count : 0
    var words: [UInt64] = [0, 0, 0]
    for (place, byte) in bytes.prefix(count).enumerated() {
      words[place / 8] |= UInt64(byte) << (place % 8 * 8)
    }
    self.words = (words[0], words[1], words[2])
  }
}
