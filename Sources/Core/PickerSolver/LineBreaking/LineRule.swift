import PickerGeometry

/// The capacity of a line: how much fits on it.
struct LineRule {
  let gap: Double
  let limit: Double
  let maxItems: Int

  /// Whether there is no available space at all. Balanced lines then have one item each, even items of size 0, like in
  /// Chromium.
  let hasNoSpace: Bool

  /// Whether negative outer sizes count as 0.
  private let clampsNegativeSizes: Bool

  @inline(__always)
  init(_ container: borrowing FlowContainer, availableSize: Double) {
    gap = container.itemSpacing
    limit = Lengths.limit(availableSize)
    hasNoSpace = container.isBalanced && availableSize < LineRule.minimumSpace
    maxItems = hasNoSpace ? 1 : container.maxItemsPerLine ?? .max
    clampsNegativeSizes = container.isBalanced
  }

  /// Available space below this counts as none: the tolerance of the fit rule.
  static let minimumSpace = Lengths.grace

  /// The length that a box of outer main size `outer` takes of a line.
  @inline(__always)
  func counted(_ outer: Double) -> Double { clampsNegativeSizes ? max(0, outer) : outer }
}

/// Greedy line filling.
///
/// CSS Flexbox §9.3 step 5, with a tolerance for rounding, forced breaks and a maximum number of items per line.
extension ItemTable {
  /// The filled line that starts with item `start`, which is on it even if it does not fit.
  ///
  /// The maximum cross size is computed in the same loop: for uniform items it is the cross size of the line.
  @inline(__always)
  func line(from start: Int, by rule: LineRule) -> FlowLine {
    boxes.withUnsafeBufferPointer { line(from: start, of: $0, by: rule) }
  }

  /// The filled line that starts with item `start`, from the boxes of this table as a buffer.
  @inline(__always)
  func line(
    from start: Int, of boxes: UnsafeBufferPointer<ItemBox>, by rule: LineRule
  ) -> FlowLine {
    let end = bound(start, by: rule)
    var sum = boxes[start].outerMainSize
    var largest = boxes[start].crossSize
    var index = start + 1
    while index < end {
      let next = sum + (rule.gap + boxes[index].outerMainSize)
      if next > rule.limit { break }
      sum = next
      let crossSize = boxes[index].crossSize
      largest = crossSize > largest ? crossSize : largest
      index += 1
    }
    return FlowLine(
      items: Range(uncheckedBounds: (start, index)), extent: sum, naturalSize: largest)
  }

  /// The maximum end of the line from `start` at any available size.
  @inline(__always)
  func bound(_ start: Int, by rule: LineRule) -> Int {
    let end = start + min(rule.maxItems, count - start)
    return breaks.isEmpty ? end : min(end, nextBreak(after: start))
  }

  /// The first item after `start` that follows a forced break, or `count`.
  func nextBreak(after start: Int) -> Int {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] > start { high = middle } else { low = middle + 1 }
    }
    return low < breaks.count ? breaks[low] : count
  }

  /// Whether a forced break precedes item `index`.
  func breaks(before index: Int) -> Bool { index > 0 && nextBreak(after: index - 1) == index }

  /// The line of the items in `range`, even if they do not fit.
  func line(of range: Range<Int>, by rule: LineRule) -> FlowLine {
    let first = boxes[range.lowerBound]
    var line = FlowLine(items: range, extent: first.outerMainSize, naturalSize: first.crossSize)
    for box in boxes[range].dropFirst() {
      line.extent += rule.gap + box.outerMainSize
      line.naturalSize = max(line.naturalSize, box.crossSize)
    }
    return line
  }

  /// The length of `line` with the next item; nil if no available size would put that item on it.
  func extentWithOneMore(_ line: FlowLine, by rule: LineRule) -> Double? {
    let next = line.items.upperBound
    guard next < bound(line.items.lowerBound, by: rule) else { return nil }
    return line.extent + (rule.gap + boxes[next].outerMainSize)
  }
}
