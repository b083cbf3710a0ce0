/// A value that can be read from JSON alone.
package protocol JSONReadable: Sendable {
  /// Reads a value.
  init(reading json: JSONValue) throws(JSONError)

  /// The schema of the values that ``init(reading:)`` accepts.
  static var schema: JSONSchema { get }
}

/// A value whose decoding depends on a scope as well, such as the available fonts.
package protocol ScopedReadable<Scope>: Sendable {
  /// Additional input of decoding besides the JSON.
  associatedtype Scope: Sendable

  /// Reads a value.
  init(reading json: JSONValue, _ scope: Scope) throws(JSONError)

  /// The schema of the values that ``init(reading:_:)`` accepts, as far as it does not depend on the scope.
  static var schema: JSONSchema { get }
}

/// A value that can be written as JSON.
package protocol JSONWritable: Sendable {
  /// Writes the value.
  func write(to json: inout JSONWriter)

  /// The schema of the values that ``write(to:)`` writes.
  static var writtenSchema: JSONSchema { get }
}

extension JSONReadable where Self: JSONWritable {
  /// By default the schema of the values that are read.
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
  /// Reads a raw value of the enumeration.
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.word(of: Self.self)
  }

  package static var schema: JSONSchema { .words(of: Self.self) }
}

extension JSONWritable where Self: RawRepresentable<String> & CaseIterable {
  /// Writes the raw value.
  package func write(to json: inout JSONWriter) { json.word(rawValue) }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(reading json: JSONValue) throws(JSONError) {
    self = try json.elements { (json) throws(JSONError) in try Element(reading: json) }
  }

  package static var schema: JSONSchema { .list(of: Element.schema) }
}

extension Array: ScopedReadable where Element: ScopedReadable {
  package init(reading json: JSONValue, _ scope: Element.Scope) throws(JSONError) {
    self = try json.elements { (json) throws(JSONError) in try Element(reading: json, scope) }
  }

  package static var schema: JSONSchema { .list(of: Element.schema) }
}
