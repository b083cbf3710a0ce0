/// The length of a key, at most 255, and its first seven bytes, as one number: all of a key that is not longer.
struct KeyDigest: Equatable {
  private let number: UInt64

  init(_ key: some Collection<UInt8>) {
    var bytes: UInt64 = 0
    for (place, byte) in key.prefix(7).enumerated() { bytes |= UInt64(byte) << (8 * UInt64(place)) }
    self.init(bytes, count: key.count)
  }

  /// - Parameter bytes: The first seven bytes, the first one lowest, and 0 for those beyond the end.
  private init(_ bytes: UInt64, count: Int) {
    number = bytes | UInt64(min(count, 255)) << 56
  }

  /// Creates the digest of a part of a document.
  @inline(__always) init(_ text: Range<Int>, of bytes: [UInt8]) {
    guard text.lowerBound + 8 <= bytes.count else {
      self.init(bytes[text])
      return
    }
    let word = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: text.lowerBound, as: UInt64.self)
    }
    let unused = UInt64(8 * (8 - min(text.count, 7)))
    self.init((word.littleEndian << unused) >> unused, count: text.count)
  }
}

extension KeyDigest {
  /// Whether it has all bytes of the key.
  var isWholeKey: Bool { number >> 56 <= 7 }
}

extension JSONMember {
  @inline(__always) var digest: KeyDigest {
    let node = node
    return node.isEscaped ? KeyDigest(key.utf8) : KeyDigest(node.text, of: value.tape.bytes)
  }
}
