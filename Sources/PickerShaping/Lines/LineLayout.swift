import PickerGeometry
import PickerLimits
import PickerText

/// Breaks one shaped text into lines, and cuts what is too long for them.
///
/// Greedy: a line takes words while they fit, the white space at its end not counted. A word wider
/// than the room is broken between characters. Lines that are one too many are cut away, and an
/// ellipsis put in their place.
///
///     |flexible  |
///     |picker    |    3 lines at most, tail
///     |of chips… |
struct LineLayout {
  let text: ShapedText
  let runs: [ShapedRun]
  let bytes: [UInt8]
  /// The bytes as they were shaped: a space where a line would end.
  let spaced: [UInt8]
  let room: Double
  let maxLines: Int
  let truncation: Truncation
  let scale: TextScale
  let clusters: ClusterTable

  init(_ text: ShapedText, _ request: TextRequest, _ style: ResolvedStyle) {
    self.text = text
    runs = text.runs
    bytes = Array(text.source.utf8)
    spaced = bytes.withUnsafeBufferPointer(LineControls.spaced) ?? bytes
    room = request.maxWidth.isNaN ? .infinity : max(0, request.maxWidth)
    maxLines = max(1, request.maxLines ?? .max)
    truncation = request.truncation
    var scale = style.scale
    scale.wantsInk = request.wantsInk
    self.scale = scale
    clusters = ClusterTable(text)
  }

  /// The text in its lines.
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

  /// All lines but one that has to be cut.
  ///
  /// - Returns: How far they go.
  private func appendLines(to lines: inout [ShapedLine], _ shaper: borrowing Shaper) -> Int {
    let breaks = text.lineBreaks()
    var start = 0
    while start < bytes.count, Budget.mayProceed {
      let end = lineEnd(from: start, breaks, shaper)
      if lines.count + 1 == maxLines, end < bytes.count { return start }
      lines.append(line(start..<end, shaper))
      start = end
    }
    return start
  }

  /// In points, of bytes `range` as they would stand on a line of their own.
  func width(_ range: Range<Int>, _ shaper: borrowing Shaper, joins: Bool) -> Double {
    if range.isEmpty { return 0 }
    if clusters.canPart(at: range.lowerBound), clusters.canPart(at: range.upperBound) {
      return estimate(range)
    }
    let piece = ShapedLine(
      text: "", shaped: slice(range, shaper, joins: joins),
      isSpaced: text.style.isSpaced)
    return piece.width(at: scale)
  }

  /// In points, as the glyphs are in the whole text.
  func estimate(_ range: Range<Int>) -> Double {
    let (from, to) = (clusters.place(of: range.lowerBound), clusters.place(of: range.upperBound))
    let advance = Double(clusters.advances[to] - clusters.advances[from])
    let units = text.style.isSpaced ? Double(clusters.units[to] - clusters.units[from]) : 0
    return advance / FontInstance.unitsPerEm * scale.size + units * scale.letterSpacing
  }

  /// A line without the white space at which it ends; where nothing follows it that is kept, as
  /// far as there is room.
  private func line(_ range: Range<Int>, _ shaper: borrowing Shaper) -> ShapedLine {
    let full = range.lowerBound..<TrailingSpace.endOfLine(range, in: bytes)
    let trimmed = range.lowerBound..<TrailingSpace.end(of: range, in: bytes)
    let endsText = range.upperBound == bytes.count || full.upperBound < range.upperBound
    let keepsSpace = endsText && width(full, shaper, joins: true).fits(in: room)
    let kept = keepsSpace ? full : trimmed
    return ShapedLine(
      text: substring(kept), shaped: slice(kept, shaper, joins: true),
      isSpaced: text.style.isSpaced)
  }
}

extension ShapedText {
  /// Where lines may break.
  func lineBreaks() -> [LineBreak] {
    LineBreaks.find(Array(source.utf8), language: style.language?.breakingName)
  }
}
