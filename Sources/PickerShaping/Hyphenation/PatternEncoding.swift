import CPickerSystem

/// The character set of a file of patterns, in whose bytes words are compared with patterns.
struct PatternEncoding: Sendable {
  /// Whether it is UTF-8; otherwise each byte is a character.
  let isUnicode: Bool
  /// The byte of each character; empty for UTF-8.
  private let bytes: [Unicode.Scalar: UInt8]

  /// Returns nil for a name that the C library does not know.
  ///
  /// - Parameter name: The first line of a file: `UTF-8`, `ISO8859-1` or `microsoft-cp1251`.
  init?(name: String) {
    isUnicode = name.uppercased() == "UTF-8"
    guard !isUnicode else {
      bytes = [:]
      return
    }
    let name = name.hasPrefix("microsoft-") ? String(name.dropFirst(10)) : name
    guard let bytes = PatternEncoding.bytes(ofCharset: name) else { return nil }
    self.bytes = bytes
  }

  /// The bytes of a word; nil if a letter has none.
  func bytes(of word: [Unicode.Scalar]) -> [UInt8]? {
    if isUnicode { return word.flatMap { UTF8.encode($0).map(Array.init) ?? [] } }
    var encoded: [UInt8] = []
    for letter in word {
      guard let byte = bytes[letter] else { return nil }
      encoded.append(byte)
    }
    return encoded
  }

  /// Whether a byte begins a character.
  func isStart(_ byte: UInt8) -> Bool { !isUnicode || byte & 0xC0 != 0x80 }

  /// The byte of each character of a set of single bytes.
  private static func bytes(ofCharset name: String) -> [Unicode.Scalar: UInt8]? {
    let converter = iconv_open("UCS-4LE", name)
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(1)...255 {
      if let scalar = scalar(of: byte, by: converter), bytes[scalar] == nil { bytes[scalar] = byte }
    }
    return bytes
  }

  private static func scalar(of byte: UInt8, by converter: iconv_t?) -> Unicode.Scalar? {
    var input = CChar(bitPattern: byte)
    var output: UInt32 = 0
    let isConverted = withUnsafeMutablePointer(to: &input) { input in
      withUnsafeMutableBytes(of: &output) { output in
        var from: UnsafeMutablePointer<CChar>? = input
        var to = output.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (fromCount, toCount) = (1, output.count)
        iconv(converter, nil, nil, nil, nil)
        return iconv(converter, &from, &fromCount, &to, &toCount) == 0 && toCount == 0
      }
    }
    return isConverted ? Unicode.Scalar(UInt32(littleEndian: output)) : nil
  }
}
