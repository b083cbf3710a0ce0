import PickerGeometry

/// Breaks a text into lines by the advances of its clusters, and truncates what does not fit.
///
/// Greedy: a line takes words while they fit, not counting the white space at its end. A word wider than the line
/// is broken between grapheme clusters. Text beyond the maximum number of lines is replaced by an ellipsis.
///
///     |flexible  |
///     |picker    |    maximum of 3 lines, tail
///     |of chips… |
struct AdvanceLayout {
  let request: TextRequest
  let clusters: AdvanceClusters
  let availableWidth: Double
  let maxLines: Int
  /// Empty for a single line, which is never broken.
  let breaks: [AdvanceBreak]
  /// The clusters before which the patterns of the language divide words; none on a single line.
  let divisions: Set<Int>
  let font: AdvanceFont
  /// The width of what ends the line of a divided word.
  let hyphenWidth: Double

  init(_ request: TextRequest, measurer: any AdvanceMeasuring) {
    var font = AdvanceFont(request.style, measurer)
    self.request = request
    clusters = AdvanceClusters(request.text, request.style, &font)
    availableWidth = request.maxWidth.isNaN ? .infinity : max(0, request.maxWidth)
    maxLines = max(1, request.maxLines ?? .max)
    divisions = maxLines > 1 ? clusters.divisions(request.hyphens, in: font) : []
    breaks =
      maxLines > 1
      ? clusters.breaks(divisions, dividesWords: request.hyphens != .none, in: font) : []
    let canDivide = clusters.hasSoftHyphens || !divisions.isEmpty
    hyphenWidth = canDivide ? font.hyphen(behind: 0, of: clusters.text).width : 0
    self.font = font
  }

  /// Returns the text broken into lines.
  func measured() -> MeasuredText {
    if maxLines == 1, isKeptWhole {
      return placed([shaped(all, joins: true)], isTruncated: false, font)
    }
    var font = font
    var lines: [AdvanceLine] = []
    let start = maxLines > 1 ? appendLines(to: &lines) : 0
    var isTruncated = false
    if lines.isEmpty || start < clusters.count {
      let rest = start..<clusters.lineEnd(of: start..<clusters.count)
      let cut = truncated(rest, &font)
      isTruncated = cut != nil
      lines.append(cut ?? shaped(rest, joins: false))
    }
    return placed(lines, isTruncated: isTruncated, font)
  }

  private var all: Range<Int> { 0..<clusters.count }

  /// Whether a single line keeps the whole text, with the spaces at its end.
  private var isKeptWhole: Bool {
    request.truncation == .none || clusters.width(all).fits(in: availableWidth)
  }

  /// Appends all lines except one that has to be truncated.
  ///
  /// - Returns: The end of the appended lines.
  private func appendLines(to lines: inout [AdvanceLine]) -> Int {
    var start = 0
    var next = 0
    while start < clusters.count {
      let end = lineEnd(from: start, &next)
      if lines.count + 1 == maxLines, end < clusters.count { return start }
      lines.append(line(start..<end))
      start = end
    }
    return start
  }

  /// Returns the end of the line that begins at `start`, which is the start of the next line.
  ///
  /// - Parameter next: The first break after the line before; advanced to the first one that this line does not use.
  private func lineEnd(from start: Int, _ next: inout Int) -> Int {
    var end = start
    var place = next
    while place < breaks.count {
      let candidate = breaks[place]
      let visible = start..<max(start, candidate.visibleEnd)
      guard fits(visible) else {
        return end > start ? end : brokenLine(visible, before: candidate.start, &next)
      }
      place += 1
      if canEnd(start..<candidate.start) {
        end = candidate.start
        next = place
      } else if place - next > AdvanceLayout.lookahead {
        return end > start ? end : brokenLine(visible, before: candidate.start, &next)
      }
      if candidate.isForced { return end }
    }
    return end > start ? end : clusters.count
  }

  /// The number of soft hyphens of which the visible one does not fit that are passed on one line in search of a break
  /// without a hyphen. A limit, because characters without a width would take quadratic time.
  private static let lookahead = 32

