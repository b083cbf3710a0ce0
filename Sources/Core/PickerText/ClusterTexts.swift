/// Maps the glyph clusters of a line to the characters of that line.
///
/// Clusters are byte offsets into the complete text. A line holds only a range of that text, and a truncated line
/// also holds an ellipsis, so offsets have to be translated.
package struct ClusterTexts {
  private let bytes: [UInt8]
  /// Byte offsets in the line at which each cluster begins and ends. The ellipsis has cluster -1.
  private var starts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]

  /// Returns nil if the clusters do not fall on character boundaries of the line.
  package init?(_ line: TextLine) {
    bytes = Array(line.text.utf8)
    let all = Set(line.runs.flatMap { $0.glyphs.map { $0.cluster } }).sorted()
    let clusters = all.drop { $0 < 0 }
    if all.contains(-1) {
      guard locateEllipsis(clusters) else { return nil }
    } else {
      guard fits(clusters, at: 0) else { return nil }
      place(clusters, at: 0)
    }
    let sorted = starts.sorted { $0.value < $1.value }
    for (this, next) in zip(sorted, sorted.dropFirst()) { ends[this.key] = next.value }
    if let last = sorted.last { ends[last.key] = bytes.count }
  }

  /// The byte offset in the line at which a cluster begins; nil for an unknown cluster.
  package func start(of cluster: Int) -> Int? { starts[cluster] }

  /// The characters of a cluster; nil if it has none.
  package func text(of cluster: Int) -> String? {
    guard let start = starts[cluster], let end = ends[cluster], start < end else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Finds the ellipsis such that the text before it and the text after it both agree with the clusters.
  ///
  /// The text may contain ellipses itself, so each occurrence is tried in turn.
  private mutating func locateEllipsis(_ clusters: ArraySlice<Int>) -> Bool {
    let first = clusters.first ?? 0
    let fitting = clusters.prefix { isBoundary($0 - first) }.count
    for ellipsis in ["…", "..."].map({ Array($0.utf8) }) where bytes.count >= ellipsis.count {
      // `before` only grows from one occurrence to the next, which keeps the search linear.
      var before = 0
      for place in 0...bytes.count - ellipsis.count
      where bytes[place..<place + ellipsis.count].elementsEqual(ellipsis) {
        while before < clusters.count, clusters[clusters.startIndex + before] - first < place {
          before += 1
        }
        guard before <= fitting else { break }
        let after = clusters.dropFirst(before)
        guard fits(after, at: place + ellipsis.count) else { continue }
        starts = [-1: place]
        self.place(clusters.prefix(before), at: 0)
        self.place(after, at: place + ellipsis.count)
        return true
      }
    }
    return false
  }

  /// Whether every cluster falls on a character boundary if the first one is at byte `start`.
  private func fits(_ clusters: ArraySlice<Int>, at start: Int) -> Bool {
    guard let first = clusters.first else { return true }
    return clusters.allSatisfy { isBoundary(start + $0 - first) }
  }

  private mutating func place(_ clusters: ArraySlice<Int>, at start: Int) {
    guard let first = clusters.first else { return }
    for cluster in clusters { starts[cluster] = start + cluster - first }
  }

  /// Whether a UTF-8 scalar begins at byte `place`.
  private func isBoundary(_ place: Int) -> Bool {
    bytes.indices.contains(place) && bytes[place] & 0xC0 != 0x80
  }
}
