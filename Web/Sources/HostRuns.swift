import PickerGeometry
import PickerText

@_extern(wasm, module: "host", name: "glyphs")
private func host_glyphs(_ pieces: UnsafePointer<Int32>?, _ count: Int, _ isDrawn: Bool) -> Int

/// Glyphs of one face and one direction in the units in which JavaScript shaped them, for a browser to round.
struct HostRun {
  let face: BrowserFace
  let faceNumber: Int
  /// The width in em that synthetic bold adds to strokes.
  let boldness: Double
  let level: UInt8
  let glyphs: [HostGlyph]

  /// Returns the runs of pieces of the text that JavaScript was handed last.
  ///
  /// - Parameter isDrawn: Whether runs are from left to right, and none where the line is live; else in reading order.
  static func all(
    of line: [AdvancePiece], in font: Font, _ browser: Browser, isDrawn: Bool
  ) -> [HostRun] {
    if line.isEmpty { return [] }
    var answer = HostAnswer(host_glyphs(line.flatMap { $0.numbers }, line.count, isDrawn))
    var runs: [HostRun] = []
    while let run = HostRun(&answer, in: font, browser) { runs.append(run) }
    return runs
  }

  private init?(_ answer: inout HostAnswer, in font: Font, _ browser: Browser) {
    guard let number = answer.next() else { return nil }
    faceNumber = Int(number)
    boldness = SyntheticBold.width(for: font, heaviest: answer.next() ?? 0, in: browser)
    level = UInt8(clamping: Int(answer.next() ?? 0))
    let (scale, unitsPerEm, factor) = (answer.next(), answer.next(), answer.next())
    let (isTrueType, hasPictures) = (answer.next() == 1, answer.next() == 1)
    face = BrowserFace(
      unitsPerEm: scale ?? 1, fontUnitsPerEm: Int(unitsPerEm ?? 1), sizeFactor: factor ?? 1,
      boldAdvance: SyntheticBold.advance(
        ofWidth: boldness, hasTrueTypeOutlines: isTrueType, in: browser),
      hasPictures: hasPictures)
    let count = Int(answer.next() ?? 0)
    glyphs = (0..<count).map { _ in HostGlyph(&answer) }
  }
}

/// A glyph with its place, in units.
struct HostGlyph {
  let id: UInt32
  let cluster: Int
  let offset: Point
  let measured: BrowserGlyph

  fileprivate init(_ answer: inout HostAnswer) {
    let numbers = (0..<8).map { _ in answer.next() ?? 0 }
    (id, cluster) = (UInt32(numbers[0]), Int(numbers[1]))
    offset = Point(x: numbers[3], y: numbers[4])
    measured = BrowserGlyph(
      advance: Int(numbers[2]), ownAdvance: Int(numbers[6]),
      fontUnits: numbers[7] < 0 ? nil : Int(numbers[7]), takesSpacing: numbers[5] != 0)
  }
}

extension GlyphRun {
  /// Creates a run with the advances of a browser.
  init(_ run: HostRun, in font: Font, _ advances: BrowserAdvances) {
    var face = HostOutlines.face(run.faceNumber)
    face.boldness = run.boldness
    let unit = font.size / run.face.unitsPerEm
    let isRightToLeft = run.level % 2 == 1
    let glyphs = run.glyphs.map { glyph in
      let shift = isRightToLeft && glyph.measured.takesSpacing ? font.letterSpacing : 0
      return Glyph(
        id: glyph.id, cluster: glyph.cluster,
        advance: Point(x: advances.advance(of: glyph.measured, in: run.face), y: 0),
        offset: Point(x: glyph.offset.x * unit + shift, y: -glyph.offset.y * unit + 0))
    }
    self.init(
      face: face, size: font.size * run.face.sizeFactor,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, glyphs: glyphs)
  }
}

extension FontMetrics {
  /// Reads the metrics of a face in em and in font units, and rounds them as a browser does.
  init?(_ answer: inout HostAnswer, in font: Font, _ browser: Browser) {
    guard let factor = answer.next() else { return nil }
    let ems = (0..<3).map { _ in answer.next() ?? 0 }
    let units = VerticalUnits(&answer)
    if browser == .firefox {
      self.init(firefox: units, at: font.size * factor)
    } else {
      self = FontMetrics(
        ascent: ems[0] * font.size, descent: ems[1] * font.size, lineGap: ems[2] * font.size
      ).rounded(.rounded)
    }
  }
}

extension VerticalUnits {
  fileprivate init(_ answer: inout HostAnswer) {
    self.init()
    let numbers = (0..<9).map { _ in Int(answer.next() ?? 0) }
    (unitsPerEm, ascent, descent, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    if numbers[4] != 0 {
      typographic = (ascent: numbers[4], descent: numbers[5], lineGap: numbers[6])
      prefersTypographic = numbers[7] != 0
    }
    roundsToNearest = numbers[8] != 0
  }
}
