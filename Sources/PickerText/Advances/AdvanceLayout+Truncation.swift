import PickerGeometry

extension AdvanceLayout {
  /// Returns the text of `rest` on one line, truncated; nil if it fits or is kept whole.
  func truncated(_ rest: Range<Int>, _ font: inout AdvanceFont) -> AdvanceLine? {
    let isOneLine = request.truncation != .tail || firstLineEnd(in: rest) == rest.upperBound
    if isOneLine, fits(rest) { return nil }
    switch request.truncation {
    case .none: return nil
    case .head: return head(rest, &font)
    case .middle: return middle(rest, &font)
    case .tail: return tail(rest, &font)
    }
  }

  private func tail(_ rest: Range<Int>, _ font: inout AdvanceFont) -> AdvanceLine? {
    let line = rest.lowerBound..<firstLineEnd(in: rest)
    func cut(_ end: Int) -> AdvanceLine {
      let ellipsis = font.ellipsis(beside: max(0, end - 1), of: clusters.text)
      return shaped(line.lowerBound..<end, joins: false) + ellipsis
    }
    if line.isEmpty { return cut(line.lowerBound).ifFits(in: availableWidth) }
    let near = { clusters.width(line.lowerBound..<$0).fits(in: availableWidth) }
    let end = lastFit(line.lowerBound + 1, line.upperBound, near: near) {
      cut($0).width.fits(in: availableWidth)
    }
    return (end ?? (keepsAlone(line.prefix(1)) ? line.lowerBound + 1 : nil)).map(cut)
  }

  private func head(_ rest: Range<Int>, _ font: inout AdvanceFont) -> AdvanceLine? {
    func cut(_ start: Int) -> AdvanceLine {
      font.ellipsis(beside: start, of: clusters.text)
        + shaped(start..<rest.upperBound, joins: false)
    }
    let start = firstFit(rest) { cut($0).width.fits(in: availableWidth) }
    return (start ?? (keepsAlone(rest.suffix(1)) ? rest.upperBound - 1 : nil)).map(cut)
  }

  /// Truncates the middle: the beginning first takes up to half of the available width, then the end takes what
  /// remains, then the beginning grows into what the end could not use.
  private func middle(_ rest: Range<Int>, _ font: inout AdvanceFont) -> AdvanceLine? {
    let start = rest.lowerBound
    func cut(_ first: Int, _ second: Int) -> AdvanceLine {
      let ellipsis = font.ellipsis(beside: first > start ? first - 1 : second, of: clusters.text)
      let end = shaped(second..<rest.upperBound, joins: false)
      return shaped(start..<first, joins: false) + ellipsis + end
    }
    let half = (availableWidth - font.ellipsis(beside: start, of: clusters.text).width) / 2
    let isHalf = { clusters.width(start..<$0) <= half }
    let first =
      lastFit(start + 1, rest.upperBound, near: isHalf) {
        shaped(start..<$0, joins: false).width <= half
      }
      ?? start
    let second =
      firstFit(rest) { $0 > first && cut(first, $0).width.fits(in: availableWidth) }
      ?? rest.upperBound
    let near = { clusters.width(start..<$0).fits(in: availableWidth) }
    let grown = lastFit(start + 1, second - 1, near: near) {
      cut($0, second).width.fits(in: availableWidth)
    }
    if grown ?? first == start, second == rest.upperBound { return tail(rest, &font) }
    return cut(grown ?? first, second)
  }

  /// The greatest end from `first` to `last` that fits; nil if there is none.
  ///
  /// - Parameters:
  ///   - near: A cheap estimate, which holds up to some end; the search goes back from the end after that.
  ///   - fits: The exact test, which may shape text.
  func lastFit(_ first: Int, _ last: Int, near: (Int) -> Bool, fits: (Int) -> Bool) -> Int? {
    guard first <= last else { return nil }
    var (low, high) = (first - 1, last)
    while low < high {
      let end = low + (high - low + 1) / 2
      if near(end) { low = end } else { high = end - 1 }
    }
    let ends = max(first, low + 2 - AdvanceLayout.maximumSteps)...max(first, min(last, low + 1))
    return ends.last(where: fits)
  }

  /// The least start in `range` of which the rest fits; nil if there is none.
  private func firstFit(_ range: Range<Int>, where fits: (Int) -> Bool) -> Int? {
    let last = range.upperBound
    let near = { clusters.width(last - $0..<last).fits(in: availableWidth) }
    return lastFit(1, range.count, near: near) { fits(last - $0) }.map { last - $0 }
  }

  /// How many ends are tried. A limit, because each time text is shaped, and what has no width has no bound.
  private static let maximumSteps = 64

  /// Whether a single grapheme cluster is kept even though the ellipsis then overflows the line: it fits alone.
  private func keepsAlone(_ cluster: Range<Int>) -> Bool {
    !cluster.isEmpty && clusters.width(cluster).fits(in: availableWidth)
  }

  /// The end of the first line: the first forced break in `rest`, or the end of `rest`.
  private func firstLineEnd(in rest: Range<Int>) -> Int {
    let forced = breaks.first { $0.isForced && $0.start > rest.lowerBound }
    guard let forced, forced.start < rest.upperBound else { return rest.upperBound }
    return clusters.lineEnd(of: rest.lowerBound..<forced.start)
  }
}

extension AdvanceLine {
  fileprivate func ifFits(in available: Double) -> AdvanceLine? {
    width.fits(in: available) ? self : nil
  }
}
