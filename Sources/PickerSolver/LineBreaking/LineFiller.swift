/// Fills one line after the other, each as full as it gets.
///
/// CSS Flexbox §9.3 step 5, with the contract's rule of what fits, forced breaks and the most items
/// a line.
struct LineFiller {
  let extents: [Double]
  let gap: Double
  let limit: Double
  let mostItems: Int
  let breaks: [Int]

  init(_ solver: FlowSolver, room: Double) {
    extents = solver.table.extents
    gap = solver.container.itemSpacing
    limit = Lengths.limit(room)
    mostItems = solver.container.maxItemsPerLine ?? extents.count
    breaks = solver.table.breaks
  }

  /// The line that starts with item `start`; its first item is on it whether it fits or not.
  func line(from start: Int) -> FlowLine {
    let end = bound(start)
    return extents.withUnsafeBufferPointer { extents in
      var sum = extents[start]
      var index = start + 1
      while index < end {
        let next = sum + (gap + extents[index])
        if next > limit { break }
        sum = next
        index += 1
      }
      return FlowLine(items: start..<index, extent: sum)
    }
  }

  /// Where the line from `start` ends at the latest, however wide the room is.
  func bound(_ start: Int) -> Int {
    let most = start + min(mostItems, extents.count - start)
    return breaks.isEmpty ? most : min(most, nextBreak(after: start))
  }

  /// The first item after `start` that starts a line by force.
  private func nextBreak(after start: Int) -> Int {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] > start { high = middle } else { low = middle + 1 }
    }
    return low < breaks.count ? breaks[low] : extents.count
  }

  /// The sum of the items in `range`, counted from its start as ``line(from:)`` does.
  func extent(_ range: Range<Int>) -> Double {
    guard let first = range.first else { return 0 }
    return range.dropFirst().reduce(extents[first]) { $0 + (gap + extents[$1]) }
  }
}
