// Fields that are read and written.
extension Field {
  /// A key that is omitted if the value is the default.
  ///
  /// - Parameter defaultValue: The default; nil writes the key always.
  @inlinable package init<Value: Equatable>(
    _ key: String, _ codec: JSONCodec<Value>, unless defaultValue: Value? = nil,
    _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    row = .written(
      key, codec, unless: defaultValue,
      { get($0.assumingMemoryBound(to: Root.self).pointee) },
      { set(&$0.assumingMemoryBound(to: Root.self).pointee, $1) })
  }

  /// A key that is omitted if there is no value.
  @inlinable package init<Value>(
    _ key: String, _ codec: JSONCodec<Value>, ifAny get: @escaping @Sendable (Root) -> Value?,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    row = .written(
      key, codec, ifAny: { get($0.assumingMemoryBound(to: Root.self).pointee) },
      { set(&$0.assumingMemoryBound(to: Root.self).pointee, $1) })
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
