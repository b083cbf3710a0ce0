/// A line of a file of patterns: letters, and values between them: `.1do2n`, `schif1fahrt/ff=f,5,2`.
struct PatternLine {
  private let file: UnsafeBufferPointer<UInt8>
  private let start: Int

  init(_ file: UnsafeBufferPointer<UInt8>, at start: Int) {
    self.file = file
    self.start = start
  }

  /// Whether a byte ends the letters and values of a pattern.
  @inline(__always)
  static func isEnd(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: "/") }

  @inline(__always)
  static func isValue(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

  /// Compares the letters with a text, beginning at an offset.
  ///
  /// - Returns: The end of the equal letters in the text, and whether they are all.
  func compare(_ text: UnsafeBufferPointer<UInt8>, from offset: Int) -> (end: Int, isWhole: Bool) {
    var (place, end) = (start, offset)
    while place < file.count, !PatternLine.isEnd(file[place]) {
      if !PatternLine.isValue(file[place]) {
        guard end < text.count, text[end] == file[place] else { return (end, false) }
        end += 1
      }
      place += 1
    }
    return (end, true)
  }

  /// Calls `body` with each value that is not 0 and the number of bytes before it.
  func forEachValue(_ body: (_ value: UInt8, _ count: Int) -> Void) {
    var (place, count) = (start, 0)
    var value: UInt8 = 0
    while place < file.count, !PatternLine.isEnd(file[place]) {
      if PatternLine.isValue(file[place]) {
        value = file[place] - 0x30
      } else {
        if value > 0 { body(value, count) }
        value = 0
        count += 1
      }
      place += 1
    }
    if value > 0 { body(value, count) }
  }

  /// The change of spelling where the pattern divides a word; nil for most patterns.
  func replacement(in encoding: PatternEncoding) -> PatternReplacement? {
    let line = file[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let slash = line.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let letters = line[..<slash].prefix { $0 > 0x20 }.filter { !PatternLine.isValue($0) }
    return PatternReplacement(
      line[(slash + 1)...], of: letters, length: slash - start, in: encoding)
  }
}

/// A change of the spelling where a word is divided. All numbers are in bytes.
struct PatternReplacement: Sendable {
  /// The spelling before the hyphen; nil if the file does not define it.
  private(set) var beforeHyphen: [UInt8]?
  /// The start of what is replaced in the pattern, without the dot of its beginning.
  private(set) var start: Int
  /// The length of what is replaced.
  private(set) var count: Int

  /// Reads `ff=f,5,2`: the spelling that replaces letters of the pattern, here two of them beginning with the fifth.
  ///
  /// - Parameter length: The length of the pattern with its values. It is the number of letters if only the spelling
  ///   is given.
  fileprivate init(
    _ text: UnsafeBufferPointer<UInt8>.SubSequence, of letters: [UInt8], length: Int,
    in encoding: PatternEncoding
  ) {
    let parts = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let dots = letters.first == UInt8(ascii: ".") ? 1 : 0
    let starts =
      letters.indices.dropFirst(dots).filter { encoding.isStart(letters[$0]) } + [letters.count]
    start = parts.count > 2 ? parts[1].leadingInteger - 1 : 0
    count = parts.count > 2 ? parts[2].leadingInteger : parts.count > 1 ? 0 : length
    if starts.indices.contains(start) {
      let end = start + count
      start = starts[start]
      if starts.indices.contains(end) { count = starts[end] - start }
      start -= dots
    }
    if count == 0 { count = letters.count }
    guard let first = parts.first, let hyphen = first.firstIndex(of: UInt8(ascii: "=")) else {
      return
    }
    beforeHyphen = Array(first[..<hyphen])
  }
}

extension UnsafeBufferPointer<UInt8>.SubSequence {
  /// The number of up to four digits at the start, after white space; 0 if there is none.
  var leadingInteger: Int {
    drop { $0 == 0x20 || $0 == 0x09 }.prefix { PatternLine.isValue($0) }.prefix(4)
      .reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }
}
