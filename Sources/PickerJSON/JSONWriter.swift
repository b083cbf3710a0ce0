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
///
/// A writer cannot be copied, because a copy would copy the bytes with the next one that is written.
@usableFromInline package struct JSONWriter: ~Copyable, Sendable {
  /// The bytes written so far.
  package internal(set) var bytes: [UInt8] = []
  /// Whether the output is indented.
  package let isPretty: Bool
  private var depth = 0
  private var isInline: Bool
  /// Whether the innermost container has a value already.
  private var hasPrevious = false
  private var isAfterKey = false

  /// Creates an empty writer.
  ///
  /// - Parameters:
  ///   - inline: Whether everything is written on one line.
  ///   - capacity: The number of bytes that are written without being moved to larger memory.
  package init(pretty: Bool = true, inline: Bool = false, capacity: Int = 256) {
    bytes.reserveCapacity(capacity)
    isPretty = pretty
    isInline = inline
  }

  /// The number of bytes written so far.
  package var count: Int { bytes.count }

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
  @usableFromInline package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(.colon)
    if isPretty { bytes.append(.space) }
    isAfterKey = true
  }

  /// Writes a key that was prepared for many objects; its value must come next.
  @usableFromInline package mutating func key(_ key: JSONKey) {
    if isPretty {
      separate()
      append(key.first.span)
      bytes.append(.space)
    } else {
      if hasPrevious { append(key.next.span) } else { append(key.first.span) }
      hasPrevious = true
    }
    isAfterKey = true
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    beginValue()
    quote(text)
  }

  /// Writes a string of the pieces that `body` appends, none of which may need an escape.
  package mutating func string(pieces body: (inout JSONWriter) -> Void) {
    beginValue()
    bytes.append(.quote)
    body(&self)
    bytes.append(.quote)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { raw("null") }

  /// Writes a value that is JSON already, verbatim.
  package mutating func raw(_ value: [UInt8]) {
    beginValue()
    bytes += value
  }

  private mutating func raw(_ value: String) {
    beginValue()
    append(value)
  }
}

/// A key of many objects as compact JSON after another member, which is appended at once: `,"frame":`.
@usableFromInline package struct JSONKey: Sendable {
  let first: [UInt8]
  let next: [UInt8]

  @usableFromInline package init(_ name: String) {
    var json = JSONWriter(pretty: false)
    json.key(name)
    first = json.bytes
    next = [.comma] + first
  }
}

// Separators and indentation.
extension JSONWriter {
  @usableFromInline mutating func open(_ bracket: UInt8, inline: Bool) -> Bool {
    beginValue()
    bytes.append(bracket)
    let wasInline = isInline
    isInline = isInline || inline
    depth += 1
    hasPrevious = false
    return wasInline
  }

  @usableFromInline mutating func close(_ bracket: UInt8, wasInline: Bool) {
    depth -= 1
    if hasPrevious { newLine() }
    bytes.append(bracket)
    isInline = wasInline
    hasPrevious = depth > 0
    isAfterKey = false
  }

  /// Begins a value, which is separated from the one before unless it follows its key.
  mutating func beginValue() {
    if isAfterKey { isAfterKey = false } else { separate() }
  }

  /// Begins an element or a member. A second value at the root is not separated.
  private mutating func separate() {
    guard depth > 0 else { return }
    if hasPrevious {
      bytes.append(.comma)
      if isPretty, isInline { bytes.append(.space) }
    }
    newLine()
    hasPrevious = true
  }

  private mutating func newLine() {
    guard isPretty, !isInline else { return }
    bytes.append(.lineFeed)
    bytes += repeatElement(.space, count: 2 * depth)
  }
}
