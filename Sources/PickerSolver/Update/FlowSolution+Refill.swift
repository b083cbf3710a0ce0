import PickerGeometry

extension FlowPass {
  /// Whether an item can only change its own line and those after it.
  var changesStayLocal: Bool {
    let fills = !solver.container.isSingleLine && !solver.container.isBalanced
    return fills && hasGivenLength && !lines.isEmpty && !solver.table.isRelative
  }

  /// The line that holds item `index`, or the last one.
  func line(of index: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].items.upperBound > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Breaks lines again from line `first` on until they fall in step with those there were.
  ///
  /// Filling looks at nothing but the item that a line starts with, so once a new line starts with the
  /// item that an old one started with, behind the edited one, all that follows are as they were. With a
  /// limit on lines that holds only where both have the same number: one line more before them would hide
  /// the last. An old line that starts before the new one ends can never be met again and is passed over.
  ///
  /// Returns the new lines, and the line of old that follows them.
  func refilled(from first: Int, past edited: Int) -> (lines: [FlowLine], next: Int) {
    let rule = lineRule
    let most = solver.container.maxLines ?? .max
    var fresh: [FlowLine] = []
    var next = first
    var start = lines[first].items.lowerBound
    while start < solver.table.count && first + fresh.count < most {
      while next < lines.count && lines[next].items.lowerBound < start { next += 1 }
      let inStep = next < lines.count && lines[next].items.lowerBound == start && start > edited
      if inStep && (most == .max || next == first + fresh.count) { return (fresh, next) }
      let line = solver.table.line(from: start, by: rule)
      fresh.append(line)
      start = line.items.upperBound
    }
    return (fresh, lines.count)
  }
}

extension FlowSolution {
  /// Lays out the lines that an edit of item `index` changes, and moves those after them.
  ///
  /// Begins with the line of the item before: an item that has become smaller may go back to it.
  mutating func refill(around index: Int, _ crossSize: FlowSolver.CrossSize?) -> FlowChange {
    let first = pass.line(of: max(0, index - 1))
    let (fresh, next) = pass.refilled(from: first, past: index)
    let solved = first..<first + fresh.count
    let old = Array(pass.lines[first..<next])
    pass.lines.replaceSubrange(first..<next, with: fresh)
    noteShown()
    pass.forgetSizes(solved)
    pass.resolveFlexibleLengths(solved)
    pass.measureAcross(solved, crossSize)
    pass.sizeLines(solved)
    let moved = pass.takePlaces(of: old, solved) ? 0..<0 : moveLines(around: solved)
    pass.stretchItems(solved)
    place(solved)
    return FlowChange(solved: solved, moved: moved)
  }

  private mutating func noteShown() {
    pass.shown = pass.lines.last?.items.upperBound ?? 0
    makeFrames()
  }

  /// Aligns all lines again, and places those that no longer stand where they stood.
  private mutating func moveLines(around solved: Range<Int>) -> Range<Int> {
    let (wereStacked, breadth) = (pass.areStacked, pass.breadth)
    let tail = solved.upperBound..<pass.lines.count
    let stood = pass.lines[tail].first?.position
    pass.sizeContainerAcross(from: wereStacked ? solved.lowerBound : 0)
    pass.stretchLines()
    pass.alignLines()
    size = pass.size
    // Lines after the edited ones move by one distance only where nothing shares out the free room anew,
    // and where they do not hang from a side that has moved itself.
    guard wereStacked && pass.areStacked && (breadth == pass.breadth || !pass.hangsFromFarSide)
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
  /// Puts `item` in the place of the one at `index`; returns false where forced breaks changed.
  ///
  /// Where the boxes are the table's, they share its memory. They are let go of meanwhile, so that the table
  /// changes one box in place and does not copy all of them.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
    if !boxesDiffer { boxes = [] }
    let inStep = solver.replace(index, with: item)
    if !boxesDiffer { boxes = solver.table.boxes }
    return inStep
  }

  /// Gives the items of `range` back the sizes they had before they grew, shrank or were stretched.
  mutating func forgetSizes(_ range: Range<Int>) {
    guard boxesDiffer else { return }
    for line in lines[range] {
      for item in line.items { boxes[item] = solver.table.boxes[item] }
    }
  }

  /// Puts the lines of `range` where the `old` ones stood; returns false where they differ in size.
  mutating func takePlaces(of old: [FlowLine], _ range: Range<Int>) -> Bool {
    guard old.count == range.count else { return false }
    for (before, index) in zip(old, range) where before.natural != lines[index].natural {
      return false
    }
    for (before, index) in zip(old, range) {
      lines[index].across = before.across
      lines[index].position = before.position
    }
    return true
  }

  /// Whether lines are placed by their distance from the far side of the container.
  var hangsFromFarSide: Bool { solver.sides.across.isTurned }
}
