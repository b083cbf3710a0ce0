/// The glyphs that one face produced for a range of text.
struct CapturedGlyphs {
  var glyphs: [ShapedGlyph]

  struct Part {
    var isCovered: Bool
    var glyphs: Range<Int>
    var bytes: Range<Int>
  }

  /// Whether every glyph is `.notdef`.
  var isAllMissing: Bool { glyphs.allSatisfy { $0.id == 0 } }

  /// The maximal ranges of clusters that are all covered or all missing, in reading order.
  func parts(of item: TextItem) -> [Part] {
    var parts: [Part] = []
    for cluster in clusters() {
      if let last = parts.last, last.isCovered == cluster.isCovered {
        parts[parts.count - 1].glyphs =
          min(
            last.glyphs.lowerBound, cluster.glyphs.lowerBound)..<max(
            last.glyphs.upperBound, cluster.glyphs.upperBound)
      } else {
        parts.append(cluster)
      }
    }
    for i in parts.indices {
      let end = i + 1 < parts.count ? parts[i + 1].bytes.lowerBound : item.bytes.upperBound
      parts[i].bytes = parts[i].bytes.lowerBound..<max(end, parts[i].bytes.lowerBound)
    }
    return parts
  }

  /// One part per cluster, in reading order; only the first byte of each is known at this point.
  private func clusters() -> [Part] {
    var found: [Part] = []
    var start = 0
    while start < glyphs.count {
      let cluster = glyphs[start].cluster
      var end = start + 1
      while end < glyphs.count, glyphs[end].cluster == cluster { end += 1 }
      let isCovered = glyphs[start..<end].allSatisfy { $0.id != 0 }
      found.append(
        Part(isCovered: isCovered, glyphs: start..<end, bytes: Int(cluster)..<Int(cluster)))
      start = end
    }
    let isReversed = (found.first?.bytes.lowerBound ?? 0) > (found.last?.bytes.lowerBound ?? 0)
    return isReversed ? found.reversed() : found
  }
}
