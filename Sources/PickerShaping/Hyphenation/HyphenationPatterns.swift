import CPickerHyphen

/// The patterns by which the words of a language are divided. Immutable and thread-safe.
final class HyphenationPatterns: Sendable {
  private let patterns: ImmutablePointer<OpaquePointer>

  /// Returns nil for a file that does not exist or has no patterns, and where libhyphen is not installed.
  init?(path: String) {
    guard let opened = picker_hyphen_open(path) else { return nil }
    patterns = ImmutablePointer(opened)
  }

  deinit { picker_hyphen_close(patterns.pointer) }

  /// The minimum number of letters of a word that is divided. Source: CSS Text 4, `hyphenate-limit-chars: auto`.
  static let minimumLength = 5

  /// Returns the numbers of letters of `word` before each place where it can be divided.
  ///
  /// None for a word of more than 64 letters, and where dividing would change the spelling, as in some words of
  /// Hungarian or of German before 1996.
  func divisions(of word: some Collection<Unicode.Scalar>) -> [Int] {
    let count = word.count
    guard (HyphenationPatterns.minimumLength...Int(PICKER_HYPHEN_LETTERS)).contains(count) else {
      return []
    }
    let letters = word.map { HyphenationPatterns.lowercase($0) }
    var divides = [UInt8](repeating: 0, count: count)
    let isKnown = picker_hyphen_find(patterns.pointer, letters, Int32(count), &divides) != 0
    return isKnown ? (1..<count).filter { divides[$0 - 1] != 0 } : []
  }

  /// The lower-case letter, in which patterns are written; the letter itself where that would be several.
  private static func lowercase(_ letter: Unicode.Scalar) -> UInt32 {
    let lower = letter.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first?.value ?? letter.value : letter.value
  }
}
