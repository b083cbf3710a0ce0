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
}
