import PickerGeometry

/// A font of an ``AdvanceMeasuring``, with what is derived from its answers.
struct AdvanceFont {
  private let style: TextStyle
  private let font: Font
  private let measurer: any AdvanceMeasuring
  /// The points after every cluster.
  private let letterSpacing: Double
  /// Whether the script of the last cluster takes letter spacing.
  private var isSpaced = true
  /// Characters without a glyph, each once, in order of occurrence.
  private(set) var missing: [Unicode.Scalar] = []
  private var seen: Set<Unicode.Scalar> = []
  private var knownReplacement: Double?

  init(_ style: TextStyle, _ measurer: any AdvanceMeasuring) {
    self.style = style
    font = style.font
    self.measurer = measurer
    let spacing = font.letterSpacing
    letterSpacing = spacing < 0 ? -(-spacing).clampedLength : spacing.clampedLength
  }

  /// Returns the advances of the clusters of a text as they are drawn, in points with their letter spacing. None
  /// follows an invisible one.
  mutating func advances(of clusters: [Character]) -> [Double] {
    let isVisible = clusters.map { !AdvanceFont.isInvisible($0) }
    let visible = zip(clusters, isVisible).filter { $0.1 }.map { $0.0 }
    let known = measurer.advances(of: visible, in: style)
    var next = 0
    return clusters.indices.map { position in
      let isSpaced = takesSpacing(clusters[position])
      guard isVisible[position] else { return 0 }
      let own = next < known.count ? known[next] : nil
      next += 1
      let advance = own?.clampedLength ?? standInAdvance(of: clusters[position])
      return advance + (isSpaced ? letterSpacing : 0)
    }
  }

  /// Whether letter spacing follows the next cluster of the text.
  private mutating func takesSpacing(_ cluster: Character) -> Bool {
    if let first = cluster.unicodeScalars.first {
      isSpaced = CursiveScripts.takesSpacing(first.value) ?? isSpaced
    }
    return isSpaced
  }

  /// What is drawn for a cluster: a space for a tab or a line separator.
  static func shown(_ cluster: Character) -> Character {
    switch cluster.unicodeScalars.first?.value ?? 0 {
    case 0x09...0x0D: " "
    case 0x85: "\u{A0}"
    case 0x2028, 0x2029: "\u{200B}"
    default: cluster
    }
  }

  /// The advance of a cluster without a glyph, which is recorded unless another one stands in for it.
  private mutating func standInAdvance(of cluster: Character) -> Double {
    let standIn = AdvanceFont.standIn(for: cluster)
    if let advance = standIn.flatMap({ measurer.advance(of: $0, in: font) }) {
      return advance.clampedLength
    }
    record(standIn ?? cluster)
    return replacement()
  }

  private mutating func advance(of cluster: Character) -> Double {
    measurer.advance(of: cluster, in: font)?.clampedLength ?? standInAdvance(of: cluster)
  }

  /// The advance of a cluster as it is drawn, in points without letter spacing; a missing one is not recorded.
  mutating func drawnAdvance(of cluster: Character) -> Double {
    knownAdvance(of: cluster) ?? replacement()
  }

  /// The advance of a cluster that is invisible or has a glyph or a stand-in, in points; nil for a missing one.
  private func knownAdvance(of cluster: Character) -> Double? {
    if AdvanceFont.isInvisible(cluster) { return 0 }
    if let advance = measurer.advance(of: cluster, in: font) { return advance.clampedLength }
    let standIn = AdvanceFont.standIn(for: cluster)
    return standIn.flatMap { measurer.advance(of: $0, in: font) }?.clampedLength
  }

  private static func isInvisible(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.allSatisfy { $0.isInvisible }
  }

  /// The cluster whose glyph is used where the font has none for `cluster`: a space for a no-break space.
  private static func standIn(for cluster: Character) -> Character? {
    cluster == "\u{A0}" || cluster == "\u{202F}" ? " " : nil
  }

