/// Finds the lines with the least sum of squared free room among those of the least number of lines.
///
/// Every tail of a best solution takes the least number of lines that tail can take, since one line
/// less there would be one less in all. So the starts of lines fall into layers: layer *k* holds the
/// items from which *k* lines reach the end, and a line that starts in layer *k* ends in layer
/// *k* − 1. Squares of the free room satisfy the quadrangle inequality, so the best ends within a
/// layer never move back as the start moves on, and dividing each layer in halves finds them all.
///
/// A box of negative outer size counts as one of none, so that lengths only grow with the items.
/// Lengths are taken in units of 2⁻²⁰ pt (more, where their sum goes beyond 10¹² pt), as integers:
/// sums are exact, and equals are equal.
///
/// - Complexity: O(*n* log *n*). Source: F. F. Yao, "Efficient dynamic programming using quadrangle
///   inequalities", STOC 1980.
struct LineBalancer {
  private let table: ItemTable
  private let rule: LineRule
  private let unit: Double
  private let room: Int
  private let gap: Int

  /// What a line of several items may take, in units: the rule's, until someone asks for another.
  var limit: Int

  /// Where each item would start if all were on one line, each with a gap after it.
  private let starts: [Int]

  /// How many ends of lines were tried.
  private(set) var trials = 0

  init(_ table: ItemTable, _ rule: LineRule, room: Double) {
    let total = table.boxes.reduce(0) { $0 + (max(0, $1.outer) + rule.gap) }
    let unit = Self.unit(for: max(total, room))
    let units = { (length: Double) in Int((length / unit).rounded()) }
    self.table = table
    self.rule = rule
    self.unit = unit
    self.room = units(room)
    limit = units(rule.limit)
    gap = units(rule.gap)
    var starts = [0]
    starts.reserveCapacity(table.count + 1)
    var sum = 0
    for box in table.boxes {
      sum += units(max(0, box.outer)) + gap
      starts.append(sum)
    }
    self.starts = starts
  }

  /// 2⁻²⁰ pt, or what keeps lengths up to `greatest` well within an integer.
  private static func unit(for greatest: Double) -> Double {
    var unit = 0x1p-20
    while greatest / unit > 0x1p60 { unit *= 2 }
    return unit
  }

  /// A length in units.
  func units(_ length: Double) -> Int { Int((length / unit).rounded()) }

  /// So many units as a length.
  func length(_ units: Int) -> Double { Double(units) * unit }

  /// What the longest of `lines` takes, in units, of those that hold more than one item.
  func longest(of lines: [Range<Int>]) -> Int {
    lines.lazy.filter { $0.count > 1 }.reduce(0) {
      max($0, length($1.lowerBound, $1.upperBound))
    }
  }

  private func length(_ start: Int, _ end: Int) -> Int { starts[end] - starts[start] - gap }

  private func fits(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 || (end - start <= rule.mostItems && length(start, end) <= limit)
  }

  /// The lines of as many items as `most` lines take when each is filled.
  mutating func lines(most: Int) -> [Range<Int>] {
    let shown = shown(in: most)
    var lines: [Range<Int>] = []
    var start = 0
    while start < shown {
      let end = min(shown, table.nextBreak(after: start))
      lines += self.lines(start..<end)
      start = end
    }
    return lines
  }

  private func shown(in most: Int) -> Int {
    var start = 0
    var count = 0
    while start < table.count && count < most {
      let bound = table.bound(start, by: rule)
      var end = start + 1
      while end < bound && fits(start, end + 1) { end += 1 }
      start = end
      count += 1
    }
    return start
  }

  /// The lines of the items in `segment`, between two forced breaks.
  private mutating func lines(_ segment: Range<Int>) -> [Range<Int>] {
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

  /// The first item from which one line reaches `end`.
  private func firstStart(reaching end: Int, in segment: Range<Int>) -> Int {
    var start = end - 1
    while start > segment.lowerBound && fits(start - 1, end) { start -= 1 }
    return start
  }

  /// For each start of a layer the end of its line and the cost from there on.
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

  /// Finds the ends of the lines that start in `starts`, the middle one first.
  private func fill(
    _ starts: Range<Int>, endingIn ends: Range<Int>, _ segment: Range<Int>, _ search: inout Search
  ) {
    guard !starts.isEmpty else { return }
    let start = starts.lowerBound + starts.count / 2
    let origin = segment.lowerBound
    search.trials += ends.count
    var best = (end: 0, cost: Int128.max)
    for end in ends where fits(start, end) {
      let free = Int128(room - length(start, end))
      let cost = free * free + search.costs[end - origin]
      if cost <= best.cost { best = (end, cost) }
    }
    search.ends[start - origin] = best.end
    search.costs[start - origin] = best.cost
    fill(starts.lowerBound..<start, endingIn: ends.lowerBound..<best.end + 1, segment, &search)
    fill(start + 1..<starts.upperBound, endingIn: best.end..<ends.upperBound, segment, &search)
  }
}
