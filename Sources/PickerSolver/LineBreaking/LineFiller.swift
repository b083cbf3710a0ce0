/// Fills one line after the other, each as full as it gets.
///
/// CSS Flexbox §9.3 step 5, with a grace for rounding, forced breaks and the most items a line.
struct LineFiller {
  let boxes: [ItemBox]
  let gap: Double
  let limit: Double
  let mostItems: Int
  let breaks: [Int]

  init(_ table: borrowing ItemTable, _ container: borrowing FlowContainer, room: Double) {
    boxes = table.boxes
    gap = container.itemSpacing
    limit = Lengths.limit(room)
    mostItems = container.maxItemsPerLine ?? table.count
    breaks = table.breaks
  }

  /// Appends at most `most` lines to `lines`, which is empty.
  func fill(_ lines: inout [FlowLine], most: Int) {
    boxes.withUnsafeBufferPointer { boxes in
      var start = 0
      while start < boxes.count && lines.count < most {
        let line = line(from: start, boxes)
        if start == 0 { lines.reserveCapacity(min(most, estimate(line))) }
        lines.append(line)
        start = line.items.upperBound
      }
    }
  }

  /// About how many lines there will be, if they are all like `first`.
  private func estimate(_ first: FlowLine) -> Int {
    let lines = boxes.count / first.items.count
    return lines + lines / 4 + 2
  }

  /// The line that starts with item `start`; its first item is on it whether it fits or not.
  func line(from start: Int) -> FlowLine {
    boxes.withUnsafeBufferPointer { line(from: start, $0) }
  }

  @inline(__always)
  private func line(from start: Int, _ boxes: UnsafeBufferPointer<ItemBox>) -> FlowLine {
    let end = bound(start)
    var sum = boxes[start].outer
    var index = start + 1
    while index < end {
      let next = sum + (gap + boxes[index].outer)
      if next > limit { break }
      sum = next
      index += 1
    }
    return FlowLine(items: Range(uncheckedBounds: (start, index)), extent: sum)
  }

  /// Where the line from `start` ends at the latest, however wide the room is.
  @inline(__always)
  func bound(_ start: Int) -> Int {
    let most = start + min(mostItems, boxes.count - start)
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
    return low < breaks.count ? breaks[low] : boxes.count
  }

  /// The sum of the items in `range`, counted from its start as ``line(from:)`` does.
  func extent(_ range: Range<Int>) -> Double {
    guard let first = range.first else { return 0 }
    return range.dropFirst().reduce(boxes[first].outer) { $0 + (gap + boxes[$1].outer) }
  }
}
