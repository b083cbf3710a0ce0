/// The elements of an array, in order.
public struct JSONArray: Sequence, Sendable {
  /// The array as a value, for errors about the whole of it.
  public let value: JSONValue

  /// How many there are. O(1).
  public var count: Int { value.node.count }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// The element at `position`, which must be below ``count``. O(*position*).
  public subscript(position: Int) -> JSONValue {
    var iterator = makeIterator()
    for _ in 0..<position { _ = iterator.next() }
    return iterator.next() ?? value
  }

  /// Walks the elements, O(1) a step.
  public struct Iterator: IteratorProtocol {
    private let tape: Tape
    private var index: Int
    private let end: Int

    init(_ value: JSONValue) {
      tape = value.tape
      index = value.index + 1
      end = Int(value.node.next)
    }

    /// The next element.
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = Int(tape.nodes[index].next) }
      return JSONValue(tape, index)
    }
  }

  /// Begins a walk.
  public func makeIterator() -> Iterator { Iterator(value) }

  /// The count, which is exact.
  public var underestimatedCount: Int { count }
}
