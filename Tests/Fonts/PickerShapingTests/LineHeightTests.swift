import PickerText
import Testing

@testable import PickerShaping

@Suite struct LineHeightTests {
  @Test func lineMetrics_rounded_areWholePoints() {
    let text = measured("Hello", Font(size: 16, lineMetrics: .rounded))
    #expect(text.size.height == 20)
    #expect(text.baseline == 16)
    #expect(measured("Hello", Font(size: 24, lineMetrics: .rounded)).baseline == 23)
  }

  @Test func lineHeight_specified_centresAscentAndDescent() {
    let own = measured("Hello")
    let text = measured("Hello", Font(lineHeight: 40))
    #expect(text.size.height == 40)
    #expect(text.baseline == own.baseline + (40 - own.size.height) / 2)
  }

  @Test func lineHeight_asAPercentage_followsTheSize() {
    var font = Font(size: 20, lineHeightPercentage: 150)
    #expect(measured("abc بتث", font).size.height == 30)
    font.size = 10
    #expect(measured("abc", font).size.height == 15)
    font.lineHeight = 40
    #expect(measured("abc", font).size.height == 40)
  }

  @Test func lineHeight_belowThatOfTheFace_isUsed() {
    let text = measured("Hello", Font(lineHeight: 10))
    #expect(text.size.height == 10)
    #expect(text.baseline < 15.5)
  }

  @Test func line_withFallback_isAsHighAsTheHighestFace() {
    let latin = measured("abc")
    let both = measured("abc بتث")
    #expect(both.size.height > latin.size.height)
    #expect(both.baseline > latin.baseline)
  }

  @Test func line_withFallbackAndSpecifiedHeight_keepsTheHeight() {
    #expect(measured("abc بتث", Font(lineHeight: 24)).size.height == 24)
  }

  @Test func lines_ofDifferentFaces_haveDifferentHeights() {
    let text = measured("abc\nبتث\nabc", lines: nil)
    let heights = text.lines.map(\.frame.height)
    #expect(heights[0] == heights[2])
    #expect(heights[1] > heights[0])
    #expect(text.size.height == heights.reduce(0, +))
    #expect(text.lines.map(\.frame.y) == [0, heights[0], heights[0] + heights[1]])
  }
}
