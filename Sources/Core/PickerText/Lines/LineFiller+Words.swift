import PickerGeometry

// Where words end or are divided at the end of a line.
extension LineFiller {
  /// The breaks of a text, including breaks that divide words, but not soft hyphens if words are not divided.
  static func dividedBreaks(of source: Source) -> [LineBreak] {
    let (breaks, divisions) = (source.lineBreaks(), source.divisions)
    if divisions.hyphens == .none, divisions.hasSoftHyphens {
      return breaks.filter {
        $0.isForced || !source.hasSoftHyphen(endingAt: $0.place) || $0.place == source.end
      }
    }
    guard !divisions.places.isEmpty else { return breaks }
    let divided = divisions.places.map { LineBreak(place: $0, isForced: false) }
    return (breaks + divided).sorted { $0.place < $1.place }
  }

  /// Whether a line divides a word and ends with a hyphen: at a place of the patterns, or at a soft hyphen after
  /// something visible.
  func dividesWord(_ line: Range<Int>) -> Bool {
    guard source.divisions.canDivide, line.upperBound < source.end, !line.isEmpty else {
      return false
    }
    guard source.hasSoftHyphen(endingAt: line.upperBound) else {
      return source.divisions.divide(at: line.upperBound)
    }
    let word = line.lowerBound..<endWithoutSoftHyphens(of: line)
    return !word.isEmpty && source.visibleEnd(of: word) == word.upperBound
  }

  func endsWithSoftHyphen(_ line: Range<Int>) -> Bool {
    source.hasSoftHyphen(endingAt: line.upperBound)
  }

  /// Whether a line may end like this: its hyphen fits, if there is one, and the line is not only soft hyphens.
  func canEnd(_ line: Range<Int>) -> Bool {
    guard source.divisions.canDivide, line.upperBound < source.end else { return true }
    if dividesWord(line) {
      return source.fits(source.width(line, joins: true) + source.hyphenWidth)
    }
    return !endsWithSoftHyphen(line) || endWithoutSoftHyphens(of: line) > line.lowerBound
  }

  /// Returns the place at which a word wider than the line is broken: after as many grapheme clusters as fit, at
  /// least one. If that divides the word, its hyphen has to fit as well.
  func brokenWord(_ word: Range<Int>) -> Int {
    let ends = brokenEnds(in: source.prefixBeyondLine(of: word))
    let last = ends.lastFit(near: isEstimatedToFit(from: word.lowerBound)) {
      fits(word.lowerBound..<$0) && canEnd(word.lowerBound..<$0)
    }
    return last ?? ends.first ?? word.upperBound
  }

  /// The ends of the grapheme clusters of a word that is too wide, at which it can be broken: not before a soft
  /// hyphen, and not if there are only soft hyphens.
  private func brokenEnds(in word: Range<Int>) -> [Int] {
    let ends = source.clusterEnds(in: word)
    guard source.divisions.canDivide, source.divisions.hasSoftHyphens else { return ends }
    var first = word.lowerBound
    while source.isSoftHyphen(at: first) { first += source.softHyphenLength }
    return ends.filter { $0 > first && !source.isSoftHyphen(at: $0) }
  }

  private func endWithoutSoftHyphens(of line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, source.hasSoftHyphen(endingAt: end) {
      end -= source.softHyphenLength
    }
    return max(end, line.lowerBound)
  }
}

extension LineSource {
  fileprivate func hasSoftHyphen(endingAt place: Int) -> Bool {
    place >= softHyphenLength && isSoftHyphen(at: place - softHyphenLength)
  }
}
