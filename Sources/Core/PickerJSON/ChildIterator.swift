/// Iterates over the values in an array or an object, in O(1) per step.
struct ChildIterator: IteratorProtocol {
  private let tape: Tape
  private var index: Int
  private let end: Int
  /// The number of nodes before each value: 1 for the key of a member.
  private let keyCount: Int

  init(_ value: JSONValue, keyCount: Int) {
    tape = value.tape
    index = value.index + 1
    end = Int(value.node.next)
    self.keyCount = keyCount
  }

  mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let position = index + keyCount
    index = Int(tape.nodes[position].next)
    return JSONValue(tape, position)
  }
}
