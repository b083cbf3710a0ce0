import PickerLimits

extension HyphenationPatterns {
  /// Returns the offsets in UTF-8 bytes at which the words of a text can be divided, in ascending order.
  ///
  /// A word is a sequence of letters and their marks. One with a soft hyphen is divided there only: its author
  /// knows better. Source: CSS Text 3, `hyphens: auto`.
  ///
  /// - Complexity: O(*n*).
  package func divisions(ofWordsIn text: String) -> [Int] {
    var found: [Int] = []
    var word = Word()
    var at = 0
    var checkpoint = Checkpoint(every: 4)
    for scalar in text.unicodeScalars {
      if isOfWord(scalar) {
        word.append(scalar, at: at)
      } else {
        if !word.isEmpty, checkpoint.mayProceed() { append(&word, to: &found) }
        word = Word()
      }
      at += UTF8.width(scalar)
    }
    append(&word, to: &found)
    return found
  }

  /// Whether the character belongs to the word at hand: a letter, a mark, a soft hyphen.
  private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (0x61...0x7A).contains(scalar.value | 0x20) }
    return scalar == Hyphens.softHyphen || alphabet.isOfWord(scalar)
  }

  private func append(_ word: inout Word, to found: inout [Int]) {
    guard !word.hasSoftHyphen else { return }
    found += divisions(of: word.letters).map { word.offsets[$0] }
  }
}

/// The letters of a word, and the offset of each in the text, in bytes.
private struct Word {
  var letters: [Unicode.Scalar] = []
  var offsets: [Int] = []
  var hasSoftHyphen = false

  var isEmpty: Bool { letters.isEmpty }

  mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    if scalar == Hyphens.softHyphen { hasSoftHyphen = true }
    guard letters.count <= HyphenationPatterns.maximumLength else { return }
    letters.append(scalar)
    offsets.append(offset)
  }
}
