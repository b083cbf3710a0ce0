extension LineLayout {
  /// Returns the glyphs of bytes `range`, reshaped if splitting the text at its ends changes them.
  ///
  /// - Parameter joins: Whether letters at the ends keep the joining forms that they have in the whole text.
  func slice(_ range: Range<Int>, _ shaper: borrowing Shaper, joins: Bool) -> ShapedRuns {
    var result = ShapedRuns()
    let first = runs.partitioningIndex { $0.bytes.upperBound > range.lowerBound }
    for run in runs[first...] {
      if run.bytes.lowerBound >= range.upperBound { break }
      let start = result.glyphs.count
      var piece = run
      piece.bytes = run.bytes.clamped(to: range)
      result.glyphs +=
        copied(piece.bytes, of: run)
        ?? shaper.reshape(
          spaced, piece.bytes, of: run, context: joins ? 0..<spaced.count : range,
          style: text.style)
      piece.glyphs = start..<result.glyphs.count
      if !piece.glyphs.isEmpty { result.runs.append(piece) }
    }
    return result
  }

  /// The glyphs of the whole text; nil if splitting it at the ends of the range changes them.
  private func copied(_ range: Range<Int>, of run: ShapedRun) -> [ShapedGlyph]? {
    if range == run.bytes { return text.glyphs(run.glyphs) }
    let isSafeToSplit = [range.lowerBound, range.upperBound].allSatisfy { cut in
      cut == run.bytes.lowerBound || cut == run.bytes.upperBound || clusters.canBreak(at: cut)
    }
    return isSafeToSplit ? text.glyphs(clusters.glyphs(of: range)) : nil
  }

  /// The text of bytes `range`, with each forced break replaced by a space.
  func substring(_ range: Range<Int>) -> String {
    String(decoding: spaced[range], as: UTF8.self)
  }

  /// The end offsets of the grapheme clusters in `range`.
  func characterEnds(in range: Range<Int>) -> [Int] {
    var at = range.lowerBound
    return substring(range).map { character in
      at += character.utf8.count
      return at
    }
  }
}

extension Shaper {
  /// Reshapes `part` of a run with only the bytes of `context` as surrounding text.
  func reshape(
    _ bytes: [UInt8], _ part: Range<Int>, of run: ShapedRun, context: Range<Int>,
    style: ShapingStyle
  ) -> [ShapedGlyph] {
    let item = TextItem(
      bytes: (part.lowerBound - context.lowerBound)..<(part.upperBound - context.lowerBound),
      script: run.script, level: run.level, isEmoji: false)
    bytes[context].withUnsafeBufferPointer {
      self.run(item, of: $0, in: run.instance, style: style)
    }
    var glyphs = glyphs(of: item, style: style)
    for i in glyphs.indices { glyphs[i].cluster += UInt32(context.lowerBound) }
    return glyphs
  }
}
