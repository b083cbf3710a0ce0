/// The clusters of a shaped text in reading order, and how far the text has come before each.
struct ClusterTable {
  /// First bytes, one past the last character included.
  private(set) var starts: [Int] = []
  /// In 1/65536 em, before the cluster of the same place.
  private(set) var advances: [Int] = [0]
  private(set) var units: [Int] = [0]
  /// Whether the text can be parted before the cluster without shaping anew.
  private(set) var isSafe: [Bool] = []

  init(_ text: ShapedText) {
    let all = text.glyphs
    for run in text.runs {
      let glyphs = all[run.glyphs]
      let start = starts.count
      if run.isRightToLeft {
        glyphs.reversed().forEach { read($0) }
      } else {
        glyphs.forEach { read($0) }
      }
      if start < isSafe.count { isSafe[start] = true }
    }
    starts.append(text.source.utf8.count)
    isSafe.append(true)
  }

  private mutating func read(_ glyph: ShapedGlyph) {
    if starts.last != Int(glyph.cluster) {
      starts.append(Int(glyph.cluster))
      isSafe.append(glyph.isSafeToPart)
      advances.append(advances[advances.count - 1])
      units.append(units[units.count - 1])
    }
    advances[advances.count - 1] += Int(glyph.advance)
    units[units.count - 1] += glyph.takesSpacing ? 1 : 0
  }

  /// The cluster that `byte` is in, or the end.
  func place(of byte: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether the text can be parted before `byte` without shaping anew.
  func canPart(at byte: Int) -> Bool {
    let place = place(of: byte)
    return starts[place] == byte && isSafe[place]
  }
}

extension ShapedText {
  /// The glyphs of bytes `range`, shaped anew where a cut changes them.
  ///
  /// - Parameter joins: Whether letters at a cut keep the form they have beside their neighbours.
  func slice(
    _ range: Range<Int>, _ clusters: ClusterTable, _ shaper: borrowing Shaper, joins: Bool
  ) -> ShapedRuns {
    var result = ShapedRuns()
    let all = glyphs
    for run in runs where run.bytes.overlaps(range) {
      let part = run.bytes.clamped(to: range)
      let start = result.glyphs.count
      let isWhole = part == run.bytes
      if isWhole || clusters.canPart(at: part.lowerBound) && clusters.canPart(at: part.upperBound) {
        let bounds = UInt32(part.lowerBound)..<UInt32(part.upperBound)
        let glyphs = all[run.glyphs]
        result.glyphs += isWhole ? glyphs : ArraySlice(glyphs.filter { bounds ~= $0.cluster })
      } else {
        result.glyphs += shaper.reshape(
          self, run, part, context: joins ? 0..<source.utf8.count : range)
      }
      var piece = run
      piece.bytes = part
      piece.glyphs = start..<result.glyphs.count
      if !piece.glyphs.isEmpty { result.runs.append(piece) }
    }
    return result
  }
}

extension Shaper {
  /// Shapes `part` of a run anew, seeing no more of the text around it than `context`.
  func reshape(
    _ text: ShapedText, _ run: ShapedRun, _ part: Range<Int>, context: Range<Int>
  ) -> [ShapedGlyph] {
    text.withSpacedBytes { bytes in
      let item = TextItem(
        bytes: (part.lowerBound - context.lowerBound)..<(part.upperBound - context.lowerBound),
        script: run.script, level: run.level, isEmoji: false)
      self.run(item, of: .init(rebasing: bytes[context]), in: run.instance, style: text.style)
      var glyphs = glyphs(of: item, style: text.style)
      for i in glyphs.indices { glyphs[i].cluster += UInt32(context.lowerBound) }
      return glyphs
    }
  }
}

extension ShapedText {
  /// The bytes as they are shaped: a space where a line would end.
  func withSpacedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    source.withBytes { bytes in
      guard let spaced = LineControls.spaced(bytes) else { return body(bytes) }
      return spaced.withUnsafeBufferPointer(body)
    }
  }
}
