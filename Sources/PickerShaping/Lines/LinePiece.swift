/// A piece of a truncated line.
enum LinePiece {
  /// A byte range of the text.
  case text(Range<Int>)
  /// An ellipsis with the face and direction of the adjacent byte.
  case ellipsis(at: Int)
}

extension LineLayout {
  /// Returns the line of the pieces, which are in reading order.
  func assembled(_ pieces: [LinePiece], _ shaper: borrowing Shaper) -> ShapedLine {
    var shaped = ShapedRuns()
    var drawn = ""
    for piece in pieces {
      switch piece {
      case .text(let range):
        shaped.append(slice(range, shaper, joins: false))
        drawn += substring(range)
      case .ellipsis(let byte):
        let run = ellipsis(at: byte)
        shaped.append(run)
        drawn += run.glyphs.count == 1 ? "…" : "..."
      }
    }
    return ShapedLine(text: drawn, shaped: shaped, isSpaced: text.style.isSpaced)
  }

  /// The width of a piece in points.
  func width(_ piece: LinePiece, _ shaper: borrowing Shaper) -> Double {
    switch piece {
    case .text(let range): return width(range, shaper, joins: false)
    case .ellipsis(let byte):
      let glyphs = ellipsisFace(at: byte)?.instance.ellipsis ?? []
      let advance = glyphs.reduce(0) { $0 + Int($1.advance) }
      return Double(advance) / FontInstance.unitsPerEm * scale.size
    }
  }
}

extension LineLayout {
  /// The run of an ellipsis adjacent to `byte`.
  fileprivate func ellipsis(at byte: Int) -> ShapedRuns {
    guard var run = ellipsisFace(at: byte) else { return ShapedRuns() }
    run.isEllipsis = true
    run.bytes = byte..<byte
    run.glyphs = 0..<run.instance.ellipsis.count
    return ShapedRuns(glyphs: run.instance.ellipsis, runs: [run])
  }

  /// The run that contains `byte`, in the primary face if its own has neither an ellipsis nor a full stop.
  private func ellipsisFace(at byte: Int) -> ShapedRun? {
    let place = runs.partitioningIndex { $0.bytes.upperBound > byte }
    var run = place < runs.count ? runs[place] : runs.last
    if run?.instance.ellipsis.isEmpty == true { run?.instance = text.style.primary }
    return run
  }
}

extension ShapedRuns {
  /// Appends runs that follow in reading order.
  mutating func append(_ more: ShapedRuns) {
    let shift = glyphs.count
    glyphs += more.glyphs
    runs += more.runs.map { run in
      var run = run
      run.glyphs = (run.glyphs.lowerBound + shift)..<(run.glyphs.upperBound + shift)
      return run
    }
  }
}
