import PickerText

/// White space at the end of a line, which hangs and does not count towards its width.
enum TrailingSpace {
  /// The end of `range` without trailing white space.
  static func end(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    trim(range, in: bytes, where: LineSpace.isSpace)
  }

  /// The end of `range` without trailing line separators.
  static func endOfLine(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    trim(range, in: bytes, where: LineSpace.isLineEnd)
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
}
