/// A change of a document that may correct an error.
package struct DocumentRepair: Equatable {
  /// The path of the value that changes.
  package let path: String
  private let bytes: Range<Int>
  private let value: [UInt8]

  fileprivate init(_ path: String, _ bytes: Range<Int>, _ value: [UInt8] = []) {
    (self.path, self.bytes, self.value) = (path, bytes, value)
  }

  package func applied(to document: [UInt8]) -> [UInt8] {
    document[..<bytes.lowerBound] + value + document[bytes.upperBound...]
  }
}

extension JSONError {
  /// Changes that let a reader find the next error, the smallest first: the suggested word, or the document without the member, or with
  /// another element of a list; then the same for the values around it.
  ///
  /// - Parameter elements: Values that replace elements of lists.
  package func repairs(of document: [UInt8], elements: [[UInt8]]) -> [DocumentRepair] {
    guard var places = try? PathPlaces(in: document) else { return [] }
    return places.repairs(at: path, suggestedWord, in: document, elements)
  }

  /// The word in quotes at the end of the message; nil for keys, which are not values.
  private var suggestedWord: [UInt8]? {
    let bytes = Array(message.utf8)
    let word = bytes.dropLast(2)
    guard bytes.suffix(2).elementsEqual("\"?".utf8), !bytes.starts(with: "unknown key".utf8),
      let start = word.lastIndex(of: .quote),
      word[..<start].suffix(15).elementsEqual(", did you mean ".utf8)
    else { return nil }
    return word[start...] + [.quote]
  }
}

extension PathPlaces {
  fileprivate mutating func repairs(
    at path: String, _ word: [UInt8]?, in document: [UInt8], _ elements: [[UInt8]]
  ) -> [DocumentRepair] {
    let (nodes, isComplete) = nodes(on: path)
    var repairs: [DocumentRepair] = []
    if let word, isComplete, let node = nodes.last, tape.nodes[node].kind == .string {
      repairs.append(DocumentRepair(path, bytes(of: node), word))
    }
    for (container, node) in zip(nodes, nodes.dropFirst()).reversed() {
      let (path, bytes) = (JSONValue(tape, node).path, bytes(of: node))
      if tape.nodes[container].kind == .object {
        let key = JSONValue(tape, node - 1).offset
        repairs.append(DocumentRepair(path, document.member(from: key, to: bytes.upperBound)))
      } else {
        repairs += elements.map { DocumentRepair(path, bytes, $0) }
      }
    }
    return repairs
  }

  private func bytes(of node: Int) -> Range<Int> {
    let value = JSONValue(tape, node)
    return value.offset..<Int(value.node.end) + (value.kind == .string ? 1 : 0)
  }
}

extension [UInt8] {
  /// The bytes of a member, with a comma before or after it.
  fileprivate func member(from start: Int, to end: Int) -> Range<Int> {
    let comma = UInt8(ascii: ",")
    if let next = self[end...].firstIndex(where: { !$0.isSpace }), self[next] == comma {
      return start..<next + 1
    }
    guard let last = self[..<start].lastIndex(where: { !$0.isSpace }), self[last] == comma else {
      return start..<end
    }
    return last..<end
  }
}
