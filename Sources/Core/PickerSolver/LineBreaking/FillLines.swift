extension FlowPass {
  /// Fills lines one after the other, each with as many items as fit, up to `maxLines` lines.
  mutating func fillLines(maxLines: Int) {
    let rule = lineRule
    var (start, filled) = refillLines(by: rule, maxLines: maxLines)
    if filled < lines.count { return lines.removeLast(lines.count - filled) }
    let table = solver.table
    boxes.withUnsafeBufferPointer { boxes in
      while start < boxes.count && filled < maxLines {
        let line = table.line(from: start, of: boxes, by: rule)
        if filled == 0 { lines.reserveCapacity(min(maxLines, estimate(line))) }
        lines.append(line)
        filled += 1
        start = line.items.upperBound
      }
    }
  }

  /// Overwrites the existing lines first, which needs no allocation.
  ///
  /// Returns the first item that is not on them and the number of lines filled.
  private mutating func refillLines(by rule: LineRule, maxLines: Int) -> (start: Int, filled: Int) {
    guard !lines.isEmpty else { return (0, 0) }
    let table = solver.table
    return withLines { lines, boxes in
      var start = 0
      var filled = 0
      while start < boxes.count && filled < min(maxLines, lines.count) {
        lines[filled] = table.line(from: start, of: boxes, by: rule)
        start = lines[filled].items.upperBound
        filled += 1
      }
      return (start, filled)
    }
  }

  /// An estimate of the number of lines, if all are like `first`.
  private func estimate(_ first: FlowLine) -> Int {
    let lines = boxes.count / first.items.count
    return lines + lines / 4 + 2
  }
}
