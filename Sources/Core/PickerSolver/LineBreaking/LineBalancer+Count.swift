// A given number of lines, more than filling takes.
extension LineBalancer {
  /// The lines of the first `shown` items, exactly `count` of them: those whose longest is as short as possible, and of these the ones
  /// with the minimum sum of squared free space. So does Chromium for `flex-line-count`.
  ///
  /// With more than ``maximumStarts`` to try, the fewest lines of that length are divided in half instead.
  ///
  /// - Parameter count: More than filling takes, at most one for each item.
  mutating func lines(of shown: Int, in count: Int) -> [Range<Int>] {
    let widest = limit
    defer { limit = widest }
    // Bisection: filling never fits fewer items if lines may be longer.
    var least: Int64 = 0
    limit = min(limit, length(0, shown))
    while least < limit {
      let (high, middle) = (limit, least + (limit - least) / 2)
      limit = middle
      if filled(shown, in: count).items < shown { (least, limit) = (middle + 1, high) }
    }
    // One size less takes more lines, but boxes of equal sizes can make this one take fewer.
    if filled(shown, in: count).lines == count { return fewestLines(of: shown) }
    return shown * count > Self.maximumStarts
      ? divided(fewestLines(of: shown), into: count) : exactLines(of: shown, in: count)
  }

  /// The number of starts of lines, times the number of lines, up to which all are tried: each takes 24 bytes.
  private static let maximumStarts = 1 << 20

  /// Divides lines in half until there are `count` of them, which have at least as many items.
  private func divided(_ lines: [Range<Int>], into count: Int) -> [Range<Int>] {
    var (lines, missing) = (lines, count - lines.count)
    while missing > 0 {
      lines = lines.flatMap { line in
        guard missing > 0, line.count > 1 else { return [line] }
        missing -= 1
        let middle = line.lowerBound + line.count / 2
        return [line.lowerBound..<middle, middle..<line.upperBound]
      }
    }
    return lines
  }

  /// The squared free space of a given number of lines is minimal if the squared length is. Here as well, the optimal
  /// ends of lines grow with their starts. Divide and conquer thus finds the ends of all starts for every number of
  /// following lines.
  ///
  /// - Complexity: O(*k* × *n* log *n*) for *k* lines.
  private mutating func exactLines(of shown: Int, in count: Int) -> [Range<Int>] {
    var layers = [LineLayer(start: shown, end: shown)]
    layers[0].costs[0] = 0
    for number in 1...count {
      let ends = layers[number - 1]
      // Each of the lines before has an item, and so has each of those that follow.
      var first = ends.starts.lowerBound
      while first > count - number, reaches(first - 1, ends.starts.lowerBound) { first -= 1 }
      var layer = LineLayer(start: first, end: shown - number)
      fill(&layer, layer.starts, ends, ends.starts)
      layers.append(layer)
    }
    var start = 0
    return layers.indices.dropFirst().reversed().map { number in
      let end = layers[number].ends[start - layers[number].starts.lowerBound]
      defer { start = end }
      return start..<end
    }
  }

  /// Whether a line can go from an item to an end.
  private func reaches(_ start: Int, _ end: Int) -> Bool {
    end <= nextBreak(after: start) && fits(start, end)
  }

  /// Finds the optimal ends of the lines that begin in `starts`: the middle start first, whose end bounds the ends of
  /// both halves.
  private mutating func fill(
    _ layer: inout LineLayer, _ starts: Range<Int>, _ following: LineLayer, _ ends: Range<Int>
  ) {
    guard !starts.isEmpty else { return }
    let start = starts.lowerBound + starts.count / 2
    var best = (end: ends.lowerBound, cost: Int128.max)
    for end in max(ends.lowerBound, start + 1)..<max(ends.upperBound, start + 1) {
      count(trials: 1)
      guard reaches(start, end) else { break }
      let length = Int128(length(start, end))
      let cost = length * length + following.costs[end - following.starts.lowerBound]
      if cost <= best.cost { best = (end, cost) }
    }
    layer.ends[start - layer.starts.lowerBound] = best.end
    layer.costs[start - layer.starts.lowerBound] = best.cost
    fill(&layer, starts.lowerBound..<start, following, ends.lowerBound..<best.end + 1)
    fill(&layer, start + 1..<starts.upperBound, following, best.end..<ends.upperBound)
  }
}

/// The items at which the lines before a number of last lines may begin.
private struct LineLayer {
  let starts: Range<Int>
  /// For each start the optimal end of its line, and the sum of the squared lengths of this and the following lines.
  var ends: [Int]
  var costs: [Int128]

  init(start: Int, end: Int) {
    starts = start..<end + 1
    ends = Array(repeating: 0, count: starts.count)
    costs = Array(repeating: .max, count: starts.count)
  }
}
