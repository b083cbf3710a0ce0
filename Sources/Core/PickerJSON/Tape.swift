/// One value of a parsed document: the range of its text, and the index of the next sibling.
///
/// Nodes are in document order. A member of an object is a key (a string node) followed by its value.
///
///     {"a": [1, 2], "b": 3}     0 object  1 "a"  2 array  3 1  4 2  5 "b"  6 3
struct Node: Sendable {
  /// The offset of the first byte of the text; for a string, of the byte after the opening quote.
  var start: UInt32
  /// The end offset of the text; for a string, the offset of the closing quote.
  var end: UInt32
  /// The index of the node that follows this one and all its descendants.
  var next: UInt32
  /// Bits 0–2: the kind. Bit 3: whether there are escapes. Other bits: the number of elements or members.
  private var info: UInt32

  init(
    _ kind: JSONValue.ValueKind, from start: Int, to end: Int, next: Int, isEscaped: Bool = false
  ) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    info = UInt32(kind.code) | (isEscaped ? 8 : 0)
  }

  var kind: JSONValue.ValueKind { JSONValue.ValueKind(code: UInt8(truncatingIfNeeded: info & 7)) }
  var isEscaped: Bool { info & 8 != 0 }
  var count: Int { Int(info >> 4) }
  var length: Int { Int(end) - Int(start) }
  var text: Range<Int> { Int(start)..<Int(max(start, end)) }

  mutating func countOneMore() { info += 16 }

  mutating func close(at end: Int, next: Int) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
  }
}

/// The bytes and the nodes of a document, shared by every ``JSONValue`` of the document.
final class Tape: Sendable {
  let bytes: [UInt8]
  let nodes: [Node]
  /// Whether unknown keys are ignored instead of being errors.
  let ignoresUnknownKeys: Bool
  /// The value of ``JSONValue/context``.
  let context: ReadingContext

  init(
    bytes: [UInt8], nodes: [Node], ignoresUnknownKeys: Bool = false,
    context: ReadingContext = ReadingContext()
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.ignoresUnknownKeys = ignoresUnknownKeys
    self.context = context
  }

  /// The string at `index` with its escapes resolved.
  func string(at index: Int) -> String { bytes.string(of: nodes[index]) }
}

extension JSONValue.ValueKind {
  var code: UInt8 {
    switch self {
    case .null: 0
    case .bool: 1
    case .number: 2
    case .string: 3
    case .array: 4
    case .object: 5
    }
  }

  init(code: UInt8) {
    switch code {
    case 1: self = .bool
    case 2: self = .number
    case 3: self = .string
    case 4: self = .array
    case 5: self = .object
    default: self = .null
    }
  }
}
