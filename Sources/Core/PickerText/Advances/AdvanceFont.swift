import PickerGeometry

/// A font of an ``AdvanceMeasuring``, with what is derived from its answers.
struct AdvanceFont {
  private let font: Font
  private let measurer: any AdvanceMeasuring
  /// The points after every cluster.
  private let letterSpacing: Double
  /// Characters without a glyph, each once, in order of occurrence.
  private(set) var missing: [Unicode.Scalar] = []
  private var seen: Set<Unicode.Scalar> = []

  init(_ style: TextStyle, _ measurer: any AdvanceMeasuring) {
    font = style.font
    self.measurer = measurer
    let spacing = font.letterSpacing
    letterSpacing = spacing < 0 ? -(-spacing).clampedLength : spacing.clampedLength
  }

  /// Returns how many letter spaces each cluster of a text has; empty without letter spacing.
  func letterSpaces(of text: AdvanceText) -> [Int] {
    if letterSpacing == 0 { return [] }
    return measurer.letterSpaces(of: text.clusters.indices, joins: true, of: text)
      ?? CursiveScripts.letterSpaces(text.clusters)
  }

  /// Returns the advances of the clusters of a text in points, with their letter spaces.
  mutating func advances(of text: AdvanceText, _ spaces: [Int]) -> [Double] {
    resolved(measurer.advances(of: text), of: text.clusters[...], spaces[...])
  }

  /// Returns the width in points of a part of a text that is drawn on a separate line; nil if it is the sum of the
  /// known advances.
  func width(of part: Range<Int>, joins: Bool, of text: AdvanceText, _ spaces: [Int]) -> Double? {
    guard measurer.isShaping else { return nil }
    var copy = self
    let own = spaces.isEmpty ? [] : measurer.letterSpaces(of: part, joins: joins, of: text)
    let known = measurer.advances(of: .text(part, joins: joins), of: text)
    return copy.resolved(known, of: text.clusters[part], own.map { $0[...] } ?? spaces[part])
      .reduce(0, +)
  }

  /// Returns the width in points of a line that is rounded like in a browser; nil if it is the sum of the advances.
  func width(ofLine line: [AdvancePiece], of text: AdvanceText) -> Double? {
    measurer.width(of: line, of: text)
  }

  /// - Parameter spaces: The letter spaces of the clusters; empty without letter spacing.
  private mutating func resolved(
    _ known: [Double?], of clusters: ArraySlice<Character>, _ spaces: ArraySlice<Int>
  ) -> [Double] {
    clusters.indices.map { position in
      if AdvanceFont.isInvisible(clusters[position]) { return 0 }
      let offset = position - clusters.startIndex
      let own = offset < known.count ? known[offset] : nil
      let advance = own?.clampedLength ?? standInAdvance(of: clusters[position])
      guard offset < spaces.count else { return advance }
      return advance + Double(spaces[spaces.startIndex + offset]) * letterSpacing
    }
  }

  /// Whether the width of a text may differ from the sum of the advances of its clusters in a longer one.
  var isShaping: Bool { measurer.isShaping }

  /// The character that is drawn for a cluster: a space for a tab or a line separator.
  static func shown(_ cluster: Character) -> Character {
    switch cluster.unicodeScalars.first?.value ?? 0 {
    case 0x09...0x0D: " "
    case 0x85: "\u{A0}"
    case 0x2028, 0x2029: "\u{200B}"
    default: cluster
    }
  }

  /// The advance of a cluster without a glyph, which is recorded unless another one replaces it.
  private mutating func standInAdvance(of cluster: Character) -> Double {
    let standIn = AdvanceFont.standIn(for: cluster)
    if let advance = standIn.flatMap({ measurer.advance(of: $0, in: font) }) {
      return advance.clampedLength
    }
    record(standIn ?? cluster)
    return replacement(of: cluster)
  }

  /// The advance of a drawn cluster, in points without letter spacing; a missing one is not recorded.
  func drawnAdvance(of cluster: Character) -> Double {
    knownAdvance(of: cluster) ?? replacement(of: cluster)
  }

