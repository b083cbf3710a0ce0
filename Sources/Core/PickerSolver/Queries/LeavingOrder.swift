/// The order in which a container that is too small hides its items: lowest priority first, the later one of equal
/// ones.
///
///     |a b c d|    priorities 0 1 0 2: c leaves first, then a, b and d
///
/// This order is never changed, however narrow an item is.
package struct LeavingOrder: Hashable, Sendable {
  /// The number of items.
  package let count: Int

  /// For each item the number of items that are hidden later; empty if the last item is hidden first.
  private let ranks: [Int]

  /// The items whose labels are hidden before any item, in order.
  package var labels: [Int] = []

  /// Creates the order of items without priorities: the last one is hidden first.
  package init(count: Int) {
    (self.count, ranks) = (count, [])
  }

  /// Creates the order of items by priority; missing priorities are 0.
  ///
  /// - Complexity: O(*n* log *n*).
  package init(count: Int, priorities: [Int]) {
    self.count = count
    func priority(_ item: Int) -> Int { item < priorities.count ? priorities[item] : 0 }
    let staying = (0..<count).sorted { (priority($1), $0) < (priority($0), $1) }
    guard !staying.elementsEqual(0..<count) else {
      ranks = []
      return
    }
    var ranks = [Int](repeating: 0, count: count)
    for (rank, item) in staying.enumerated() { ranks[item] = rank }
    self.ranks = ranks
  }

  /// Whether the last item is always hidden first, so the first ones are shown.
  package var isByPosition: Bool { ranks.isEmpty }

  /// The number of items that stay longer than an item.
  package func rank(of item: Int) -> Int { ranks.isEmpty ? item : ranks[item] }

  /// Returns the items that are left when `count` stay, ascending.
  package func shown(_ count: Int) -> ItemSubset {
    isByPosition
      ? ItemSubset(0..<count) : ItemSubset((0..<self.count).filter { ranks[$0] < count })
  }

  /// Returns the hidden items if `count` are shown, ascending.
  package func hidden(_ count: Int) -> ItemSubset {
    isByPosition
      ? ItemSubset(count..<self.count)
      : ItemSubset((0..<self.count).filter { ranks[$0] >= count })
  }

  /// All items, in the order in which they are hidden.
  package var leaving: [Int] {
    if isByPosition { return (0..<count).reversed() }
    return (0..<count).sorted { ranks[$0] > ranks[$1] }
  }
}

// Levels: how much is shown, as the number of items. If these are all, that of the labels that need not stay is added.
extension LeavingOrder {
  /// The level at which everything is shown.
  package var highestLevel: Int { count + labels.count }

  /// Returns the number of items without their labels at a level.
  package func missingLabels(at level: Int) -> Int { min(labels.count, highestLevel - level) }
}
