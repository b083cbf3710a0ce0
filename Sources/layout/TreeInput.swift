import PickerLayout

extension Input {
  /// The tree of a document, or one that was written before: known by its `root`.
  func tree(within limits: Limits) throws(Failure) -> LayoutTree {
    let bytes = try read()
    do {
      let json = try JSONValue(parsing: bytes)
      if json.kind == .object, try json.object()["root"] != nil {
        return try LayoutTree(json: json)
      }
      return try Document(
        json: bytes, withFilesIn: directory, fonts: TextMeasurer.shared, budget: Budget(limits)
      ).layout()
    } catch {
      throw Failure(.badDocument, "\(name): \(error.withAdvice)")
    }
  }
}

extension StandardStream {
  /// Writes one JSON object and a line feed.
  func writeJSON(compact: Bool, _ body: (inout JSONWriter) -> Void) throws(Failure) {
    var json = JSONWriter(pretty: !compact)
    body(&json)
    try write(json.bytes + [UInt8(ascii: "\n")])
  }
}
