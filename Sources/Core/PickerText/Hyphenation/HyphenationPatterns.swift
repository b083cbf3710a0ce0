/// The patterns that divide the words of a language, from a file in libhyphen's format. Immutable and thread-safe.
/// The divisions match libhyphen 2.8.8.
package final class HyphenationPatterns: Sendable {
  private let bytes: [UInt8]
  private let file: PatternFile
  let alphabet: any PatternAlphabet

  /// Returns nil for a file without patterns, or in an unknown character set, and if the current budget stops the work.
  ///
  /// - Parameter bytes: The file.
  package init?(_ bytes: [UInt8], _ alphabet: any PatternAlphabet) {
    let file = bytes.withUnsafeBufferPointer { PatternFile($0, alphabet) }
    guard let file else { return nil }
    self.bytes = bytes
    self.file = file
    self.alphabet = alphabet
  }

  /// The minimum number of letters of a word that is divided, and of those before and after a division. Source: CSS
  /// Text 4, `hyphenate-limit-chars: auto`.
  private static let minimumLength = 5
  private static let minimumPart = 2
  /// Longer words are not divided.
  static let maximumLength = 64

  /// Returns the numbers of letters of `word` before each place where it can be divided.
  ///
  /// None for a word of more than 64 letters, or if dividing would change the spelling, as in some Hungarian words.
  package func divisions(of word: some Collection<Unicode.Scalar>) -> [Int] {
    guard
      (HyphenationPatterns.minimumLength...HyphenationPatterns.maximumLength).contains(word.count),
      let letters = file.encoding.bytes(of: word.map { lowercase($0) })
    else { return [] }
    var marks = bytes.withUnsafeBufferPointer {
      self.marks(of: letters, in: $0, level: 0, isFirst: true, isLast: true)
    }
    let minimums = (file.minimums.leading, file.minimums.trailing)
    marks.keep(leading: minimums.0 > 0 ? minimums.0 : 2, of: letters, in: file.encoding)
    marks.keep(trailing: minimums.1 > 0 ? minimums.1 : 2, of: letters, in: file.encoding)
    let starts = letters.indices.filter { file.encoding.isStart(letters[$0]) }
    let places = HyphenationPatterns.minimumPart...(word.count - HyphenationPatterns.minimumPart)
    return places.filter { place in
      let last = starts[place] - 1
      return marks.divides(after: last) && marks.changes[last] == nil
    }
  }

  /// Divides a word by the patterns of a level, and its parts by them again. A part that they do not divide, such as
  /// a part of a German compound, is divided by the patterns of the next level.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the word is not a part, or the first one.
  ///   - isLast: Whether the word is not a part, or the last one.
  private func marks(
    of word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, level: Int, isFirst: Bool, isLast: Bool
  ) -> WordMarks {
    var marks = file.levels[level].marks(of: word, bytes, file.encoding)
    guard level + 1 < file.levels.count, !divideParts(of: word, in: bytes, &marks, isFirst, isLast)
    else { return marks }
    let next = self.marks(of: word, in: bytes, level: level + 1, isFirst: isFirst, isLast: isLast)
    marks.take(next, at: 0, count: word.count)
    if !isFirst { marks.keep(leading: file.compoundMinimums.leading, of: word, in: file.encoding) }
    if !isLast { marks.keep(trailing: file.compoundMinimums.trailing, of: word, in: file.encoding) }
    return marks
  }

  /// Divides the parts of a compound.
  ///
  /// - Returns: Whether it has parts.
  private func divideParts(
    of word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ marks: inout WordMarks,
    _ isFirst: Bool, _ isLast: Bool
  ) -> Bool {
    var start = 0
    for end in word.indices
    where marks.divides(after: end) || start > 0 && end + 1 == word.count {
      let part = HyphenationPatterns.part(of: word, start...end, marks.changes[end])
      // What is spelt before the hyphen may be as long as the word, which would be a part of itself again and again.
      if end > start + 1, part.count < word.count {
        let divided = self.marks(
          of: part, in: bytes, level: 0, isFirst: start == 0 && isFirst,
          isLast: !marks.divides(after: end) && isLast)
        marks.take(divided, at: start, count: end - start - 1)
      }
      start = end + 1
    }
    return start > 0
  }

  /// The bytes of a part of a word, in its spelling before the hyphen.
  private static func part(
    of word: [UInt8], _ range: ClosedRange<Int>, _ change: WordMarks.Change?
  ) -> [UInt8] {
    guard let change, let letters = change.replacement.beforeHyphen else {
      return Array(word[range])
    }
    return word[range].dropLast(change.countBefore) + letters
  }

  private func lowercase(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    guard letter.value < 0x80 else { return alphabet.lowercase(letter) }
    let isCapital = letter.value &- 0x41 < 26
    return isCapital ? Unicode.Scalar(UInt8(truncatingIfNeeded: letter.value) | 0x20) : letter
  }
}
