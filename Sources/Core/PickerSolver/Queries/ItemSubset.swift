/// Some of the items of a list, by their positions in ascending order: a range, or a list where some are left out.
///
/// Its members can be inlined, because loops over it are in other modules.
@frozen package struct ItemSubset: RandomAccessCollection, Hashable, Sendable {
  @usableFromInline let range: Range<Int>
  /// The items whose places the range has; nil: the range is of the items themselves.
  @usableFromInline let list: [Int]?

  /// All positions of a range.
  package init(_ range: Range<Int>) {
    (self.range, list) = (range, nil)
  }

  /// The positions of an ascending list.
  package init(_ list: [Int]) {
    (range, self.list) = (list.indices, list)
  }

  private init(_ range: Range<Int>, of list: [Int]?) {
    (self.range, self.list) = (range, list)
  }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { range.count }
  @inlinable package var count: Int { range.count }

  @inlinable package subscript(place: Int) -> Int {
    let position = range.lowerBound + place
    return list.map { $0[position] } ?? position
  }

  /// Whether an item is among the positions.
  ///
  /// - Complexity: O(log *n*).
  package func contains(_ item: Int) -> Bool {
    guard list != nil else { return !isEmpty && item >= self[0] && item <= self[count - 1] }
    return place { self[$0] >= item }.map { self[$0] == item } ?? false
  }

  /// Returns the first place that fulfils a condition, which all later ones fulfil too and no earlier one; nil if none does.
  ///
  /// - Complexity: O(log *n*) calls of the condition.
  func place(from isReached: (Int) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low < count ? low : nil
  }

  /// Returns the positions at some places; places beyond the end are left out.
  package func at(_ places: Range<Int>) -> ItemSubset {
    let inside = places.clamped(to: 0..<count)
    let start = range.lowerBound
    return ItemSubset(start + inside.lowerBound..<start + inside.upperBound, of: list)
  }
}
