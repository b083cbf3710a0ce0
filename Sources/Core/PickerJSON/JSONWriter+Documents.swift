/// What a writer of a document notes beside its bytes.
package struct DocumentNotes: Sendable {
  /// The first value that JSON cannot express: the offset of its placeholder, and the reason.
  var refusal: (offset: Int, reason: String)?
  /// Whether the document says that its colours may differ between the schemes.
  package let isInSchemes: Bool
  /// Whether any colour differs between the schemes.
  package var hasSchemes = false
  /// Whether the colours of one scheme count now, because the fill behind them has only one.
  package var hasOneScheme = false
  /// Values that are written once for all that name them, by their names.
  package var definitions: [String: [UInt8]] = [:]
}

// Documents are read again, so their numbers have as many digits as they need; trees are rounded.
extension JSONWriter {
  /// Whether numbers and colours are written without loss.
  package var isExact: Bool {
    #if hasFeature(Embedded)
      false
    #else
      notes != nil
    #endif
  }

  /// Returns what `body` writes without loss, and the notes.
  package static func document(
    inSchemes: Bool = false, _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) -> (bytes: [UInt8], notes: DocumentNotes) {
    var json = JSONWriter(pretty: false)
    #if hasFeature(Embedded)
      return ([], DocumentNotes(isInSchemes: inSchemes))
    #else
      json.notes = DocumentNotes(isInSchemes: inSchemes)
      try body(&json)
      let (bytes, notes) = (json.bytes, json.currentNotes)
      if let refusal = notes.refusal {
        throw try JSONValue(parsing: bytes).error(at: refusal.offset, refusal.reason)
      }
      return (bytes, notes)
    #endif
  }

  /// The notes of a document; those of a tree are empty.
  package var currentNotes: DocumentNotes {
    #if hasFeature(Embedded)
      DocumentNotes(isInSchemes: false)
    #else
      notes ?? DocumentNotes(isInSchemes: false)
    #endif
  }

  /// Changes the notes of a document; trees have none.
  package mutating func note(_ change: (inout DocumentNotes) -> Void) {
    #if !hasFeature(Embedded)
      guard isExact else { return }
      var changed = currentNotes
      change(&changed)
      notes = changed
    #endif
  }

  /// Writes `null` for a value that JSON cannot express. The first one becomes the error of the document, at its path.
  ///
  /// - Parameters:
  ///   - reason: The message, such as `a gradient that moves cannot be written`.
  ///   - key: The key of the value, if it is a member of the object that is being written.
  package mutating func refuse(_ reason: String, at key: String? = nil) {
    if let key { self.key(key) }
    null()
    noteRefusal(reason)
  }

  /// Makes the value that was written last the error of the document, unless there is one already.
  package mutating func noteRefusal(_ reason: String) {
    let offset = count - 1
    note { $0.refusal = $0.refusal ?? (offset, reason) }
  }

  /// Notes that a colour differs between the schemes, which is refused where only one of them counts.
  package mutating func noteSchemes() {
    var isRefused = false
    note {
      $0.hasSchemes = true
      isRefused = $0.hasOneScheme
    }
    if isRefused { noteRefusal("has a colour for each scheme, on a fill that has one for both") }
  }

  /// Adds a definition to the document. Returns false if the name has another one.
  package mutating func define(_ name: String, as value: some JSONWritable) -> Bool {
    #if hasFeature(Embedded)
      return true
    #else
      guard isExact, let written = try? JSONWriter.document({ value.write(to: &$0) }) else {
        return true
      }
      let known = currentNotes.definitions[name]
      note { $0.definitions[name] = written.bytes }
      return known == nil || known == written.bytes
    #endif
  }

  /// Writes a value; refuses a missing one, because the document would have that of its base.
  @usableFromInline package mutating func value<Value>(
    _ value: Value?, _ write: (Value, inout JSONWriter) -> Void
  ) {
    if let value {
      write(value, &self)
    } else {
      refuse("cannot be left out: the theme has a value")
    }
  }

  /// Writes a key and an object, or nothing if `body` writes no member.
  @usableFromInline package mutating func object(
    _ key: String, _ body: (inout JSONWriter) -> Void
  ) {
    let start = mark
    self.key(key)
    var isEmpty = false
    object { json in
      let first = json.count
      body(&json)
      isEmpty = json.count == first
    }
    if isEmpty { rewind(to: start) }
  }
}

// Returning to an earlier state.
extension JSONWriter {
  /// A state between two values of a container.
  struct Mark {
    let count: Int
    fileprivate let hasPrevious: Bool
  }

  var mark: Mark { Mark(count: count, hasPrevious: hasPrevious) }

  /// Removes what was written after a mark in the same container.
  mutating func rewind(to mark: Mark) {
    buffer.count = mark.count
    (hasPrevious, isAfterKey) = (mark.hasPrevious, false)
  }
}

extension JSONValue {
  /// The error of the value that contains a byte.
  fileprivate func error(at offset: Int, _ reason: String) -> JSONError {
    let node = tape.nodes.lastIndex { Int($0.start) <= offset } ?? 0
    return JSONError(path: tape.path(of: node), message: reason)
  }
}
