extension FlowPass {
  /// Puts as many items on each line as fit on it, on at most `most` lines.
  mutating func fillLines(most: Int) {
    let rule = lineRule
    var (start, filled) = refillLines(by: rule, most: most)
    if filled < lines.count { return lines.removeLast(lines.count - filled) }
    let table = solver.table
    boxes.withUnsafeBufferPointer { boxes in
      while start < boxes.count && filled < most {
        let line = table.line(from: start, of: boxes, by: rule)
        if filled == 0 { lines.reserveCapacity(min(most, estimate(line))) }
        lines.append(line)
        filled += 1
        start = line.items.upperBound
      }
    }
  }

  /// Fills the lines there are already; returns the item after them, and how many it took.
  private mutating func refillLines(by rule: LineRule, most: Int) -> (start: Int, filled: Int) {
    let table = solver.table
    return withLines { lines, boxes in
      var start = 0
      var filled = 0
      while start < boxes.count && filled < min(most, lines.count) {
        lines[filled] = table.line(from: start, of: boxes, by: rule)
        start = lines[filled].items.upperBound
        filled += 1
      }
      return (start, filled)
    }
  }

  /// About how many lines there will be, if they are all like `first`.
  private func estimate(_ first: FlowLine) -> Int {
    let lines = boxes.count / first.items.count
    return lines + lines / 4 + 2
  }
}
