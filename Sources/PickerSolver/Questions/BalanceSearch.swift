/// Looks for the widths at which balanced lines change.
///
/// Of so many lines, the sum of squared free room is least where that of the squared lengths is,
/// whatever the room: a wider container only has more lines to choose from. So lines get better and
/// never worse, and where both ends of a range have the same, all widths between them have. Widths
/// are therefore found by halving. Lines of wider containers that show on the way are kept for the
/// steps to come.
///
/// - Complexity: For each step lines are balanced at most log₂(128 · range) times, each time in
///   O(*n* log *n*).
struct BalanceSearch {
  private var pass: FlowPass

  /// Lines of wider containers, the narrowest of them last.
  private var ahead: [Found] = []

  /// How often lines were balanced.
  private(set) var trials = 0

  /// Lines that some containers have.
  private struct Found {
    var counts: [Int]

    /// The width that the lines need.
    var begin: Double

    /// The least width they were seen at.
    var seen: Double

    /// The least width known to have them.
    var least: Double { min(begin, seen) }
  }

  init(_ solver: FlowSolver, upTo end: Double) {
    pass = FlowPass(solver)
    ahead = [lines(at: end)]
  }

  /// The next width at which lines change, from those that a container of `width` has.
  ///
  /// That is the sum of the longest of the new lines; the fit rule's grace ends the search.
  mutating func next(after width: Double, unlike counts: [Int]) -> Double? {
    var low = width
    while let wider = ahead.last {
      if wider.counts == counts || max(wider.begin, wider.seen) <= width {
        ahead.removeLast()
      } else if wider.least - low <= 1.0 / 128 {
        return wider.begin > width ? wider.begin : wider.seen
      } else {
        let middle = lines(at: low + (wider.least - low) / 2)
        if middle.counts == counts { low = middle.seen } else { note(middle) }
      }
    }
    return nil
  }

  private mutating func note(_ found: Found) {
    guard let last = ahead.indices.last, ahead[last].counts == found.counts else {
      return ahead.append(found)
    }
    ahead[last].seen = found.seen
  }

  private mutating func lines(at width: Double) -> Found {
    trials += 1
    pass.solver.resize(pass.axis, to: width)
    pass.measureRoom()
    pass.collectLines()
    let room = pass.solver.table.longest(of: pass.lines, by: pass.lineRule)
    return Found(
      counts: pass.lines.map(\.items.count), begin: room + pass.solver.sides.along.insets,
      seen: width)
  }
}

extension ItemTable {
  /// What the longest of balanced lines takes, of those that hold more than one item.
  func longest(of lines: [FlowLine], by rule: LineRule) -> Double {
    lines.lazy.filter { $0.items.count > 1 }.reduce(0) { longest, line in
      let gaps = rule.gap * Double(line.items.count - 1)
      return max(longest, boxes[line.items].reduce(gaps) { $0 + rule.counted($1.outer) })
    }
  }
}
