import PickerGeometry
import PickerLimits

extension LineLayout {
  /// Returns the end of the line that begins at `start`, which is the start of the next line.
  func lineEnd(from start: Int, _ breaks: [LineBreak], _ shaper: borrowing Shaper) -> Int {
    var end = start
    var passed = 0
    var checkpoint = Checkpoint(every: 16)
    for candidate in breaks[breaks.partitioningIndex { $0.offset > start }...]
    where checkpoint.mayProceed() {
      let line = start..<candidate.offset
      let visible = start..<TrailingSpace.end(of: line, in: bytes)
      guard passed <= LineLayout.lookahead, mayFit(visible),
        width(visible, shaper, joins: true).fits(in: availableWidth)
      else {
        if end > start { return end }
        let broken = brokenWord(visible, shaper)
        // White space after a word of a single cluster hangs, too.
        return broken == visible.upperBound ? candidate.offset : broken
      }
      if canEnd(line, shaper) { end = candidate.offset } else { passed += 1 }
      if candidate.isForced { return end }
    }
    return end > start ? end : bytes.count
  }

  /// The number of divisions of which the hyphen does not fit that are passed on one line in search of a break
  /// without a hyphen. A limit, because characters without a width would take quadratic time.
  private static let lookahead = 32

  /// Returns the position at which a word wider than the line is broken: after as many grapheme clusters as fit,
  /// at least one. Where that divides the word, its hyphen has to fit, too.
  private func brokenWord(_ word: Range<Int>, _ shaper: borrowing Shaper) -> Int {
    let ends = brokenEnds(in: word.lowerBound..<beyond(word))
    let last = ends.lastFit(near: { estimate(word.lowerBound..<$0).fits(in: availableWidth) }) {
      let line = word.lowerBound..<$0
      return width(line, shaper, joins: true).fits(in: availableWidth) && canEnd(line, shaper)
    }
    return last ?? ends.first ?? word.upperBound
  }

  /// Whether text may fit on a line. What goes on far beyond it does not: to measure the whole of a long word for each of
  /// its lines would take quadratic time.
  private func mayFit(_ text: Range<Int>) -> Bool {
    if beyond(text) == text.upperBound { return true }
    // Negative letter spacing can bring later characters back. Reshaping the ends changes a few ems at most.
    return scale.letterSpacing < 0 && estimate(text) <= availableWidth + 16 * scale.size
  }

  /// Returns an upper bound for the break position in a word: 16 clusters after the estimated width exceeds the
  /// line. Limiting the search keeps breaking a long word linear.
  private func beyond(_ word: Range<Int>) -> Int {
    let first = clusters.place(of: word.lowerBound)
    let full = clusters.firstPlace {
      $0 > word.lowerBound && estimate(word.lowerBound..<$0) > availableWidth
    }
    let place = max(first, full) + 16
    return place < clusters.starts.count
      ? min(word.upperBound, clusters.starts[place]) : word.upperBound
  }
}

extension Array {
  /// The last element that fits, if all elements before a fitting one fit as well.
  ///
  /// - Parameters:
  ///   - near: A cheap estimate of `fits`; the search starts just after the last element that satisfies it and
  ///     goes backwards.
  ///   - fits: The exact test, which may have to reshape text.
  func lastFit(near: (Element) -> Bool, fits: (Element) -> Bool) -> Element? {
    var place = Swift.min(partitioningIndex { !near($0) } + 1, count - 1)
    while place >= 0, !fits(self[place]), Budget.mayProceed { place -= 1 }
    return place >= 0 ? self[place] : nil
  }
}
