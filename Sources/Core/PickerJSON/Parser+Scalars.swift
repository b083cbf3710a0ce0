// Strings.
extension Parser {
  /// Parses the string whose opening quote is next.
  mutating func string() throws(JSONError) {
    at += 1
    let start = at
    var isEscaped = false
    while true {
      skipPlainText()
      switch byte {
      case .quote:
        append(.string, from: start, to: at, isEscaped: isEscaped)
        at += 1
        return
      case .backslash:
        isEscaped = true
        try skipEscape()
      case 0x80...: try skipScalar()
      default: throw endOfString()
      }
    }
  }

  /// Skips ASCII characters that need no decoding: no quote, backslash or control character.
  private mutating func skipPlainText() {
    var place = at
    defer { at = place }
    // Eight bytes at a time, but for the last ones of the document.
    while place + 8 <= bytes.count {
      let word = bytes.withUnsafeBytes {
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      let others = word.escapedBytes | word & UInt64.highBits
      guard others == 0 else {
        place += others.trailingZeroBitCount / 8
        return
      }
      place += 8
    }
    while place < bytes.count, bytes[place] < 0x80, !bytes[place].needsEscape { place += 1 }
  }

  private func endOfString() -> JSONError {
    if at == bytes.count { return unexpected("'\"'") }
    return syntaxError("expected \(codePoint(bytes[at])) in a string to be escaped", at: at)
  }

  private mutating func skipEscape() throws(JSONError) {
    guard at + 1 < bytes.count else {
      at += 1
      throw unexpected("an escape")
    }
    if bytes[at + 1] == .letterU { return try skipUnicodeEscape() }
    guard [UInt8].meaning(ofEscape: bytes[at + 1]) != nil else {
      at += 1
      throw unexpected("one of \" \\ / b f n r t u after '\\'")
    }
    at += 2
  }

  private mutating func skipUnicodeEscape() throws(JSONError) {
    guard let unit = bytes.hex4(at: at + 2) else {
      throw syntaxError("expected four hexadecimal digits after '\\u'", at: at)
    }
    guard unit & 0xF800 == 0xD800 else {
      at += 6
      return
    }
    guard unit < 0xDC00, isLowSurrogateEscape(at: at + 6) else {
      let text = String(decoding: bytes[at..<at + 6], as: UTF8.self)
      throw syntaxError("expected a surrogate pair, found '\(text)' alone", at: at)
    }
    at += 12
  }

  private func isLowSurrogateEscape(at: Int) -> Bool {
    guard at + 1 < bytes.count, bytes[at] == .backslash, bytes[at + 1] == .letterU else {
      return false
    }
    return bytes.hex4(at: at + 2).map { $0 & 0xFC00 == 0xDC00 } ?? false
  }

  /// Skips one scalar of two to four bytes.
  private mutating func skipScalar() throws(JSONError) {
    guard let length = bytes.scalarLength(at: at) else {
      throw syntaxError("expected UTF-8, found the byte 0x\(hex(bytes[at], digits: 2))", at: at)
    }
    at += length
  }
}

// Numbers.
extension Parser {
  mutating func number() throws(JSONError) {
    let start = at
    if byte == .minus { at += 1 }
    let first = at
    try skipDigits()
    if bytes[first] == .zero, at > first + 1 {
      throw syntaxError("expected no digit after the leading 0 of a number", at: first)
    }
    if byte == .point {
      at += 1
      try skipDigits()
    }
    let hasExponent = byte | 0x20 == .letterE
    if hasExponent {
      at += 1
      if byte == .minus || byte == .plus { at += 1 }
      try skipDigits()
    }
    if hasExponent || at - start > 300 { try checkMagnitude(start..<at) }
    append(.number, from: start, to: at)
  }

  private mutating func skipDigits() throws(JSONError) {
    guard byte.isDigit else { throw unexpected("a digit") }
    repeat { at += 1 } while byte.isDigit
  }

  private func checkMagnitude(_ text: Range<Int>) throws(JSONError) {
    guard !bytes.double(text).isFinite else { return }
    let shown = shortened(String(decoding: bytes[text], as: UTF8.self))
    throw syntaxError("expected a number below 1.8e308, found \(shown)", at: text.lowerBound)
  }
}
