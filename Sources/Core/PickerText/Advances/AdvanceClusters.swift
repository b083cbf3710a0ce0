import PickerGeometry

/// The grapheme clusters of a text with their advances.
struct AdvanceClusters {
  let text: AdvanceText
  /// The drawn text: line separators and tabs are spaces.
  private(set) var bytes: [UInt8] = []
  /// The first byte of each cluster, followed by the number of bytes.
  private(set) var starts = [0]
  /// The sum of the advances before each cluster with their letter spacing, in points.
  private(set) var sums = [0.0]
  /// The advance of each cluster with its letter spacing, in points.
  private(set) var advances: [Double] = []
  private(set) var classes: [LineBreakClass] = []
  /// Whether each cluster is white space.
  private(set) var isSpace: [Bool] = []
  /// How many letter spaces each cluster has.
  private(set) var spaces: [Int] = []
  /// Whether any cluster is a soft hyphen.
  private(set) var hasSoftHyphens = false

  /// Asks `font` for the advances of the clusters of the text.
  init(
    _ text: String, _ style: TextStyle, _ font: inout AdvanceFont, matching browser: Browser?
  ) {
    let tailoring = LineBreakTailoring(style.language, in: browser)
    var clusters: [Character] = []
    for character in text {
      if character == "\r\n" {
        clusters += ["\r", "\n"]
        classes += [.carriageReturn, .lineEnd]
      } else if let first = character.unicodeScalars.first {
        clusters.append(character)
        classes.append(LineBreakClass(first.value, in: tailoring))
        if first == Hyphens.softHyphen { hasSoftHyphens = true }
      }
    }
    self.text = AdvanceText(clusters.map(AdvanceFont.shown), style: style)
    isSpace = clusters.map { $0.unicodeScalars.allSatisfy { LineSpace.isSpace($0.value) } }
    bytes.reserveCapacity(text.utf8.count)
    for cluster in self.text.clusters {
      bytes += cluster.utf8
      starts.append(bytes.count)
    }
    spaces = font.letterSpaces(of: self.text)
    advances = font.advances(of: self.text, spaces)
    for advance in advances { sums.append(sums[sums.count - 1] + advance) }
  }

  /// The number of clusters.
  var count: Int { advances.count }

  /// The advance of the clusters in `range`, in points. O(1).
  func width(_ range: Range<Int>) -> Double { sums[range.upperBound] - sums[range.lowerBound] }

  /// The clusters in `range` as a line, with the width that `font` gives it when drawn.
  ///
  /// Without a font that shapes or rounds, it is the sum of its own advances. Equal texts thus have equal widths
  /// everywhere.
  func line(_ range: Range<Int>, joins: Bool, _ font: AdvanceFont) -> AdvanceLine {
    let shown = String(
      decoding: bytes[starts[range.lowerBound]..<starts[range.upperBound]], as: UTF8.self)
    let pieces: [AdvancePiece] = range.isEmpty ? [] : [.text(range, joins: joins)]
    var width = font.width(ofLine: pieces, of: text)
    if width == nil, range.count < count {
      width = font.width(of: range, joins: joins, of: text, spaces)
    }
    return AdvanceLine(
      pieces: pieces, text: shown, width: width ?? advances[range].reduce(0, +))
  }

  /// Whether a cluster is a soft hyphen.
  func isSoftHyphen(_ cluster: Int) -> Bool {
    bytes[starts[cluster]] == 0xC2 && bytes[starts[cluster] + 1] == 0xAD
  }

  /// The end of `range` without trailing white space.
  func visibleEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace[end - 1] { end -= 1 }
    return end
  }

  /// The end of `range` without trailing line separators.
  func lineEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, classes[end - 1].separatesLines { end -= 1 }
    return end
  }

  /// The opportunities and forced breaks in order; the last one is the end of the text.
  ///
  /// - Parameters:
  ///   - font: Knows where words begin that no spaces separate.
  ///   - overrides: The overrides of the complete text, at its beginning.
  func breaks(in font: AdvanceFont, _ overrides: LineBreakOverrides) -> [LineBreak] {
    let words = Set(unspacedWordStarts(in: font))
    var (rules, overrides) = (LineBreakRules(), overrides)
    var found: [LineBreak] = []
    for next in classes.indices {
      let decision = rules.advance(
        to: next, of: classes, text.clusters[next], overrides: &overrides)
      if decision != .never || words.contains(next) {
        found.append(LineBreak(place: next, isForced: decision == .forced))
      }
    }
    found.append(LineBreak(place: count, isForced: false))
    return found
  }
}
