import PickerGeometry
import PickerTestSupport
import PickerText
import Testing

/// Measures one text in cells of one point.
func measured(
  _ text: String, in width: Double = .infinity, lines: Int? = nil, cut: Truncation = .tail,
  font: Font = Font(size: 1), language: String? = nil, direction: LayoutDirection? = nil,
  ink: Bool = false,
  by measurer: any TextMeasuring = CellMeasurer()
) -> MeasuredText {
  let request = TextRequest(
    text, style: TextStyle(font: font, language: language, direction: direction), maxWidth: width,
    maxLines: lines,
    truncation: cut, wantsInk: ink)
  return measurer.measure([request])[0]
}

@Suite struct AdvanceMeasuringTests {
  @Test func words_joinALineWhileTheyFit() {
    let text = measured("Hello big picker of chips", in: 10)
    #expect(text.text == "Hello big\npicker of\nchips")
    #expect(text.size == Size(width: 9, height: 3))
    #expect(text.baseline == 0.75)
    #expect(text.lines.map(\.frame.width) == [9, 9, 5])
    #expect(text.lines.map(\.frame.y) == [0, 1, 2])
    #expect(text.lines.allSatisfy { $0.baseline == 0.75 && $0.runs.isEmpty })
    #expect(!text.isTruncated && text.missing.isEmpty)
  }

