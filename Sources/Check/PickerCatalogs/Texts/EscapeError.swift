import PickerCheck

/// The reason why an escape in a text cannot be read.
struct EscapeError: Error {
  var message: String
}

extension ByteScanner {
  /// Skips the digits of `\u00E9`, or those of two such escapes, which are surrogates; returns the character in UTF-8.
  ///
  /// - Parameter mark: What comes before the digits of the second one: `\u`.
  mutating func utf16Escape(after mark: String) throws(EscapeError) -> [UInt8] {
    let high = try utf16Unit(after: mark)
    if let scalar = Unicode.Scalar(high) { return Array(String(scalar).utf8) }
    var low: UInt32 = 0
    if (0xD800..<0xDC00).contains(high), skip(mark) { low = try utf16Unit(after: mark) }
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else {
      throw EscapeError(message: "expected two surrogates, as in \"\(mark)D83D\(mark)DE00\"")
    }
    return Array(String(scalar).utf8)
  }

  private mutating func utf16Unit(after mark: String) throws(EscapeError) -> UInt32 {
    let digits = skip(atMost: 4) { $0.hexValue != nil }
    guard digits.count == 4 else {
      throw EscapeError(message: "expected four hexadecimal digits after \"\(mark)\"")
    }
    return digits.reduce(0) { $0 << 4 | UInt32($1.hexValue ?? 0) }
  }
}
