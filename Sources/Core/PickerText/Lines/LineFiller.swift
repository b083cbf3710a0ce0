import PickerGeometry
import PickerLimits

/// Breaks a text into lines, and truncates what does not fit.
///
/// Greedy: a line takes words while they fit, not counting the white space at its end. A word wider than the line
/// is broken between grapheme clusters. Text beyond the maximum number of lines is replaced by an ellipsis.
///
///     |flexible  |
///     |picker    |    maximum of 3 lines, tail
///     |of chips… |
package struct LineFiller<Source: LineSource> {
  let source: Source
  /// Empty for a single line, which is never broken.
  let breaks: [LineBreak]
  /// For each break the end of the text before it, without white space.
  let visibleEnds: [Int]

  /// The pieces of each line, and whether a part of the text was replaced by an ellipsis.
  package typealias Lines = (lines: [[LinePiece]], isTruncated: Bool)

  package init(_ source: Source) {
    self.source = source
    breaks = source.maxLines > 1 ? LineFiller.dividedBreaks(of: source) : []
    visibleEnds = LineFiller.visibleEnds(of: breaks, in: source)
  }

  /// Returns the text broken into lines; incomplete where the current budget stops the work.
  package func filled() -> Lines {
    let ranges = source.maxLines > 1 ? improved(wrapped()) : []
    let start = ranges.last?.upperBound ?? 0
    let lines = ranges.map { line($0) }
    guard lines.isEmpty || start < source.end, Budget.mayProceed else { return (lines, false) }
    let cut = truncated(rest(from: start))
    return (lines + [cut ?? [.text(rest(from: start), joins: false)]], cut != nil)
  }

  private func rest(from start: Int) -> Range<Int> {
    start..<source.lineEnd(of: start..<source.end)
  }

  /// All lines except one that has to be truncated, each with as many words as fit.
  private func wrapped() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < source.end, Budget.mayProceed {
      let end = lineEnd(from: start)
      if lines.count + 1 == source.maxLines, end < source.end { return lines }
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  /// Breaks the lines of a text that is not truncated as its request wants them, in the same number.
  private func improved(_ lines: [Range<Int>]) -> [Range<Int>] {
    guard lines.count > 1, lines.last?.upperBound == source.end else { return lines }
    return switch source.textWrap {
    case .wrap, .stable: lines
    case .balance: balanced(lines)
    case .pretty: withoutShortEnds(lines)
    }
  }

  /// Returns the end of the line that begins at `start`, which is the start of the next line.
  private func lineEnd(from start: Int) -> Int {
    var end = start
    var passed = 0
    var checkpoint = Checkpoint(every: 16)
    var next = breaks.partitioningIndex { $0.place > start }
    while next < breaks.count, checkpoint.mayProceed() {
      let candidate = breaks[next]
      let visible = start..<max(start, visibleEnds[next])
      guard passed <= LineFiller.lookahead, fits(visible) else {
        if end > start { return end }
        let broken = brokenWord(visible)
        // White space after a word of a single cluster hangs as well.
        if broken == visible.upperBound { return candidate.place }
        return endOfSpace(in: broken..<visible.upperBound)
      }
      if canEnd(start..<candidate.place) { end = candidate.place } else { passed += 1 }
      if candidate.isForced { return end }
      next += 1
    }
    return end > start ? end : source.end
  }

  /// The end of the white space at the start of a range, which hangs at the end of the line before it.
  private func endOfSpace(in range: Range<Int>) -> Int {
    var start = range.lowerBound
    for end in source.clusterEnds(in: source.prefixBeyondLine(of: range)) {
      guard source.visibleEnd(of: start..<end) == start else { return start }
      start = end
    }
    return start < range.upperBound ? endOfSpace(in: start..<range.upperBound) : start
  }

  /// The number of divisions whose hyphen does not fit that are skipped on one line in search of a break without a
  /// hyphen. It is limited, because characters without a width would take quadratic time.
  private static var lookahead: Int { 32 }

  /// Returns a line without its trailing white space; before a forced break or the end of the text, the white space
  /// is kept if it fits.
  private func line(_ range: Range<Int>) -> [LinePiece] {
    if dividesWord(range) {
      let isSoft = endsWithSoftHyphen(range)
      let kept = range.lowerBound..<range.upperBound - (isSoft ? source.softHyphenLength : 0)
      return [.text(kept, joins: true), .hyphen(at: kept.upperBound)]
    }
    let full = range.lowerBound..<source.lineEnd(of: range)
    let endsText = range.upperBound == source.end || full.upperBound < range.upperBound
    if endsText, fits(full) { return [.text(full, joins: true)] }
    return [.text(range.lowerBound..<source.visibleEnd(of: range), joins: true)]
  }

  /// Whether a range fits on a separate line.
  func fits(_ range: Range<Int>) -> Bool {
    let estimate = source.estimate(range)
    if (estimate - source.availableWidth).magnitude >= source.maximumDifference {
      return source.fits(estimate)
    }
    return source.fits(width(source.width(range, joins: true), unbroken: estimate))
  }

  /// The width that decides whether a range fits. In browsers, the width of the unbroken text counts as well if
  /// kerning at an end changes it.
  ///
  /// Firefox does not shape a line again. Chromium does so only for a line that fits unbroken.
  private func width(_ width: Double, unbroken: Double) -> Double {
    // A smaller difference is only the rounding of advances. A larger one is not kerning: a cluster is
    // drawn differently when the line is shaped again.
    let kerning = 0.125...max(0.125, source.fontSize / 8)
    guard let browser = source.browser, kerning.contains((width - unbroken).magnitude) else {
      return width
    }
    return browser == .firefox ? unbroken : max(width, unbroken)
  }

  private static func visibleEnds(of breaks: [LineBreak], in source: Source) -> [Int] {
    var (start, visibleEnd) = (0, 0)
    return breaks.map { found in
      let end = source.visibleEnd(of: start..<found.place)
      if end > start { visibleEnd = end }
      start = found.place
      return visibleEnd
    }
  }
}
