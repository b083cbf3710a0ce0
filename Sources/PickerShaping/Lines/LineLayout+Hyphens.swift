import PickerGeometry
import PickerText

/// Where the words of a text can be divided.
struct WordDivisions {
  let hyphens: Hyphens
  let hasSoftHyphens: Bool
  /// The offsets at which patterns divide words, in ascending order.
  let offsets: [Int]

  /// - Parameter language: The language of the text, BCP 47; nil: unknown.
  init(_ hyphens: Hyphens, of bytes: [UInt8], language: String?) {
    self.hyphens = hyphens
    hasSoftHyphens = bytes.contains(0xC2) && bytes.indices.contains { bytes.isSoftHyphen(at: $0) }
    let patterns = hyphens == .auto ? language.flatMap(HyphenationLibrary.installed.patterns) : nil
    offsets = patterns?.divisions(ofWordsIn: String(decoding: bytes, as: UTF8.self)) ?? []
  }

  /// Whether any word can be divided.
  var canDivide: Bool { hyphens != .none && hasSoftHyphens || !offsets.isEmpty }

  /// The breaks of a text with those that divide words, and without those at soft hyphens where words are not divided.
  func applied(to breaks: [LineBreak], of bytes: [UInt8]) -> [LineBreak] {
    if hyphens == .none, hasSoftHyphens {
      return breaks.filter { $0.isForced || !bytes.isSoftHyphen(endingAt: $0.offset) }
    }
    var all = breaks
    all += offsets.map { LineBreak(offset: $0, isForced: false) }
    if !offsets.isEmpty { all.sort { $0.offset < $1.offset } }
    return all
  }
}

extension LineLayout {
  /// Whether a line of bytes `range` divides a word, so that it ends with a hyphen.
  func dividesWord(_ range: Range<Int>) -> Bool {
    guard divisions.canDivide, range.upperBound < bytes.count, !range.isEmpty else { return false }
    if bytes.isSoftHyphen(endingAt: range.upperBound) {
      let word = range.lowerBound..<endWithoutSoftHyphens(of: range)
      return !word.isEmpty && TrailingSpace.end(of: word, in: bytes) == word.upperBound
    }
    let place = divisions.offsets.partitioningIndex { $0 >= range.upperBound }
    return place < divisions.offsets.count && divisions.offsets[place] == range.upperBound
  }

  /// Whether a line may end with bytes `range`: its hyphen fits, if it has one, and it has not only soft hyphens.
  func canEnd(_ range: Range<Int>, _ shaper: borrowing Shaper) -> Bool {
    guard divisions.canDivide, range.upperBound < bytes.count else { return true }
    if dividesWord(range) {
      let hyphenWidth = hyphen?.width(at: scale) ?? 0
      return (width(range, shaper, joins: true) + hyphenWidth).fits(in: availableWidth)
    }
    return !bytes.isSoftHyphen(endingAt: range.upperBound)
      || endWithoutSoftHyphens(of: range) > range.lowerBound
  }

  /// The end of `range` without trailing soft hyphens.
  private func endWithoutSoftHyphens(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, bytes.isSoftHyphen(endingAt: end) { end -= 2 }
    return max(end, range.lowerBound)
  }

  /// Returns the line of a divided word, with its hyphen in the place of a soft hyphen.
  func dividedLine(_ range: Range<Int>, _ shaper: borrowing Shaper) -> ShapedLine {
    let isSoft = bytes.isSoftHyphen(endingAt: range.upperBound)
    let kept = range.lowerBound..<range.upperBound - (isSoft ? 2 : 0)
    var shaped = slice(kept, shaper, joins: true)
    let place = runs.partitioningIndex { $0.bytes.upperBound >= range.upperBound }
    if let hyphen, place < runs.count {
      shaped.append(hyphen.run(at: kept.upperBound, like: runs[place], in: text.style.primary))
    }
    return ShapedLine(
      text: substring(kept) + (hyphen?.text ?? ""), shaped: shaped, isSpaced: text.style.isSpaced)
  }

  /// The ends of the grapheme clusters in `range` at which a word that is too wide can be broken: not before a soft
  /// hyphen, and not where there are only soft hyphens.
  func brokenEnds(in range: Range<Int>) -> [Int] {
    let ends = characterEnds(in: range)
    guard divisions.canDivide, divisions.hasSoftHyphens else { return ends }
    var first = range.lowerBound
    while bytes.isSoftHyphen(at: first) { first += 2 }
    return ends.filter { $0 > first && !bytes.isSoftHyphen(at: $0) }
  }
}

extension [UInt8] {
  /// Whether a soft hyphen begins at `offset`.
  fileprivate func isSoftHyphen(at offset: Int) -> Bool {
    offset + 1 < count && self[offset] == 0xC2 && self[offset + 1] == 0xAD
  }

  /// Whether a soft hyphen ends at `offset`.
  fileprivate func isSoftHyphen(endingAt offset: Int) -> Bool {
    offset >= 2 && isSoftHyphen(at: offset - 2)
  }
}
