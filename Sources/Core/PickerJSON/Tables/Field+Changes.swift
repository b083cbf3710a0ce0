// Keys of documents that are written only if they differ from a base: from what a document without them describes.
extension Field {
  /// Writes the key and the value if the value differs between `root` and `base`.
  @usableFromInline package typealias ChangeWriter =
    @Sendable (_ key: String, _ root: Root, _ base: Root, Scope, inout JSONWriter) -> Void

  /// This field with a way to write it; Embedded Swift drops it.
  @_transparent @usableFromInline package func written(
    by write: @escaping ChangeWriter
  ) -> Field {
    #if hasFeature(Embedded)
      return self
    #else
      var field = self
      field.writeChange = write
      return field
    #endif
  }

  /// This field, written as a value of the root.
  package func written<Value: JSONWritable & Equatable>(
    _ value: @escaping @Sendable (Root) -> Value
  ) -> Field {
    written { key, root, base, _, json in
      let value = (value(root), value(base))
      guard value.0 != value.1 else { return }
      json.key(key)
      value.0.write(to: &json)
    }
  }

  /// This field, written as a value that a root may lack.
  package func written<Value: JSONWritable & Equatable>(
    _ value: @escaping @Sendable (Root) -> Value?
  ) -> Field {
    written { key, root, base, _, json in
      let value = (value(root), value(base))
      guard value.0 != value.1 else { return }
      json.key(key)
      json.value(value.0) { $0.write(to: &$1) }
    }
  }

  /// This field, written as a value that depends on the scope and that a root may lack.
  package func written<Value: ScopedWritable<Scope> & Equatable>(
    _ value: @escaping @Sendable (Root) -> Value?
  ) -> Field {
    written { key, root, base, scope, json in
      let value = (value(root), value(base))
      guard value.0 != value.1 else { return }
      json.key(key)
      json.value(value.0) { $0.write(scope, to: &$1) }
    }
  }

  /// This field, written as an object of those keys of a part that differ.
  ///
  /// - Parameters:
  ///   - fields: The table of the part.
  ///   - part: Returns the part.
  package func written<Part>(
    _ fields: @autoclosure @escaping @Sendable () -> Fields<Part, Scope>,
    _ part: @escaping @Sendable (Root) -> Part
  ) -> Field {
    written { key, root, base, scope, json in
      json.object(key) { fields().writeChanges(of: part(root), from: part(base), scope, to: &$0) }
    }
  }
}

extension Fields {
  /// Writes the members whose values differ between `root` and `base`, in the order of the table.
  ///
  /// - Parameter others: Keys that mean something else in this object: a value that needs one of them is refused.
  @usableFromInline package func writeChanges(
    of root: Root, from base: Root, _ scope: Scope, to json: inout JSONWriter,
    besides others: [String] = []
  ) {
    #if !hasFeature(Embedded)
      for field in all {
        guard let write = field.writeChange else { continue }
        let start = json.mark
        write(field.key, root, base, scope, &json)
        guard others.contains(field.key), json.count > start.count else { continue }
        json.rewind(to: start)
        json.refuse("\(field.key.quotedInMessage) has another meaning here", at: field.key)
      }
    #endif
  }
}

/// A value whose text in JSON depends on a scope as well.
package protocol ScopedWritable<Scope>: Sendable {
  /// What the text depends on.
  associatedtype Scope: Sendable

  /// Writes the value.
  func write(_ scope: Scope, to json: inout JSONWriter)
}

extension Double: JSONWritable {
  package func write(to json: inout JSONWriter) { json.number(self) }

  package static var writtenSchema: JSONSchema { .number(in: -.infinity ... .infinity) }
}

extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) { json.integer(self) }

  package static var writtenSchema: JSONSchema { .integer(in: Int.min...Int.max) }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.array(inline: true) { json in for element in self { element.write(to: &json) } }
  }

  package static var writtenSchema: JSONSchema { .list(of: Element.writtenSchema) }
}

extension Array: ScopedWritable where Element: ScopedWritable {
  package func write(_ scope: Element.Scope, to json: inout JSONWriter) {
    json.array { json in for element in self { element.write(scope, to: &json) } }
  }
}
