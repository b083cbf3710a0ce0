/// How a value stands in JSON where its type alone does not say it: a number that is a length, a share …
///
///     Field("width", .length) { $0.width = $1 }
package struct JSONCodec<Value: Sendable>: Sendable {
  package typealias Reader = @Sendable (JSONValue) throws(JSONError) -> Value

  /// Every value that is read.
  package let schema: @Sendable () -> JSONSchema
  /// Every value that is written.
  package let writtenSchema: @Sendable () -> JSONSchema
  package let read: Reader
  package let write: @Sendable (Value, inout JSONWriter) -> Void
  /// The value with the numbers that are written of it.
  package let asWritten: @Sendable (Value) -> Value

  /// - Parameters:
  ///   - schema: What `read` takes.
  ///   - writtenSchema: What `write` writes, where that is less.
  package init(
    schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    writtenSchema: (@Sendable () -> JSONSchema)? = nil, read: @escaping Reader,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void,
    asWritten: @escaping @Sendable (Value) -> Value = { $0 }
  ) {
    self.schema = schema
    self.writtenSchema = writtenSchema ?? schema
    self.read = read
    self.write = write
    self.asWritten = asWritten
  }
}

extension JSONCodec where Value: JSONReadable & JSONWritable {
  /// As the type itself says.
  package static var value: JSONCodec {
    JSONCodec(
      schema: Value.schema, writtenSchema: { Value.writtenSchema },
      read: { (json) throws(JSONError) in try Value(reading: json) },
      write: { $0.write(to: &$1) }, asWritten: { $0.asWritten })
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
    JSONCodec(
      schema: .number(in: range),
      read: { (json) throws(JSONError) in try json.number(in: range) },
      write: { $1.length($0) }, asWritten: { $0.roundedLength })
  }

  /// A length in points of more than 0.
  package static var positiveLength: JSONCodec {
    JSONCodec(
      schema: .positiveLength, read: { (json) throws(JSONError) in try json.positiveLength() },
      write: { $1.length($0) }, asWritten: { $0.roundedLength })
  }

  /// A number in a range, written with six significant digits.
  package static func number(in range: ClosedRange<Double>) -> JSONCodec {
    JSONCodec(
      schema: .number(in: range),
      read: { (json) throws(JSONError) in try json.number(in: range) },
      write: { $1.number($0) }, asWritten: { $0.roundedNumber })
  }
}

extension JSONCodec<Int> {
  /// A whole number of at least `minimum`.
  package static func count(atLeast minimum: Int = 1) -> JSONCodec {
    .count(in: minimum...Int.max)
  }

  /// A whole number in a range.
  package static func count(in range: ClosedRange<Int>) -> JSONCodec {
    JSONCodec(
      schema: .integer(in: range),
      read: { (json) throws(JSONError) in try json.count(in: range) },
      write: { $1.integer($0) })
  }
}

// Several.
extension JSONCodec {
  /// A list of values, on one line.
  ///
  /// - Parameter count: How many there have to be.
  package static func list<Element>(
    of element: JSONCodec<Element>, count: ClosedRange<Int> = 0...Int.max, inline: Bool = true
  ) -> JSONCodec where Value == [Element] {
    JSONCodec(
      schema: .list(of: element.schema(), count: count),
      writtenSchema: { .list(of: element.writtenSchema(), count: count) },
      read: { (json) throws(JSONError) in try json.list(of: element, count: count) },
      write: { values, json in
        json.array(inline: inline) { json in
          for value in values { element.write(value, &json) }
        }
      }, asWritten: { $0.map(element.asWritten) })
  }
}

extension JSONValue {
  /// The elements, each as `codec` reads it.
  package func list<Element>(
    of codec: JSONCodec<Element>, count: ClosedRange<Int> = 0...Int.max
  ) throws(JSONError) -> [Element] {
    let array = try array()
    guard count.contains(array.count) else {
      let bound = array.count < count.lowerBound ? count.lowerBound : count.upperBound
      let most =
        count.lowerBound == count.upperBound
        ? ""
        : bound == count.lowerBound
          ? "at least " : "at most "
      throw error("must have \(most)\(bound) elements, has \(array.count)")
    }
    var elements: [Element] = []
    elements.reserveCapacity(array.count)
    for element in array { elements.append(try codec.read(element)) }
    return elements
  }
}
