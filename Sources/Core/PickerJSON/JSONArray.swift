/// The elements of an array, in order.
public struct JSONArray: Sequence, Sendable {
  /// The array as a value, for errors about all of it.
  public let value: JSONValue

  /// The number of elements. O(1).
  public var count: Int { value.node.count }

  /// Whether the array has no elements.
  public var isEmpty: Bool { count == 0 }

  /// The element at `position`, which must be in `0..<count`. O(*position*); iterate to visit all elements.
  public subscript(position: Int) -> JSONValue {
    precondition((0..<count).contains(position), "the array has no such element")
    var iterator = makeIterator()
    for _ in 0..<position { _ = iterator.next() }
    return iterator.next() ?? value
  }

  /// Iterates over the elements in O(1) per step.
  public struct Iterator: IteratorProtocol {
    private var values: ChildIterator

    init(_ value: JSONValue) { values = ChildIterator(value, keyCount: 0) }

    /// Returns the next element; nil at the end.
    public mutating func next() -> JSONValue? { values.next() }
  }

  /// Creates an iterator.
  public func makeIterator() -> Iterator { Iterator(value) }

  /// The exact count.
  public var underestimatedCount: Int { count }
}
