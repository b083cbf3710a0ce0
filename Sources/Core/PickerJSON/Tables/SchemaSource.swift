/// Makes the schema of a value when it is needed. Embedded Swift, where no schema is written, drops it during compilation, if
/// what takes it as an autoclosure is transparent.
@usableFromInline package struct SchemaSource: Sendable {
  #if hasFeature(Embedded)
    @_transparent @usableFromInline package init(_: @autoclosure () -> JSONSchema) {}

    @usableFromInline package func callAsFunction() -> JSONSchema { .anything }
  #else
    @usableFromInline let make: @Sendable () -> JSONSchema

    @inlinable package init(_ make: @autoclosure @escaping @Sendable () -> JSONSchema) {
      self.make = make
    }

    @usableFromInline package func callAsFunction() -> JSONSchema { make() }
  #endif
}