  /// The advance of a cluster that is invisible or has a glyph or a stand-in, in points; nil for a missing one.
  private func knownAdvance(of cluster: Character) -> Double? {
    if AdvanceFont.isInvisible(cluster) { return 0 }
    if let advance = measurer.advance(of: cluster, in: font) { return advance.clampedLength }
    let standIn = AdvanceFont.standIn(for: cluster)
    return standIn.flatMap { measurer.advance(of: $0, in: font) }?.clampedLength
  }

  static func isInvisible(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.allSatisfy { $0.isInvisible }
  }

  /// The cluster whose glyph is used where the font has none for `cluster`: a space for a no-break space.
  private static func standIn(for cluster: Character) -> Character? {
    cluster == "\u{A0}" || cluster == "\u{202F}" ? " " : nil
  }

  /// The advance of what is drawn for a missing cluster.
  private func replacement(of cluster: Character) -> Double {
    let drawn = measurer.replacementAdvance(of: cluster, in: font)
    return (drawn ?? measurer.advance(of: "\u{FFFD}", in: font) ?? font.size / 2).clampedLength
  }

  /// Records the characters of a cluster that have no glyph; all of them if only their combination has none.
  private mutating func record(_ cluster: Character) {
    let shown = cluster.unicodeScalars.filter { !$0.isInvisible }
    let lacking = shown.filter { measurer.advance(of: Character($0), in: font) == nil }
    for scalar in lacking.isEmpty ? shown : lacking where seen.insert(scalar).inserted {
      missing.append(scalar)
    }
  }

  /// The ellipsis next to a cluster, in its face: `…`, or three full stops if the face has no glyph for it; in the
  /// first face if the cluster's face has neither. No letter spacing follows it.
  mutating func ellipsis(beside cluster: Int, of text: AdvanceText) -> AdvanceLine {
    var sign = AdvanceSign(
      character: "…", count: 1, cluster: cluster, isInFirstFace: false, isHyphen: false)
    for isInFirstFace in [false, true] {
      for (character, count) in [("…" as Character, 1), (".", 3)] {
        (sign.character, sign.count, sign.isInFirstFace) = (character, count, isInFirstFace)
        if let line = line(of: sign, in: text) { return line }
      }
    }
    (sign.character, sign.count) = ("…", 1)
    return AdvanceLine(pieces: [.sign(sign)], text: sign.text, width: standInAdvance(of: "…"))
  }

  /// The hyphen that ends a divided word in the first face, in place of a soft hyphen or before another cluster: a
  /// soft hyphen, and `‐`, or `-` if the face has no glyph for it. No letter spacing follows it.
  func hyphen(at cluster: Int, of text: AdvanceText) -> AdvanceLine {
    var sign = AdvanceSign(
      character: "\u{2010}", count: 1, cluster: cluster, isInFirstFace: true, isHyphen: true)
    if let line = line(of: sign, in: text) { return line }
    sign.character = "-"
    return line(of: sign, in: text)
      ?? AdvanceLine(pieces: [.sign(sign)], text: sign.text, width: drawnAdvance(of: "-"))
  }

  /// The drawn sign; nil if its face lacks it.
  private func line(of sign: AdvanceSign, in text: AdvanceText) -> AdvanceLine? {
    let advances = measurer.advances(of: .sign(sign), of: text)
    guard advances.count == sign.count else { return nil }
    var width = 0.0
    for advance in advances {
      guard let advance else { return nil }
      width += advance.clampedLength
    }
    return AdvanceLine(pieces: [.sign(sign)], text: sign.text, width: width)
  }

  /// The glyphs of a line.
  func runs(of line: [AdvancePiece], of text: AdvanceText) -> [GlyphRun] {
    measurer.runs(of: line, of: text)
  }

  /// The extent of a line at `scale`; a specified line height depends on the first face alone.
  func extent(ofLine text: String, at scale: TextScale) -> LineExtent {
    let metrics =
      scale.lineHeight == nil
      ? measurer.metrics(ofLine: text, in: font) : measurer.metrics(of: font)
    return LineExtent(metrics.rounded(scale.lineMetrics), at: scale)
  }

  /// The offsets at which words begin.
  func wordStarts(in text: String) -> [Int] { measurer.wordStarts(in: text) }

  /// The offsets at which words can be divided.
  func wordDivisions(in text: String, language: String) -> [Int] {
    measurer.wordDivisions(in: text, language: language)
  }
}
