extension JSONWriter {
  /// Appends text as it is: a piece of a string or of a number.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { buffer.append($0) }
  }

  /// Appends the text in double quotes, escaping only what RFC 8259 section 7 requires.
  @usableFromInline mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { text in
      buffer.append(.quote)
      if text.contains(where: { $0.needsEscape }) {
        for byte in text { escape(byte) }
      } else {
        buffer.append(text)
      }
      buffer.append(.quote)
    }
  }

  private mutating func escape(_ byte: UInt8) {
    guard byte.needsEscape else { return buffer.append(byte) }
    switch byte {
    case .quote: append("\\\"")
    case .backslash: append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default: append("\\u" + hex(byte, digits: 4))
    }
  }
}

extension UInt8 {
  /// Whether it is a control character, a quote or a backslash.
  var needsEscape: Bool { self < 0x20 || self == .quote || self == .backslash }
}
