/// One value of a document, as a view: it shares the document's bytes and is read when asked.
///
///     let document = try JSONValue(parsing: bytes)
///     let width = try document.object()["width"]?.number()
///
/// Nothing is decoded before it is asked for; copying a value copies a reference and a number.
public struct JSONValue: Sendable {
  let tape: Tape
  let index: Int

  init(_ tape: Tape, _ index: Int) {
    self.tape = tape
    self.index = index
  }

  /// The most bytes a document may have: 64 MiB.
  public static let maximumByteCount = 64 << 20

  /// Reads a whole document.
  ///
  /// RFC 8259 and no more: no comments, no trailing commas, no `NaN`. A leading byte order mark is passed over.
  /// Keys must be unique; the depth is at most 128, the size 64 MiB; a number must be finite as a `Double`.
  ///
  /// - Throws: a ``JSONError`` at `$`, e.g. `line 3, column 7: expected ',' or '}', found '"'`; a key that
  ///   is there twice is an error at that key's path.
  /// - Complexity: O(*bytes*).
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = Parser(bytes)
    self.init(try parser.document(), 0)
  }

  /// The same value of a document whose unknown keys are passed over: one that a later version may have
  /// written. O(1).
  package var passingOverUnknownKeys: JSONValue {
    JSONValue(Tape(bytes: tape.bytes, nodes: tape.nodes, passesOverUnknownKeys: true), index)
  }

  /// Whether keys that no table has are passed over and are no error.
  package var passesOverUnknownKeys: Bool { tape.passesOverUnknownKeys }

  /// What a value may be.
  public enum Kind: String, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool
    /// A finite number.
    case number
    /// A text.
    case string
    /// Values in order.
    case array
    /// Values by key, in the order of the document.
    case object
  }

  /// What this value is.
  public var kind: Kind { node.kind }

  /// Whether it is `null`.
  public var isNull: Bool { node.kind == .null }

  var node: Node { tape.nodes[index] }

  /// The first byte of the value's own text, quotes included.
  var offset: Int { node.kind == .string ? Int(node.start) - 1 : Int(node.start) }
}

// Where it is.
extension JSONValue {
  /// The way from the root: `$.items[3].width`, or `$["two words"]` for a key that is no plain identifier.
  ///
  /// - Complexity: O(siblings passed on the way down); meant for messages.
  public var path: String { tape.path(of: index) }

  /// The line on which it begins, from 1. O(document).
  public var line: Int { tape.bytes.place(of: offset).line }

  /// The Unicode scalar of its line at which it begins, from 1. O(document).
  public var column: Int { tape.bytes.place(of: offset).column }
}

// What is wrong with it.
extension JSONValue {
  /// An error at this value's path.
  public func error(_ message: String) -> JSONError {
    JSONError(path: path, message: message, offset: offset)
  }

  /// The error that this value is not what `expectation` says: `expected a number, found an array`.
  public func unexpected(_ expectation: String) -> JSONError {
    error("expected \(expectation), found \(summary)")
  }

  /// The value in a few words; a long text is shortened.
  private var summary: String {
    switch kind {
    case .array: "an array"
    case .object: "an object"
    case .string: "the string " + tape.string(at: index).quotedInMessage
    case .null, .bool, .number: shortened(String(decoding: tape.bytes[node.text], as: UTF8.self))
    }
  }
}
