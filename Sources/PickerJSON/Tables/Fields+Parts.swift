/// Hands a part of a value to a function that changes it in place: `{ $1(&$0.part) }`.
package typealias PartAccess<Whole, Part> =
  @Sendable (inout Whole, (inout Part) -> Void) -> Void

extension Fields {
  /// The keys of a part of another value that stand beside its own.
  ///
  /// - Parameter access: Hands over the part: `{ $1(&$0.part) }`.
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

  /// The keys of a part of another value that stand beside its own, read and written.
  ///
  /// - Parameters:
  ///   - get: The part, where there is one.
  ///   - always: Whether there always is one.
  ///   - access: Hands over the part: `{ $1(&$0.part) }`.
  package func within<Whole>(
    _ get: @escaping @Sendable (Whole) -> Root?, always: Bool = false,
    _ access: @escaping PartAccess<Whole, Root>
  ) -> [Field<Whole, Scope>] {
    zip(within(access), all).map { whole, field in
      var whole = whole
      whole.output = field.output.map { output in
        FieldOutput<Whole>(
          schema: output.schema, isRequired: always && output.isRequired,
          write: { root, json in if let part = get(root) { output.write(part, &json) } },
          round: { root in if get(root) != nil { access(&root) { output.round(&$0) } } })
      }
      return whole
    }
  }
}

/// Changes a part of a value in place; what is thrown meanwhile is thrown afterwards.
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
