import PickerGeometry

/// How much goes on a line.
struct LineRule {
  let gap: Double
  let limit: Double
  let mostItems: Int

  /// Whether there is no room at all, in which balanced lines have one item each, even of items that
  /// take nothing; so does Chromium.
  let hasNoRoom: Bool

  /// Whether a box of negative outer size counts as one of none.
  private let countsNoneBelowZero: Bool

  init(_ container: borrowing FlowContainer, room: Double) {
    gap = container.itemSpacing
    limit = Lengths.limit(room)
    hasNoRoom = container.isBalanced && room < LineRule.leastRoom
    mostItems = hasNoRoom ? 1 : container.maxItemsPerLine ?? .max
    countsNoneBelowZero = container.isBalanced
  }

  /// Less than this is no room: what the fit rule forgives.
  static let leastRoom = Lengths.grace

  /// What a box of that outer size takes of a line.
  @inline(__always)
  func counted(_ outer: Double) -> Double { countsNoneBelowZero ? max(0, outer) : outer }
}

/// Lines, each as full as it gets.
///
/// CSS Flexbox §9.3 step 5, with a grace for rounding, forced breaks and the most items a line.
extension ItemTable {
  /// The line that starts with item `start`; its first item is on it whether it fits or not.
  ///
  /// Its largest item is noted on the way: where all are plain, the line is as large across.
  @inline(__always)
  func line(from start: Int, by rule: LineRule) -> FlowLine {
    boxes.withUnsafeBufferPointer { line(from: start, of: $0, by: rule) }
  }

  /// The same of `boxes`, which are those of the table.
  @inline(__always)
  func line(
    from start: Int, of boxes: UnsafeBufferPointer<ItemBox>, by rule: LineRule
  ) -> FlowLine {
    let end = bound(start, by: rule)
    var sum = boxes[start].outer
    var largest = boxes[start].across
    var index = start + 1
    while index < end {
      let next = sum + (rule.gap + boxes[index].outer)
      if next > rule.limit { break }
      sum = next
      let across = boxes[index].across
      largest = across > largest ? across : largest
      index += 1
    }
    return FlowLine(
      items: Range(uncheckedBounds: (start, index)), extent: sum, natural: largest)
  }

  /// Where the line from `start` ends at the latest, however wide the room is.
  @inline(__always)
  func bound(_ start: Int, by rule: LineRule) -> Int {
    let most = start + min(rule.mostItems, count - start)
    return breaks.isEmpty ? most : min(most, nextBreak(after: start))
  }

  /// The first item after `start` that starts a line by force.
  func nextBreak(after start: Int) -> Int {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] > start { high = middle } else { low = middle + 1 }
    }
    return low < breaks.count ? breaks[low] : count
  }

  /// Whether item `index` starts a line by force.
  func breaks(before index: Int) -> Bool { index > 0 && nextBreak(after: index - 1) == index }

  /// The line of the items in `range`, whether they fit or not.
  func line(of range: Range<Int>, by rule: LineRule) -> FlowLine {
    let first = boxes[range.lowerBound]
    var line = FlowLine(items: range, extent: first.outer, natural: first.across)
    for box in boxes[range].dropFirst() {
      line.extent += rule.gap + box.outer
      line.natural = max(line.natural, box.across)
    }
    return line
  }

  /// The sum of the items on `line` and the next one; nil where no room would put that on it.
  func extentWithOneMore(_ line: FlowLine, by rule: LineRule) -> Double? {
    let next = line.items.upperBound
    guard next < bound(line.items.lowerBound, by: rule) else { return nil }
    return line.extent + (rule.gap + boxes[next].outer)
  }
}
