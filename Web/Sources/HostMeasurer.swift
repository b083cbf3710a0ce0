import PickerGeometry
import PickerJSON
import PickerText

@_extern(wasm, module: "host", name: "shapes")
private func host_shapes(_ measurer: Int32) -> Bool

@_extern(wasm, module: "host", name: "has_glyphs")
private func host_has_glyphs(_ measurer: Int32) -> Bool

@_extern(wasm, module: "host", name: "text")
private func host_text(
  _ measurer: Int32, _ font: Int32, _ isRightToLeft: Bool, _ text: UnsafePointer<UInt8>?,
  _ count: Int, _ ends: UnsafePointer<Int32>?, _ clusters: Int)

@_extern(wasm, module: "host", name: "advances")
private func host_advances() -> Int

@_extern(wasm, module: "host", name: "piece")
private func host_piece(_ piece: UnsafePointer<Int32>?) -> Int

@_extern(wasm, module: "host", name: "spaces")
private func host_spaces(_ piece: UnsafePointer<Int32>?) -> Int

@_extern(wasm, module: "host", name: "runs")
private func host_runs(_ pieces: UnsafePointer<Int32>?, _ count: Int) -> Int

@_extern(wasm, module: "host", name: "replacement")
private func host_replacement(
  _ measurer: Int32, _ font: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int
) -> Double

@_extern(wasm, module: "host", name: "axes")
private func host_axes(_ measurer: Int32, _ name: UnsafePointer<UInt8>?, _ count: Int) -> Int

@_extern(wasm, module: "host", name: "metrics")
private func host_metrics(
  _ measurer: Int32, _ font: Int32, _ metrics: UnsafeMutablePointer<Double>?)

@_extern(wasm, module: "host", name: "line_metrics")
private func host_line_metrics(
  _ measurer: Int32, _ font: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int,
  _ metrics: UnsafeMutablePointer<Double>?)

@_extern(wasm, module: "host", name: "line_faces")
private func host_line_faces(
  _ measurer: Int32, _ font: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int
) -> Int

@_extern(wasm, module: "host", name: "words")
private func host_words(
  _ text: UnsafePointer<UInt8>?, _ count: Int, _ starts: UnsafeMutablePointer<Int32>?
) -> Int

@_extern(wasm, module: "host", name: "font")
private func host_font(_ number: Int32, _ json: UnsafePointer<UInt8>?, _ count: Int)

@_extern(wasm, module: "host", name: "family")
private func host_family(
  _ measurer: Int32, _ font: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int
) -> Int

@_extern(wasm, module: "host", name: "has_failed")
private func host_has_failed() -> Bool

@_extern(wasm, module: "host", name: "has_family")
private func host_has_family(_ measurer: Int32, _ name: UnsafePointer<UInt8>?, _ count: Int)
  -> Bool

/// Measures texts by a measurer in JavaScript, which knows it by a number.
final class HostMeasurer: AdvanceMeasuring {
  private let number: Int32
  /// Whether it shapes paragraphs, or else measures clusters that are drawn one after another.
  private let shapes: Bool
  /// The browser whose rounding the measurements have, for a measurer that gives the glyphs of lines in their units.
  let browser: Browser?

  init(_ number: Int32, matching browser: Browser? = nil) {
    self.number = number
    self.browser = browser
    shapes = host_shapes(number)
  }

  func matching(_ browser: Browser) -> any FontCatalog {
    host_has_glyphs(number)
      ? HostMeasurer(number, matching: browser) : roundingTexts(of: browser)
  }

  /// Whether anything that was asked of JavaScript during the call has thrown, so that what was measured is wrong.
  static var hasFailed: Bool { host_has_failed() }

  let isShaping = true

  func advance(of cluster: Character, in font: Font) -> Double? {
    advances(of: [cluster], in: font).first.flatMap { $0 }
  }

  func advances(of clusters: [Character], in font: Font) -> [Double?] {
    advances(of: clusters, in: TextStyle(font: font))
  }

  func advances(of clusters: [Character], in style: TextStyle) -> [Double?] {
    // The address of no numbers is none that a typed array may begin at.
    guard !clusters.isEmpty else { return [] }
    begin(AdvanceText(clusters, style: style))
    return HostAnswer(host_advances()).advances
  }

  func advances(of text: AdvanceText) -> [Double?] {
    guard shapes else { return advances(ofVisible: text.clusters, in: text.style) }
    guard !text.clusters.isEmpty else { return [] }
    begin(text)
    return HostAnswer(host_advances()).advances
  }

  func advances(of piece: AdvancePiece, of text: AdvanceText) -> [Double?] {
    guard shapes else { return advancesAlone(of: piece, of: text) }
    begin(text)
    if let advances = browserAdvances(in: text), case .sign = piece {
      return signAdvances(of: piece, in: text.style.font, advances)
    }
    return HostAnswer(host_piece(piece.numbers)).advances
  }