  @Test func spaces_whereALineBreaks_hang() {
    #expect(measured("Hello   big", in: 6).text == "Hello\nbig")
    #expect(measured("Hello   big", in: 5).size.width == 5)
    #expect(measured("Hello  ").size.width == 7)
    #expect(measured("Hello  ", in: 5).text == "Hello")
    #expect(measured("   ", in: 1).text == "")
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func separators_breakLines_andAreSpacesOnASingleLine(separator: String) {
    let text = "one\(separator)two\(separator)\(separator)three"
    #expect(measured(text).text == "one\ntwo\n\nthree")
    #expect(measured("one\(separator)").lineCount == 1)
    #expect(measured(separator).lineCount == 1)
    #expect(measured(text, lines: 1).lineCount == 1)
  }

  @Test func lineFeed_onASingleLine_isASpace() {
    #expect(measured("one\ntwo\tthree", lines: 1).text == "one two three")
    #expect(measured("one\ntwo", lines: 1).size == Size(width: 7, height: 1))
  }

  @Test func overlongWord_breaksBetweenClusters() {
    #expect(measured("Donaudampfschifffahrt", in: 7).text == "Donauda\nmpfschi\nfffahrt")
    #expect(measured("abc", in: 0).text == "a\nb\nc")
    #expect(measured("a b\nc", in: 0).text == "a\nb\nc")
    let family = "👩‍👩‍👧"
    #expect(measured("\(family)e\u{301}\(family)", in: 2).text == "\(family)e\u{301}\n\(family)")
  }

  @Test func tooManyLines_truncateTheLast() {
    let words = "Hello big picker of chips"
    #expect(measured(words, in: 6, lines: 2).text == "Hello\nbig p…")
    #expect(measured(words, in: 6, lines: 2, cut: .head).text == "Hello\n…chips")
    #expect(measured(words, in: 6, lines: 2, cut: .middle).text == "Hello\nbi…ips")
    #expect(measured(words, in: 6, lines: 2, cut: .none).text == "Hello\nbig picker of chips")
    #expect(measured("Hello\nbig\n\npicker", lines: 2).text == "Hello\nbig…")
    #expect(measured("a\n\nb", in: 1, lines: 2).text == "a\n…")
  }

  @Test func truncation_keepsWhatFits() {
    #expect(measured("Hello picker", in: 7, lines: 1).text == "Hello …")
    #expect(measured("Hello picker", in: 7, lines: 1, cut: .head).text == "…picker")
    #expect(measured("Hello picker", in: 7, lines: 1, cut: .middle).text == "Hel…ker")
    #expect(measured("Hello picker", in: 7, lines: 1).size.width == 7)
    #expect(measured("Hello picker", in: 7, lines: 1).isTruncated)
    let whole = measured("Hello picker", in: 7, lines: 1, cut: .none)
    #expect(whole.size.width == 12 && !whole.isTruncated)
    let family = "👩‍👩‍👧"
    #expect(measured("a\(family)b\(family)", in: 3, lines: 1).text == "a\(family)…")
  }

  @Test(arguments: [Truncation.head, .middle, .tail])
  func firstClusterTooWide_leavesTheTextWhole(cut: Truncation) {
    for width in [0, 0.9, -3] {
      let text = measured("Hello", in: width, lines: 1, cut: cut)
      #expect(text.text == "Hello" && text.size.width == 5 && !text.isTruncated)
    }
    let one = measured("Hello", in: 1, lines: 1, cut: cut)
    #expect(one.text == (cut == .head ? "…o" : "H…") && one.isTruncated)
  }

  @Test func emptyText_isOneLineHigh() {
    for lines in [nil, 0, 1, 2] {
      let text = measured("", in: 0, lines: lines)
      #expect(text.size == Size(width: 0, height: 1) && text.lineCount == 1)
      #expect(!text.isTruncated && text.direction == nil)
    }
  }

  @Test func ellipsis_withoutAGlyph_isThreeFullStops() {
    let stops = measured("Hello picker", in: 7, lines: 1, by: CellMeasurer(["…": nil]))
    #expect(stops.text == "Hell..." && stops.missing.isEmpty)
    let none = measured("Hello picker", in: 7, lines: 1, by: CellMeasurer(["…": nil, ".": nil]))
    #expect(none.text == "Hello …" && none.missing == ["…"])
  }

  @Test func missingClusters_areListedOnceAndAsWideAsTheReplacement() {
    let lacks = CellMeasurer(["é": nil, "x": nil, "\u{FFFD}": 2])
    let text = measured("axéxé", by: lacks)
    #expect(text.missing == ["x", "é"])
    #expect(text.size.width == 1 + 4 * 2)
    let half = measured("x", by: CellMeasurer(["x": nil, "\u{FFFD}": nil]))
    #expect(half.size.width == 0.5)
    let mark = measured("q\u{301}", by: CellMeasurer(["q\u{301}": nil, "\u{301}": nil]))
    #expect(mark.missing == ["\u{301}"])
  }

  @Test func invisibleCharacters_haveNoWidth() {
    #expect(measured("a\u{200B}b\u{2060}c\u{AD}d\u{200E}").size.width == 4)
    #expect(measured("a\u{A0}b", by: CellMeasurer(["\u{A0}": nil, " ": 3])).size.width == 5)
  }

  @Test(arguments: [
    "a\u{200B}b", "soft\u{AD}hyphen", "\u{200E}ab", "a\u{2028}b", "a\u{85}b", "a\tb\r\nc",
    "xé\u{A0}q\u{202F}x",
  ])
  func drawnAdvances_ofALine_sumUpToItsWidth(text: String) {
    let font = Font(size: 1)
    let atlas = CellMeasurer([
      "x": nil, "é": nil, "\u{FFFD}": 2, "\u{A0}": nil, "\u{202F}": nil, " ": 0.5,
    ])
    for lines in [1, nil] {
      for line in measured(text, lines: lines, by: atlas).lines {
        let sum = line.text.reduce(0) { $0 + atlas.drawnAdvance(of: $1, in: font) }
        #expect(sum == line.frame.width && sum > 0)
      }
    }
  }

  @Test func drawnAdvance_withoutAGlyph_isThatOfTheReplacement() {
    let atlas = CellMeasurer(["x": nil, " ": nil, "\u{A0}": nil, "\u{FFFD}": nil, "n": Double.nan])
    let widths = ["a", "x", "\u{A0}", "\u{AD}", "n"].map {
      atlas.drawnAdvance(of: $0, in: Font(size: 8))
    }
    #expect(widths == [8, 4, 4, 0, 0])
    #expect(measured("a\u{A0}x", by: atlas).missing == [" ", "x"])
  }

  @Test func letterSpacing_followsEveryClusterButNotCursiveOnes() {
    let spaced = Font(size: 1, letterSpacing: 1)
    #expect(measured("abc", font: spaced).size.width == 6)
    #expect(measured("سلام عليكم", font: spaced).size.width == 10)
    #expect(measured("Hello picker", in: 12, lines: 1, font: spaced).text == "Hello…")
  }

  @Test func direction_isThatOfTheFirstStrongCharacter() {
    #expect(measured("12 (א) abc").direction == .rightToLeft)
    #expect(measured("… école").direction == .leftToRight)
    #expect(measured("٣ مرحبا").direction == .rightToLeft)
    #expect(measured("「東京」").direction == .leftToRight)
    #expect(measured("\u{2068}abc\u{2069} אב").direction == .rightToLeft)
    #expect(measured("12 – 3!").direction == nil)
    #expect(measured("abc", direction: .rightToLeft).direction == .rightToLeft)
  }

  @Test func ink_ifRequested_isTheAdvanceBox() {
    let text = measured("ab\n \nc", ink: true)
    #expect(text.lines.map(\.ink?.width) == [2, nil, 1])
    #expect(text.lines[0].ink == Rect(x: 0, y: 0, width: 2, height: 1))
    #expect(measured("ab").lines[0].ink == nil)
  }

  @Test func lines_withSpacingThatOutweighsTheirAdvances_areNotNegative() {
    for lines in [nil, 1, 2] as [Int?] {
      let text = measured(
        "ab cd\nef\n三つ", lines: lines, font: Font(size: 1, letterSpacing: -20), ink: true)
      #expect(text.size.width == 0)
      #expect(text.lines.allSatisfy { $0.frame.width == 0 && $0.ink?.width == 0 })
      #expect(text.lineCount == lines ?? 3)
    }
  }

  @Test func lineHeight_centresAscentAndDescent() {
    let text = measured("a\nb", font: Font(size: 8, lineHeight: 12))
    #expect(text.size.height == 24 && text.baseline == 2 + 6)
    #expect(text.lines.map(\.frame.y) == [0, 12])
    let rounded = measured("a", font: Font(size: 10, lineMetrics: .rounded))
    #expect(rounded.size.height == 11 && rounded.baseline == 8)
  }

  @Test func fontMetrics_ofNonsense_areZero() {
    let metrics = FontMetrics(ascent: .nan, descent: -3, lineGap: .infinity)
    #expect(metrics == FontMetrics(ascent: 0, descent: 0))
  }
}
