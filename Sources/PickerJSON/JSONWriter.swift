/// Writes JSON value by value into bytes.
///
///     var writer = JSONWriter()
///     writer.object {
///       $0.key("frame")
///       $0.object(inline: true) {
///         $0.key("x")
///         $0.length(0)
///       }
///     }
///
/// Pretty output is indented by two spaces; a container opened with `inline: true` stays on one line with all its
/// contents. Compact output has no spaces. The caller has to alternate keys and values.
package struct JSONWriter: Sendable {
  /// The bytes written so far.
  package internal(set) var bytes: [UInt8] = []

  @usableFromInline let isPretty: Bool
  @usableFromInline var depth = 0
  @usableFromInline var isInline = false
  /// Whether the innermost container has a value already.
  @usableFromInline var hasPrevious = false
  @usableFromInline var isAfterKey = false

  /// Creates an empty writer.
  package init(pretty: Bool = true) { isPretty = pretty }

  /// Writes an object; `body` writes its keys and values alternately.
  @inlinable package mutating func object<Failure: Error>(
    inline: Bool = false, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    let wasInline = open(.leftBrace, inline: inline)
    try body(&self)
    close(.rightBrace, wasInline: wasInline)
  }

  /// Writes an array; `body` writes its elements.
  @inlinable package mutating func array<Failure: Error>(
    inline: Bool = false, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    let wasInline = open(.leftBracket, inline: inline)
    try body(&self)
    close(.rightBracket, wasInline: wasInline)
  }

  /// Writes a key; its value must come next.
  @inlinable package mutating func key(_ name: String) {
    separate()
    quote(name)
    append(.colon)
    if isPretty { append(.space) }
    isAfterKey = true
  }

  /// Writes a string.
  @inlinable package mutating func string(_ text: String) {
    beginValue()
    quote(text)
  }

  /// Writes `true` or `false`.
  @inlinable package mutating func bool(_ value: Bool) {
    beginValue()
    append(value ? "true" : "false")
  }

  /// Writes `null`.
  @inlinable package mutating func null() {
    beginValue()
    append("null")
  }

  /// Writes a value that is JSON already, verbatim.
  @inlinable package mutating func raw(_ value: some Sequence<UInt8>) {
    beginValue()
    append(contentsOf: value)
  }
}

// Separators and indentation.
extension JSONWriter {
  @usableFromInline mutating func open(_ bracket: UInt8, inline: Bool) -> Bool {
    beginValue()
    append(bracket)
    let wasInline = isInline
    isInline = isInline || inline
    depth += 1
    hasPrevious = false
    return wasInline
  }

  @usableFromInline mutating func close(_ bracket: UInt8, wasInline: Bool) {
    depth -= 1
    if hasPrevious { newLine() }
    append(bracket)
    isInline = wasInline
    hasPrevious = true
    isAfterKey = false
  }

  @inlinable mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
    } else {
      separate()
    }
  }

  /// Begins an element or a member; a second value at the root is not separated.
  @usableFromInline mutating func separate() {
    guard depth > 0 else { return }
    if hasPrevious {
      append(.comma)
      if isPretty && isInline { append(.space) }
    }
    newLine()
    hasPrevious = true
  }

  private mutating func newLine() {
    guard isPretty && !isInline else { return }
    append(.lineFeed)
    for _ in 0..<depth {
      append(.space)
      append(.space)
    }
  }

  @usableFromInline mutating func append(_ byte: UInt8) { bytes.append(byte) }

  @usableFromInline mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  @usableFromInline mutating func append(contentsOf value: some Sequence<UInt8>) {
    bytes.append(contentsOf: value)
  }
}

// Strings.
extension JSONWriter {
  /// Writes the text in double quotes, escaping only what RFC 8259 section 7 requires.
  @usableFromInline mutating func quote(_ text: String) {
    var text = text
    bytes.append(.quote)
    text.withUTF8 { utf8 in
      if utf8.allSatisfy(JSONWriter.isPlain) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { escape(byte) }
      }
    }
    bytes.append(.quote)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != .quote && byte != .backslash
  }

  private mutating func escape(_ byte: UInt8) {
    if JSONWriter.isPlain(byte) { return bytes.append(byte) }
    switch byte {
    case .quote: append("\\\"")
    case .backslash: append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default:
      append("\\u")
      bytes.append(contentsOf: hex(byte, digits: 4).utf8)
    }
  }
}
