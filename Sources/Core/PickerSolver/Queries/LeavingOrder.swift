/// The order in which items leave a container that is too small for them: those of lower priority first, of equals the
/// later one.
///
///     |a b c d|    priorities 0 1 0 2: c leaves first, then a, b and d
///
/// An item never leaves before one that precedes it here, however narrow that is.
package struct LeavingOrder: Hashable, Sendable {
  /// The number of items.
  package let count: Int

  /// For each item the number of items that stay longer; empty if the last item leaves first.
  private let ranks: [Int]

  /// The items whose labels leave before any item does, the first one first.
  package var labels: [Int] = []

  /// Creates the order of items without priorities: the last one leaves first.
  package init(count: Int) {
    (self.count, ranks) = (count, [])
  }

  /// Creates the order of items by their priorities, of which missing ones are 0.
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

  /// Whether the last item always leaves first, so that those that stay are the first ones.
  package var isByPosition: Bool { ranks.isEmpty }

  /// The number of items that stay longer than an item.
  package func rank(of item: Int) -> Int { ranks.isEmpty ? item : ranks[item] }

  /// Returns the items that are left when `count` stay, ascending.
  package func shown(_ count: Int) -> ItemSubset {
    isByPosition
      ? ItemSubset(0..<count) : ItemSubset((0..<self.count).filter { ranks[$0] < count })
  }

  /// Returns the items that have left when `count` stay, ascending.
  package func hidden(_ count: Int) -> ItemSubset {
    isByPosition
      ? ItemSubset(count..<self.count)
      : ItemSubset((0..<self.count).filter { ranks[$0] >= count })
  }

  /// All items, that which leaves first first.
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
