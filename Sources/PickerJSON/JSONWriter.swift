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
/// A writer cannot be copied; ``bytes`` is a copy of what it has written.
@usableFromInline package struct JSONWriter: ~Copyable {
  // Plain pointers, because appending to an array checks for other references and for space byte by byte.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  /// Where the next byte is written.
  @usableFromInline var cursor: UnsafeMutablePointer<UInt8>
  @usableFromInline var limit: UnsafeMutablePointer<UInt8>
  var ownsMemory: Bool
  /// The lengths that were written before, each in its place; nil for a writer that writes only few.
  @usableFromInline let lengths: UnsafeMutablePointer<WrittenLength>?

  /// Whether the output is indented.
  @usableFromInline package let isPretty: Bool
  @usableFromInline var depth = 0
  @usableFromInline var isInline: Bool
  /// Whether the innermost container has a value already.
  @usableFromInline var hasPrevious = false
  @usableFromInline var isAfterKey = false

  /// Creates an empty writer.
  ///
  /// - Parameter inline: Whether everything is written on one line.
  package init(pretty: Bool = true, inline: Bool = false) {
    let size = 256
    start = .allocate(capacity: size)
    cursor = start
    limit = start + size
    ownsMemory = true
    lengths = nil
    isPretty = pretty
    isInline = inline
  }

  /// Creates a writer that begins in `memory`, which must outlive it, and moves to memory of its own if that is too
  /// small.
  private init(
    pretty: Bool, in memory: UnsafeMutableBufferPointer<UInt8>,
    at start: UnsafeMutablePointer<UInt8>
  ) {
    self.start = start
    cursor = start
    limit = start + memory.count
    ownsMemory = false
    lengths = WrittenLength.allocate()
    isPretty = pretty
    isInline = false
  }

  deinit {
    if ownsMemory { start.deallocate() }
    lengths?.deallocate()
  }

  /// Returns the bytes that `body` writes.
  ///
  /// - Parameter capacity: The number of bytes that are written without being copied afterwards.
  package static func bytes(
    pretty: Bool, capacity: Int, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var overflow: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { memory, count in
      guard let start = memory.baseAddress else { return }
      var json = JSONWriter(pretty: pretty, in: memory, at: start)
      body(&json)
      if json.ownsMemory { overflow = json.bytes } else { count = json.count }
    }
    return overflow ?? bytes
  }

  /// Writes an object; `body` writes its keys and values alternately.
  @inlinable package mutating func object<Failure: Error>(
    inline: Bool = false, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    let wasInline = open(.leftBrace, inline: inline)
    try body(&self)
    close(.rightBrace, wasInline: wasInline)
  }

  /// Writes an object whose first member is `member`; `body` writes the others, none of which is the first.
  @inlinable @inline(__always)
  package mutating func object(
    first member: JSONWord, inline: Bool = false, _ body: (inout JSONWriter) -> Void
  ) {
    let wasInline = open(.leftBrace, inline: inline)
    if isPretty { separateWithSpace() } else { hasPrevious = true }
    copy(member)
    cursor += member.count
    body(&self)
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
    append(.colon)
    if isPretty { append(.space) }
    isAfterKey = true
  }

  /// Writes a key; its value must come next.
  @inlinable package mutating func key(_ key: JSONKey) {
    guard let word = key.word else { return self.key(key.name) }
    separate()
    copy(word)
    cursor += word.count
    if isPretty { append(.space) }
    isAfterKey = true
  }

  /// Writes a string.
  @usableFromInline package mutating func string(_ text: String) {
    beginValue()
    quote(text)
  }

  /// Writes a string that is a key elsewhere, or that is written often.
  @inlinable package mutating func string(_ word: JSONKey) {
    if let word = word.word { string(word) } else { string(word.name) }
  }

  /// Writes a string that is written often.
  @inlinable package mutating func string(_ word: JSONWord) {
    beginValue()
    copy(word)
    // Without the colon.
    cursor += word.count &- 1
  }

  /// Stores the bytes of a word after the end, without moving the end.
  @inlinable @inline(__always)
  mutating func copy(_ word: JSONWord) {
    reserve(JSONWord.maximumCount)
    put(word.words.0, at: 0)
    put(word.words.1, at: 8)
    put(word.words.2, at: 16)
  }

  /// Writes a string of the characters that `body` writes, none of which may need an escape.
  @inlinable package mutating func string(pieces body: (inout JSONWriter) -> Void) {
    beginValue()
    append(.quote)
    body(&self)
    append(.quote)
  }

  /// Writes a piece of a string.
  @inlinable @inline(__always)
  package mutating func piece(_ text: StaticString) { copy(text) }

  /// Writes a piece of a string.
  @inlinable package mutating func piece(_ byte: UInt8) { append(byte) }

  /// Writes `true` or `false`.
  @inlinable package mutating func bool(_ value: Bool) {
    beginValue()
    bareBool(value)
  }

  @inlinable @inline(__always)
  mutating func bareBool(_ value: Bool) {
    reserve(8)
    // The bytes of `true` or `false`, the first in the lowest byte.
    put(value ? 0x6575_7274 : 0x65_736C_6166 as UInt64, at: 0)
    cursor += value ? 4 : 5
  }

  /// Writes `null`.
  package mutating func null() {
    beginValue()
    append("null")
  }

  /// Writes a value that is JSON already, verbatim.
  @inlinable package mutating func raw(_ value: [UInt8]) {
    value.withUnsafeBufferPointer { raw($0) }
  }

  /// Writes a value that is JSON already, verbatim.
  @inlinable package mutating func raw(_ value: UnsafeBufferPointer<UInt8>) {
    beginValue()
    append(contentsOf: value)
  }
}

// A writer is the only owner of its memory.
extension JSONWriter: @unchecked Sendable {}
