/// White space at the end of a line, which hangs and does not count towards its width.
enum TrailingSpace {
  /// The end of `range` without trailing white space.
  static func end(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    trim(range, in: bytes, where: isSpace)
  }

  /// The end of `range` without trailing line separators.
  static func endOfLine(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    trim(range, in: bytes, where: isLineEnd)
  }

  private static func trim(
    _ range: Range<Int>, in bytes: [UInt8], where isTrimmed: (UInt32) -> Bool
  ) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      guard let scalar = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first,
        isTrimmed(scalar.value)
      else { break }
      end = start
    }
    return end
  }

  private static func isLineEnd(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is breaking white space.
  private static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: isLineEnd(scalar)
    }
  }
}
