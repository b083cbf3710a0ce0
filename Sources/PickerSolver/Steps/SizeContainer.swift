import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.2 step 2: the room that lines are broken to; endless where nothing bounds it.
  @inline(__always)
  mutating func measureRoom() {
    let side = solver.sides.along
    hasGivenLength = side.given != nil
    length = side.given ?? side.greatest
    room = length - side.insets
  }

  /// CSS Flexbox §9.9.1: without a given width lines are broken to the width that content wants.
  ///
  /// That is the sum of what is on one line, which then breaks nowhere, unless boxes of negative outer
  /// size take so much back that those before them reach further.
  @inline(__always)
  mutating func boundRoomByContent() {
    guard solver.table.facts.contains(.negative), !hasGivenLength else { return }
    measureContentWidth()
  }

  /// Where lines may not be more than so many, nothing is hidden for want of a width: all stays on one.
  private mutating func measureContentWidth() {
    let container = solver.container
    guard axis == .horizontal, !container.isSingleLine, container.maxLines == nil else { return }
    let side = solver.sides.along
    if measuredWidth == nil {
      let bounded = room
      room = .infinity
      collectLines()
      let width = side.fitted(longestLine).outer
      measuredWidth = longestLine + side.insets <= side.greatest ? width : nil
      room = bounded
    }
    if let measuredWidth { room = measuredWidth - side.insets }
  }

  /// CSS Flexbox §9.2 step 4: the container along its lines; without a given size that of the
  /// longest line.
  @inline(__always)
  mutating func sizeContainerAlong() {
    guard !hasGivenLength else { return }
    let side = solver.sides.along
    if let width = measuredWidth, axis == .horizontal {
      (length, room) = (width, width - side.insets)
    } else {
      (length, room) = side.fitted(longestLine)
    }
  }

  private var longestLine: Double {
    let widest = solver.table.facts.contains(.negative) ? widestItem : 0
    if axis == .horizontal && solver.table.facts.contains(.bases) {
      return max(widest, longestContribution)
    }
    return lines.reduce(widest) { max($0, $1.extent) }
  }

  /// §9.9.1: where lines wrap, content is never narrower than its widest item, whatever negative margins
  /// take of the sum.
  private var widestItem: Double {
    guard axis == .horizontal, !solver.container.isSingleLine else { return 0 }
    return lines.reduce(0) { widest, line in
      line.items.reduce(widest) { max($0, solver.table.items[$1].contribution(axis)) }
    }
  }

  /// §9.9: where items have a basis, the width that content wants is not the sum of the bases.
  private var longestContribution: Double {
    lines.reduce(0) { longest, line in
      let gaps = solver.container.itemSpacing * Double(line.items.count - 1)
      return max(
        longest, line.items.reduce(gaps) { $0 + solver.table.items[$1].contribution(axis) })
    }
  }

  /// §9.6 step 15: the container across its lines, which are put one after the other from `first` on.
  @inline(__always)
  mutating func sizeContainerAcross(from first: Int = 0) {
    let side = solver.sides.across
    let content = stackLines(from: first)
    let given = side.given ?? (axis == .vertical ? measuredWidth : nil)
    (breadth, innerAcross) = given.map { ($0, $0 - side.insets) } ?? side.fitted(content)
    freeAcross = innerAcross - content
  }

  /// Puts lines of their natural size one after the other; returns where the last one ends.
  private mutating func stackLines(from first: Int) -> Double {
    let gap = solver.container.lineSpacing
    var end = first > 0 ? lines[first - 1].position + lines[first - 1].natural : -gap
    lines.withUnsafeMutableBufferPointer { lines in
      for index in first..<lines.count {
        lines[index].across = lines[index].natural
        lines[index].position = end + gap
        end = lines[index].position + lines[index].natural
      }
    }
    areStacked = true
    return lines.isEmpty ? 0 : end
  }
}
