/// How the value of a member is read, written and described: a type without closures, for visitors that are specialized.
@usableFromInline package protocol MemberCoding: Sendable {
  associatedtype Value: Sendable

  /// The schema of the values that are read.
  var schema: JSONSchema { get }
  /// The schema of the values that are written.
  var writtenSchema: JSONSchema { get }

  /// One sentence for readers of help pages and of the schema; empty if there is none.
  var sentence: String { get }

  /// Reads a value.
  func read(_ json: JSONValue) throws(JSONError) -> Value

  /// Writes a value.
  ///
  /// - Parameter value: Not changed: it is written where it is, because a copy would retain all that it refers to.
  func write(_ value: inout Value, to json: inout JSONWriter)
}

extension MemberCoding {
  @usableFromInline package var writtenSchema: JSONSchema { schema }
  @usableFromInline package var sentence: String { "" }

  /// This encoding, documented by one sentence for help pages and the schema; Embedded Swift drops it.
  @_transparent @usableFromInline package func doc(
    _ sentence: @autoclosure () -> String
  ) -> DocumentedCoding<Self> {
    #if hasFeature(Embedded)
      return DocumentedCoding(self, "")
    #else
      return DocumentedCoding(self, sentence())
    #endif
  }
}

/// An encoding with a sentence.
@usableFromInline package struct DocumentedCoding<Coding: MemberCoding>: MemberCoding {
  @usableFromInline let coding: Coding
  @usableFromInline package let sentence: String

  @inlinable @inline(__always) package init(_ coding: Coding, _ sentence: String) {
    (self.coding, self.sentence) = (coding, sentence)
  }

  @usableFromInline package var schema: JSONSchema { coding.schema }
  @usableFromInline package var writtenSchema: JSONSchema { coding.writtenSchema }

  @usableFromInline package func read(_ json: JSONValue) throws(JSONError) -> Coding.Value {
    try coding.read(json)
  }

  @inlinable @inline(__always) package func write(
    _ value: inout Coding.Value, to json: inout JSONWriter
  ) {
    coding.write(&value, to: &json)
  }
}

extension JSONCodec {
  /// The encoding as closures, for rows of tables.
  package init<Coding: MemberCoding>(_ coding: Coding) where Coding.Value == Value {
    self.init(
      schema: coding.schema, writtenSchema: coding.writtenSchema,
      read: { (json) throws(JSONError) in try coding.read(json) },
      write: { value, json in
        var value = value
        coding.write(&value, to: &json)
      })
  }
}

/// A length in points in a range, written with four decimals.
@usableFromInline package struct LengthCoding: MemberCoding {
  @usableFromInline let range: ClosedRange<Double>

  @inlinable package init(in range: ClosedRange<Double>) { self.range = range }

  @usableFromInline package var schema: JSONSchema { .number(in: range) }

  @usableFromInline package func read(_ json: JSONValue) throws(JSONError) -> Double {
    try json.number(in: range)
  }

  @inlinable @inline(__always) package func write(
    _ value: inout Double, to json: inout JSONWriter
  ) {
    json.length(value)
  }
}

/// A number in a range, written with six significant digits.
@usableFromInline package struct NumberCoding: MemberCoding {
  @usableFromInline let range: ClosedRange<Double>

  @inlinable package init(in range: ClosedRange<Double>) { self.range = range }

  @usableFromInline package var schema: JSONSchema { .number(in: range) }

  @usableFromInline package func read(_ json: JSONValue) throws(JSONError) -> Double {
    try json.number(in: range)
  }

  @usableFromInline package func write(
    _ value: inout Double, to json: inout JSONWriter
  ) {
    json.number(value)
  }
}

/// A whole number in a range.
@usableFromInline package struct CountCoding: MemberCoding {
  @usableFromInline let range: ClosedRange<Int>

  @inlinable package init(in range: ClosedRange<Int>) { self.range = range }

  @usableFromInline package var schema: JSONSchema { .integer(in: range) }

  @usableFromInline package func read(_ json: JSONValue) throws(JSONError) -> Int {
    try json.count(in: range)
  }

  @inlinable @inline(__always) package func write(
    _ value: inout Int, to json: inout JSONWriter
  ) {
    json.integer(value)
  }
}

extension MemberCoding where Self == LengthCoding {
  /// A coordinate in a tree, in points. The range is larger than in documents, because lengths add up.
  @inlinable package static var coordinate: LengthCoding { LengthCoding(in: -1e15...1e15) }

  /// A length in points, from 0 to ``maximumLength``.
  package static var length: LengthCoding { LengthCoding(in: 0...maximumLength) }

  /// A width or height in a tree, in points.
  @inlinable package static var extent: LengthCoding { LengthCoding(in: 0...1e15) }
}

extension MemberCoding where Self == CountCoding {
  /// A whole number in a range.
  @inlinable package static func count(in range: ClosedRange<Int>) -> CountCoding {
    CountCoding(in: range)
  }
}
