/// How much goes on a line.
struct LineRule {
  let gap: Double
  let limit: Double
  let mostItems: Int

  init(_ container: borrowing FlowContainer, room: Double) {
    gap = container.itemSpacing
    limit = Lengths.limit(room)
    mostItems = container.maxItemsPerLine ?? .max
  }
}

/// Lines, each as full as it gets.
///
/// CSS Flexbox §9.3 step 5, with a grace for rounding, forced breaks and the most items a line.
extension ItemTable {
  /// Makes `lines` at most `most` lines of all items, in the memory there is.
  func fill(_ lines: inout [FlowLine], by rule: LineRule, most: Int) {
    var start = 0
    var filled = 0
    while start < count && filled < most {
      let line = line(from: start, by: rule)
      if filled < lines.count {
        lines[filled] = line
      } else {
        if filled == 0 { lines.reserveCapacity(min(most, estimate(line))) }
        lines.append(line)
      }
      filled += 1
      start = line.items.upperBound
    }
    if filled < lines.count { lines.removeLast(lines.count - filled) }
  }

  /// About how many lines there will be, if they are all like `first`.
  private func estimate(_ first: FlowLine) -> Int {
    let lines = count / first.items.count
    return lines + lines / 4 + 2
  }

  /// The line that starts with item `start`; its first item is on it whether it fits or not.
  @inline(__always)
  func line(from start: Int, by rule: LineRule) -> FlowLine {
    let boxes = boxes.span
    let end = bound(start, by: rule)
    var sum = boxes[start].outer
    var index = start + 1
    while index < end {
      let next = sum + (rule.gap + boxes[index].outer)
      if next > rule.limit { break }
      sum = next
      index += 1
    }
    return FlowLine(items: Range(uncheckedBounds: (start, index)), extent: sum)
  }

  /// Where the line from `start` ends at the latest, however wide the room is.
  @inline(__always)
  func bound(_ start: Int, by rule: LineRule) -> Int {
    let most = start + min(rule.mostItems, count - start)
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
    return low < breaks.count ? breaks[low] : count
  }

  /// The sum of the items in `range`, counted from its start as ``line(from:by:)`` does.
  func extent(_ range: Range<Int>, by rule: LineRule) -> Double {
    guard let first = range.first else { return 0 }
    return range.dropFirst().reduce(boxes[first].outer) { $0 + (rule.gap + boxes[$1].outer) }
  }

  /// The sum of the items on `line` and the next one; nil where no room would put that on it.
  func extentWithOneMore(_ line: FlowLine, by rule: LineRule) -> Double? {
    let next = line.items.upperBound
    guard next < bound(line.items.lowerBound, by: rule) else { return nil }
    return line.extent + (rule.gap + boxes[next].outer)
  }
}
