import PickerGeometry
import PickerText
import Testing

/// Cells of one point, with a run for each text that is shaped.
private final class RunMeasurer: AdvanceMeasuring {
  let isShaping = true

  func advance(of cluster: Character, in font: Font) -> Double? { 1 }
  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }

  func runs(of line: [AdvancePiece], of text: AdvanceText) -> [GlyphRun] {
    line.map { piece in
      var run = GlyphRun(
        face: FontFace(family: text.style.language ?? "", postScriptName: "", source: ""), size: 1,
        direction: text.direction, glyphs: [])
      switch piece {
      case .text(let range, _):
        run.face.source = String(text.clusters[range])
        run.glyphs = range.map { Glyph(id: 1, cluster: $0, advance: Point(x: 1, y: 0)) }
      case .sign(let sign):
        run.face.source = String(sign.character)
        run.glyphs = [Glyph(id: 2, cluster: -1, advance: Point(x: 1, y: 0))]
      }
      return run
    }
  }
}

/// The glyphs that a measurer has for the lines of ``AdvanceMeasuring``.
@Suite struct AdvanceRunTests {
  private func runs(
    _ text: String, in width: Double = .infinity,
    direction: LayoutDirection = .leftToRight, language: String? = nil
  ) -> [GlyphRun] {
    let style = TextStyle(
      font: Font(size: 1), language: language, direction: direction)
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
    #expect(runs.map { $0.glyphs.map(\.cluster) } == [[0, 1, 2], [-1]])
  }
}
