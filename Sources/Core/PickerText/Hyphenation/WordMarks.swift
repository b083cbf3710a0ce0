/// The values between the bytes of a word.
struct WordMarks {
  /// A change of the spelling at a place of division.
  struct Change {
    let replacement: PatternReplacement
    /// The number of replaced bytes before the place.
    let countBefore: Int
  }

  /// After each byte; an odd one divides the word there.
  private var values: [UInt8]
  /// The places where dividing changes the spelling.
  private(set) var changes: [Int: Change] = [:]

  init(values: [UInt8]) { self.values = values }

  func divides(after byte: Int) -> Bool { values[byte] & 1 == 1 }

  /// Removes the divisions with fewer than a number of letters before them.
  mutating func keep(leading minimum: Int, of word: [UInt8], in encoding: PatternEncoding) {
    var count = 0
    for place in word.indices {
      if encoding.isStart(word[place]) {
        count += encoding.isUnicode && word[place...].isLongLigature ? 2 : 1
        guard count < minimum else { return }
      }
      values[place] = 0
    }
  }

  /// Removes the divisions with fewer than a number of letters after them.
  mutating func keep(trailing minimum: Int, of word: [UInt8], in encoding: PatternEncoding) {
    var count = 0
    for place in word.indices.dropFirst().reversed() where count < minimum {
      values[place] = 0
      if encoding.isStart(word[place]) { count += 1 }
    }
  }

  /// Takes the first `count` marks of a part of the word that begins at a byte.
  mutating func take(_ part: WordMarks, at start: Int, count: Int) {
    for place in 0..<max(0, count) {
      values[start + place] = place < part.values.count ? part.values[place] : 0
      if let change = part.changes[place] { changes[start + place] = change }
    }
  }

  mutating func set(_ change: Change, at place: Int) { changes[place] = change }
}

extension ArraySlice<UInt8> {
  /// Whether they begin with the ligature ffi or ffl, which counts as two letters.
  fileprivate var isLongLigature: Bool {
    starts(with: "\u{FB03}".utf8) || starts(with: "\u{FB04}".utf8)
  }
}

/// The values between the bytes of a word with a dot at either end, while patterns are applied.
struct TextMarks {
  /// After each byte.
  private var values: [UInt8]
  /// By the byte after which the word is divided: what the pattern that divides it there replaces.
  private var sources: [Int: PatternReplacement] = [:]
  /// Indexed by the byte before the replaced ones: the byte after which the word is divided.
  private var divisions: [Int: Int] = [:]
  /// Indexed by the byte before the replaced ones: their number.
  private var counts: [Int: Int] = [:]

  init(count: Int) {
    values = Array(repeating: 0, count: count)
  }

  /// Raises values to the values of a pattern.
  ///
  /// - Parameters:
  ///   - start: Where the pattern begins in the text.
  ///   - isAtStart: Whether the pattern begins with the dot, which its replacement does not count.
  mutating func apply(
    _ pattern: PatternLine, _ replacement: PatternReplacement?, at start: Int, isAtStart: Bool
  ) {
    let first = start - 1 + (isAtStart ? 1 : 0) + (replacement?.start ?? 0)
    if let replacement, first >= 0 { counts[first] = replacement.count }
    pattern.forEachValue { value, count in
      let place = start - 1 + count
      guard place >= 0, values[place] < value else { return }
      values[place] = value
      guard value & 1 == 1 else { return }
      sources[place] = replacement
      guard let replacement, first >= 0 else { return }
      if first <= place, place <= first + replacement.count { divisions[first] = place }
    }
  }

  /// The marks of the word without the dots.
  func marks(ofWordOf count: Int) -> WordMarks {
    var marks = WordMarks(values: Array(values[1..<count] + [0]))
    guard !divisions.isEmpty else { return marks }
    var place = 0
    while place < count {
      if let division = divisions[place], division > 0, let replacement = sources[division] {
        let change = WordMarks.Change(replacement: replacement, countBefore: division - place)
        marks.set(change, at: division - 1)
        place += max(1, counts[place] ?? 1)
      } else {
        place += 1
      }
    }
    return marks
  }
}
