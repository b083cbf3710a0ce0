import PickerGeometry

/// A font of an ``AdvanceMeasuring``, with what is derived from its answers.
struct AdvanceFont {
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

  init(_ font: Font, _ measurer: any AdvanceMeasuring) {
    self.font = font
    self.measurer = measurer
    let spacing = font.letterSpacing
    letterSpacing = spacing < 0 ? -(-spacing).clampedLength : spacing.clampedLength
  }

  /// Appends a cluster as it is drawn, and returns its advance in points with its letter spacing.
  mutating func draw(_ cluster: Character, into bytes: inout [UInt8]) -> Double {
    guard let first = cluster.unicodeScalars.first?.value else { return 0 }
    isSpaced = CursiveScripts.takesSpacing(first) ?? isSpaced
    let shown = AdvanceFont.shown(cluster, first)
    bytes += shown.utf8
    return advance(of: shown) + (isSpaced ? letterSpacing : 0)
  }

  /// What is drawn for a cluster that begins with the character `first`: a space for a tab or a line separator.
  private static func shown(_ cluster: Character, _ first: UInt32) -> Character {
    switch first {
    case 0x09...0x0D: " "
    case 0x85: "\u{A0}"
    case 0x2028, 0x2029: "\u{200B}"
    default: cluster
    }
  }

  private mutating func advance(of cluster: Character) -> Double {
    if let advance = knownAdvance(of: cluster) { return advance }
    record(AdvanceFont.standIn(for: cluster) ?? cluster)
    return replacement()
  }

  /// The advance of a cluster as it is drawn, in points without letter spacing; a missing one is not recorded.
  mutating func drawnAdvance(of cluster: Character) -> Double {
    knownAdvance(of: cluster) ?? replacement()
  }

  /// The advance of a cluster that is invisible or has a glyph or a stand-in, in points; nil for a missing one.
  private func knownAdvance(of cluster: Character) -> Double? {
    if cluster.unicodeScalars.allSatisfy({ $0.isInvisible }) { return 0 }
    if let advance = measurer.advance(of: cluster, in: font) { return advance.clampedLength }
    let standIn = AdvanceFont.standIn(for: cluster)
    return standIn.flatMap { measurer.advance(of: $0, in: font) }?.clampedLength
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
      return AdvanceLine(text: "...", width: 3 * stop.clampedLength)
    }
    return AdvanceLine(text: "…", width: advance(of: "…"))
  }

  /// The extent of every line at `scale`.
  func extent(at scale: TextScale) -> LineExtent {
    LineExtent(measurer.metrics(of: font).rounded(scale.lineMetrics), at: scale)
  }
}
