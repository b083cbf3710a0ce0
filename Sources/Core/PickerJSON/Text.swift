extension [UInt8] {
  /// The string of a string node with its escapes resolved.
  func string(of node: Node) -> String {
    if node.isEscaped { return String(decoding: unescaped(node.text), as: UTF8.self) }
    return withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[node.text]), as: UTF8.self)
    }
  }

  /// The UTF-8 of a string whose escapes have been validated.
  func unescaped(_ text: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var at = text.lowerBound
    while at < text.upperBound {
      if self[at] != .backslash {
        result.append(self[at])
        at += 1
      } else {
        let (scalar, length) = escape(at: at)
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        at += length
      }
    }
    return result
  }

  /// The scalar of the escape at `at`, and the length of the escape in bytes.
  private func escape(at: Int) -> (Unicode.Scalar, length: Int) {
    guard self[at + 1] == .letterU else {
      return (Unicode.Scalar(Self.meaning(ofEscape: self[at + 1]) ?? 0xFFFD) ?? "\u{FFFD}", 2)
    }
    let high = hex4(at: at + 2) ?? 0xFFFD
    guard (0xD800..<0xDC00).contains(high), let low = hex4(at: at + 8) else {
      return (Unicode.Scalar(high) ?? "\u{FFFD}", 6)
    }
    let scalar = 0x10000 + (high - 0xD800) << 10 + (low & 0x3FF)
    return (Unicode.Scalar(scalar) ?? "\u{FFFD}", 12)
  }

  /// The scalar that a backslash followed by `letter` represents; nil if the escape is invalid.
  static func meaning(ofEscape letter: UInt8) -> UInt32? {
    switch letter {
    case .quote, .backslash, 0x2F: UInt32(letter)
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: nil
    }
  }

  /// The value of the four hexadecimal digits at `at`; nil if there are fewer.
  func hex4(at: Int) -> UInt32? {
    guard at + 4 <= count else { return nil }
    var value: UInt32 = 0
    for index in at..<at + 4 {
      guard let digit = self[index].hexValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
