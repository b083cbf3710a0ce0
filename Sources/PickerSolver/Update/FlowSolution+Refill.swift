import PickerGeometry

extension FlowPass {
  /// Whether an item can only change its own line and those after it.
  var changesStayLocal: Bool {
    let fills = solver.container.wrap == .wrap || solver.container.wrap == .wrapReverse
    return fills && hasGivenLength && !lines.isEmpty
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
  /// Returns the new lines, and the line of old that follows them.
  func refilled(from first: Int, past edited: Int) -> (lines: [FlowLine], next: Int) {
    let filler = LineFiller(solver.table, solver.container, room: room)
    let most = solver.container.maxLines ?? .max
    var fresh: [FlowLine] = []
    var next = first
    var start = lines[first].items.lowerBound
    while start < filler.boxes.count && first + fresh.count < most {
      while next < lines.count && lines[next].items.lowerBound < start { next += 1 }
      let inStep = next < lines.count && lines[next].items.lowerBound == start && start > edited
      if inStep && (most == .max || next == first + fresh.count) { return (fresh, next) }
      let line = filler.line(from: start)
      fresh.append(line)
      start = line.items.upperBound
    }
    return (fresh, lines.count)
  }
}

extension FlowSolution {
  /// Lays out the lines that an edit of item `index` changes, and moves those after them.
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
    if frames.count > pass.shown { frames.removeLast(frames.count - pass.shown) }
    let missing = pass.shown - frames.count
    if missing > 0 { frames.append(contentsOf: repeatElement(.zero, count: missing)) }
  }

  /// Aligns all lines again, and places those that no longer stand where they were drawn.
  private mutating func moveLines(around solved: Range<Int>) -> Range<Int> {
    let wereStacked = pass.areStacked
    pass.sizeContainerAcross(from: wereStacked ? solved.lowerBound : 0)
    pass.stretchLines()
    pass.alignLines()
    size = pass.size
    let shifts = wereStacked && pass.movesAreShifts
    var moved = 0..<0
    for lines in [0..<solved.lowerBound, solved.upperBound..<pass.lines.count] {
      let out = pass.displaced(lines)
      guard !out.isEmpty else { continue }
      if shifts { shift(out) } else { placeAgain(out) }
      moved = moved.isEmpty ? out : moved.lowerBound..<out.upperBound
    }
    return moved
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
  /// Gives the items of `range` back the sizes they had before they grew, shrank or were stretched.
  mutating func forgetSizes(_ range: Range<Int>) {
    guard !used.isEmpty else { return }
    for line in lines[range] {
      for item in line.items { used[item] = solver.table.boxes[item] }
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

  /// The lines from the first to the last of `range` whose frame is not where they stand.
  func displaced(_ range: Range<Int>) -> Range<Int> {
    let placement = Placement(solver.container, length: length, breadth: breadth)
    let isOut = { (index: Int) in
      let line = self.lines[index]
      let frame = placement.frame(0, line.position, 0, line.across)
      return self.axis == .horizontal
        ? frame.y != line.frame.y || frame.height != line.frame.height
        : frame.x != line.frame.x || frame.width != line.frame.width
    }
    guard let first = range.first(where: isOut), let last = range.last(where: isOut) else {
      return range.lowerBound..<range.lowerBound
    }
    return first..<last + 1
  }
}
