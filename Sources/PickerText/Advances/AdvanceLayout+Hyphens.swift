import PickerGeometry

extension AdvanceLayout {
  /// Whether a line of the clusters in `range` divides a word: at a place of the patterns, or it ends with a soft hyphen, and
  /// something visible before.
  func dividesWord(_ range: Range<Int>) -> Bool {
    if divisions.contains(range.upperBound) { return !range.isEmpty }
    guard endsWithSoftHyphen(range) else { return false }
    let end = clusters.endWithoutSoftHyphens(of: range)
    return end > range.lowerBound && !clusters.isSpace[end - 1]
  }

  /// Whether a line may end with the clusters in `range`: its hyphen fits, if it has one, and it has not only soft hyphens.
  func canEnd(_ range: Range<Int>) -> Bool {
    if dividesWord(range) {
      let width = font.isShaping ? shaped(range, joins: true).width : clusters.width(range)
      return (width + hyphenWidth).fits(in: availableWidth)
    }
    return !endsWithSoftHyphen(range)
      || clusters.endWithoutSoftHyphens(of: range) > range.lowerBound
  }

  /// Returns the position at which a word wider than the line is broken: after as many grapheme clusters as fit,
  /// at least one. A word is not broken before a soft hyphen, and behind one only with a visible hyphen.
  func brokenWord(_ word: Range<Int>) -> Int {
    let start = word.lowerBound
    let near = { clusters.width(start..<$0).fits(in: availableWidth) }
    let last = lastFit(start + 1, word.upperBound, near: near) {
      !precedesSoftHyphen($0) && fits(start..<$0) && canEnd(start..<$0)
    }
    if let last { return last }
    var end = start
    while end < word.upperBound, precedesSoftHyphen(end) { end += 1 }
    end += 1
    while end < word.upperBound, precedesSoftHyphen(end) { end += 1 }
    return min(end, max(word.upperBound, start + 1))
  }

  func endsWithSoftHyphen(_ range: Range<Int>) -> Bool {
    request.hyphens != .none && clusters.endsWithSoftHyphen(range)
  }

  private func precedesSoftHyphen(_ cluster: Int) -> Bool {
    request.hyphens != .none && clusters.hasSoftHyphens && cluster < clusters.count
      && clusters.isSoftHyphen(cluster)
  }
}
