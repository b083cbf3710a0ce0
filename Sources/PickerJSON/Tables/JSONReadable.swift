/// A value that can be read from JSON alone.
package protocol JSONReadable: Sendable {
  /// Reads a value.
  init(reading json: JSONValue) throws(JSONError)

  /// Every value that ``init(reading:)`` takes, as far as the value alone tells.
  static var schema: JSONSchema { get }
}

/// A value whose JSON says all of it only within a scope: the fonts there are, the moment that is drawn …
package protocol ScopedReadable<Scope>: Sendable {
  /// What reading depends on beside the JSON.
  associatedtype Scope: Sendable

  /// Reads a value.
  init(reading json: JSONValue, _ scope: Scope) throws(JSONError)

  /// Every value that ``init(reading:_:)`` takes, as far as the value alone tells.
  static var schema: JSONSchema { get }
}

/// A value that can be written as JSON.
package protocol JSONWritable: Sendable {
  /// Writes the value.
  func write(to json: inout JSONWriter)

  /// Every value that ``write(to:)`` writes.
  static var writtenSchema: JSONSchema { get }

  /// The value with the numbers that ``write(to:)`` writes of it.
  var asWritten: Self { get }
}

extension JSONWritable {
  /// The value itself: nothing of it is rounded.
  package var asWritten: Self { self }
}

extension JSONReadable where Self: JSONWritable {
  /// Every value that is read is written, too.
  package static var writtenSchema: JSONSchema { schema }
}

extension Bool: JSONReadable, JSONWritable {
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.bool()
  }

  package func write(to json: inout JSONWriter) { json.bool(self) }

  package static var schema: JSONSchema { .bool }
}

extension String: JSONReadable, JSONWritable {
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.string()
  }

  package func write(to json: inout JSONWriter) { json.string(self) }

  package static var schema: JSONSchema { .text }
}

extension JSONReadable where Self: RawRepresentable<String> & CaseIterable {
  /// One of a few words.
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.word(of: Self.self)
  }

  package static var schema: JSONSchema { .words(of: Self.self) }
}

extension JSONWritable where Self: RawRepresentable<String> & CaseIterable {
  /// Its word.
  package func write(to json: inout JSONWriter) { json.string(rawValue) }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(reading json: JSONValue) throws(JSONError) {
    let array = try json.array()
    self.init()
    reserveCapacity(array.count)
    for element in array { append(try Element(reading: element)) }
  }

  package static var schema: JSONSchema { .list(of: Element.schema) }
}

extension Array: ScopedReadable where Element: ScopedReadable {
  package init(reading json: JSONValue, _ scope: Element.Scope) throws(JSONError) {
    let array = try json.array()
    self.init()
    reserveCapacity(array.count)
    for element in array { append(try Element(reading: element, scope)) }
  }

  package static var schema: JSONSchema { .list(of: Element.schema) }
}
