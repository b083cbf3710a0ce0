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

  @inline(__always) func write(_ value: Value, to json: inout JSONWriter) {
    value.write(to: &json)
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

/// A list on one line, of values whose type defines their encoding.
struct ListCoding<Element: JSONReadable & JSONWritable>: MemberCoding {
  var schema: JSONSchema { .list(of: Element.schema) }
  var writtenSchema: JSONSchema { .list(of: Element.writtenSchema) }

  func read(_ json: JSONValue) throws(JSONError) -> [Element] { try [Element](reading: json) }

  func write(_ elements: [Element], to json: inout JSONWriter) {
    json.array(inline: true) { json in for element in elements { element.write(to: &json) } }
  }
}

extension JSONRecord where Self: JSONMembers {
  /// Writes an object, without the closures of the table.
  package func write(to json: inout JSONWriter) {
    var value = self
    json.object(inline: Self.isInline) { value.members(&$0) }
  }
}
