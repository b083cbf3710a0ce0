import PickerGeometry

extension FlowPass {
  /// Whether a change of one item affects only its line, the preceding one and the following ones.
  var changesStayLocal: Bool {
    let fills = !solver.container.isSingleLine && !solver.container.isBalanced
    return fills && hasDefiniteMainSize && !lines.isEmpty && !solver.table.isRelative
  }

  /// The index of the line that holds item `index`, or of the last line.
  func line(of index: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].items.upperBound > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Breaks lines again from line `first` on until they are in sync with the old lines.
  ///
  /// A filled line depends only on the item it starts with. So once a new line starts, after the edited item, with
  /// the same item as an old line, all following lines are unchanged. With a limit on lines, this holds only if both
  /// lines have the same index: an additional line before them would hide the last one. An old line that starts
  /// before the new one ends cannot match any longer and is skipped.
  ///
  /// Returns the new lines, and the index of the old line that follows them.
  func refilled(from first: Int, past edited: Int) -> (lines: [FlowLine], next: Int) {
    let rule = lineRule
    let maxLines = solver.container.maxLines ?? .max
    var fresh: [FlowLine] = []
    var next = first
    var start = lines[first].items.lowerBound
    while start < solver.table.count && first + fresh.count < maxLines {
      while next < lines.count && lines[next].items.lowerBound < start { next += 1 }
      let inSync = next < lines.count && lines[next].items.lowerBound == start && start > edited
      if inSync && (maxLines == .max || next == first + fresh.count) { return (fresh, next) }
      let line = solver.table.line(from: start, by: rule)
      fresh.append(line)
      start = line.items.upperBound
    }
    return (fresh, lines.count)
  }
}

extension FlowSolution {
  /// Lays out the lines that an edit of item `index` changes, and moves the following lines.
  ///
  /// Starts at the line of the preceding item, because an item that became smaller may now fit there.
  mutating func refill(around index: Int, _ crossSize: FlowSolver.CrossSize?) -> FlowChange {
    let first = pass.line(of: max(0, index - 1))
    let (fresh, next) = pass.refilled(from: first, past: index)
    let solved = first..<first + fresh.count
    let old = Array(pass.lines[first..<next])
    pass.lines.replaceSubrange(first..<next, with: fresh)
    recordShown()
    pass.resetSizes(solved)
    pass.resolveFlexibleLengths(solved)
    pass.measureCrossSizes(solved, crossSize)
    pass.sizeLines(solved)
    let moved = pass.takePositions(of: old, solved) ? 0..<0 : moveLines(around: solved)
    pass.stretchItems(solved)
    place(solved)
    return FlowChange(solved: solved, moved: moved)
  }

  private mutating func recordShown() {
    pass.shown = pass.lines.last?.items.upperBound ?? 0
    makeFrames()
  }

  /// Aligns all lines again, and places those whose position changed.
  private mutating func moveLines(around solved: Range<Int>) -> Range<Int> {
    let (wereStacked, outerCrossSize) = (pass.areStacked, pass.outerCrossSize)
    let tail = solved.upperBound..<pass.lines.count
    let stood = pass.lines[tail].first?.position
    pass.sizeContainerCrossAxis(from: wereStacked ? solved.lowerBound : 0)
    pass.stretchLines()
    pass.alignLines()
    size = pass.size
    // The following lines move by one common distance only where no free space is redistributed,
    // and where they are not placed from an edge that moved itself.
    guard
      wereStacked && pass.areStacked
        && (outerCrossSize == pass.outerCrossSize || !pass.isPlacedFromEnd)
    else {
      placeAgain(0..<solved.lowerBound)
      placeAgain(tail)
      return 0..<pass.lines.count
    }
    if stood == pass.lines[tail].first?.position { return 0..<0 }
    if pass.movesAreShifts { shift(tail) } else { placeAgain(tail) }
    return tail
  }

  private mutating func placeAgain(_ lines: Range<Int>) {
    pass.stretchItems(lines)
    place(lines)
  }

  private mutating func shift(_ lines: Range<Int>) {
    frames.withUnsafeMutableBufferPointer { frames in
      guard let first = frames.baseAddress else { return }
      pass.shiftItems(lines, in: first)
    }
  }
}

extension FlowPass {
  /// Replaces the item at `index`; returns false if forced breaks changed.
  ///
  /// Unchanged boxes share the memory of the table. They are released meanwhile, so that the table
  /// changes one box in place instead of copying all of them.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
    if !boxesDiffer { boxes = [] }
    let inSync = solver.replace(index, with: item)
    if !boxesDiffer { boxes = solver.table.boxes }
    return inSync
  }

  /// Resets the items of the lines in `range` to the sizes of the table.
  mutating func resetSizes(_ range: Range<Int>) {
    guard boxesDiffer else { return }
    for line in lines[range] {
      for item in line.items { boxes[item] = solver.table.boxes[item] }
    }
  }

  /// Gives the lines in `range` the positions of the `old` ones; returns false if number or sizes differ.
  mutating func takePositions(of old: [FlowLine], _ range: Range<Int>) -> Bool {
    guard old.count == range.count else { return false }
    for (before, index) in zip(old, range) where before.naturalSize != lines[index].naturalSize {
      return false
    }
    for (before, index) in zip(old, range) {
      lines[index].crossSize = before.crossSize
      lines[index].position = before.position
    }
    return true
  }

  /// Whether lines are placed by their distance from the right or bottom edge of the container.
  var isPlacedFromEnd: Bool { solver.sides.cross.isReversed }
}
