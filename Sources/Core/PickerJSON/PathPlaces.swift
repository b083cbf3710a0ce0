/// Finds values of a document by their paths. Many values in one array take no longer than one.
package struct PathPlaces {
  let tape: Tape
  /// The nodes of the elements of arrays that paths led through, by the nodes of these.
  private var elements: [Int: [Int]] = [:]

  /// - Throws: The error of a document that cannot be parsed.
  package init(in document: [UInt8]) throws(JSONError) {
    tape = try JSONValue(parsing: document).tape
  }

  /// The offset of the value at `path`, or of its nearest existing ancestor.
  package mutating func offset(of path: String) -> Int {
    JSONValue(tape, nodes(on: path).nodes.last ?? 0).offset
  }

  /// The nodes on a path from the root to the value, or to its nearest existing ancestor.
  mutating func nodes(on path: String) -> (nodes: [Int], isComplete: Bool) {
    var nodes = [0]
    var rest = path.utf8.dropFirst()
    while let child = child(of: nodes[nodes.count - 1], on: rest) {
      nodes.append(child.value)
      rest = rest.dropFirst(child.step.utf8.count)
    }
    return (nodes, rest.isEmpty)
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
