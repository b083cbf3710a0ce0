import PickerGeometry

/// Breaks a text into lines by the advances of its clusters, which are the places in it.
struct AdvanceLayout {
  let request: TextRequest
  let clusters: AdvanceClusters
  let availableWidth: Double
  let maxLines: Int
  let divisions: WordDivisions
  /// The width of what ends the line of a divided word.
  let hyphenWidth: Double
  let browser: Browser?
  private let font: AdvanceFont
  private let scale: TextScale

  init(_ request: TextRequest, measurer: any AdvanceMeasuring) {
    browser = measurer.browser
    let browser = measurer.browser?.ofTexts
    var request = request
    if let browser { request.style = request.style.resized(for: browser) }
    scale = TextScale(request.style.font, browser: browser)
    var font = AdvanceFont(request.style, measurer)
    self.request = request
    clusters = AdvanceClusters(request.text, request.style, &font, matching: browser)
    availableWidth = request.maxWidth.isNaN ? .infinity : max(0, request.maxWidth)
    maxLines = max(1, request.maxLines ?? .max)
    divisions = maxLines > 1 ? clusters.divisions(request.hyphens, in: font) : .none
    hyphenWidth = divisions.canDivide ? font.hyphen(at: 0, of: clusters.text).width : 0
    self.font = font
  }

  /// Returns the text broken into lines.
  func measured() -> MeasuredText {
    if maxLines == 1 {
      // A line that is kept whole has the spaces at its end.
      let whole = clusters.line(0..<end, joins: true, font)
      if truncation == .none || fits(whole.width) {
        return placed([whole], isTruncated: false, font)
      }
    }
    var font = font
    let (lines, isTruncated) = LineFiller(self).filled()
    let drawn = lines.map { assembled($0, &font) }
    return placed(drawn, isTruncated: isTruncated, font)
  }

  /// The line of pieces.
  private func assembled(_ pieces: [LinePiece], _ font: inout AdvanceFont) -> AdvanceLine {
    var line = AdvanceLine(pieces: [], text: "", width: 0)
    for piece in pieces {
      switch piece {
      case .text(let range, let joins): line += clusters.line(range, joins: joins, font)
      case .ellipsis(let place): line += font.ellipsis(beside: place, of: clusters.text)
      case .hyphen(let place): line += font.hyphen(at: place, of: clusters.text)
      }
    }
    if pieces.count > 1 {
      line.width = font.width(ofLine: line.pieces, of: clusters.text) ?? line.width
    }
    return line
  }

  private func placed(
    _ lines: [AdvanceLine], isTruncated: Bool, _ font: AdvanceFont
  ) -> MeasuredText {
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

extension AdvanceLayout: LineSource {
  var end: Int { clusters.count }

  var truncation: Truncation { request.truncation }

  var textWrap: TextWrap { request.textWrap }

  var fontSize: Double { request.style.font.size }

  var softHyphenLength: Int { 1 }

  var maximumDifference: Double {
    font.isShaping ? fontSize * request.style.font.sizeAdjust.maximumFactor : 0
  }

  func lineBreaks() -> [LineBreak] {
    clusters.breaks(in: font, LineBreakOverrides(request, in: browser))
  }

  func estimate(_ range: Range<Int>) -> Double { clusters.width(range) }

  func width(_ range: Range<Int>, joins: Bool) -> Double {
    font.isShaping ? clusters.line(range, joins: joins, font).width : estimate(range)
  }

  func ellipsisWidth(beside place: Int) -> Double {
    var font = font
    return font.ellipsis(beside: place, of: clusters.text).width
  }

  func visibleEnd(of range: Range<Int>) -> Int { clusters.visibleEnd(of: range) }

  func lineEnd(of range: Range<Int>) -> Int { clusters.lineEnd(of: range) }

  func isSoftHyphen(at place: Int) -> Bool {
    clusters.hasSoftHyphens && place < end && clusters.isSoftHyphen(place)
  }

  func clusterEnds(in range: Range<Int>) -> [Int] {
    let all = clusters.text.clusters
    return range.map { $0 + 1 }.filter {
      $0 == range.upperBound || !LamAlef.joins(all[$0 - 1], all[$0])
    }
  }

  func prefixBeyondLine(of range: Range<Int>) -> Range<Int> {
    let full = clusters.sums.partitioningIndex {
      $0 - clusters.sums[range.lowerBound] > availableWidth
    }
    return range.prefix(max(0, full - range.lowerBound) + 16)
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
