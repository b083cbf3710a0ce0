// Fields that are read and written.
extension Field {
  /// A key that is omitted if the value is the default.
  ///
  /// - Parameter defaultValue: The default; nil writes the key always.
  @inlinable @inline(__always) package init<Value: Equatable>(
    _ key: String, _ codec: JSONCodec<Value>, unless defaultValue: Value? = nil,
    _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    let write = codec.write
    let output = FieldOutput<Root>(
      schema: codec.writtenSchema, isRequired: defaultValue == nil,
      write: { root, json in
        let value = get(root)
        if let defaultValue, value == defaultValue { return }
        json.key(key)
        write(value, &json)
      })
    self.init(key, codec, output: output, set)
  }

  /// A key that is omitted if there is no value.
  @inlinable @inline(__always) package init<Value>(
    _ key: String, _ codec: JSONCodec<Value>, ifAny get: @escaping @Sendable (Root) -> Value?,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    let write = codec.write
    let output = FieldOutput<Root>(
      schema: codec.writtenSchema, isRequired: false,
      write: { root, json in
        guard let value = get(root) else { return }
        json.key(key)
        write(value, &json)
      })
    self.init(key, codec, output: output, set)
  }

  /// A key that is omitted if the value is the default.
  package init<Value: JSONReadable & JSONWritable & Equatable>(
    _ key: String, unless defaultValue: Value? = nil, _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.init(key, .value, unless: defaultValue, get, set)
  }

  /// A key that is omitted if there is no value.
  package init<Value: JSONReadable & JSONWritable>(
    _ key: String, ifAny get: @escaping @Sendable (Root) -> Value?,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.init(key, .value, ifAny: get, set)
  }
}
