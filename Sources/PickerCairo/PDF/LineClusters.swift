import PickerText

/// A piece of a line that is copied as a unit: its characters, and the position of their glyphs.
struct TextPiece {
  var text: String
  /// The distance from the line's left edge, in points.
  var x: Double
  var width: Double
  /// The number of glyphs of the run that make up the piece; 0 if it is a part of a glyph.
  var glyphCount = 0
}

extension TextPiece {
  /// Its characters side by side in visual order, the last one leftmost, because PDF viewers would otherwise
  /// copy the characters of a right-to-left ligature in the wrong order.
  fileprivate var fromRightToLeft: [TextPiece] {
    let scalars = text.unicodeScalars.reversed()
    let step = width / Double(max(1, scalars.count))
    return scalars.enumerated().map { number, scalar in
      TextPiece(text: String(scalar), x: x + Double(number) * step, width: step)
    }
  }
}

extension TextLine {
  /// The pieces of each run, from left to right.
  ///
  /// Clusters of glyphs are offsets into the whole text. If they do not match the line, the whole line is one
  /// piece of the first run.
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
