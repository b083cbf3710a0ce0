/// Parses RFC 8259 without extensions into nodes.
///
/// Iterative: the main loop handles the innermost open container, so nesting does not consume stack.
///
/// Source: RFC 8259; keys must be unique (its section 4 only advises so).
struct Parser {
  let bytes: [UInt8]
  var at = 0
  var nodes: [Node] = []
  private var open: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> Tape {
    try checkSize()
    nodes.reserveCapacity(bytes.count / 12 + 1)
    if bytes.starts(with: [UInt8].byteOrderMark) { at = 3 }
    try value(expecting: "a value")
    while let container = open.last {
      if nodes[container].kind == .object {
        try nextMember(of: container)
      } else {
        try nextElement(of: container)
      }
    }
    skipSpace()
    guard at == bytes.count else { throw unexpected("the end of the document") }
    return Tape(bytes: bytes, nodes: nodes)
  }

  private func checkSize() throws(JSONError) {
    guard bytes.count > JSONValue.maximumByteCount else { return }
    throw JSONError(path: "$", message: "expected at most 64 MiB, found more", offset: 0)
  }

  /// The next byte; at the end 0, which is not valid in JSON.
  var byte: UInt8 { at < bytes.count ? bytes[at] : 0 }

  @inline(__always) mutating func skipSpace() {
    while byte.isSpace { at += 1 }
  }

  /// Parses a scalar, or opens a container.
  private mutating func value(expecting expectation: String) throws(JSONError) {
    skipSpace()
    switch byte {
    case .quote: try string()
    case .leftBrace: try openContainer(.object)
    case .leftBracket: try openContainer(.array)
    case .minus, 0x30...0x39: try number()
    case 0x74: try literal("true", .bool, expectation)
    case 0x66: try literal("false", .bool, expectation)
    case 0x6E: try literal("null", .null, expectation)
    default: throw unexpected(expectation)
    }
  }

  private mutating func literal(
    _ word: StaticString, _ kind: JSONValue.ValueKind, _ expectation: String
  ) throws(JSONError) {
    let end = at + word.utf8CodeUnitCount
    let isWord = end <= bytes.count && word.withUTF8Buffer { bytes[at..<end].elementsEqual($0) }
    guard isWord, end == bytes.count || !bytes[end].isWord else { throw unexpected(expectation) }
    append(kind, from: at, to: end)
    at = end
  }

  mutating func append(
    _ kind: JSONValue.ValueKind, from start: Int, to end: Int, isEscaped: Bool = false
  ) {
    nodes.append(
      Node(kind, from: start, to: end, next: nodes.count + 1, isEscaped: isEscaped))
  }
}

// Containers.
extension Parser {
  private mutating func openContainer(_ kind: JSONValue.ValueKind) throws(JSONError) {
    guard open.count < JSONValue.maximumDepth else {
      throw syntaxError("expected at most \(JSONValue.maximumDepth) levels of nesting", at: at)
    }
    open.append(nodes.count)
    nodes.append(Node(kind, from: at, to: 0, next: 0))
    at += 1
  }

  private mutating func close(_ container: Int) {
    at += 1
    open.removeLast()
    nodes[container].close(at: at, next: nodes.count)
  }

  private mutating func nextElement(of container: Int) throws(JSONError) {
    skipSpace()
    if byte == .rightBracket { return close(container) }
    if nodes[container].count == 0 {
      nodes[container].countOneMore()
      return try value(expecting: "a value or ']'")
    }
    guard byte == .comma else { throw unexpected("',' or ']'") }
    at += 1
    nodes[container].countOneMore()
    try value(expecting: "a value")
  }

  private mutating func nextMember(of container: Int) throws(JSONError) {
    skipSpace()
    if byte == .rightBrace {
      try checkKeys(of: container)
      return close(container)
    }
    var expectation = "a key in double quotes or '}'"
    if nodes[container].count > 0 {
      guard byte == .comma else { throw unexpected("',' or '}'") }
      at += 1
      skipSpace()
      expectation = "a key in double quotes"
    }
    guard byte == .quote else { throw unexpected(expectation) }
    nodes[container].countOneMore()
    try string()
    skipSpace()
    guard byte == .colon else { throw unexpected("':'") }
    at += 1
    try value(expecting: "a value")
  }
}