  /// The advances of a sign, or none if its face lacks it.
  private func signAdvances(
    of sign: AdvancePiece, in font: Font, _ advances: BrowserAdvances
  ) -> [Double?] {
    let runs = HostRun.all(of: [sign], in: font, advances.browser, isDrawn: false)
    if runs.contains(where: { $0.glyphs.contains { $0.id == 0 } }) { return [] }
    return runs.flatMap { run in
      run.glyphs.map { advances.advance(of: $0.measured, in: run.face) }
    }
  }

  func width(of line: [AdvancePiece], of text: AdvanceText) -> Double? {
    guard let advances = browserAdvances(in: text) else { return nil }
    var width = BrowserWidth(in: advances.browser)
    if !line.isEmpty { begin(text) }
    for run in HostRun.all(of: line, in: text.style.font, advances.browser, isDrawn: false) {
      width.beginRun(level: run.level)
      for glyph in run.glyphs { width.add(advances.advance(of: glyph.measured, in: run.face)) }
    }
    return width.total
  }

  /// How the advances of a text are rounded; nil if they are not.
  private func browserAdvances(in text: AdvanceText) -> BrowserAdvances? {
    browser.map { BrowserAdvances($0.ofTexts, at: TextScale(text.style.font)) }
  }

  private func begin(_ text: AdvanceText) { HostText.begin(text, number, matching: browser) }

  private func number(of font: Font) -> Int32 { HostFonts.number(of: font, matching: browser) }

  func letterSpaces(of part: Range<Int>, joins: Bool, of text: AdvanceText) -> [Int]? {
    guard shapes, !part.isEmpty else { return nil }
    begin(text)
    return HostAnswer(host_spaces(AdvancePiece.text(part, joins: joins).numbers)).numbers.map {
      Int($0)
    }
  }

  func runs(of line: [AdvancePiece], of text: AdvanceText) -> [GlyphRun] {
    guard shapes, !line.isEmpty else { return [] }
    begin(text)
    if let advances = browserAdvances(in: text) {
      let font = text.style.font
      return HostRun.all(of: line, in: font, advances.browser, isDrawn: true).map {
        GlyphRun($0, in: font, advances)
      }
    }
    var answer = HostAnswer(host_runs(line.flatMap { $0.numbers }, line.count))
    var runs: [GlyphRun] = []
    while let run = GlyphRun(&answer, in: text.style.font) { runs.append(run) }
    return runs
  }

  func replacementAdvance(of cluster: Character, in font: Font) -> Double? {
    let text = Array(cluster.utf8)
    let advance = host_replacement(number, number(of: font), text, text.count)
    return advance >= 0 ? advance : nil
  }

  func axes(ofFamily family: String) -> [String] {
    let name = Array(family.utf8)
    var answer = HostAnswer(host_axes(number, name, name.count))
    var tags: [String] = []
    while let first = answer.next() {
      let tag = [first] + (0..<3).map { _ in answer.next() ?? 0 }
      tags.append(String(decoding: tag.map { UInt8(clamping: Int($0)) }, as: UTF8.self))
    }
    return tags
  }

  func metrics(of font: Font) -> FontMetrics {
    if let browser { return metrics(ofLine: [], in: font, browser.ofTexts) }
    var metrics = [0.0, 0.0, 0.0]
    host_metrics(number, number(of: font), &metrics)
    return FontMetrics(metrics)
  }

  /// Returns the metrics of the first face and those that draw a part of a line, each rounded as a browser does.
  private func metrics(ofLine text: [UInt8], in font: Font, _ browser: Browser) -> FontMetrics {
    var answer = HostAnswer(host_line_faces(number, number(of: font), text, text.count))
    var metrics: FontMetrics?
    while let face = FontMetrics(&answer, in: font, browser) {
      metrics = metrics.map { $0.union(face) } ?? face
    }
    return metrics ?? FontMetrics(ascent: 0, descent: 0)
  }

  func metrics(ofLine text: String, in font: Font) -> FontMetrics {
    let text = Array(text.utf8)
    // No other face draws these.
    guard text.contains(where: { $0 >= 0x80 }) else { return metrics(of: font) }
    if let browser { return metrics(ofLine: text, in: font, browser.ofTexts) }
    var metrics = [0.0, 0.0, 0.0]
    host_line_metrics(number, number(of: font), text, text.count, &metrics)
    return FontMetrics(metrics)
  }

  func wordStarts(in text: String) -> [Int] {
    let text = Array(text.utf8)
    var starts = [Int32](repeating: 0, count: text.count)
    let count = host_words(text, text.count, &starts)
    return starts.prefix(count).map { Int($0) }
  }

  func wordDivisions(in text: String, language: String) -> [Int] {
    Hyphenation.divisions(in: text, language: language)
  }

  /// The family that draws a character in a font; nil: unknown.
  func family(drawing character: Character, in font: Font) -> String? {
    let text = Array(character.utf8)
    let name = HostAnswer(host_family(number, number(of: font), text, text.count)).numbers
    return name.isEmpty
      ? nil : String(decoding: name.map { UInt8(clamping: Int($0)) }, as: UTF8.self)
  }

  func contains(family: String) -> Bool {
    let name = Array(family.utf8)
    return host_has_family(number, name, name.count)
  }
}

