import PickerText

/// A piece of a line that is copied as one: the characters, and where their glyphs stand.
struct TextPiece {
  var text: String
  /// From the line's left edge.
  var x: Double
  var width: Double
}

extension TextPiece {
  /// Its characters side by side, the last one first, as letters from right to left stand on a page:
  /// readers put those of a ligature in the wrong order otherwise.
  fileprivate var fromRightToLeft: [TextPiece] {
    let scalars = text.unicodeScalars.reversed()
    let share = width / Double(max(1, scalars.count))
    return scalars.enumerated().map { number, scalar in
      TextPiece(text: String(scalar), x: x + Double(number) * share, width: share)
    }
  }
}

extension TextLine {
  /// The pieces of each run, from left to right.
  ///
  /// Glyphs know where their characters begin in the whole text; where that does not fit the line, the
  /// line is one piece.
  var pieces: [[TextPiece]] {
    let starts = LineStarts(self)
    var pieces: [[TextPiece]] = []
    var x = 0.0
    for run in runs {
      var clusters: [(cluster: Int, x: Double, width: Double)] = []
      for glyph in run.glyphs {
        if let last = clusters.last, last.cluster == glyph.cluster {
          clusters[clusters.count - 1].width += glyph.advance.x
        } else {
          clusters.append((glyph.cluster, x, glyph.advance.x))
        }
        x += glyph.advance.x
      }
      pieces.append(
        clusters.flatMap { cluster, x, width in
          let piece = TextPiece(text: starts?.text(of: cluster) ?? "", x: x, width: width)
          return run.direction == .rightToLeft ? piece.fromRightToLeft : [piece]
        })
    }
    return starts == nil ? [[TextPiece(text: text, x: 0, width: x)]] : pieces
  }
}

/// Where in a line's own text the characters of its glyphs begin.
private struct LineStarts {
  private let bytes: [UInt8]
  /// By cluster; that of an ellipsis is -1.
  private var starts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]

  private static let ellipsis = Array("…".utf8)

  /// Nil where glyphs and text do not fit each other.
  init?(_ line: TextLine) {
    bytes = Array(line.text.utf8)
    let all = Set(line.runs.flatMap { $0.glyphs.map(\.cluster) })
    let clusters = all.filter { $0 >= 0 }.sorted()
    if all.contains(-1) {
      guard cut(clusters) else { return nil }
    } else {
      place(clusters[...], at: 0)
    }
    guard starts.values.allSatisfy(isBoundary) else { return nil }
    let sorted = starts.sorted { $0.value < $1.value }
    for (this, next) in zip(sorted, sorted.dropFirst()) { ends[this.key] = next.value }
    if let last = sorted.last { ends[last.key] = bytes.count }
  }

  /// The characters of a cluster.
  func text(of cluster: Int) -> String {
    guard let start = starts[cluster], let end = ends[cluster], start < end else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Places what is before and what is behind the ellipsis.
  private mutating func cut(_ clusters: [Int]) -> Bool {
    let count = LineStarts.ellipsis.count
    guard bytes.count >= count else { return false }
    for place in 0...bytes.count - count
    where bytes[place..<place + count].elementsEqual(LineStarts.ellipsis) {
      starts = [-1: place]
      let first = clusters.first ?? 0
      let before = clusters.prefix { $0 - first < place }
      self.place(before, at: 0)
      self.place(clusters.dropFirst(before.count), at: place + count)
      if starts.values.allSatisfy(isBoundary) { return true }
    }
    return false
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
