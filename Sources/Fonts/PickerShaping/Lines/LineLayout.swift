import PickerGeometry
import PickerLimits
import PickerText

/// Breaks one shaped text into lines, with places in its bytes.
struct LineLayout {
  let text: ShapedText
  let runs: [ShapedRun]
  let bytes: [UInt8]
  /// The bytes as they were shaped, with each forced break replaced by a space.
  let spaced: [UInt8]
  let availableWidth: Double
  let maxLines: Int
  let truncation: Truncation
  let textWrap: TextWrap
  let browser: Browser?
  private let overrides: LineBreakOverrides
  let scale: TextScale
  let clusters: ClusterTable
  let divisions: WordDivisions
  /// Nil if no word can be divided.
  let hyphen: LineHyphen?
  let shaper: Shaper

  init(_ text: ShapedText, _ request: TextRequest, _ style: ResolvedStyle, _ shaper: Shaper) {
    self.text = text
    self.shaper = shaper
    runs = text.runs
    bytes = Array(text.source.utf8)
    spaced = bytes.withUnsafeBufferPointer(LineControls.spaced) ?? bytes
    availableWidth = request.maxWidth.isNaN ? .infinity : max(0, request.maxWidth)
    maxLines = max(1, request.maxLines ?? .max)
    truncation = request.truncation
    textWrap = request.textWrap
    browser = style.browser
    overrides = LineBreakOverrides(request, in: style.browser)
    var scale = style.scale
    scale.wantsInk = request.wantsInk
    self.scale = scale
    clusters = ClusterTable(text)
    divisions =
      maxLines > 1
      ? WordDivisions(request.hyphens, of: bytes, language: style.style.language) : .none
    hyphen = divisions.canDivide ? LineHyphen(in: text.style.primary) : nil
  }

  /// Returns the text broken into lines.
  func measured() -> MeasuredText {
    let (lines, isTruncated) = LineFiller(self).filled()
    guard Budget.mayProceed else { return .nothing }
    let content = BrokenText(lines.map { assembled($0) }, of: text)
    let (size, baseline) = content.extent(at: scale)
    return MeasuredText(
      size: size, baseline: baseline, isTruncated: isTruncated, direction: text.direction,
      content: content, scale: scale)
  }
}

extension LineLayout: LineSource {
  var end: Int { bytes.count }

  var fontSize: Double { scale.size }

  var hyphenWidth: Double { hyphen?.width(at: scale) ?? 0 }

  var softHyphenLength: Int { 2 }

  // Reshaping the ends changes a few ems at most.
  var maximumDifference: Double { 16 * scale.size * text.style.primary.sizeFactor }

  func lineBreaks() -> [LineBreak] {
    // Firefox breaks all languages by the same rules.
    let language = browser == .firefox ? nil : text.style.language?.breakingName
    let found = LineBreaks.find(bytes, language: language)
    return bytes.withUnsafeBufferPointer { LineBreaks.apply(overrides, to: found, in: $0) }
  }

  func estimate(_ range: Range<Int>) -> Double {
    let (from, to) = (clusters.place(of: range.lowerBound), clusters.place(of: range.upperBound))
    let advance = Double(clusters.advances[to] - clusters.advances[from])
    let units = text.style.isSpaced ? Double(clusters.units[to] - clusters.units[from]) : 0
    return advance / text.style.primary.unitsPerEm * scale.size + units * scale.letterSpacing
  }

  func width(_ range: Range<Int>, joins: Bool) -> Double {
    if range.isEmpty { return 0 }
    if scale.browser == nil, clusters.safeRange(in: range) == range { return estimate(range) }
    let piece = ShapedLine(
      text: "", shaped: slice(range, joins: joins), isSpaced: text.style.isSpaced)
    return piece.width(at: scale)
  }

  func ellipsisWidth(beside place: Int) -> Double {
    guard let instance = ellipsisFace(at: place)?.instance else { return 0 }
    return instance.ellipsis.reduce(0) { $0 + $1.width(in: instance, at: scale) }
  }

  func visibleEnd(of range: Range<Int>) -> Int { TrailingSpace.end(of: range, in: bytes) }

  func lineEnd(of range: Range<Int>) -> Int { TrailingSpace.endOfLine(range, in: bytes) }

  func isSoftHyphen(at place: Int) -> Bool { bytes.isSoftHyphen(at: place) }

  func clusterEnds(in range: Range<Int>) -> [Int] {
    var ends: [Int] = []
    var (end, last): (Int, Character?) = (range.lowerBound, nil)
    for character in substring(range) {
      if let last, LamAlef.joins(last, character) { ends.removeLast() }
      end += character.utf8.count
      ends.append(end)
      last = character
    }
    return ends
  }

  func prefixBeyondLine(of range: Range<Int>) -> Range<Int> {
    let first = clusters.place(of: range.lowerBound)
    let full = clusters.firstPlace {
      $0 > range.lowerBound && estimate(range.lowerBound..<$0) > availableWidth
    }
    let place = max(first, full) + 16
    guard place < clusters.starts.count else { return range }
    return range.lowerBound..<min(range.upperBound, clusters.starts[place])
  }
}

extension WordDivisions {
  /// - Parameter language: The language of the text, BCP 47; nil: unknown.
  fileprivate init(_ hyphens: Hyphens, of bytes: [UInt8], language: String?) {
    let patterns = hyphens == .auto ? language.flatMap(HyphenationLibrary.installed.patterns) : nil
    self.init(
      hyphens,
      hasSoftHyphens: bytes.contains(0xC2)
        && bytes.indices.contains { bytes.isSoftHyphen(at: $0) },
      places: patterns?.divisions(ofWordsIn: String(decoding: bytes, as: UTF8.self)) ?? [])
  }
}

extension [UInt8] {
  /// Whether a soft hyphen begins at `offset`.
  fileprivate func isSoftHyphen(at offset: Int) -> Bool {
    offset + 1 < count && self[offset] == 0xC2 && self[offset + 1] == 0xAD
  }
}
