import PickerGeometry

/// The character set of a file of patterns, in whose bytes words are compared with patterns.
struct PatternEncoding: Sendable {
  /// Whether it is UTF-8; otherwise each byte is a character.
  let isUnicode: Bool
  /// The byte of each character; empty for UTF-8.
  private let bytes: [Unicode.Scalar: UInt8]

  /// Returns nil for a name whose characters are unknown.
  ///
  /// - Parameter name: The first line of a file: `UTF-8`, `ISO8859-1` or `microsoft-cp1251`.
  init?(name: String, _ alphabet: any PatternAlphabet) {
    isUnicode = name.asciiLowercased == "utf-8"
    var bytes: [Unicode.Scalar: UInt8] = [:]
    if !isUnicode {
      let known = alphabet.characters(
        ofCharset: name.hasPrefix("microsoft-") ? String(name.dropFirst(10)) : name)
      for (byte, scalar) in known.enumerated().dropFirst() {
        if let scalar, bytes[scalar] == nil { bytes[scalar] = UInt8(truncatingIfNeeded: byte) }
      }
      guard !bytes.isEmpty else { return nil }
    }
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
}
