extension JSONWriter {
  /// Appends text unchanged: a piece of a string or of a number.
  package mutating func append(_ text: String) {
    text.withBytes { buffer.append($0) }
  }

  /// Appends text unchanged.
  @inlinable @inline(__always) mutating func append(_ text: StaticString) {
    buffer.reserve(text.utf8CodeUnitCount)
    buffer.append(unchecked: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Appends the text in double quotes, escaping only what RFC 8259 section 7 requires.
  @usableFromInline mutating func quote(_ text: String) {
    text.withBytes { text in
      buffer.reserve(text.count &+ 2)
      buffer.append(unchecked: .quote)
      if text.needsEscape {
        for byte in text { escape(byte) }
        buffer.reserve(1)
      } else if let start = text.baseAddress {
        buffer.append(unchecked: start, count: text.count)
      }
      buffer.append(unchecked: .quote)
    }
  }

  private mutating func escape(_ byte: UInt8) {
    guard byte.needsEscape else { return buffer.append(byte) }
    switch byte {
    case .quote: append("\\\"" as StaticString)
    case .backslash: append("\\\\" as StaticString)
    case 0x08: append("\\b" as StaticString)
    case 0x09: append("\\t" as StaticString)
    case 0x0A: append("\\n" as StaticString)
    case 0x0C: append("\\f" as StaticString)
    case 0x0D: append("\\r" as StaticString)
    default: append("\\u" + hex(byte, digits: 4))
    }
  }
}

extension String {
  /// Passes the UTF-8 to `body` without copying if it is contiguous, which it is unless it comes from Objective-C.
  @inline(__always) func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte is a control character, a quote or a backslash.
  @inline(__always) fileprivate var needsEscape: Bool {
    guard count >= 8 else { return contains { $0.needsEscape } }
    let bytes = UnsafeRawBufferPointer(self)
    // The last eight bytes may overlap those before.
    for place in stride(from: 0, to: count &- 8, by: 8)
    where bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).escapedBytes > 0 {
      return true
    }
    return bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).escapedBytes > 0
  }
}

extension UInt8 {
  /// Whether it is a control character, a quote or a backslash.
  var needsEscape: Bool { self < 0x20 || self == .quote || self == .backslash }
}

extension UInt64 {
  /// Of eight bytes, the highest bit of the first that is a control character, a quote or a backslash, and perhaps bits above
  /// it; 0 if there is none.
  ///
  /// Source: *Bit Twiddling Hacks*, “Determine if a word has a byte less than n”: a byte below *n* borrows, and one from 128 on
  /// is masked. Both differences are 0 where a byte is the quote or the backslash.
  var escapedBytes: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = self ^ (ones &* 0x22)
    let backslashes = self ^ (ones &* 0x5C)
    let borrows =
      ((self &- ones &* 0x20) & ~self) | ((quotes &- ones) & ~quotes)
      | ((backslashes &- ones) & ~backslashes)
    return borrows & UInt64.highBits
  }

  /// The highest bit of each of eight bytes.
  static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}
