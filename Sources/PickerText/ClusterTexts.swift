/// The characters of a line by the clusters of its glyphs.
///
/// Glyphs know where their characters begin in the whole text; the line has a part of it, and an ellipsis
/// where something was cut away.
package struct ClusterTexts {
  private let bytes: [UInt8]
  /// Where in the line the characters of a cluster begin and end; that of an ellipsis is -1.
  private var starts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]

  /// Nil where glyphs and characters do not fit each other.
  package init?(_ line: TextLine) {
    bytes = Array(line.text.utf8)
    let all = Set(line.runs.flatMap { $0.glyphs.map(\.cluster) }).sorted()
    let clusters = all.drop { $0 < 0 }
    if all.contains(-1) {
      guard cut(clusters) else { return nil }
    } else {
      guard fits(clusters, at: 0) else { return nil }
      place(clusters, at: 0)
    }
    let sorted = starts.sorted { $0.value < $1.value }
    for (this, next) in zip(sorted, sorted.dropFirst()) { ends[this.key] = next.value }
    if let last = sorted.last { ends[last.key] = bytes.count }
  }

  /// Where the characters of a cluster begin, in bytes of the line.
  package func start(of cluster: Int) -> Int? { starts[cluster] }

  /// The characters of a cluster; nil where it has none.
  package func text(of cluster: Int) -> String? {
    guard let start = starts[cluster], let end = ends[cluster], start < end else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Finds the ellipsis: where one stands so that what is before it and what is behind it fit.
  private mutating func cut(_ clusters: ArraySlice<Int>) -> Bool {
    let first = clusters.first ?? 0
    let fitting = clusters.prefix { isBoundary($0 - first) }.count
    for ellipsis in ["…", "..."].map({ Array($0.utf8) }) where bytes.count >= ellipsis.count {
      // What is before grows from place to place: it is never looked at anew.
      var before = 0
      for place in 0...bytes.count - ellipsis.count
      where bytes[place..<place + ellipsis.count].elementsEqual(ellipsis) {
        while before < clusters.count, clusters[clusters.startIndex + before] - first < place {
          before += 1
        }
        guard before <= fitting else { break }
        let behind = clusters.dropFirst(before)
        guard fits(behind, at: place + ellipsis.count) else { continue }
        starts = [-1: place]
        self.place(clusters.prefix(before), at: 0)
        self.place(behind, at: place + ellipsis.count)
        return true
      }
    }
    return false
  }

  /// Whether characters begin where the clusters would be, the first of them at `start`.
  private func fits(_ clusters: ArraySlice<Int>, at start: Int) -> Bool {
    guard let first = clusters.first else { return true }
    return clusters.allSatisfy { isBoundary(start + $0 - first) }
  }

  private mutating func place(_ clusters: ArraySlice<Int>, at start: Int) {
    guard let first = clusters.first else { return }
    for cluster in clusters { starts[cluster] = start + cluster - first }
  }

  /// Whether a character begins there.
  private func isBoundary(_ place: Int) -> Bool {
    bytes.indices.contains(place) && bytes[place] & 0xC0 != 0x80
  }
}
