import PickerLimits

// Paragraphs that are broken again, into as many lines as they take.
extension LineFiller {
  /// The maximum number of lines of a paragraph that is balanced.
  private static var balanced: Int { 6 }

  /// The number of lines at the end of a paragraph that are broken again where it ends badly.
  private static var pretty: Int { 4 }

  /// The maximum number of opportunities in these lines: the work grows with its square.
  private static var maximumOpportunities: Int { 1000 }

  /// Returns the lines, with lines of about equal width in every paragraph.
  ///
  ///     wrapped   |AA BB CC DD EE |    balanced  |AA BB CC       |
  ///               |FF             |              |DD EE FF       |
  func balanced(_ lines: [Range<Int>]) -> [Range<Int>] {
    replacingParagraphs(of: lines) { paragraph in
      paragraph.count <= LineFiller.balanced ? optimum(for: paragraph, isBalanced: true) : nil
    }
  }

  /// Returns the lines with the ends of those paragraphs broken again that end with a short word or with divided words.
  ///
  ///     wrapped   |AA BB CC DD EE |    pretty    |AA BB CC DD    |
  ///               |FF             |              |EE FF          |
  func withoutShortEnds(_ lines: [Range<Int>]) -> [Range<Int>] {
    replacingParagraphs(of: lines) { paragraph in
      let end = Array(paragraph.suffix(LineFiller.pretty))
      guard endsWithShortWord(end) || endsWithDividedWords(end) else { return nil }
      return optimum(for: end, isBalanced: false).map { paragraph.dropLast(end.count) + $0 }
    }
  }

  /// Replaces the lines of multi-line paragraphs unless `replacement` is nil.
  private func replacingParagraphs(
    of lines: [Range<Int>], _ replacement: ([Range<Int>]) -> [Range<Int>]?
  ) -> [Range<Int>] {
    var replaced: [Range<Int>] = []
    var paragraph: [Range<Int>] = []
    for line in lines {
      paragraph.append(line)
      guard line.upperBound == source.end || isForced(line.upperBound) else { continue }
      let found = paragraph.count > 1 && Budget.mayProceed ? replacement(paragraph) : nil
      replaced += found ?? paragraph
      paragraph = []
    }
    return replaced + paragraph
  }

  /// The best lines for the end of a paragraph, as many as it has; nil if a word is wider than a line.
  private func optimum(for lines: [Range<Int>], isBalanced: Bool) -> [Range<Int>]? {
    guard !lines.contains(where: breaksWord) else { return nil }
    let text = lines[0].lowerBound..<lines[lines.count - 1].upperBound
    let places = opportunities(within: text)
    // With fewer than three of them, other breaks improve a paragraph little that need not be balanced.
    guard places.count >= (isBalanced ? 1 : 3), places.count <= LineFiller.maximumOpportunities
    else { return nil }
    let optimizer = LineOptimizer(
      availableWidth: source.availableWidth + (source.browser?.textTolerance ?? 0),
      fontSize: source.fontSize, isBalanced: isBalanced,
      (places.lowerBound...places.upperBound).map { end(breaks[$0].place, visibleEnds[$0], text) })
    let found = optimizer.ends(in: lines.count).reduce(into: [Range<Int>]()) {
      $0.append(($0.last?.upperBound ?? text.lowerBound)..<breaks[places.lowerBound + $1].place)
    }
    return found.count == lines.count && found.allSatisfy(isLine) ? found : nil
  }

  /// Whether the last line is a word that takes less than a third of it.
  private func endsWithShortWord(_ lines: [Range<Int>]) -> Bool {
    guard let last = lines.last else { return false }
    let visible = last.lowerBound..<source.visibleEnd(of: last)
    return source.estimate(visible) * 3 < source.availableWidth
      && opportunities(within: last).allSatisfy { dividesWord(last.lowerBound..<breaks[$0].place) }
  }

  /// Whether both lines before the last end with a hyphen.
  private func endsWithDividedWords(_ lines: [Range<Int>]) -> Bool {
    lines.count > 2 && lines.dropLast().suffix(2).allSatisfy(dividesWord)
  }

  /// The indices of the breaks inside a range.
  private func opportunities(within text: Range<Int>) -> Range<Int> {
    index(ofBreakFrom: text.lowerBound + 1)..<index(ofBreakFrom: text.upperBound)
  }

  private func end(_ place: Int, _ visibleEnd: Int, _ text: Range<Int>) -> LineOptimizer.LineEnd {
    let isDivided = dividesWord(text.lowerBound..<place)
    let width = source.estimate(text.lowerBound..<max(text.lowerBound, visibleEnd))
    return LineOptimizer.LineEnd(
      visible: width + (isDivided ? source.hyphenWidth : 0),
      next: source.estimate(text.lowerBound..<place), isDivided: isDivided)
  }

  /// Whether a range can be a line.
  private func isLine(_ line: Range<Int>) -> Bool {
    fits(line.lowerBound..<source.visibleEnd(of: line)) && canEnd(line)
  }

  private func isForced(_ place: Int) -> Bool {
    let next = index(ofBreakFrom: place)
    return next < breaks.count && breaks[next].place == place && breaks[next].isForced
  }

  /// Whether a line ends where the text has no break opportunity.
  private func breaksWord(_ line: Range<Int>) -> Bool {
    let next = index(ofBreakFrom: line.upperBound)
    return next == breaks.count || breaks[next].place != line.upperBound
  }

  private func index(ofBreakFrom place: Int) -> Int {
    breaks.partitioningIndex { $0.place >= place }
  }
}
