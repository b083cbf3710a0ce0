extension LineLayout {
  /// The glyphs of bytes `range`, shaped anew where a cut changes them.
  ///
  /// - Parameter joins: Whether letters at a cut keep the form they have beside their neighbours.
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

  /// The glyphs as they are in the whole text; nil where parting it there changes them.
  private func copied(_ part: Range<Int>, of run: ShapedRun) -> [ShapedGlyph]? {
    if part == run.bytes { return text.glyphs(run.glyphs) }
    let isCutWell = [part.lowerBound, part.upperBound].allSatisfy { cut in
      cut == run.bytes.lowerBound || cut == run.bytes.upperBound || clusters.canPart(at: cut)
    }
    return isCutWell ? text.glyphs(clusters.glyphs(of: part)) : nil
  }

  /// The source's bytes `range`, a space where a line would end.
  func substring(_ range: Range<Int>) -> String {
    String(decoding: spaced[range], as: UTF8.self)
  }

  /// Where the characters of `range` end, as people see characters.
  func characterEnds(in range: Range<Int>) -> [Int] {
    var at = range.lowerBound
    return substring(range).map { character in
      at += character.utf8.count
      return at
    }
  }
}

extension Shaper {
  /// Shapes `part` of a run anew, seeing no more of the text around it than `context`.
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
