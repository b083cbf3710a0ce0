/// Finds the lines with the minimum sum of squared free space among all solutions with the minimum number of lines.
///
/// Every tail of an optimal solution takes the minimum number of lines for that tail, because one line fewer there
/// would be one fewer in total. So the starts of lines fall into layers: layer *k* holds the
/// items from which *k* lines reach the end, and a line that starts in layer *k* ends in layer
/// *k* − 1. The squared free space satisfies the quadrangle inequality, so the optimal ends within a
/// layer are monotonic in the start, and divide and conquer finds all of them.
///
/// A box of negative outer size counts as 0, so lengths grow monotonically with the items. Lengths are integers in
/// units of 2⁻²⁰ pt (larger units if their sum exceeds 10¹² pt): sums are exact, so ties are detected exactly.
///
/// - Complexity: O(*n* log *n*). Source: F. F. Yao, "Efficient dynamic programming using quadrangle
///   inequalities", STOC 1980.
struct LineBalancer {
  private let table: ItemTable
  private let rule: LineRule
  private let unit: Double
  private let availableSize: Int64
  private let minLines: Int
  private let gap: Int64

  /// The maximum length of a line of several items, in units; initially the limit of the rule.
  var limit: Int64

  /// The start of each item if all were on one line with a gap after each, in units: prefix sums.
  private let starts: [Int64]

  /// The number of line ends tried, which tests bound.
  private(set) var trials = 0

  /// - Parameters:
  ///   - availableSize: The available size; infinite for the size of all items on one line.
  ///   - minLines: The number of lines among which the items are distributed where filling takes fewer.
  init(_ table: ItemTable, _ rule: LineRule, availableSize: Double, minLines: Int = 1) {
    let total = table.boxes.reduce(0) { $0 + (max(0, $1.outerMainSize) + rule.gap) }
    let availableSize = availableSize < .infinity ? availableSize : total
    let unit = Self.unit(for: max(total, availableSize))
    let units = { (length: Double) in Int64((length / unit).rounded()) }
    self.table = table
    self.rule = rule
    self.unit = unit
    self.availableSize = units(availableSize)
    limit = rule.limit < .infinity ? units(rule.limit) : .max
    self.minLines = minLines
    gap = units(rule.gap)
    var starts: [Int64] = [0]
    starts.reserveCapacity(table.count + 1)
    var sum: Int64 = 0
    for box in table.boxes {
      sum += units(max(0, box.outerMainSize)) + gap
      starts.append(sum)
    }
    self.starts = starts
  }

  /// The unit: 2⁻²⁰ pt, or larger so lengths up to `greatest` stay well within an integer.
  private static func unit(for greatest: Double) -> Double {
    var unit = 0x1p-20
    while greatest / unit > 0x1p60 { unit *= 2 }
    return unit
  }

  /// Converts points to units.
  func units(_ length: Double) -> Int64 { Int64((length / unit).rounded()) }

  /// Converts units to points.
  func length(_ units: Int64) -> Double { Double(units) * unit }

  /// The length in units of the longest of `lines` that holds more than one item.
  func longest(of lines: [Range<Int>]) -> Int64 {
    lines.lazy.filter { $0.count > 1 }.reduce(0) {
      max($0, length($1.lowerBound, $1.upperBound))
    }
  }

  func length(_ start: Int, _ end: Int) -> Int64 { starts[end] - starts[start] - gap }

  func fits(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 || (end - start <= rule.maxItems && length(start, end) <= limit)
  }

  /// The balanced lines of all items that `maxLines` filled lines can hold.
  mutating func lines(maxLines: Int) -> [Range<Int>] {
    let (shown, filled) = filled(table.count, in: maxLines)
    let wanted = min(minLines, maxLines, shown)
    return wanted > filled ? lines(of: shown, in: wanted) : fewestLines(of: shown)
  }

  /// The balanced lines of the first `shown` items, as few as filling takes.
  mutating func fewestLines(of shown: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < shown {
      let end = min(shown, table.nextBreak(after: start))
      lines += self.lines(start..<end)
      start = end
    }
    return lines
  }

  /// Fills at most `maxLines` lines with the first `total` items.
  func filled(_ total: Int, in maxLines: Int) -> (items: Int, lines: Int) {
    var start = 0
    var count = 0
    while start < total && count < maxLines {
      let bound = min(total, table.bound(start, by: rule))
      var end = start + 1
      while end < bound && fits(start, end + 1) { end += 1 }
      start = end
      count += 1
    }
    return (start, count)
  }

  /// Adds to the number of line ends tried.
  mutating func count(trials more: Int) { trials += more }

  /// The first item after `start` that follows a forced break.
  func nextBreak(after start: Int) -> Int { table.nextBreak(after: start) }

  /// The lines of the items in `segment`, between two forced breaks.
  private mutating func lines(_ segment: Range<Int>) -> [Range<Int>] {
    // From the end to the start: the costs of a layer are those of the following layer plus one line.
    var search = Search(count: segment.count)
    var layer = segment.upperBound..<segment.upperBound + 1
    while layer.lowerBound > segment.lowerBound {
      let next = firstStart(reaching: layer.lowerBound, in: segment)..<layer.lowerBound
      fill(next, endingIn: layer, segment, &search)
      layer = next
    }
    trials += search.trials
    return search.lines(segment)
  }

  /// The first item from which a single line can reach `end`.
  private func firstStart(reaching end: Int, in segment: Range<Int>) -> Int {
    var start = end - 1
    while start > segment.lowerBound && fits(start - 1, end) { start -= 1 }
    return start
  }

  /// For each start the optimal end of its line, and the total cost of this and the following lines.
  private struct Search {
    var ends: [Int]
    var costs: [Int128]
    var trials = 0

    init(count: Int) {
      ends = Array(repeating: 0, count: count + 1)
      costs = Array(repeating: 0, count: count + 1)
    }

    func lines(_ segment: Range<Int>) -> [Range<Int>] {
      var lines: [Range<Int>] = []
      var start = segment.lowerBound
      while start < segment.upperBound {
        let end = ends[start - segment.lowerBound]
        lines.append(start..<end)
        start = end
      }
      return lines
    }
  }

  /// Finds the optimal ends of the lines that start in `starts`: the middle start first.
  ///
  /// By monotonicity, its end bounds the ends of both halves. `<=` prefers the later end, so earlier lines are
  /// longer.
  private func fill(
    _ starts: Range<Int>, endingIn ends: Range<Int>, _ segment: Range<Int>, _ search: inout Search
  ) {
    guard !starts.isEmpty else { return }
    let start = starts.lowerBound + starts.count / 2
    let origin = segment.lowerBound
    search.trials += ends.count
    var best = (end: 0, cost: Int128.max)
    for end in ends where fits(start, end) {
      // Lengths take up to 60 bits, so their squares do not fit into 64.
      let free = Int128(availableSize - length(start, end))
      let cost = free * free + search.costs[end - origin]
      if cost <= best.cost { best = (end, cost) }
    }
    search.ends[start - origin] = best.end
    search.costs[start - origin] = best.cost
    fill(starts.lowerBound..<start, endingIn: ends.lowerBound..<best.end + 1, segment, &search)
    fill(start + 1..<starts.upperBound, endingIn: best.end..<ends.upperBound, segment, &search)
  }
}
