import PickerLimits

/// Patterns that are applied together. Source: F. M. Liang, *Word Hy-phen-a-tion by Com-put-er*.
///
/// A pattern has a value before, between and after its letters. Of all patterns in a word, the greatest value of each place
/// counts: an odd one divides, an even one does not.
///
///     . d o n a u .
///      1  o n a        the pattern 1ona
///           2n         the pattern 2n
///
/// The patterns stay in the file; only their lines are found beforehand, by the first three bytes of their letters. That
/// takes a fiftieth of the time in which libhyphen makes states of them, and few lines begin like a part of a word.
struct PatternLevel: Sendable {
  /// The offsets of lines in the file, by bucket and then in their order.
  private let lines: [UInt32]
  /// The first line of each bucket, and the end of the last.
  private let buckets: [UInt32]
  /// Whether a pattern begins with one byte, by that byte, or with two, by `256 + 256 * first + second`.
  private let beginnings: [Bool]

  var isEmpty: Bool { lines.isEmpty }

  /// The lines of a level in the order of the file.
  struct Builder {
    fileprivate var lines: [(offset: UInt32, bucket: UInt32)] = []
    fileprivate var beginnings = [Bool](repeating: false, count: 256 + 65536)

    /// Adds the line at an offset, if it has letters.
    @inline(__always)
    mutating func add(lineAt offset: Int, of file: UnsafeBufferPointer<UInt8>) {
      var (place, count) = (offset, 0)
      var key: UInt32 = 0
      while count < 3, place < file.count, !PatternLine.isEnd(file[place]) {
        if !PatternLine.isValue(file[place]) {
          key = key << 8 | UInt32(file[place])
          count += 1
        }
        place += 1
      }
      guard count > 0 else { return }
      let two = Int(key >> (count > 2 ? 8 : 0))
      let beginning = count > 1 ? 256 + two : two
      if !beginnings[beginning] {
        beginnings[beginning] = true
        if count > 1 { beginnings[two >> 8] = true }
      }
      lines.append((UInt32(truncatingIfNeeded: offset), PatternLevel.bucket(of: key)))
    }
  }

  init(_ builder: Builder) {
    var buckets = [UInt32](repeating: 0, count: PatternLevel.bucketCount + 1)
    for line in builder.lines { buckets[Int(line.bucket) + 1] += 1 }
    for bucket in 1...PatternLevel.bucketCount { buckets[bucket] += buckets[bucket - 1] }
    var next = buckets
    var lines = [UInt32](repeating: 0, count: builder.lines.count)
    for line in builder.lines {
      lines[Int(next[Int(line.bucket)])] = line.offset
      next[Int(line.bucket)] += 1
    }
    self.lines = lines
    self.buckets = buckets
    beginnings = builder.beginnings
  }

  private static let bucketBits: UInt32 = 14
  private static let bucketCount = 1 << Int(bucketBits)

  /// The bucket of up to three bytes, none of them 0. Uses Fibonacci hashing.
  @inline(__always)
  private static func bucket(of key: UInt32) -> UInt32 {
    (key &* 0x9E37_79B1) >> (32 - bucketBits)
  }

  /// Returns where the patterns divide a word.
  ///
  /// - Complexity: O(*n* × *lines of a bucket*).
  func marks(
    of word: [UInt8], _ file: UnsafeBufferPointer<UInt8>, _ encoding: PatternEncoding
  ) -> WordMarks {
    let text = [0x2E] + word + [0x2E]
    var marks = TextMarks(count: text.count)
    text.withUnsafeBufferPointer { text in
      var search = PatternSearch(text, file)
      for start in text.indices {
        for end in search.find(from: start, in: self) {
          let line = PatternLine(file, at: end.line)
          marks.apply(line, line.replacement(in: encoding), at: start, isAtStart: start == 0)
        }
      }
    }
    return marks.marks(ofWordOf: word.count)
  }

  /// The end of the longest beginning of a pattern that starts at an offset of a text, of at most two bytes.
  fileprivate func shortEnd(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard beginnings[Int(text[start])] else { return start }
    guard start + 1 < text.count, beginnings[256 + Int(text[start]) << 8 + Int(text[start + 1])]
    else { return start + 1 }
    return start + 2
  }

  /// The lines whose letters begin with up to three bytes of a text, and some others.
  fileprivate func lines(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> ArraySlice<UInt32> {
    let bucket = Int(PatternLevel.bucket(of: bytes.reduce(0) { $0 << 8 | UInt32($1) }))
    return lines[Int(buckets[bucket])..<Int(buckets[bucket + 1])]
  }
}

/// Finds the patterns of a level in a text, start by start.
private struct PatternSearch {
  private let text: UnsafeBufferPointer<UInt8>
  private let file: UnsafeBufferPointer<UInt8>
  /// The end of the longest beginning of a pattern so far.
  private var longestEnd = 0
  /// By the end in the text: the line of the pattern that ends there; −1: none. Of equal patterns the last counts.
  private var found: [Int]

  init(_ text: UnsafeBufferPointer<UInt8>, _ file: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.file = file
    found = Array(repeating: -1, count: text.count + 1)
  }

  /// Returns the patterns that begin at `start`, in the order of their ends, except those that end within the
  /// beginning of a pattern that begins earlier.
  ///
  /// Those are not applied, as the tools that write pattern files expect: they add to each pattern the values of the
  /// patterns that it ends with.
  mutating func find(from start: Int, in level: PatternLevel) -> [(end: Int, line: Int)] {
    let earlierEnd = longestEnd
    longestEnd = max(longestEnd, level.shortEnd(from: start, in: text))
    for count in 1...3 where start + count <= text.count {
      for line in level.lines(text[start..<start + count]) {
        let (end, isWhole) = PatternLine(file, at: Int(line)).compare(text, from: start)
        if isWhole { found[end] = Int(line) }
        longestEnd = max(longestEnd, end)
      }
    }
    guard longestEnd > earlierEnd else { return [] }
    defer { for end in start...longestEnd { found[end] = -1 } }
    return ((earlierEnd + 1)...longestEnd).compactMap { end in
      found[end] < 0 ? nil : (end, found[end])
    }
  }
}
