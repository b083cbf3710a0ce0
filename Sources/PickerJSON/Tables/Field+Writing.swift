// Fields that are read and written.
extension Field {
  /// A key that is omitted if the value, as it is written, is the default.
  ///
  /// - Parameter defaultValue: The default; nil writes the key always.
  @inlinable package init<Value: Equatable>(
    _ key: String, _ codec: JSONCodec<Value>, unless defaultValue: Value? = nil,
    _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    let name = JSONKey(key)
    let output = FieldOutput<Root>(
      schema: codec.writtenSchema, isRequired: defaultValue == nil,
      write: { root, json in
        let value = get(root)
        if let defaultValue, value == defaultValue || codec.asWritten(value) == defaultValue {
          return
        }
        json.key(name)
        codec.write(value, &json)
      }, round: { set(&$0, codec.asWritten(get($0))) })
    self.init(key, codec, output: output, set)
  }

  /// A key that is omitted if there is no value.
  @inlinable package init<Value>(
    _ key: String, _ codec: JSONCodec<Value>, ifAny get: @escaping @Sendable (Root) -> Value?,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    let name = JSONKey(key)
    let output = FieldOutput<Root>(
      schema: codec.writtenSchema, isRequired: false,
      write: { root, json in
        guard let value = get(root) else { return }
        json.key(name)
        codec.write(value, &json)
      }, round: { root in if let value = get(root) { set(&root, codec.asWritten(value)) } })
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

  /// A key that other code writes, as `codec` describes it, because objects with it are written often.
  ///
  /// - Parameter always: Whether the key is always written.
  @inlinable package init<Value>(
    _ key: String, described codec: JSONCodec<Value>, always: Bool = false,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    let output = FieldOutput<Root>.described(codec.writtenSchema(), always: always)
    self.init(key, codec, output: output, set)
  }
}
