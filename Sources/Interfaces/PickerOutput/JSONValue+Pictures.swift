public import PickerControls

extension JSONValue {
  /// Calls `body` with every `href`, of this document's pictures and of nested documents.
  ///
  /// - Throws: The errors of `body`.
  public func forEachPicture(
    _ body: (JSONValue) throws(JSONError) -> Void
  ) throws(JSONError) {
    switch kind {
    case .array:
      for element in try array() { try element.forEachPicture(body) }
    case .object:
      for member in try object() {
        if member.keyEquals("href"), member.value.kind == .string { try body(member.value) }
        try member.value.forEachPicture(body)
      }
    default: return
    }
  }
}