extension HostAnswer {
  /// All of its numbers as advances, of which negative ones are of clusters without a glyph.
  fileprivate var advances: [Double?] { numbers.map { $0 >= 0 ? $0 : nil } }
}

extension AdvancePiece {
  /// The piece as JavaScript reads it.
  var numbers: [Int32] {
    switch self {
    case .text(let range, let joins):
      [joins ? 1 : 0, Int32(range.lowerBound), Int32(range.upperBound), 0]
    case .sign(let sign):
      [
        2 + (sign.isInFirstFace ? 1 : 0) + (sign.isHyphen ? 2 : 0), Int32(sign.cluster),
        Int32(sign.character.unicodeScalars.first?.value ?? 0), Int32(sign.count),
      ]
    }
  }
}

/// The text of which JavaScript measures pieces.
private enum HostText {
  nonisolated(unsafe) private static var current: (text: AdvanceText, measurer: Int32)?

  /// Hands a text over, unless it is the last one that was; a text is measured for one browser only.
  static func begin(_ text: AdvanceText, _ measurer: Int32, matching browser: Browser?) {
    if let current, current.text === text, current.measurer == measurer { return }
    var bytes: [UInt8] = []
    var ends: [Int32] = []
    for cluster in text.clusters {
      bytes += cluster.utf8
      ends.append(Int32(bytes.count))
    }
    let style = text.style
    host_text(
      measurer, HostFonts.number(of: style.font, style.language, matching: browser),
      text.direction == .rightToLeft, bytes, bytes.count, ends, ends.count)
    current = HostMeasurer.hasFailed ? nil : (text, measurer)
  }
}

extension GlyphRun {
  /// Reads a run: the number of its face, the maximum weight of that, its size, whether it is reversed, and its glyphs.
  fileprivate init?(_ answer: inout HostAnswer, in font: Font) {
    guard let number = answer.next() else { return nil }
    var face = HostOutlines.face(Int(number))
    face.boldness = SyntheticBold.width(for: font, heaviest: answer.next() ?? 0, in: nil)
    let size = answer.next() ?? font.size
    let direction: LayoutDirection = answer.next() == 1 ? .rightToLeft : .leftToRight
    self.init(face: face, size: size, direction: direction, glyphs: [])
    for _ in 0..<Int(answer.next() ?? 0) { glyphs.append(Glyph(&answer)) }
  }
}

extension Glyph {
  fileprivate init(_ answer: inout HostAnswer) {
    let numbers = (0..<5).map { _ in answer.next() ?? 0 }
    self.init(
      id: UInt32(numbers[0]), cluster: Int(numbers[1]), advance: Point(x: numbers[2], y: 0),
      offset: Point(x: numbers[3], y: numbers[4]))
  }
}

extension FontMetrics {
  fileprivate init(_ numbers: [Double]) {
    self.init(ascent: numbers[0], descent: numbers[1], lineGap: numbers[2])
  }
}

/// The fonts that JavaScript was told about, so that each is described once, or again after many others.
private enum HostFonts {
  private struct Described: Hashable {
    let font: Font
    let language: String?
    let browser: Browser?
  }

  nonisolated(unsafe) private static var numbers: [Described: Int32] = [:]

  /// More than a page shows at a time; a size that moves makes a new font in every frame.
  private static let maximumCount = 1024

  /// The number under which JavaScript knows a font until the next one is asked for.
  static func number(
    of font: Font, _ language: String? = nil, matching browser: Browser?
  ) -> Int32 {
    let browser = browser?.ofTexts
    let described = Described(font: font, language: language, browser: browser)
    if let known = numbers[described] { return known }
    if numbers.count >= maximumCount { numbers.removeAll() }
    let json = font.description(in: language, matching: browser)
    let number = Int32(numbers.count)
    host_font(number, json, json.count)
    if !HostMeasurer.hasFailed { numbers[described] = number }
    return number
  }
}

extension Font {
  fileprivate func description(in language: String?, matching browser: Browser?) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.key("families")
      json.array { json in
        for family in families { json.string(family) }
      }
      json.member("size", exact: size)
      json.member("weight", exact: weight.value)
      json.member("style", string: style.rawValue)
      if let language { json.member("language", string: language) }
      if let browser { json.member("match", string: browser.rawValue) }
      if letterSpacing != 0 { json.member("letterSpacing", exact: letterSpacing) }
      if case .points(let points) = opticalSize { json.member("opticalSize", exact: points) }
      switch sizeAdjust {
      case .unadjusted: break
      case .xHeight(let height): json.member("sizeAdjust", exact: height)
      case .fromFont: json.member("sizeAdjust", string: "fromFont")
      }
      json.key("features")
      json.object { json in
        for feature in features where feature.range == nil {
          json.member(feature.tag, integer: Int(clamping: feature.value))
        }
      }
      if !variations.isEmpty {
        json.key("variations")
        json.object { json in
          for variation in variations { json.member(variation.tag, exact: variation.value) }
        }
      }
    }
    return json.bytes
  }
}

extension JSONWriter {
  /// Writes a number with nine decimals: texts are measured with it.
  fileprivate mutating func member(_ name: String, exact value: Double) {
    key(name)
    number(value, decimals: 9)
  }
}
