/// Passes a part of a value to a closure that mutates it in place: `{ $1(&$0.part) }`.
@usableFromInline package typealias PartAccess<Whole, Part> =
  @Sendable (inout Whole, (inout Part) -> Void) -> Void

extension Fields {
  /// Returns the fields of a part as fields of the complete value, for keys that are siblings of its own.
  ///
  /// - Parameter access: Passes the part to a closure: `{ $1(&$0.part) }`.
  @inlinable package func within<Whole>(
    _ access: @escaping PartAccess<Whole, Root>
  ) -> [Field<Whole, Scope>] {
    all.map { $0.within(access, output: nil) }
  }

  /// Returns the fields of a part as fields of the complete value, both read and written.
  ///
  /// - Parameters:
  ///   - get: Returns the part; nil if there is none.
  ///   - always: Whether `get` never returns nil.
  ///   - access: Passes the part to a closure: `{ $1(&$0.part) }`.
  @inlinable package func within<Whole>(
    _ get: @escaping @Sendable (Whole) -> Root?, always: Bool = false,
    _ access: @escaping PartAccess<Whole, Root>
  ) -> [Field<Whole, Scope>] {
    all.map { field in field.within(access, output: field.output?.within(get, always: always)) }
  }
}

extension Field {
  /// Returns the field of a part as a field of the complete value.
  @inlinable func within<Whole>(
    _ access: @escaping PartAccess<Whole, Root>, output: FieldOutput<Whole>?
  ) -> Field<Whole, Scope> {
    let read = read
    let field = Field<Whole, Scope>(description, output: output) {
      (json, whole, scope) throws(JSONError) in
      try change(&whole, access) { (part) throws(JSONError) in
        try read(json, &part, scope)
      }
    }
    #if hasFeature(Embedded)
      return field
    #else
      guard let writeChange else { return field }
      return field.written { key, root, base, scope, json in
        guard let part = PickerJSON.part(of: root, access),
          let basePart = PickerJSON.part(of: base, access)
        else { return }
        writeChange(key, part, basePart, scope, &json)
      }
    #endif
  }
}

extension FieldOutput {
  /// Returns the output of a part as output of the complete value.
  @inlinable func within<Whole>(
    _ get: @escaping @Sendable (Whole) -> Root?, always: Bool
  ) -> FieldOutput<Whole> {
    let write = write
    return FieldOutput<Whole>(
      schema: schema, isRequired: always && isRequired,
      write: { whole, json in if let part = get(whole) { write(part, &json) } })
  }
}

extension Optional {
  /// The value, else another one: to change a part that may be missing.
  @inlinable package subscript(default other: @autoclosure () -> Wrapped) -> Wrapped {
    get { self ?? other() }
    _modify {
      if self == nil { self = other() }
      // swift-format-ignore: NeverForceUnwrap
      yield &self!
    }
  }
}

/// A copy of a part of a value.
@usableFromInline func part<Whole, Part>(
  of whole: Whole, _ access: PartAccess<Whole, Part>
) -> Part? {
  var (whole, found) = (whole, Part?.none)
  access(&whole) { found = $0 }
  return found
}

/// Mutates a part of a value in place. `PartAccess` cannot throw, so an error of `body` is rethrown afterwards.
@inlinable func change<Whole, Part>(
  _ whole: inout Whole, _ access: @escaping PartAccess<Whole, Part>,
  _ body: (inout Part) throws(JSONError) -> Void
) throws(JSONError) {
  var thrown: JSONError?
  access(&whole) { part in
    do throws(JSONError) {
      try body(&part)
    } catch {
      thrown = error
    }
  }
  if let thrown { throw thrown }
}
