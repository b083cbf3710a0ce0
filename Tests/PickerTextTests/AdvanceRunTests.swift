import PickerGeometry
import PickerText
import Testing

/// Cells of one point, with a run for each text that is shaped.
private final class RunMeasurer: AdvanceMeasuring {
  let isShaping = true

  func advance(of cluster: Character, in font: Font) -> Double? { 1 }
  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }

  func runs(ofLine text: String, in style: TextStyle) -> [GlyphRun] {
    let name = style.language ?? ""
    var run = GlyphRun(
      face: FontFace(family: name, postScriptName: "", source: text), size: 1,
      direction: .leftToRight, glyphs: [])
    for (place, byte) in text.utf8.enumerated() where byte & 0xC0 != 0x80 {
      run.glyphs.append(Glyph(id: UInt32(byte), cluster: place, advance: Point(x: 1, y: 0)))
    }
    return [run]
  }
}

/// The glyphs that a measurer has for the lines of ``AdvanceMeasuring``.
@Suite struct AdvanceRunTests {
  private func runs(
    _ text: String, in width: Double = .infinity, spacing: Double = 0,
    direction: LayoutDirection = .leftToRight, language: String? = nil
  ) -> [GlyphRun] {
    let style = TextStyle(
      font: Font(size: 1, letterSpacing: spacing), language: language, direction: direction)
    let request = TextRequest(text, style: style, maxWidth: width, maxLines: 1, truncation: .tail)
    return RunMeasurer().measure([request])[0].lines.flatMap(\.runs)
  }

  @Test func runs_ofALine_areThoseOfTheMeasurerInTheLanguage() {
    let runs = runs("abc", language: "ko")
    #expect(runs.map(\.face.family) == ["ko"])
    #expect(runs[0].glyphs.map(\.advance.x) == [1, 1, 1])
  }

  @Test func runs_ofATruncatedLine_areShapedWithoutTheEllipsis() {
    let runs = runs("abcdef", in: 4)
    #expect(runs.map(\.face.source) == ["abc", "…"])
    #expect(runs.map { $0.glyphs.map(\.cluster) } == [[0, 1, 2], [3]])
  }

  @Test func runs_ofATruncatedLineFromTheRight_endWithTheText() {
    #expect(runs("abcdef", in: 4, direction: .rightToLeft).map(\.face.source) == ["…", "abc"])
  }

  @Test func runs_withLetterSpacing_haveItButAfterTheEllipsis() {
    let runs = runs("abcdef", in: 5, spacing: 0.5)
    #expect(runs.map { $0.glyphs.map(\.advance.x) } == [[1.5, 1.5], [1]])
    #expect(runs.reduce(0) { $0 + $1.width } == 4)
  }
}
