/// Finds values of a document by their paths. Many values in one array take no longer than one.
package struct PathPlaces {
  private let tape: Tape
  /// The nodes of the elements of arrays that paths led through, by the nodes of these.
  private var elements: [Int: [Int]] = [:]

  /// - Throws: The error of a document that cannot be parsed.
  package init(in document: [UInt8]) throws(JSONError) {
    tape = try JSONValue(parsing: document).tape
  }

  /// The offset of the value at `path`, or of its nearest existing ancestor.
  package mutating func offset(of path: String) -> Int {
    var node = 0
    var rest = path.utf8.dropFirst()
    while let child = child(of: node, on: rest) {
      node = child.value
      rest = rest.dropFirst(child.step.utf8.count)
    }
    return JSONValue(tape, node).offset
  }

  /// The child of a container that lies on the path, and its path component.
  private mutating func child(
    of container: Int, on path: Substring.UTF8View
  ) -> (value: Int, step: String)? {
    switch tape.nodes[container].kind {
    case .object: member(of: container, on: path)
    case .array: element(of: container, on: path)
    default: nil
    }
  }

  private func member(of object: Int, on path: Substring.UTF8View) -> (value: Int, step: String)? {
    var key = object + 1
    while key < Int(tape.nodes[object].next) {
      let step = Tape.step(tape.string(at: key))
      if path.begins(with: step) { return (key + 1, step) }
      key = Int(tape.nodes[key + 1].next)
    }
    return nil
  }

  private mutating func element(
    of array: Int, on path: Substring.UTF8View
  ) -> (value: Int, step: String)? {
    // A document has less than 10⁹ elements.
    let position = path.dropFirst().prefix { $0.isDigit }.prefix(9)
      .reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let step = "[\(position)]"
    guard path.begins(with: step) else { return nil }
    let nodes = elements[array] ?? self.nodes(in: array)
    elements[array] = nodes
    return position < nodes.count ? (nodes[position], step) : nil
  }

  private func nodes(in array: Int) -> [Int] {
    var nodes: [Int] = []
    var element = array + 1
    while element < Int(tape.nodes[array].next) {
      nodes.append(element)
      element = Int(tape.nodes[element].next)
    }
    return nodes
  }
}

extension Substring.UTF8View {
  /// Whether this path begins with the complete component `step`.
  fileprivate func begins(with step: String) -> Bool {
    guard starts(with: step.utf8) else { return false }
    let next = dropFirst(step.utf8.count).first
    return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}

extension JSONError {
  /// The document without the value at the path of this error, so that reading it again finds the next error: without the member of an
  /// object, or with an empty text for an element of a list. Nil if there is no value at that path, or if it is the root.
  package func leavingOut(from document: [UInt8]) -> [UInt8]? {
    guard let places = try? PathPlaces(in: document) else { return nil }
    var found = places
    return found.leavingOut(path, from: document)
  }
}

extension PathPlaces {
  fileprivate mutating func leavingOut(_ path: String, from document: [UInt8]) -> [UInt8]? {
    var (node, rest) = (0, path.utf8.dropFirst())
    var isMember = false
    while let child = child(of: node, on: rest) {
      isMember = tape.nodes[node].kind == .object
      node = child.value
      rest = rest.dropFirst(child.step.utf8.count)
    }
    guard node > 0, rest.isEmpty else { return nil }
    let value = JSONValue(tape, node)
    let end = value.kind == .string ? Int(value.node.end) + 1 : Int(value.node.end)
    guard isMember else {
      return Array(document[..<value.offset] + [.quote, .quote] + document[end...])
    }
    return document.withoutMember(from: JSONValue(tape, node - 1).offset, to: end)
  }
}

extension [UInt8] {
  /// These bytes without those of a member and without a comma before or after it.
  fileprivate func withoutMember(from start: Int, to end: Int) -> [UInt8] {
    let comma = UInt8(ascii: ",")
    if let next = self[end...].firstIndex(where: { !$0.isSpace }), self[next] == comma {
      return Array(self[..<start] + self[(next + 1)...])
    }
    guard let last = self[..<start].lastIndex(where: { !$0.isSpace }), self[last] == comma else {
      return Array(self[..<start] + self[end...])
    }
    return Array(self[..<last] + self[end...])
  }
}
