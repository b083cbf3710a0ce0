// Rows of values. Only `get` and `set` know the type of the root, so that the tables of all roots share this code; it is
// not inlined, because a table is made once, and its code would be many times as large.

@usableFromInline package typealias RowGetter<Value> = @Sendable (UnsafeRawPointer) -> Value
@usableFromInline package typealias RowSetter<Value> =
  @Sendable (UnsafeMutableRawPointer, Value) -> Void

extension FieldRow {
  /// A key whose value is decoded by `codec`.
  @inline(never) @inlinable static func value<Value>(
    _ key: String, _ codec: JSONCodec<Value>, output: OutputRow?, _ set: @escaping RowSetter<Value>
  ) -> FieldRow {
    let read = codec.read
    return FieldRow(key, schema: codec.schema, output: output) {
      (json, root, _) throws(JSONError) in
      set(root, try read(json))
    }
  }

  /// A key whose value depends on its JSON only.
  @inline(never) static func readable<Value: JSONReadable>(
    _ key: String, _ set: @escaping RowSetter<Value>
  ) -> FieldRow {
    FieldRow(key, schema: SchemaSource(Value.schema)) { (json, root, _) throws(JSONError) in
      set(root, try Value(reading: json))
    }
  }

  /// A key whose value depends on the scope.
  @inline(never) static func scoped<Value: ScopedReadable>(
    _ key: String, _ set: @escaping RowSetter<Value>
  ) -> FieldRow {
    FieldRow(key, schema: SchemaSource(Value.schema)) { (json, root, scope) throws(JSONError) in
      let scope = scope.assumingMemoryBound(to: Value.Scope.self)
      set(root, try Value(reading: json, scope.pointee))
    }
  }

  /// A key that is omitted if the value is the default.
  @inline(never) @inlinable static func written<Value: Equatable>(
    _ key: String, _ codec: JSONCodec<Value>, unless defaultValue: Value?,
    _ get: @escaping RowGetter<Value>, _ set: @escaping RowSetter<Value>
  ) -> FieldRow {
    let write = codec.write
    let output = OutputRow(
      schema: codec.writtenSchema, isRequired: defaultValue == nil,
      write: { root, json in
        let value = get(root)
        if let defaultValue, value == defaultValue { return }
        json.key(key)
        write(value, &json)
      })
    return value(key, codec, output: output, set)
  }

  /// A key that is omitted if there is no value.
  @inline(never) @inlinable static func written<Value>(
    _ key: String, _ codec: JSONCodec<Value>, ifAny get: @escaping RowGetter<Value?>,
    _ set: @escaping RowSetter<Value>
  ) -> FieldRow {
    let write = codec.write
    let output = OutputRow(
      schema: codec.writtenSchema, isRequired: false,
      write: { root, json in
        guard let value = get(root) else { return }
        json.key(key)
        write(value, &json)
      })
    return value(key, codec, output: output, set)
  }
}
