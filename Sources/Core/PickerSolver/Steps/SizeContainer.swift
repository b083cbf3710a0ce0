import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.2 step 2: the main size available to lines; infinite if nothing bounds it.
  @inline(__always)
  mutating func measureAvailableSpace() {
    let side = solver.sides.main
    hasDefiniteMainSize = side.given != nil
    outerMainSize = side.given ?? side.maximum
    innerMainSize = outerMainSize - side.insets
  }

  /// CSS Flexbox §9.9.1: without a definite width, lines are broken at the max-content width.
  ///
  /// That width is the sum of all items, so one line holds them and nothing breaks. The exception is a box of
  /// negative outer size: the sum is then smaller than the sum of the preceding items, which break at it.
  @inline(__always)
  mutating func boundByContentSize() {
    guard solver.table.facts.contains(.negative), !hasDefiniteMainSize else { return }
    measureContentWidth()
  }

  /// With a limit on lines nothing is measured: items stay on one line, because a break could hide some of them.
  private mutating func measureContentWidth() {
    let container = solver.container
    guard axis == .horizontal, !container.isSingleLine, container.maxLines == nil else { return }
    let side = solver.sides.main
    if measuredWidth == nil {
      let bounded = innerMainSize
      innerMainSize = .infinity
      collectLines()
      let width = side.fitted(longestLine).outer
      // If the content is wider than the maximum width, `innerMainSize` already has that width.
      measuredWidth = longestLine + side.insets <= side.maximum ? width : nil
      innerMainSize = bounded
    }
    if let measuredWidth { innerMainSize = measuredWidth - side.insets }
  }

  /// CSS Flexbox §9.2 step 4: the main size of the container; if it is not definite, the size of the longest line.
  @inline(__always)
  mutating func sizeContainerMainAxis() {
    guard !hasDefiniteMainSize else { return }
    let side = solver.sides.main
    if let width = measuredWidth, axis == .horizontal {
      (outerMainSize, innerMainSize) = (width, width - side.insets)
    } else {
      (outerMainSize, innerMainSize) = side.fitted(longestLine)
    }
  }

  private var longestLine: Double {
    let bounds = solver.table.facts.contains(.negative) && solver.container.browser != .firefox
    let widest = bounds ? widestItem : 0
    if axis == .horizontal && solver.table.facts.contains(.bases) {
      return max(widest, longestContribution)
    }
    return lines.reduce(widest) { max($0, $1.extent) }
  }

  /// §9.9.1: where lines wrap, content is never narrower than its widest item, even where negative margins make
  /// the sum smaller. Firefox does not do this.
  private var widestItem: Double {
    guard axis == .horizontal, !solver.container.isSingleLine else { return 0 }
    return lines.reduce(0) { widest, line in
      line.items.reduce(widest) { max($0, solver.table.items[$1].contribution(axis)) }
    }
  }

  /// §9.9.1: if items have a flex basis, the max-content width is the sum of their contributions (§9.9.3).
  private var longestContribution: Double {
    let (gap, browser) = (solver.container.itemSpacing, solver.container.browser)
    return lines.reduce(0) { longest, line in
      let gaps = gap * Double(line.items.count - 1)
      return max(
        longest,
        line.items.reduce(gaps) { $0 + solver.table.items[$1].contribution(axis, in: browser) })
    }
  }

  /// §9.6 step 15: the cross size of the container. Stacks the lines from `first` on.
  @inline(__always)
  mutating func sizeContainerCrossAxis(from first: Int = 0) {
    let side = solver.sides.cross
    let content = stackLines(from: first)
    let given = side.given ?? (axis == .vertical ? measuredWidth ?? widestColumn : nil)
    (outerCrossSize, innerCrossSize) = given.map { ($0, $0 - side.insets) } ?? side.fitted(content)
    freeCrossSpace = innerCrossSize - content
  }

  /// The width of the border box in Firefox and WebKit, where columns do not make it wider (§9.9.2); nil if they do.
  private var widestColumn: Double? {
    guard solver.container.browser.measuresContentsSimply, !solver.container.isSingleLine else {
      return nil
    }
    return solver.sides.cross.fitted(lines.reduce(0) { max($0, $1.naturalSize) }).outer
  }

  /// Stacks lines of their natural size; returns the end of the last one.
  private mutating func stackLines(from first: Int) -> Double {
    let gap = solver.container.lineSpacing
    // Lines before `first` keep their positions: after an edit, only later lines can move.
    var end = first > 0 ? lines[first - 1].position + lines[first - 1].naturalSize : -gap
    lines.withUnsafeMutableBufferPointer { lines in
      for index in first..<lines.count {
        lines[index].crossSize = lines[index].naturalSize
        lines[index].position = end + gap
        end = lines[index].position + lines[index].naturalSize
      }
    }
    areStacked = true
    return lines.isEmpty ? 0 : end
  }
}
