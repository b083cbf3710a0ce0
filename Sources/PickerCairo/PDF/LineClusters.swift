import PickerText

/// A piece of a line that is copied as one: the characters, and where their glyphs stand.
struct TextPiece {
  var text: String
  /// From the line's left edge.
  var x: Double
  var width: Double
  /// How many glyphs of the run are all of it; 0 where it is not whole glyphs.
  var glyphCount = 0
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
  /// line is one piece, which is that of the first run.
  var pieces: [[TextPiece]] {
    let texts = ClusterTexts(self)
    var pieces: [[TextPiece]] = []
    var x = 0.0
    for run in runs {
      var clusters: [(cluster: Int, x: Double, width: Double, count: Int)] = []
      for glyph in run.glyphs {
        if let last = clusters.last, last.cluster == glyph.cluster {
          clusters[clusters.count - 1].width += glyph.advance.x
          clusters[clusters.count - 1].count += 1
        } else {
          clusters.append((glyph.cluster, x, glyph.advance.x, 1))
        }
        x += glyph.advance.x
      }
      pieces.append(
        clusters.flatMap { cluster, x, width, count in
          let piece = TextPiece(
            text: texts?.text(of: cluster) ?? "", x: x, width: width, glyphCount: count)
          return run.direction == .rightToLeft ? piece.fromRightToLeft : [piece]
        })
    }
    guard texts == nil else { return pieces }
    return [[TextPiece(text: text, x: 0, width: x)]] + pieces.dropFirst().map { _ in [] }
  }
}
