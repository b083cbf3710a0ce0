import PickerGeometry
import PickerText
import Testing

/// Cells of one point, and half a point less between an `A` and a `V`.
private final class Kerning: AdvanceMeasuring {
  let isShaping = true

  func advance(of cluster: Character, in font: Font) -> Double? { 1 }

  func advances(of clusters: [Character], in font: Font) -> [Double?] {
    clusters.indices.map { position in
      let next = position + 1 < clusters.count ? clusters[position + 1] : nil
      return clusters[position] == "A" && next == "V" ? 0.5 : 1
    }
  }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }
}

/// Cells of one point that draws `f` and `i` as one glyph, three stops in a second face after `日`, and nothing for `x`.
private final class Shaping: AdvanceMeasuring {
  let isShaping = true

  func advance(of cluster: Character, in font: Font) -> Double? { cluster == "x" ? nil : 1 }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }

  func replacementAdvance(of cluster: Character, in font: Font) -> Double? { 3 }

  func letterSpaces(of part: Range<Int>, joins: Bool, of text: AdvanceText) -> [Int]? {
    part.map {
      $0 > part.lowerBound && text.clusters[$0 - 1] == "f" && text.clusters[$0] == "i" ? 0 : 1
    }
  }

  func advances(of piece: AdvancePiece, of text: AdvanceText) -> [Double?] {
    switch piece {
    case .text(let range, let joins):
      range.map { place in
        let isLigature = place > 0 && text.clusters[place - 1] == "f" && text.clusters[place] == "i"
        return isLigature ? 0 : text.clusters[place] == "x" ? nil : joins && place == 2 ? 0.5 : 1
      }
    case .sign(let sign):
      if text.clusters[sign.cluster] == "日", !sign.isInFirstFace {
        Array(repeating: sign.character == "." ? 0.25 : nil, count: sign.count)
      } else {
        [1]
      }
    }
  }

  func advances(of text: AdvanceText) -> [Double?] {
    advances(of: .text(text.clusters.indices, joins: true), of: text)
  }
}

/// Cells of 0.3 points, whose lines are as wide as whole points.
private final class Rounding: AdvanceMeasuring {
  let isShaping = true

  func advance(of cluster: Character, in font: Font) -> Double? { 0.3 }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }

  func width(of line: [AdvancePiece], of text: AdvanceText) -> Double? {
    line.reduce(0) { $0 + 0.3 * Double(advances(of: $1, of: text).count) }.rounded(.up)
  }
}

/// Lines whose widths are not the sums of their advances.
@Suite struct LineWidthTests {
  @Test(arguments: [(2.0, "aaaa\naa a", [2.0, 2]), (3, "aaaa aa a", [3])])
  func lines_areAsWideAsTheirMeasurerSays(width: Double, lines: String, widths: [Double]) {
    let text = measured("aaaa aa a", in: width, by: Rounding())
    #expect(text.text == lines)
    #expect(text.lines.map(\.frame.width) == widths)
  }

  /// Six cells take 1.8 points and the ellipsis 0.3.
  @Test func cutLine_isMeasuredAsOne() {
    let text = measured("aaaaaaaaaaaa", in: 3, lines: 1, by: Rounding())
    #expect(text.text == "aaaaaa…" && text.size.width == 3)
  }
}

/// Texts whose advances depend on the adjacent clusters.
@Suite struct ShapingAdvanceTests {
  private func kerned(
    _ text: String, in width: Double = .infinity, lines: Int? = nil, cut: Truncation = .tail
  ) -> MeasuredText {
    measured(text, in: width, lines: lines, cut: cut, by: Kerning())
  }

  @Test func width_isThatOfTheWholeText() {
    #expect(kerned("AVAV").size.width == 3)
    #expect(kerned("A V").size.width == 3)
  }

  @Test func lines_areMeasuredAsTheyAreDrawn() {
    let text = kerned("AV AVAV", in: 3)
    #expect(text.text == "AV\nAVAV")
    #expect(text.lines.map(\.frame.width) == [1.5, 3])
  }

  @Test func ellipsis_isMeasuredAlone() {
    let text = kerned("AVAVAVAV", in: 4, lines: 1)
    #expect(text.isTruncated && text.text == "AVAV…")
    #expect(text.size.width == 4)
  }

  @Test(arguments: [Truncation.tail, .head, .middle])
  func truncated_whereACutLosesKerning_fits(cut: Truncation) {
    for width in stride(from: 2, through: 5, by: 0.25) {
      let text = kerned("AVAVAVAV", in: width, lines: 1, cut: cut)
      #expect(text.isTruncated && text.size.width <= width, "\(text.text) in \(width)")
    }
  }

  @Test func invisibleClusters_areNotAskedFor() {
    #expect(kerned("A\u{200B}V").size.width == 1.5)
  }

  @Test func ligature_withLetterSpacing_hasItOnce() {
    let font = Font(size: 1, letterSpacing: 0.25)
    #expect(measured("fi", font: font, by: Shaping()).size.width == 1.25)
    #expect(measured("if", font: font, by: Shaping()).size.width == 2.5)
    #expect(measured("af\nie", font: font, by: Shaping()).lines.map(\.frame.width) == [2.5, 2.5])
  }

  @Test func missingCluster_isAsWideAsItsReplacement() {
    let text = measured("axa", by: Shaping())
    #expect(text.size.width == 1 + 3 + 0.5)
    #expect(text.missing == ["x"])
  }

  @Test func ellipsis_isThatOfTheFaceOfTheAdjacentCluster() {
    let text = measured("a日bcd", in: 2.75, lines: 1, by: Shaping())
    #expect(text.text == "a日..." && text.size.width == 2.75)
    #expect(measured("abcde", in: 2.75, lines: 1, by: Shaping()).text == "a…")
  }

  @Test func brokenLine_keepsTheFormsOfItsLettersAndATruncatedOneDoesNot() {
    #expect(measured("abcd", in: 2.5, by: Shaping()).text == "abc\nd")
    #expect(measured("abcd", in: 3.5, lines: 1, by: Shaping()).text == "abcd")
    #expect(measured("abcdefg", in: 3.5, lines: 1, by: Shaping()).text == "ab…")
  }
}
