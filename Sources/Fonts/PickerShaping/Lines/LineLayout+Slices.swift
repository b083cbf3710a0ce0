extension LineLayout {
  /// Returns the glyphs of bytes `range`, reshaped where splitting the text at its ends changes them.
  ///
  /// - Parameter joins: Whether letters at the ends keep the joining forms of the complete text.
  func slice(_ range: Range<Int>, joins: Bool) -> ShapedRuns {
    var result = ShapedRuns()
    let first = runs.partitioningIndex { $0.bytes.upperBound > range.lowerBound }
    for run in runs[first...] {
      if run.bytes.lowerBound >= range.upperBound { break }
      let start = result.glyphs.count
      var piece = run
      piece.bytes = run.bytes.clamped(to: range)
      let context = joins ? 0..<spaced.count : range
      for part in parts(of: piece.bytes, in: run) {
        result.glyphs +=
          part.isCopied
          ? text.glyphs(clusters.glyphs(of: part.bytes))
          : shaper.reshape(spaced, part.bytes, of: run, context: context, style: text.style)
      }
      piece.glyphs = start..<result.glyphs.count
      if !piece.glyphs.isEmpty { result.runs.append(piece) }
    }
    return result
  }

  /// The bytes of a piece, and whether their glyphs are the same as in the complete text.
  private typealias Part = (bytes: Range<Int>, isCopied: Bool)

  /// Splits a piece of a run, in the order of its glyphs, so that few bytes are reshaped: those between an end of the
  /// piece and the nearest place inside it where HarfBuzz calls a break safe.
  private func parts(of piece: Range<Int>, in run: ShapedRun) -> [Part] {
    guard let copied = clusters.safeRange(in: piece) else { return [(piece, false)] }
    let parts: [Part] = [
      (piece.lowerBound..<copied.lowerBound, false), (copied, true),
      (copied.upperBound..<piece.upperBound, false),
    ]
    let filled = parts.filter { !$0.bytes.isEmpty }
    return run.isRightToLeft ? filled.reversed() : filled
  }

  /// The text of bytes `range`, with each forced break replaced by a space.
  func substring(_ range: Range<Int>) -> String {
    String(decoding: spaced[range], as: UTF8.self)
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
    var glyphs = glyphs(of: item, in: run.instance, style: style)
    for i in glyphs.indices { glyphs[i].cluster += UInt32(context.lowerBound) }
    return glyphs
  }
}
