import PickerGeometry
import PickerLimits
import PickerText

/// Breaks one shaped text into lines and truncates what does not fit.
///
/// Greedy: a line takes words while they fit, not counting the white space at its end. A word wider than the line
/// is broken between grapheme clusters. Text beyond the maximum number of lines is replaced by an ellipsis.
///
///     |flexible  |
///     |picker    |    maximum of 3 lines, tail
///     |of chips… |
struct LineLayout {
  let text: ShapedText
  let runs: [ShapedRun]
  let bytes: [UInt8]
  /// The bytes as they were shaped, with each forced break replaced by a space.
  let spaced: [UInt8]
  let availableWidth: Double
  let maxLines: Int
  let truncation: Truncation
  let scale: TextScale
  let clusters: ClusterTable
  /// Where words can be divided; nowhere on a single line.
  let divisions: WordDivisions
  /// Nil where no word can be divided.
  let hyphen: LineHyphen?

  init(_ text: ShapedText, _ request: TextRequest, _ style: ResolvedStyle) {
    self.text = text
    runs = text.runs
    bytes = Array(text.source.utf8)
    spaced = bytes.withUnsafeBufferPointer(LineControls.spaced) ?? bytes
    availableWidth = request.maxWidth.isNaN ? .infinity : max(0, request.maxWidth)
    maxLines = max(1, request.maxLines ?? .max)
    truncation = request.truncation
    var scale = style.scale
    scale.wantsInk = request.wantsInk
    self.scale = scale
    clusters = ClusterTable(text)
    divisions = WordDivisions(
      maxLines > 1 ? request.hyphens : .manual, of: maxLines > 1 ? bytes : [],
      language: style.style.language)
    hyphen = divisions.canDivide ? LineHyphen(in: text.style.primary) : nil
  }

  /// Returns the text broken into lines.
  func measured(_ shaper: borrowing Shaper) -> MeasuredText {
    var lines: [ShapedLine] = []
    let start = maxLines == 1 ? 0 : appendLines(to: &lines, shaper)
    guard Budget.mayProceed else { return .nothing }
    var isTruncated = false
    if lines.isEmpty || start < bytes.count {
      let last = lastLine(from: start, shaper)
      isTruncated = last.isCut
      lines.append(last.line)
    }
    let content = BrokenText(lines, of: text)
    let (size, baseline) = content.extent(at: scale)
    return MeasuredText(
      size: size, baseline: baseline, isTruncated: isTruncated, direction: text.direction,
      content: content, scale: scale)
  }

  /// Appends all lines except one that has to be truncated.
  ///
  /// - Returns: The end of the appended lines, in bytes.
  private func appendLines(to lines: inout [ShapedLine], _ shaper: borrowing Shaper) -> Int {
    let breaks = divisions.applied(to: text.lineBreaks(), of: bytes)
    var start = 0
    while start < bytes.count, Budget.mayProceed {
      let end = lineEnd(from: start, breaks, shaper)
      if lines.count + 1 == maxLines, end < bytes.count { return start }
      lines.append(line(start..<end, shaper))
      start = end
    }
    return start
  }

  /// The width in points of bytes `range` on a line of their own, reshaped if necessary.
  func width(_ range: Range<Int>, _ shaper: borrowing Shaper, joins: Bool) -> Double {
    if range.isEmpty { return 0 }
    if clusters.safeRange(in: range) == range { return estimate(range) }
    let piece = ShapedLine(
      text: "", shaped: slice(range, shaper, joins: joins),
      isSpaced: text.style.isSpaced)
    return piece.width(at: scale)
  }

  /// The width in points of bytes `range` with the glyphs of the whole text. O(log *clusters*).
  func estimate(_ range: Range<Int>) -> Double {
    let (from, to) = (clusters.place(of: range.lowerBound), clusters.place(of: range.upperBound))
    let advance = Double(clusters.advances[to] - clusters.advances[from])
    let units = text.style.isSpaced ? Double(clusters.units[to] - clusters.units[from]) : 0
    return advance / FontInstance.unitsPerEm * scale.size + units * scale.letterSpacing
  }

  /// Returns a line without its trailing white space; before a forced break or the end of the text, the white space
  /// is kept if it fits.
  private func line(_ range: Range<Int>, _ shaper: borrowing Shaper) -> ShapedLine {
    if dividesWord(range) { return dividedLine(range, shaper) }
    let full = range.lowerBound..<TrailingSpace.endOfLine(range, in: bytes)
    let trimmed = range.lowerBound..<TrailingSpace.end(of: range, in: bytes)
    let endsText = range.upperBound == bytes.count || full.upperBound < range.upperBound
    let keepsSpace = endsText && width(full, shaper, joins: true).fits(in: availableWidth)
    let kept = keepsSpace ? full : trimmed
    return ShapedLine(
      text: substring(kept), shaped: slice(kept, shaper, joins: true),
      isSpaced: text.style.isSpaced)
  }
}

extension ShapedText {
  /// The break opportunities and forced breaks.
  func lineBreaks() -> [LineBreak] {
    LineBreaks.find(Array(source.utf8), language: style.language?.breakingName)
  }
}
