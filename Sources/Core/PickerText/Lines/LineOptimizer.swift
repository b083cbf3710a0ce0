import PickerGeometry

/// Finds the lines of a paragraph with the least sum of squared free space and penalties, with the numbers of Chromium and of
/// Android's Minikin. Source: Chromium's `score_line_breaker.cc`.
///
/// A hyphen costs twice the width of a line times the font size. A last line of a single word costs the square of 100
/// pt, if there are at least three opportunities. The free space of the last line counts only if lines are balanced.
/// Otherwise the penalties of the line before it count five times.
struct LineOptimizer {
  /// A place where a line can end.
  struct LineEnd {
    /// The end of its text and of its hyphen, in points from the beginning of the paragraph.
    var visible: Double
    /// The start of the next line.
    var next: Double
    var isDivided: Bool
  }

  private let availableWidth: Double
  private let ends: [LineEnd]
  private let penalties: [Double]
  private let isBalanced: Bool

  /// - Parameter ends: In order, the end of the paragraph last.
  init(availableWidth: Double, fontSize: Double, isBalanced: Bool, _ ends: [LineEnd]) {
    self.availableWidth = availableWidth
    self.isBalanced = isBalanced
    self.ends = ends
    var penalties = ends.map { $0.isDivided ? 2 * availableWidth * fontSize : 0 }
    // A break at or after the last one between words leaves one word, or a part of it, on the last line.
    for place in ends.indices.dropLast().reversed() where ends.count > 3 {
      penalties[place] += LineOptimizer.singleWord
      if !ends[place].isDivided { break }
    }
    self.penalties = penalties
  }

  /// The penalty of a last line of a single word.
  private static var singleWord: Double { 10_000 }

  /// A way to break the text up to an end of a line.
  private struct Solution {
    var cost: Double
    /// The end of the line before; -1: none.
    var previous: Int
  }

  /// Returns the indices of the ends of lines; none where the text does not fit in them.
  ///
  /// - Complexity: O(*n* × *m*) for *n* ends, *m* of them on a line.
  func ends(in count: Int) -> [Int] {
    var rows: [[Solution?]] = []
    for _ in 0..<count {
      let before = rows.last
      rows.append(ends.indices.map { solution(endingAt: $0, after: before) })
    }
    var found: [Int] = []
    var end = ends.count - 1
    for row in rows.reversed() {
      guard end >= 0, let solution = row[end] else { return [] }
      found.append(end)
      end = solution.previous
    }
    return found.reversed()
  }

  /// The best line that ends at a place.
  ///
  /// - Parameter solutions: The solutions with one line less; nil for the first line.
  private func solution(endingAt end: Int, after solutions: [Solution?]?) -> Solution? {
    guard let solutions else {
      return cost(from: -1, to: end).map { Solution(cost: $0, previous: -1) }
    }
    var best: Solution?
    for start in (0..<end).reversed() {
      // Lines from earlier starts are wider still, so none of them fits either.
      guard let cost = cost(from: start, to: end) else { break }
      guard let sum = solutions[start].map({ $0.cost + cost }), sum < best?.cost ?? .infinity
      else { continue }
      best = Solution(cost: sum, previous: start)
    }
    return best
  }

  /// The cost of a line between two ends of lines; nil if it is too wide.
  private func cost(from start: Int, to end: Int) -> Double? {
    let width = ends[end].visible - (start < 0 ? 0 : ends[start].next)
    guard width.fits(in: availableWidth) else { return nil }
    // The preceding line has counted these penalties once: with four more they count five times.
    if end == ends.count - 1, !isBalanced { return start < 0 ? 0 : 4 * penalties[start] }
    let free = availableWidth - width
    return free * free + penalties[end]
  }
}
