/// Passes a part of a value to a closure that mutates it in place: `{ $1(&$0.part) }`.
@usableFromInline package typealias PartAccess<Whole, Part> =
  @Sendable (inout Whole, (inout Part) -> Void) -> Void

extension Fields {
  /// Returns the fields of a part as fields of the whole, for keys that are siblings of its own.
  ///
  /// - Parameter access: Passes the part to a closure: `{ $1(&$0.part) }`.
  @inlinable package func within<Whole>(
    _ access: @escaping PartAccess<Whole, Root>
  ) -> [Field<Whole, Scope>] {
    Field.all(table.within(Fields.pointers(access)))
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
    Field.all(
      table.within(
        Fields.pointers(access),
        reach: { whole, body in
          guard let part = get(whole.assumingMemoryBound(to: Whole.self).pointee) else { return }
          withUnsafePointer(to: part) { body($0) }
        }, always: always))
  }

  /// The access to a part by pointers.
  @inlinable static func pointers<Whole>(
    _ access: @escaping PartAccess<Whole, Root>
  ) -> FieldTable.Access {
    { whole, body in
      access(&whole.assumingMemoryBound(to: Whole.self).pointee) { part in
        withUnsafeMutablePointer(to: &part) { body($0) }
      }
    }
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

/// Mutates a part of a value in place. `PartAccess` cannot throw, so an error of `body` is rethrown afterwards.
@usableFromInline func change<Whole, Part>(
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
