/// The members of an object, in the order of the document.
public struct JSONObject: Sequence, Sendable {
  /// The object as a value, for errors about all of it.
  public let value: JSONValue

  /// The number of members. O(1).
  public var count: Int { value.node.count }

  /// Whether the object has no members.
  public var isEmpty: Bool { count == 0 }

  /// The value of `key`; nil if the key is absent. A JSON `null` is returned as a value. O(*members*).
  public subscript(key: String) -> JSONValue? {
    for member in self where member.keyEquals(key) { return member.value }
    return nil
  }

  /// Returns the object in another context. O(1).
  package func within(_ context: ReadingContext) -> JSONObject {
    JSONObject(value: value.within(context))
  }

  /// Iterates over the members in O(1) per step.
  public struct Iterator: IteratorProtocol {
    private var values: ChildIterator

    init(_ value: JSONValue) { values = ChildIterator(value, keyCount: 1) }

    /// Returns the next member; nil at the end.
    public mutating func next() -> JSONMember? { values.next().map { JSONMember(value: $0) } }
  }

  /// Creates an iterator.
  public func makeIterator() -> Iterator { Iterator(value) }

  /// The exact count.
  public var underestimatedCount: Int { count }
}

/// A key and its value.
public struct JSONMember: Sendable {
  /// The value.
  public let value: JSONValue

  /// The key with its escapes resolved; decoded at each access.
  public var key: String { value.tape.string(at: value.index - 1) }

  var node: Node { value.tape.nodes[value.index - 1] }

  /// Whether the key has exactly the bytes of `other`. Creates no string unless the key has an escape.
  package func keyEquals(_ other: String) -> Bool {
    let node = node
    if node.isEscaped { return key.utf8.elementsEqual(other.utf8) }
    guard other.utf8.count == node.length else { return false }
    return value.tape.bytes.withUnsafeBufferPointer { bytes in
      other.withBytes { other in
        for place in other.indices where bytes[Int(node.start) + place] != other[place] {
          return false
        }
        return true
      }
    }
  }

  /// Returns the error for an unknown key, at the path of the key.
  ///
  /// The message suggests the nearest of `known`: `unknown key "widht", did you mean "width"?`. If none is near
  /// and there are at most eight, it lists all of them: `unknown key "colour", expected "font" or "width"`.
  package func unknownKeyError(known: [String]) -> JSONError {
    let key = key
    var message = "unknown key \(key.quotedInMessage)"
    if let near = suggestion(for: key, among: known) {
      message += ", did you mean \(near.quoted)?"
    } else if (1...8).contains(known.count) {
      message += ", expected \(enumeration(known))"
    }
    return JSONError(path: value.path, message: message, offset: Int(node.start) - 1)
  }

  private func enumeration(_ names: [String]) -> String {
    let quoted = names.map(Tape.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
