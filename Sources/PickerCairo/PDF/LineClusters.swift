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
    let texts = ClusterTexts(self)
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
          let piece = TextPiece(text: texts?.text(of: cluster) ?? "", x: x, width: width)
          return run.direction == .rightToLeft ? piece.fromRightToLeft : [piece]
        })
    }
    return texts == nil ? [[TextPiece(text: text, x: 0, width: x)]] : pieces
  }
}
