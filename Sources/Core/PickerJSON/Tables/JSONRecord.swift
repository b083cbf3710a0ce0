/// A value that is a JSON object, which one table of fields reads, writes and describes.
///
///     extension Size: JSONRecord {
///       package static var unread: Size { .zero }
///       package static let fields = ValueFields<Size>([…])
///     }
package protocol JSONRecord: JSONReadable, JSONWritable {
  /// The value before its keys are read, which absent keys leave unchanged.
  static var unread: Self { get }

  /// The keys.
  static var fields: ValueFields<Self> { get }

  /// Whether the object is written on one line, which is the default.
  static var isInline: Bool { get }
}

extension JSONRecord {
  @inlinable package static var isInline: Bool { true }

  @inlinable package init(reading json: JSONValue) throws(JSONError) {
    self = .unread
    try Self.fields.read(try json.object(), into: &self)
  }

  @inlinable package func write(to json: inout JSONWriter) {
    json.object(inline: Self.isInline) { Self.fields.write(self, to: &$0) }
  }

  package static var schema: JSONSchema { fields.schema }
  package static var writtenSchema: JSONSchema { fields.writtenSchema }
}
