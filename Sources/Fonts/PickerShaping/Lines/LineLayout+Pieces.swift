import PickerText

extension LineLayout {
  /// Returns the line of the pieces, which are in reading order.
  func assembled(_ pieces: [LinePiece]) -> ShapedLine {
    var shaped = ShapedRuns()
    var drawn = ""
    for piece in pieces {
      switch piece {
      case .text(let range, let joins):
        shaped.append(slice(range, joins: joins))
        drawn += substring(range)
      case .ellipsis(let place):
        let run = ellipsis(at: place)
        shaped.append(run)
        drawn += run.glyphs.count == 1 ? "…" : "..."
      case .hyphen(let place):
        guard let hyphen, let run = run(containing: place) else { continue }
        shaped.append(hyphen.run(at: place, like: run))
        drawn += hyphen.text
      }
    }
    return ShapedLine(text: drawn, shaped: shaped, isSpaced: text.style.isSpaced)
  }

  /// The run of an ellipsis adjacent to `byte`.
  private func ellipsis(at byte: Int) -> ShapedRuns {
    guard var run = ellipsisFace(at: byte) else { return ShapedRuns() }
    run.isEllipsis = true
    run.bytes = byte..<byte
    run.glyphs = 0..<run.instance.ellipsis.count
    return ShapedRuns(glyphs: run.instance.ellipsis, runs: [run])
  }

  /// The run that contains `byte`, in the primary face if its own has neither an ellipsis nor a full stop.
  func ellipsisFace(at byte: Int) -> ShapedRun? {
    var run = run(containing: byte)
    if run?.instance.ellipsis.isEmpty == true { run?.instance = text.style.primary }
    return run
  }

  /// The run that contains `byte`, or else the last one.
  private func run(containing byte: Int) -> ShapedRun? {
    let place = runs.partitioningIndex { $0.bytes.upperBound > byte }
    return place < runs.count ? runs[place] : runs.last
  }
}

extension ShapedRuns {
  /// Appends runs that follow in reading order.
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
