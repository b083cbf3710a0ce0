import PickerGeometry
import PickerText

/// A piece of a line that is copied as a unit: its characters, their place, and the glyphs that show them.
struct TextPiece {
  var text: String
  /// The distance from the line's left edge, in points.
  var x: Double
  var width: Double
  /// Indices into the glyphs of the run; empty if the piece is a part of a glyph that another piece has.
  var glyphs: Range<Int>
}

/// The text of a run for searching and copying.
struct RunText {
  /// In reading order.
  fileprivate(set) var pieces: [TextPiece]
  let direction: LayoutDirection
  /// The start offset in the line, for sorting.
  fileprivate let start: Int
  /// The distance of its left edge from the line's, in points.
  fileprivate let x: Double
}

extension TextLine {
  /// The text of each run, from left to right.
  ///
  /// Clusters of glyphs are offsets into the complete text. If they do not match the line, the complete line is one
  /// piece of the first run.
  var runTexts: [RunText] {
    guard let texts = ClusterTexts(self) else { return runTextsOfTheWholeLine }
    var x = 0.0
    var result = runs.map { run in
      defer { x += run.width }
      return RunText(run, at: x, texts)
    }
    let order = RunText.readingOrder(result)
    for place in order.indices where result[order[place]].isPassed(at: place, order, result) {
      result[order[place]].join()
    }
    return result
  }

  private var runTextsOfTheWholeLine: [RunText] {
    let piece = TextPiece(
      text: text.readableByCairo, x: 0, width: runs.reduce(0) { $0 + $1.width }, glyphs: 0..<0)
    return runs.indices.map { number in
      RunText(
        pieces: number == 0 ? [piece] : [], direction: runs[number].direction, start: number, x: 0)
    }
  }
}

extension RunText {
  fileprivate init(_ run: GlyphRun, at x: Double, _ texts: ClusterTexts) {
    let pieces = run.pieces(at: x, texts)
    self.init(
      pieces: run.direction == .rightToLeft
        ? pieces.reversed().flatMap { $0.fromRightToLeft } : pieces,
      direction: run.direction,
      start: run.glyphs.compactMap { texts.start(of: $0.cluster) }.min() ?? 0, x: x)
  }

  /// The numbers of runs in reading order.
  static func readingOrder(_ runs: [RunText]) -> [Int] {
    runs.indices.sorted { (runs[$0].start, $0) < (runs[$1].start, $1) }
  }

  /// Whether a left-to-right run has its left neighbour before it, or its right one behind it, in lines of both directions.
  fileprivate func isPassed(at place: Int, _ order: [Int], _ runs: [RunText]) -> Bool {
    guard direction == .leftToRight else { return false }
    return place > 0 && runs[order[place - 1]].x > x
      || place + 1 < order.count && runs[order[place + 1]].x < x
  }

  /// Joins all pieces, so programs that look for the next letter after the last one find the next run there.
  fileprivate mutating func join() {
    guard let first = pieces.first, let last = pieces.last else { return }
    let text = pieces.reduce("") { $0 + $1.text }
    pieces = [
      TextPiece(
        text: text, x: first.x, width: last.x + last.width - first.x,
        glyphs: first.glyphs.lowerBound..<last.glyphs.upperBound)
    ]
  }
}

extension GlyphRun {
  /// The clusters from left to right. Glyphs without characters belong to the piece before them.
  fileprivate func pieces(at start: Double, _ texts: ClusterTexts) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var (x, cluster) = (start, Int?.none)
    for (number, glyph) in glyphs.enumerated() {
      let isNew = glyph.cluster != cluster
      let text = isNew ? texts.text(of: glyph.cluster)?.readableByCairo ?? "" : ""
      if let last = pieces.indices.last, text.isEmpty || pieces[last].text.isEmpty {
        pieces[last].text += text
        pieces[last].width += glyph.advance.x
        pieces[last].glyphs = pieces[last].glyphs.lowerBound..<number + 1
      } else {
        pieces.append(
          TextPiece(text: text, x: x, width: glyph.advance.x, glyphs: number..<number + 1))
      }
      x += glyph.advance.x
      cluster = glyph.cluster
    }
    return pieces
  }
}

extension TextPiece {
  /// Its characters side by side in reading order, the first one rightmost, because PDF viewers would otherwise
  /// copy the characters of a right-to-left ligature in the wrong order.
  fileprivate var fromRightToLeft: [TextPiece] {
    let scalars = text.unicodeScalars
    let step = width / Double(max(1, scalars.count))
    return scalars.enumerated().map { number, scalar in
      TextPiece(
        text: String(scalar), x: x + width - Double(number + 1) * step, width: step,
        glyphs: number == 0 ? glyphs : glyphs.upperBound..<glyphs.upperBound)
    }
  }
}