  /// The advance of the box that is drawn for a missing cluster.
  private mutating func replacement() -> Double {
    if let knownReplacement { return knownReplacement }
    let advance = measurer.advance(of: "\u{FFFD}", in: font) ?? font.size / 2
    knownReplacement = advance.clampedLength
    return advance.clampedLength
  }

  /// Records the characters of a cluster that have no glyph; all of them if only their combination has none.
  private mutating func record(_ cluster: Character) {
    let shown = cluster.unicodeScalars.filter { !$0.isInvisible }
    let lacking = shown.filter { measurer.advance(of: Character($0), in: font) == nil }
    for scalar in lacking.isEmpty ? shown : lacking where seen.insert(scalar).inserted {
      missing.append(scalar)
    }
  }

  /// The ellipsis: `…`, or three full stops where the font has no glyph for it. No letter spacing follows it.
  mutating func ellipsis() -> AdvanceLine {
    if measurer.advance(of: "…", in: font) == nil,
      let stop = measurer.advance(of: ".", in: font)
    {
      return AdvanceLine(text: "...", isSpaced: false, width: 3 * stop.clampedLength)
    }
    return AdvanceLine(text: "…", isSpaced: false, width: advance(of: "…"))
  }

  /// What ends the line of a divided word: a soft hyphen, and `‐`, or `-` where the font has no glyph for it. No letter
  /// spacing follows it.
  mutating func hyphen() -> AdvanceLine {
    let isMissing = measurer.advance(of: "\u{2010}", in: font) == nil
    let shown: Character = isMissing ? "-" : "\u{2010}"
    return AdvanceLine(
      text: "\u{AD}" + String(shown), isSpaced: false, width: drawnAdvance(of: shown))
  }

  /// The width of a text that is drawn on a line of its own, in points; nil where it is the sum of the advances that
  /// are known already.
  func shapedWidth(of text: String) -> Double? {
    guard measurer.isShaping else { return nil }
    var copy = self
    return copy.advances(of: Array(text)).reduce(0, +)
  }

  /// The glyphs of a line, with letter spacing after the last one of each cluster.
  func runs(of line: [AdvancePiece]) -> [GlyphRun] {
    var start = 0
    var runs: [[GlyphRun]] = []
    for piece in line {
      runs.append(self.runs(of: piece, at: start))
      start += piece.text.utf8.count
    }
    return Array((style.direction == .rightToLeft ? runs.reversed() : runs).joined())
  }

  private func runs(of piece: AdvancePiece, at start: Int) -> [GlyphRun] {
    var runs = measurer.runs(ofLine: piece.text, in: style)
    guard start > 0 || letterSpacing != 0, !runs.isEmpty else { return runs }
    let spaced = piece.isSpaced && letterSpacing != 0 ? spacedClusters(of: piece.text) : []
    for run in runs.indices { runs[run].place(at: start, spaced, by: letterSpacing) }
    return runs
  }

  /// The places of the clusters that letter spacing follows.
  private func spacedClusters(of text: String) -> Set<Int> {
    var font = self
    var spaced: Set<Int> = []
    var place = 0
    for cluster in text {
      if font.takesSpacing(cluster), !AdvanceFont.isInvisible(cluster) { spaced.insert(place) }
      place += cluster.utf8.count
    }
    return spaced
  }

  /// The extent of a line at `scale`.
  func extent(ofLine text: String, at scale: TextScale) -> LineExtent {
    LineExtent(measurer.metrics(ofLine: text, in: font).rounded(scale.lineMetrics), at: scale)
  }

  /// The offsets at which words begin.
  func wordStarts(in text: String) -> [Int] { measurer.wordStarts(in: text) }
}

extension GlyphRun {
  /// Moves the clusters by `start`, and adds a distance after the last glyph of each of those that are spaced.
  fileprivate mutating func place(at start: Int, _ spaced: Set<Int>, by distance: Double) {
    for place in glyphs.indices {
      let cluster = glyphs[place].cluster
      let isLast = place + 1 == glyphs.count || glyphs[place + 1].cluster != cluster
      if isLast, spaced.contains(cluster) { glyphs[place].advance.x += distance }
    }
    for place in glyphs.indices { glyphs[place].cluster += start }
  }
}
