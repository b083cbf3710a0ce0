// The folder: `Parser` makes a tape, which `JSONValue` reads and `JSONWriter` writes anew; `Tables` declares the keys of a type
// once, for reading, writing and the schema.

/// A view of one value of a JSON document. It shares the document's bytes.
///
///     let document = try JSONValue(parsing: bytes)
///     let width = try document.object()["width"]?.number()
///
/// Values are decoded lazily; copying a value copies a reference and an index.
public struct JSONValue: Sendable {
  let tape: Tape
  let index: Int

  init(_ tape: Tape, _ index: Int) {
    self.tape = tape
    self.index = index
  }

  /// The maximum size of a document in bytes: 64 MiB.
  public static let maximumByteCount = 64 << 20

  /// The maximum number of objects and lists within each other.
  package static let maximumDepth = 128

  /// Parses a document.
  ///
  /// Accepts RFC 8259 without extensions: no comments, no trailing commas, no `NaN`. A leading byte order mark is
  /// skipped. Keys must be unique, the maximum depth is 128, the maximum size 64 MiB, and numbers must be finite as
  /// `Double`.
  ///
  /// - Throws: ``JSONError`` at `$`: `line 3, column 7: expected ',' or '}', found '"'`. A duplicate key is an error
  ///   at the path of that key.
  /// - Complexity: O(*bytes*).
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = Parser(bytes)
    self.init(try parser.document(), 0)
  }

  /// This value, with unknown keys ignored when it is decoded, like in a document that a later version may have
  /// written. O(1).
  package var ignoringUnknownKeys: JSONValue {
    JSONValue(
      Tape(bytes: tape.bytes, nodes: tape.nodes, ignoresUnknownKeys: true, context: tape.context),
      index)
  }

  /// Returns this value in another context. O(1).
  package func within(_ context: ReadingContext) -> JSONValue {
    JSONValue(
      Tape(
        bytes: tape.bytes, nodes: tape.nodes, ignoresUnknownKeys: tape.ignoresUnknownKeys,
        context: context), index)
  }

  /// The context for values that are read from JSON alone.
  package var context: ReadingContext { tape.context }

  /// Whether unknown keys are ignored instead of being errors.
  package var ignoresUnknownKeys: Bool { tape.ignoresUnknownKeys }

  /// The kinds of JSON values.
  public enum ValueKind: String, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool
    /// A finite number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object
  }

  /// The kind of this value.
  public var kind: ValueKind { node.kind }

  /// Whether this value is `null`.
  public var isNull: Bool { node.kind == .null }

  var node: Node { tape.nodes[index] }

  /// The offset of the first byte of the value, including an opening quote.
  package var offset: Int { node.kind == .string ? Int(node.start) - 1 : Int(node.start) }
}

// Where it is.
extension JSONValue {
  /// The path from the root: `$.items[3].width`, or `$["two words"]` for a key that is not an identifier.
  ///
  /// - Complexity: O(*preceding siblings at each level*); intended for messages.
  public var path: String { tape.path(of: index) }

  /// The line at which the value begins, from 1. O(*document*).
  public var line: Int { tape.bytes.place(of: offset).line }

  /// The column at which the value begins, in Unicode scalars from 1. O(*document*).
  public var column: Int { tape.bytes.place(of: offset).column }
}

// What is wrong with it.
extension JSONValue {
  /// Returns an error at the path of this value.
  public func error(_ message: String) -> JSONError {
    JSONError(path: path, message: message, offset: offset)
  }

  /// Returns an error that states the expected and the actual value: `expected a number, found an array`.
  public func unexpected(_ expectation: String) -> JSONError {
    error("expected \(expectation), found \(summary)")
  }

  /// A short description of the value; a long string is shortened.
  private var summary: String {
    switch kind {
    case .array: "an array"
    case .object: "an object"
    case .string: "the string " + tape.string(at: index).quotedInMessage
    case .null, .bool, .number: shortened(String(decoding: tape.bytes[node.text], as: UTF8.self))
    }
  }
}
