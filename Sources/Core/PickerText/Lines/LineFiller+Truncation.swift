import PickerGeometry

// The last line of a text, which may be truncated.
extension LineFiller {
  /// Returns `rest` on one line, truncated if it is too wide or continues after a forced break; nil if it fits or is
  /// kept complete.
  func truncated(_ rest: Range<Int>) -> [LinePiece]? {
    let isOneLine = source.truncation != .tail || firstLineEnd(in: rest) == rest.upperBound
    if isOneLine, fits(rest) { return nil }
    switch source.truncation {
    case .none: return nil
    case .tail: return tail(rest)
    case .head: return head(rest)
    case .middle: return middle(rest)
    }
  }

  private func tail(_ rest: Range<Int>) -> [LinePiece]? {
    let line = rest.lowerBound..<firstLineEnd(in: rest)
    func cut(_ end: Int) -> [LinePiece] {
      [.text(line.lowerBound..<end, joins: false), .ellipsis(beside: max(0, end - 1))]
    }
    if line.upperBound < rest.upperBound, fits(cut(line.upperBound)) {
      return cut(line.upperBound)
    }
    let ends = source.clusterEnds(in: line)
    let end = ends.lastFit(near: isEstimatedToFit(from: line.lowerBound)) { fits(cut($0)) }
    return (end ?? ends.first.flatMap { keepsAlone(line.lowerBound..<$0) ? $0 : nil }).map(cut)
  }

  private func head(_ rest: Range<Int>) -> [LinePiece]? {
    func cut(_ start: Int) -> [LinePiece] {
      [.ellipsis(beside: start), .text(start..<rest.upperBound, joins: false)]
    }
    let starts = clusterStarts(in: rest)
    let start = starts.lastFit(near: isEstimatedToFit(to: rest.upperBound)) { fits(cut($0)) }
    return (start ?? starts.first.flatMap { keepsAlone($0..<rest.upperBound) ? $0 : nil }).map(cut)
  }

  /// Truncates the middle: the beginning first takes up to half of the available width, then the end takes what
  /// remains, then the beginning grows into what the end could not use.
  private func middle(_ rest: Range<Int>) -> [LinePiece]? {
    let start = rest.lowerBound
    func cut(_ first: Int, _ second: Int) -> [LinePiece] {
      [
        .text(start..<first, joins: false), .ellipsis(beside: first > start ? first - 1 : second),
        .text(second..<rest.upperBound, joins: false),
      ]
    }
    let ends = source.clusterEnds(in: rest)
    let half = (source.availableWidth - source.ellipsisWidth(beside: start)) / 2
    let first =
      ends.lastFit(near: { source.estimate(start..<$0) <= half }) {
        source.width(start..<$0, joins: false) <= half
      } ?? start
    let second =
      clusterStarts(in: rest).lastFit(near: isEstimatedToFit(to: rest.upperBound)) {
        $0 > first && fits(cut(first, $0))
      } ?? rest.upperBound
    let grown =
      ends.lastFit(near: isEstimatedToFit(from: start)) { $0 < second && fits(cut($0, second)) }
      ?? first
    // Nothing fits next to the ellipsis: `tail` decides whether a single cluster is kept nevertheless.
    if grown == start, second == rest.upperBound { return tail(rest) }
    return cut(grown, second)
  }

  /// Whether a single grapheme cluster is kept even though the ellipsis then overflows the line: it fits alone.
  private func keepsAlone(_ cluster: Range<Int>) -> Bool {
    source.width(cluster, joins: false).fits(in: source.availableWidth)
  }

  private func fits(_ pieces: [LinePiece]) -> Bool {
    var sum = 0.0
    for piece in pieces {
      switch piece {
      case .text(let range, let joins): sum += source.width(range, joins: joins)
      case .ellipsis(let place): sum += source.ellipsisWidth(beside: place)
      case .hyphen: sum += source.hyphenWidth
      }
    }
    return sum.fits(in: source.availableWidth)
  }

  func isEstimatedToFit(from start: Int) -> (Int) -> Bool {
    { source.fits(source.estimate(start..<$0)) }
  }

  private func isEstimatedToFit(to end: Int) -> (Int) -> Bool {
    { source.estimate($0..<end).fits(in: source.availableWidth) }
  }

  /// The end of the first line: the first forced break in `rest`, or the end of `rest`.
  private func firstLineEnd(in rest: Range<Int>) -> Int {
    let forced = breaks.first { $0.isForced && $0.place > rest.lowerBound }
    guard let forced, forced.place < rest.upperBound else { return rest.upperBound }
    return source.lineEnd(of: rest.lowerBound..<forced.place)
  }

  /// The starts of the grapheme clusters, the last one first.
  private func clusterStarts(in range: Range<Int>) -> [Int] {
    ([range.lowerBound] + source.clusterEnds(in: range).dropLast()).reversed()
  }
}
