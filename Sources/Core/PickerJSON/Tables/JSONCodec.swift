/// How a value is encoded in JSON if its type alone does not determine it, such as a number that is a length.
///
///     Field("width", .length) { $0.width = $1 }
@usableFromInline package struct JSONCodec<Value: Sendable>: Sendable {
  @usableFromInline package typealias Reader = @Sendable (JSONValue) throws(JSONError) -> Value

  /// The schema of the values that are read.
  @usableFromInline package let schema: SchemaSource
  /// The schema of the values that are written.
  @usableFromInline package let writtenSchema: SchemaSource
  @usableFromInline package let read: Reader
  @usableFromInline package let write: @Sendable (Value, inout JSONWriter) -> Void

  /// - Parameters:
  ///   - schema: The values that `read` accepts.
  ///   - writtenSchema: The values that `write` writes, if they are a subset.
  @_transparent @usableFromInline package init(
    schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    writtenSchema: @autoclosure @escaping @Sendable () -> JSONSchema? = nil, read: @escaping Reader,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) {
    self.schema = SchemaSource(schema())
    self.writtenSchema = SchemaSource(writtenSchema() ?? schema())
    self.read = read
    self.write = write
  }
}

extension JSONCodec where Value: JSONReadable & JSONWritable {
  /// The encoding that the type itself defines.
  package static var value: JSONCodec {
    JSONCodec(
      schema: Value.schema, writtenSchema: Value.writtenSchema,
      read: { (json) throws(JSONError) in try Value(reading: json) },
      write: { $0.write(to: &$1) })
  }
}

// Numbers.
extension JSONCodec<Double> {
  /// A length in points, from 0 to ``maximumLength``, written with four decimals.
  package static var length: JSONCodec { .length(in: 0...maximumLength) }

  /// A length in points, of at least `minimum`.
  package static func length(atLeast minimum: Double) -> JSONCodec {
    .length(in: minimum...maximumLength)
  }

  /// A length in points in a range, written with four decimals.
  package static func length(in range: ClosedRange<Double>) -> JSONCodec {
    JSONCodec(LengthCoding(in: range))
  }

  /// A length in points, greater than 0.
  package static var positiveLength: JSONCodec {
    JSONCodec(
      schema: .positiveLength, read: { (json) throws(JSONError) in try json.positiveLength() },
      write: { $1.length($0) })
  }

  /// A number in a range, written with six significant digits.
  package static func number(in range: ClosedRange<Double>) -> JSONCodec {
    JSONCodec(NumberCoding(in: range))
  }
}

extension JSONCodec<Int> {
  /// A whole number of at least `minimum`.
  package static func count(atLeast minimum: Int = 1) -> JSONCodec {
    .count(in: minimum...Int.max)
  }

  /// A whole number in a range.
  package static func count(in range: ClosedRange<Int>) -> JSONCodec {
    JSONCodec(CountCoding(in: range))
  }
}

// Lists.
extension JSONCodec {
  /// A list of values, on one line.
  ///
  /// - Parameter count: The allowed numbers of elements.
  @inlinable package static func list<Element>(
    of element: JSONCodec<Element>, count: ClosedRange<Int> = 0...Int.max, inline: Bool = true
  ) -> JSONCodec where Value == [Element] {
    JSONCodec(
      schema: .list(of: element.schema(), count: count),
      writtenSchema: .list(of: element.writtenSchema(), count: count),
      read: { (json) throws(JSONError) in try json.list(of: element, count: count) },
      write: { values, json in
        json.array(inline: inline) { json in
          for value in values { element.write(value, &json) }
        }
      })
  }
}

extension JSONValue {
  /// Returns the elements, each decoded by `codec`.
  @inlinable package func list<Element>(
    of codec: JSONCodec<Element>, count: ClosedRange<Int> = 0...Int.max
  ) throws(JSONError) -> [Element] {
    let array = try array()
    guard count.contains(array.count) else {
      let bound = array.count < count.lowerBound ? count.lowerBound : count.upperBound
      let qualifier =
        count.lowerBound == count.upperBound
        ? ""
        : bound == count.lowerBound
          ? "at least " : "at most "
      throw error("must have \(qualifier)\(bound) elements, has \(array.count)")
    }
    return try elements(codec.read)
  }
}
