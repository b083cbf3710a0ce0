import PickerJSON

// Here and not in PickerJSON: generic code that names the protocols of readable and writable types is specialized only within
// its module.

/// The encoding that a type itself defines.
struct ValueCoding<Value: JSONReadable & JSONWritable>: MemberCoding {
  init() {}

  var schema: JSONSchema { Value.schema }
  var writtenSchema: JSONSchema { Value.writtenSchema }

  func read(_ json: JSONValue) throws(JSONError) -> Value {
    try Value(reading: json)
  }

  @inline(__always) func write(_ value: inout Value, to json: inout JSONWriter) {
    value.write(to: &json)
  }
}

/// The encoding of a value that is an object.
struct RecordCoding<Value: JSONRecord & JSONMembers>: MemberCoding {
  init() {}

  var schema: JSONSchema { Value.schema }
  var writtenSchema: JSONSchema { Value.writtenSchema }

  func read(_ json: JSONValue) throws(JSONError) -> Value { try Value(reading: json) }

  @inline(__always) func write(_ value: inout Value, to json: inout JSONWriter) {
    json.object(inline: Value.isInline) { value.members(&$0) }
  }
}

extension MemberVisitor where Self: ~Copyable {
  /// A member whose type defines its encoding, and which is always written.
  @inline(__always) mutating func member<Value: JSONReadable & JSONWritable>(
    _ key: StaticString, _ value: inout Value
  ) throws(Failure) {
    try member(key, &value, ValueCoding<Value>())
  }

  /// A member whose type defines its encoding, and which is omitted if there is no value.
  @inline(__always) mutating func member<Value: JSONReadable & JSONWritable>(
    _ key: StaticString, ifAny value: inout Value?
  ) throws(Failure) {
    try member(key, ifAny: &value, ValueCoding<Value>())
  }
}

extension MemberVisitor where Self: ~Copyable {
  /// A member that is an object, and which is always written.
  @inline(__always) mutating func member<Value: JSONRecord & JSONMembers>(
    _ key: StaticString, _ value: inout Value
  ) throws(Failure) {
    try member(key, &value, RecordCoding<Value>())
  }

  /// A member that is an object, and which is omitted if there is no value.
  @inline(__always) mutating func member<Value: JSONRecord & JSONMembers>(
    _ key: StaticString, ifAny value: inout Value?
  ) throws(Failure) {
    try member(key, ifAny: &value, RecordCoding<Value>())
  }

  /// A member whose type defines its encoding, and which is omitted if it is the default.
  @inline(__always) mutating func member<Value: JSONReadable & JSONWritable & Equatable>(
    _ key: StaticString, unless defaultValue: Value, _ value: inout Value
  ) throws(Failure) {
    try member(key, unless: defaultValue, &value, ValueCoding<Value>())
  }
}

/// The encoding of an object that is written but not read, because it follows from the rest.
struct DerivedCoding<Value: JSONRecord & JSONMembers>: MemberCoding {
  init() {}

  var schema: JSONSchema { Value.writtenSchema }

  func read(_ json: JSONValue) throws(JSONError) -> Value { .unread }

  @inline(__always) func write(_ value: inout Value, to json: inout JSONWriter) {
    RecordCoding().write(&value, to: &json)
  }
}

/// The encoding of a value that many nodes share.
struct SharedCoding<Value: JSONRecord & JSONMembers>: MemberCoding {
  init() {}

  var schema: JSONSchema { Value.schema }
  var writtenSchema: JSONSchema { Value.writtenSchema }

  func read(_ json: JSONValue) throws(JSONError) -> Shared<Value> {
    Shared(try Value(reading: json))
  }

  @inline(__always) func write(_ shared: inout Shared<Value>, to json: inout JSONWriter) {
    json.object(inline: Value.isInline) { shared.value.members(&$0) }
  }
}

/// The encoding of a row of a table.
struct CodecCoding<Value: Sendable>: MemberCoding {
  let codec: JSONCodec<Value>

  @inline(__always) init(_ codec: JSONCodec<Value>) { self.codec = codec }

  var schema: JSONSchema { codec.schema() }
  var writtenSchema: JSONSchema { codec.writtenSchema() }

  func read(_ json: JSONValue) throws(JSONError) -> Value { try codec.read(json) }

  func write(_ value: inout Value, to json: inout JSONWriter) { codec.write(value, &json) }
}

/// A list of values whose type defines their encoding.
struct ListCoding<Element: JSONReadable & JSONWritable>: MemberCoding {
  /// Whether the list is written on one line.
  var isInline = true

  var schema: JSONSchema { .list(of: Element.schema) }
  var writtenSchema: JSONSchema { .list(of: Element.writtenSchema) }

  func read(_ json: JSONValue) throws(JSONError) -> [Element] { try [Element](reading: json) }

  func write(_ elements: inout [Element], to json: inout JSONWriter) {
    json.array(inline: isInline) { json in for element in elements { element.write(to: &json) } }
  }
}

extension JSONRecord where Self: JSONMembers {
  /// Writes an object, without the closures of the table.
  package func write(to json: inout JSONWriter) {
    var value = self
    json.object(inline: Self.isInline) { value.members(&$0) }
  }
}
