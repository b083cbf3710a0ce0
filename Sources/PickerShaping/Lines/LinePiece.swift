/// What a cut line is put together from.
enum LinePiece {
  /// Bytes of the text.
  case text(Range<Int>)
  /// An ellipsis in the face and the direction of the byte it stands beside.
  case ellipsis(at: Int)
}

extension LineLayout {
  /// The pieces on one line, in reading order.
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

  /// In points.
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
  /// The ellipsis that stands beside `byte`.
  fileprivate func ellipsis(at byte: Int) -> ShapedRuns {
    guard var run = ellipsisFace(at: byte) else { return ShapedRuns() }
    run.isEllipsis = true
    run.bytes = byte..<byte
    run.glyphs = 0..<run.instance.ellipsis.count
    return ShapedRuns(glyphs: run.instance.ellipsis, runs: [run])
  }

  /// The run that `byte` is in; in the first face where its own has neither an ellipsis nor full
  /// stops.
  private func ellipsisFace(at byte: Int) -> ShapedRun? {
    let place = runs.partitioningIndex { $0.bytes.upperBound > byte }
    var run = place < runs.count ? runs[place] : runs.last
    if run?.instance.ellipsis.isEmpty == true { run?.instance = text.style.primary }
    return run
  }
}

extension ShapedRuns {
  fileprivate mutating func append(_ more: ShapedRuns) {
    let shift = glyphs.count
    glyphs += more.glyphs
    runs += more.runs.map { run in
      var run = run
      run.glyphs = (run.glyphs.lowerBound + shift)..<(run.glyphs.upperBound + shift)
      return run
    }
  }
}
