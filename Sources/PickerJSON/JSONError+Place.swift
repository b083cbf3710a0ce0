extension JSONError {
  /// Returns the line and the column, both from 1, of the erroneous value in `document`.
  ///
  /// The error of a missing value has the place of the value that should contain it.
  ///
  /// - Parameter document: The bytes that were parsed.
  /// - Complexity: O(*bytes*); intended for messages.
  public func place(in document: [UInt8]) -> (line: Int, column: Int) {
    document.place(of: offset ?? offsetOfPath(in: document))
  }

  private func offsetOfPath(in document: [UInt8]) -> Int {
    guard let tape = try? JSONValue(parsing: document).tape else { return 0 }
    return JSONValue(tape, tape.deepestNode(on: path)).offset
  }
}

extension Tape {
  /// The node at `path`, or its nearest existing ancestor.
  fileprivate func deepestNode(on path: String) -> Int {
    var node = 0
    var rest = path.utf8.dropFirst()
    while let child = child(of: node, on: rest) {
      node = child.value
      rest = rest.dropFirst(child.step.utf8.count)
    }
    return node
  }

  /// The child of a container that lies on the path, and its path component.
  private func child(of container: Int, on path: Substring.UTF8View) -> (value: Int, step: String)?
  {
    let isObject = nodes[container].kind == .object
    guard isObject || nodes[container].kind == .array else { return nil }
    var child = container + 1
    var position = 0
    while child < Int(nodes[container].next) {
      let value = isObject ? child + 1 : child
      let step = isObject ? Tape.step(string(at: child)) : "[\(position)]"
      if path.begins(with: step) { return (value, step) }
      child = Int(nodes[value].next)
      position += 1
    }
    return nil
  }
}

extension Substring.UTF8View {
  /// Whether this path begins with the whole component `step`.
  fileprivate func begins(with step: String) -> Bool {
    guard starts(with: step.utf8) else { return false }
    let next = dropFirst(step.utf8.count).first
    return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}
