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
/// A writer cannot be copied, because it owns the memory that it writes to.
@usableFromInline package struct JSONWriter: ~Copyable, @unchecked Sendable {
  @usableFromInline var buffer: ByteBuffer
  /// Whether the output is indented.
  @usableFromInline package let isPretty: Bool
  @usableFromInline var depth = 0
  @usableFromInline var isInline: Bool
  /// Whether the innermost container has a value already.
  @usableFromInline var hasPrevious = false
  @usableFromInline var isAfterKey = false
  #if !hasFeature(Embedded)
    /// The notes of a document; nil for a tree, whose numbers are rounded.
    var notes: DocumentNotes?
  #endif

  /// Creates an empty writer.
  ///
  /// - Parameters:
  ///   - inline: Whether everything is written on one line.
  ///   - capacity: The number of bytes that are written without being moved to larger memory.
  package init(pretty: Bool = true, inline: Bool = false, capacity: Int = 256) {
    buffer = ByteBuffer(capacity: capacity)
    isPretty = pretty
    isInline = inline
  }

  private init(pretty: Bool, _ buffer: ByteBuffer) {
    self.buffer = buffer
    isPretty = pretty
    isInline = false
  }

  deinit { buffer.deallocate() }

  /// Returns what `body` writes.
  ///
  /// - Parameter capacity: The number of bytes, at least 1, that are written without being copied.
  package static func bytes(
    pretty: Bool, capacity: Int, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var larger: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
      let buffer = ByteBuffer(borrowing: memory) ?? ByteBuffer(capacity: capacity)
      var json = JSONWriter(pretty: pretty, buffer)
      body(&json)
      if json.buffer.isBorrowed { count = json.count } else { larger = json.bytes }
    }
    return larger ?? bytes
  }

  /// A copy of the bytes written so far.
  package var bytes: [UInt8] { buffer.bytes }

  /// The number of bytes written so far.
  package var count: Int { buffer.count }

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
    buffer.reserve(2)
    endKey()
  }

  /// Writes a key that needs no escapes; its value must come next.
  @inlinable @inline(__always) package mutating func key(_ name: StaticString) {
    buffer.reserve(name.utf8CodeUnitCount &+ 6)
    if hasPrevious { buffer.append(unchecked: .comma) }
    if isPretty { layOut(reserving: name.utf8CodeUnitCount &+ 4) }
    hasPrevious = true
    buffer.append(unchecked: .quote)
    buffer.append(unchecked: name.utf8Start, count: name.utf8CodeUnitCount)
    buffer.append(unchecked: .quote)
    endKey()
  }

  /// Ends a key; two bytes must have been reserved.
  @inlinable @inline(__always) mutating func endKey() {
    buffer.append(unchecked: .colon)
    if isPretty { buffer.append(unchecked: .space) }
    isAfterKey = true
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    beginValue()
    quote(text)
  }

  /// Writes a string that needs no escapes, such as the name of a case.
  package mutating func word(_ text: String) {
    beginValue()
    text.withBytes { text in
      guard let start = text.baseAddress else { return append("\"\"") }
      buffer.reserve(text.count &+ 2)
      buffer.append(unchecked: .quote)
      buffer.append(unchecked: start, count: text.count)
      buffer.append(unchecked: .quote)
    }
  }

  /// Writes a string of the pieces that `body` appends, none of which may need an escape.
  package mutating func string(pieces body: (inout JSONWriter) -> Void) {
    beginValue()
    buffer.append(.quote)
    body(&self)
    buffer.append(.quote)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    if value { raw("true") } else { raw("false") }
  }

  /// Writes `null`.
  package mutating func null() { raw("null") }

  /// Writes a value that is JSON already, verbatim.
  package mutating func raw(_ value: [UInt8]) {
    beginValue()
    value.withUnsafeBufferPointer { buffer.append($0) }
  }

  private mutating func raw(_ value: StaticString) {
    beginValue()
    append(value)
  }
}

// Separators and indentation.
extension JSONWriter {
  @usableFromInline mutating func open(_ bracket: UInt8, inline: Bool) -> Bool {
    beginValue()
    buffer.append(bracket)
    let wasInline = isInline
    isInline = isInline || inline
    depth &+= 1
    hasPrevious = false
    return wasInline
  }

  @usableFromInline mutating func close(_ bracket: UInt8, wasInline: Bool) {
    depth &-= 1
    if isPretty, hasPrevious { newLine() }
    buffer.append(bracket)
    isInline = wasInline
    hasPrevious = depth > 0
  }

  /// Begins a value, which is separated from the preceding one unless it follows its key.
  @inlinable @inline(__always) mutating func beginValue() {
    if isAfterKey { isAfterKey = false } else { separate() }
  }

  /// Begins an element or a member. A second value at the root is not separated.
  @inlinable @inline(__always) mutating func separate() {
    guard depth > 0 else { return }
    if hasPrevious { buffer.append(.comma) }
    if isPretty { layOut(reserving: 0) }
    hasPrevious = true
  }

  /// Writes the white space before a value of pretty output.
  ///
  /// - Parameter more: The number of bytes for which memory is reserved behind it.
  @usableFromInline mutating func layOut(reserving more: Int) {
    if !isInline { newLine() } else if hasPrevious { buffer.append(.space) }
    buffer.reserve(more)
  }

  private mutating func newLine() {
    guard !isInline else { return }
    buffer.append(.lineFeed)
    buffer.append(repeating: .space, count: 2 * depth)
  }
}