  /// Returns the end of a line whose first word is wider than it.
  private func brokenLine(_ word: Range<Int>, before following: Int, _ next: inout Int) -> Int {
    let broken = brokenWord(word)
    // White space after a word of a single cluster hangs, too.
    let end = broken == word.upperBound ? following : broken
    while next < breaks.count, breaks[next].start <= end { next += 1 }
    return end
  }

  /// Returns a line without its trailing white space; before a forced break or the end of the text, the white space
  /// is kept if it fits.
  private func line(_ range: Range<Int>) -> AdvanceLine {
    let full = range.lowerBound..<clusters.lineEnd(of: range)
    let endsText = range.upperBound == clusters.count || full.upperBound < range.upperBound
    if endsText, fits(full) { return shaped(full, joins: true) }
    if dividesWord(range) {
      let last = range.upperBound - (endsWithSoftHyphen(range) ? 1 : 0)
      return shaped(range.lowerBound..<last, joins: true)
        + font.hyphen(behind: last, of: clusters.text)
    }
    return shaped(range.lowerBound..<clusters.visibleEnd(of: range), joins: true)
  }

  /// The clusters in `range` as a line, which a font with kerning measures as it is drawn.
  ///
  /// - Parameter joins: Whether letters at the ends keep the joining forms that they have in the whole text.
  func shaped(_ range: Range<Int>, joins: Bool) -> AdvanceLine {
    clusters.line(range, joins: joins, font)
  }

  /// Whether the clusters in `range` fit on a line as they are drawn there.
  func fits(_ range: Range<Int>) -> Bool {
    let width = clusters.width(range)
    // Splitting a text changes less than this at its ends.
    guard font.isShaping, abs(width - availableWidth) < request.style.font.size else {
      return width.fits(in: availableWidth)
    }
    return shaped(range, joins: true).width.fits(in: availableWidth)
  }

  private func placed(
    _ lines: [AdvanceLine], isTruncated: Bool, _ font: AdvanceFont
  ) -> MeasuredText {
    let scale = TextScale(request.style.font)
    var size = Size.zero
    var placed: [TextLine] = []
    for line in lines {
      let extent = font.extent(ofLine: line.text, at: scale)
      // Negative letter spacing may outweigh the advances.
      let frame = Rect(x: 0, y: size.height, width: max(0, line.width), height: extent.height)
      placed.append(
        TextLine(
          text: line.text, frame: frame, baseline: extent.baseline,
          ink: request.wantsInk && line.drawsInk ? Rect(size: frame.size) : nil))
      size = Size(width: max(size.width, frame.width), height: frame.maxY)
    }
    return MeasuredText(
      size: size, baseline: placed.first?.baseline ?? 0, isTruncated: isTruncated,
      direction: request.style.direction ?? LayoutDirection(firstStrongIn: request.text),
      content: AdvanceLines(placed, of: lines.map { $0.pieces }, clusters.text, in: font),
      scale: scale)
  }
}

/// Lines that are already positioned, whose glyphs are asked for when they are read.
private final class AdvanceLines: TextContent {
  private let placed: PlacedLines
  private let pieces: [[AdvancePiece]]
  private let source: AdvanceText
  private let font: AdvanceFont

  init(
    _ lines: [TextLine], of pieces: [[AdvancePiece]], _ text: AdvanceText, in font: AdvanceFont
  ) {
    placed = PlacedLines(lines, missing: font.missing)
    self.pieces = pieces
    source = text
    self.font = font
  }

  func lines(at scale: TextScale) -> [TextLine] {
    placed.placed.indices.map { shaped(placed.placed[$0], $0) }
  }

  func line(_ number: Int, at scale: TextScale) -> TextLine? {
    placed.line(number, at: scale).map { shaped($0, number) }
  }

  private func shaped(_ line: TextLine, _ number: Int) -> TextLine {
    var line = line
    line.runs = font.runs(of: pieces[number], of: source)
    return line
  }

  var lineCount: Int { placed.lineCount }
  var text: String { placed.text }
  var missing: [Unicode.Scalar] { placed.missing }
}

extension AdvanceLine {
  /// Whether the line contains anything but white space.
  fileprivate var drawsInk: Bool {
    text.unicodeScalars.contains { !LineSpace.isSpace($0.value) && $0 != "\u{A0}" }
  }
}
