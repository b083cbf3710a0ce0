/// Passes a part of a value to a closure that mutates it in place: `{ $1(&$0.part) }`.
@usableFromInline package typealias PartAccess<Whole, Part> =
  @Sendable (inout Whole, (inout Part) -> Void) -> Void

extension Fields {
  /// Returns the fields of a part as fields of the whole, for keys that are siblings of its own.
  ///
  /// - Parameter access: Passes the part to a closure: `{ $1(&$0.part) }`.
  package func within<Whole>(
    _ access: @escaping PartAccess<Whole, Root>
  ) -> [Field<Whole, Scope>] {
    all.map { field in
      let whole = Field<Whole, Scope>(
        field.key, schema: field.schema(), takesNull: field.takesNull
      ) { (json, whole, scope) throws(JSONError) in
        try change(&whole, access) { (part) throws(JSONError) in
          try field.read(json, &part, scope)
        }
      }
      return field.isRequired ? whole.required : whole
    }
  }

  /// Returns the fields of a part as fields of the whole, both read and written.
  ///
  /// - Parameters:
  ///   - get: Returns the part; nil if there is none.
  ///   - always: Whether `get` never returns nil.
  ///   - access: Passes the part to a closure: `{ $1(&$0.part) }`.
  @inlinable package func within<Whole>(
    _ get: @escaping @Sendable (Whole) -> Root?, always: Bool = false,
    _ access: @escaping PartAccess<Whole, Root>
  ) -> [Field<Whole, Scope>] {
    within(always: always, access, has: { get($0) != nil }) { root, json, write in
      if let part = get(root) { write(part, &json) }
    }
  }

  /// - Parameters:
  ///   - has: Whether there is the part.
  ///   - pass: Passes the part, if there is one, to a closure that writes it.
  @usableFromInline func within<Whole>(
    always: Bool, _ access: @escaping PartAccess<Whole, Root>,
    has: @escaping @Sendable (Whole) -> Bool,
    pass: @escaping @Sendable (Whole, inout JSONWriter, FieldOutput<Root>.Writer) -> Void
  ) -> [Field<Whole, Scope>] {
    let writeAll = writer
    let group = FieldGroup<Whole>(count: all.count { $0.output != nil }) {
      pass($0, &$1, writeAll)
    }
    return zip(within(access), all).map { whole, field in
      var whole = whole
      guard let output = field.output else { return whole }
      whole.output = FieldOutput<Whole>(
        schema: output.schema, isRequired: always && output.isRequired,
        write: { pass($0, &$1, output.write) },
        round: { root in if has(root) { access(&root) { output.round(&$0) } } })
      whole.output?.group = group
      return whole
    }
  }
}

/// Mutates a part of a value in place. `PartAccess` cannot throw, so an error of `body` is rethrown afterwards.
func change<Whole, Part>(
  _ whole: inout Whole, _ access: PartAccess<Whole, Part>,
  _ body: (inout Part) throws(JSONError) -> Void
) throws(JSONError) {
  let thrown = withoutActuallyEscaping(body) { body in
    var thrown: JSONError?
    access(&whole) { part in
      do throws(JSONError) {
        try body(&part)
      } catch {
        thrown = error
      }
    }
    return thrown
  }
  if let thrown { throw thrown }
}
