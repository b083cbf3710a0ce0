/// Nodes of one tree by a key such as their id, to find their counterparts in another tree.
///
///     keys  tea cocoa tea        takeFirst(tea) 0, takeFirst(tea) 2, takeFirst(tea) nil, rest 1
///
/// Nodes with equal keys are taken in their order, each at most once.
@usableFromInline package struct KeyedNodes<Key: Hashable> {
  @usableFromInline var firsts: [Key: Int] = [:]
  /// For each node the next one with an equal key; -1 after the last.
  @usableFromInline var nexts: [Int]
  @usableFromInline var isTaken: [Bool]

  /// - Parameter keys: The keys of the nodes, in the order in which equal ones are taken.
  @inlinable package init(_ keys: [Key]) {
    nexts = [Int](repeating: -1, count: keys.count)
    isTaken = [Bool](repeating: false, count: keys.count)
    firsts.reserveCapacity(keys.count)
    for number in keys.indices.reversed() {
      nexts[number] = firsts.updateValue(number, forKey: keys[number]) ?? -1
    }
  }

  /// Takes the first node with a key that was not taken so far.
  ///
  /// - Returns: The number of its key; nil if there is no such node.
  @inlinable package mutating func takeFirst(_ key: Key) -> Int? {
    guard let first = firsts[key], first >= 0 else { return nil }
    firsts[key] = nexts[first]
    isTaken[first] = true
    return first
  }

  /// The numbers of the nodes that were not taken.
  @inlinable package var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }
}
