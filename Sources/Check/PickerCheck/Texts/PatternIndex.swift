/// Patterns of texts, in which `*` matches any characters, by their beginnings or endings.
struct PatternIndex {
  private let patterns: [String]
  private var whole: [String: [Int]] = [:]
  private var beginnings = Ends()
  private var endings = Ends()
  /// Those that begin and end with `*`.
  private var others: [Int] = []

  /// The positions of patterns by their first or last bytes, and the numbers of these bytes.
  private struct Ends {
    private var places: [[UInt8]: [Int]] = [:]
    private var lengths: Set<Int> = []

    mutating func insert(_ place: Int, at end: some Sequence<UInt8>) {
      let end = Array(end)
      places[end, default: []].append(place)
      lengths.insert(end.count)
    }

    /// - Parameter end: Returns a number of bytes of a text.
    func candidates(inTextOf count: Int, _ end: (Int) -> ArraySlice<UInt8>) -> [Int] {
      lengths.flatMap { $0 <= count ? places[Array(end($0))] ?? [] : [] }
    }
  }

  init(_ patterns: [String]) {
    self.patterns = patterns
    for (place, pattern) in patterns.enumerated() {
      let bytes = Array(pattern.utf8)
      guard let first = bytes.firstIndex(of: UInt8(ascii: "*")),
        let last = bytes.lastIndex(of: UInt8(ascii: "*"))
      else {
        whole[pattern, default: []].append(place)
        continue
      }
      let (begin, end) = (bytes[..<first], bytes[(last + 1)...])
      if begin.isEmpty, end.isEmpty {
        others.append(place)
      } else if begin.count >= end.count {
        beginnings.insert(place, at: begin)
      } else {
        endings.insert(place, at: end)
      }
    }
  }

  /// The positions of the patterns that may match a text.
  ///
  /// - Complexity: O(1) for each distinct length of beginnings and endings, and for each pattern found.
  func candidates(for text: String) -> [Int] {
    let bytes = Array(text.utf8)
    return (whole[text] ?? []) + beginnings.candidates(inTextOf: bytes.count) { bytes.prefix($0) }
      + endings.candidates(inTextOf: bytes.count) { bytes.suffix($0) } + others
  }

  /// Whether a pattern matches all of a text.
  func matches(_ text: String) -> Bool {
    candidates(for: text).contains { text.matches(patterns[$0]) }
  }
}
