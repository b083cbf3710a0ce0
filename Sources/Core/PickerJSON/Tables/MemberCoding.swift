/// How the value of a member is read, written and described: a type without closures, for visitors that are specialized.
@usableFromInline package protocol MemberCoding: Sendable {
  associatedtype Value: Sendable

  /// The schema of the values that are read.
  var schema: JSONSchema { get }
  /// The schema of the values that are written.
  var writtenSchema: JSONSchema { get }

  /// Reads a value.
  func read(_ json: JSONValue) throws(JSONError) -> Value

  /// Writes a value.
  func write(_ value: Value, to json: inout JSONWriter)
}

extension MemberCoding {
  @usableFromInline package var writtenSchema: JSONSchema { schema }
}

extension JSONCodec {
  /// The encoding as closures, for rows of tables.
  package init<Coding: MemberCoding>(_ coding: Coding) where Coding.Value == Value {
    self.init(
      schema: coding.schema, writtenSchema: coding.writtenSchema,
      read: { (json) throws(JSONError) in try coding.read(json) },
      write: { coding.write($0, to: &$1) })
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

  @inlinable @inline(__always) package func write(_ value: Double, to json: inout JSONWriter) {
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

  @usableFromInline package func write(_ value: Double, to json: inout JSONWriter) {
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

  @inlinable @inline(__always) package func write(_ value: Int, to json: inout JSONWriter) {
    json.integer(value)
  }
}

extension MemberCoding where Self == LengthCoding {
  /// A coordinate in a tree, in points. The range is larger than in documents, because lengths add up.
  package static var coordinate: LengthCoding { LengthCoding(in: -1e15...1e15) }

  /// A width or height in a tree, in points.
  package static var extent: LengthCoding { LengthCoding(in: 0...1e15) }
}

extension MemberCoding where Self == CountCoding {
  /// A whole number in a range.
  package static func count(in range: ClosedRange<Int>) -> CountCoding { CountCoding(in: range) }
}
