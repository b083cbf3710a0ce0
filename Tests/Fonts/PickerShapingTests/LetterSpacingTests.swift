import PickerText
import Testing

@testable import PickerShaping

@Suite struct LetterSpacingTests {
  private func widened(_ text: String, _ spacing: Double = 2) -> Double {
    let off = [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]
    return measured(text, Font(letterSpacing: spacing), direction: nil).size.width
      - measured(text, Font(features: off), direction: nil).size.width
  }

  @Test func letterSpacing_followsEveryCluster() {
    #expect((widened("abc") - 6).magnitude < 1e-9)
    #expect((widened("a b") - 6).magnitude < 1e-9)
    #expect((widened("abc", -1) + 3).magnitude < 1e-9)
    #expect((widened("e\u{301}x") - 4).magnitude < 1e-9)
    #expect((widened("") - 0).magnitude < 1e-9)
  }

  @Test func letterSpacing_doesNotApplyToCursiveScripts() {
    #expect(widened("مرحبا").magnitude < 1e-9)
    #expect((widened("אבג") - 6).magnitude < 1e-9)
  }

  @Test func letterSpacing_countsAClusterOnce() {
    #expect((widened("👩‍👩‍👧") - 2).magnitude < 1e-9)
    #expect((widened("क्षि") - 2).magnitude < 1e-9)
  }

  @Test(arguments: ["\u{AD}", "\u{200B}", "\u{2060}"])
  func letterSpacing_doesNotFollowInvisibleCharacters(invisible: String) {
    #expect((widened("a\(invisible)b") - 4).magnitude < 1e-9)
    #expect((widened("ab\(invisible)") - 4).magnitude < 1e-9)
    #expect((widened("❤\u{FE0F}") - 2).magnitude < 1e-9)
  }

  @Test func letterSpacing_isInTheGlyphs() {
    let text = measured("abc", Font(letterSpacing: 2))
    let glyphs = text.lines[0].runs[0].glyphs
    #expect((glyphs.map(\.advance.x).reduce(0, +) - text.size.width).magnitude < 1e-9)
    let hebrew = measured("אבג", Font(letterSpacing: 2), direction: nil).lines[0].runs[0].glyphs
    #expect(hebrew.allSatisfy { $0.offset.x >= 2 })
  }

  @Test func letterSpacing_thatOutweighsTheAdvances_givesLinesOfNoWidth() {
    for (text, lines) in [("Hello", 1), ("Hello picker", nil), ("Hello\npicker\nאבג", nil)]
      as [(String, Int?)]
    {
      let text = measured(text, Font(letterSpacing: -200), direction: nil, lines: lines)
      #expect(text.size.width == 0 && text.size.height > 0)
      #expect(text.lines.allSatisfy { $0.frame.width == 0 && !$0.runs.isEmpty })
      #expect(text.line(0)?.frame.width == 0)
    }
  }

  @Test func letterSpacing_countsInTruncatedText() {
    let text = measured("Hello picker", Font(letterSpacing: 3), in: 60)
    #expect(text.isTruncated)
    #expect(text.size.width <= 60)
    #expect(text.text == "Hell…")
  }
}
