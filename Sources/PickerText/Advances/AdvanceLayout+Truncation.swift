import PickerGeometry

extension AdvanceLayout {
  /// Returns the text of `rest` on one line, truncated; nil if it fits or is kept whole.
  func truncated(_ rest: Range<Int>, _ font: inout AdvanceFont) -> AdvanceLine? {
    let isOneLine = request.truncation != .tail || firstLineEnd(in: rest) == rest.upperBound
    if isOneLine, clusters.width(rest).fits(in: availableWidth) { return nil }
    if request.truncation == .none { return nil }
    let ellipsis = font.ellipsis()
    switch request.truncation {
    case .head: return head(rest, ellipsis)
    case .middle: return middle(rest, ellipsis)
    case .tail, .none: return tail(rest, ellipsis)
    }
  }

  private func tail(_ rest: Range<Int>, _ ellipsis: AdvanceLine) -> AdvanceLine? {
    let line = rest.lowerBound..<firstLineEnd(in: rest)
    if line.isEmpty, ellipsis.width.fits(in: availableWidth) { return ellipsis }
    let first = line.prefix(1)
    let end = longest(line) { fits(line.lowerBound..<$0, ellipsis) }
    guard let end = end ?? (keepsAlone(first) ? first.upperBound : nil) else { return nil }
    return firstFitting((line.lowerBound + 1...end).reversed()) {
      shaped(line.lowerBound..<$0) + ellipsis
    }
  }

  private func head(_ rest: Range<Int>, _ ellipsis: AdvanceLine) -> AdvanceLine? {
    let last = rest.suffix(1)
    let start = shortest(rest) { fits($0..<rest.upperBound, ellipsis) }
    guard let start = start ?? (keepsAlone(last) ? last.lowerBound : nil) else { return nil }
    return firstFitting(start..<rest.upperBound) { ellipsis + shaped($0..<rest.upperBound) }
  }

  /// Truncates the middle: the beginning first takes up to half of the available width, then the end takes what
  /// remains, then the beginning grows into what the end could not use.
  private func middle(_ rest: Range<Int>, _ ellipsis: AdvanceLine) -> AdvanceLine? {
    let half = (availableWidth - ellipsis.width) / 2
    let first = longest(rest) { clusters.width(rest.lowerBound..<$0) <= half } ?? rest.lowerBound
    let used = clusters.width(rest.lowerBound..<first) + ellipsis.width
    let second =
      first < rest.upperBound
      ? shortest(first + 1..<rest.upperBound) {
        (used + clusters.width($0..<rest.upperBound)).fits(in: availableWidth)
      } : nil
    let end = (second ?? rest.upperBound)..<rest.upperBound
    let others = clusters.width(end) + ellipsis.width
    let grown = longest(first..<max(first, end.lowerBound - 1)) {
      (clusters.width(rest.lowerBound..<$0) + others).fits(in: availableWidth)
    }
    let start = rest.lowerBound..<(grown ?? first)
    if start.isEmpty, end.isEmpty { return tail(rest, ellipsis) }
    let last = ellipsis + shaped(end)
    return firstFitting((start.lowerBound...start.upperBound).reversed()) {
      shaped(start.lowerBound..<$0) + last
    }
  }

  /// Returns the first of these lines that fits as it is drawn, else the first of all.
  ///
  /// Where a text is cut, letters no longer kern or join, so that it may be wider than its advances were together.
  private func firstFitting(
    _ places: some Sequence<Int>, _ line: (Int) -> AdvanceLine
  ) -> AdvanceLine? {
    var first: AdvanceLine?
    for place in places.prefix(AdvanceLayout.shortenings) {
      let candidate = line(place)
      if candidate.width.fits(in: availableWidth) { return candidate }
      first = first ?? candidate
    }
    return first
  }

  /// How often a cut line is shortened. A limit, because each time it is shaped again.
  private static let shortenings = 4

  private func fits(_ range: Range<Int>, _ ellipsis: AdvanceLine) -> Bool {
    (clusters.width(range) + ellipsis.width).fits(in: availableWidth)
  }

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

  /// The greatest end of a non-empty beginning of `range` that satisfies `fits`, as all shorter ones must; nil if
  /// there is none. O(log *n*).
  func longest(_ range: Range<Int>, where fits: (Int) -> Bool) -> Int? {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let end = low + (high - low + 1) / 2
      if fits(end) { low = end } else { high = end - 1 }
    }
    return low > range.lowerBound ? low : nil
  }

  /// The least start of a non-empty end of `range` that satisfies `fits`, as all shorter ones must; nil if there is
  /// none. O(log *n*).
  private func shortest(_ range: Range<Int>, where fits: (Int) -> Bool) -> Int? {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let start = low + (high - low) / 2
      if fits(start) { high = start } else { low = start + 1 }
    }
    return low < range.upperBound ? low : nil
  }
}
