import PickerText
import PickerTestSupport
import Testing

@testable import PickerShaping

@Suite struct LineBreakingTests {
  @Test func words_joinALineWhileTheyFit() {
    let text = measured("Hello big picker of chips", in: 75, lines: nil)
    #expect(text.text == "Hello big\npicker of\nchips")
    #expect(text.size.height == 3 * 19.359375)
    #expect(text.lines.map(\.frame.y) == [0, 19.359375, 38.71875])
    #expect(text.size.width == text.lines.map(\.frame.width).max())
  }

  @Test func lines_whereTheyBreak_loseTheirWhiteSpace() {
    let text = measured("Hello   big", in: 45, lines: nil)
    #expect(text.text == "Hello\nbig")
    #expect(text.lines[0].frame.width == measured("Hello").size.width)
  }

  @Test func spaces_atTheEndOfTheText_countIfTheyFit() {
    #expect(measured("Hello  ", lines: nil).size == measured("Hello  ").size)
    let tight = measured("Hello  ", in: measured("Hello").size.width, lines: nil)
    #expect(tight.text == "Hello")
    #expect(tight.lines.count == 1)
  }

  @Test func lineFeeds_breakLines() {
    for feed in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"] {
      let text = measured("one\(feed)two\(feed)\(feed)three", lines: nil)
      #expect(text.text == "one\ntwo\n\nthree")
    }
  }

  @Test func lineFeed_afterThai_forcesNoBreakBetweenItsWords() {
    #expect(measured("สวัสดีชาวโลก\nend", lines: nil).text == "สวัสดีชาวโลก\nend")
  }

  @Test func lineFeed_atTheEnd_addsNoLine() {
    #expect(measured("one\n", lines: nil).lines.count == 1)
    #expect(measured("\n", lines: nil).lines.count == 1)
  }

  @Test func lineFeed_onASingleLine_isASpace() {
    let text = measured("one\ntwo")
    #expect(text.text == "one two")
    #expect(text.size == measured("one two").size)
  }

  @Test func overlongWord_breaksBetweenCharacters() {
    let text = measured("Donaudampfschifffahrt", in: 60, lines: nil)
    #expect(text.text == "Donaud\nampfsc\nhifffahrt")
    let narrow = measured("abc", in: 1, lines: nil)
    #expect(narrow.text == "a\nb\nc")
  }

  @Test func tooManyLines_truncateTheLast() {
    let words = "Hello big picker of chips"
    #expect(measured(words, in: 60, lines: 2).text == "Hello\nbig pi…")
    #expect(measured(words, in: 60, lines: 2, cut: .head).text == "Hello\n… chips")
    #expect(measured(words, in: 60, lines: 2, cut: .middle).text == "Hello\nbig…ips")
    #expect(measured(words, in: 60, lines: 2, cut: .none).text == "Hello\nbig picker of chips")
    #expect(measured(words, in: 60, lines: 5).isTruncated == false)
  }

  @Test func forcedBreak_inTheLastLine_givesAnEllipsis() {
    let text = measured("Hello\nbig\n\npicker", lines: 2)
    #expect(text.text == "Hello\nbig…")
    #expect(text.isTruncated)
  }

  @Test(arguments: [
    ("th", "สวาฮีลีคองโกโซมาลี", "สวาฮีลี\nคองโกโซ\nมาลี"),
    ("ja", "東京都に住んでいます。", "東京都に\n住んでい\nます。"),
    ("zh", "你好，世界。克里克语", "你好，世\n界。克里\n克语"),
    ("ko", "교회 슬라브어", "교회 슬라\n브어"),
  ])
  func scriptsWithoutSpaces_breakByTheRulesOfTheLanguage(
    language: String, text: String, expected: String
  ) {
    #expect(measured(text, language: language, in: 64, lines: nil).text == expected)
  }

  @Test func lines_ofRightToLeftText_eachGoFromRightToLeft() {
    let text = measured("אבג דהו זחט", direction: nil, in: 40, lines: nil)
    #expect(text.text == "אבג\nדהו\nזחט")
    for line in text.lines {
      let clusters = line.runs.flatMap { $0.glyphs.map(\.cluster) }
      #expect(clusters == clusters.sorted(by: >))
    }
  }

  @Test func moreWidth_neverGivesMoreLines() {
    let words = "Die Donaudampfschifffahrt macht heute ihre letzte fröhliche Fahrt"
    var last = Int.max
    for width in stride(from: 10.0, through: 600, by: 7.3) {
      let text = measured(words, in: width, lines: nil)
      #expect(text.lines.count <= last)
      #expect(text.size.width <= max(width + 1.0 / 128, 16))
      last = text.lines.count
    }
    #expect(last == 1)
  }

  @Test func brokenLines_haveTheWidthsTheyWouldHaveAlone() {
    for words in ["AVAV To Ty. fi ffl", "مرحبا بالعالم الجميل", "नमस्ते दुनिया सुंदर"] {
      let text = measured(words, direction: nil, in: 50, lines: nil)
      #expect(text.lines.count > 1)
      for line in text.lines {
        let alone = measured(line.text, direction: text.direction).size.width
        #expect((line.frame.width - alone).magnitude < 0.02, "\(line.text)")
      }
    }
  }

  @Test func longText_isShapedInPiecesThatAddUp() {
    let word = "lorem ipsum "
    let one = measured(word).size.width
    let many = measured(String(repeating: word, count: 2000)).size.width
    #expect((many - 2000 * one).magnitude < 0.01 * many / 100)
    let marks = measured("a" + String(repeating: "\u{301}", count: 20_000))
    #expect(marks.size.width == measured("a").size.width)
  }

  @Test func longWord_isBrokenAtEveryLine() {
    let text = measured(String(repeating: "x", count: 20_000), in: 100, lines: nil)
    let perLine = text.lines[0].text.count
    #expect(text.lines.dropLast().allSatisfy { $0.text.count == perLine })
    #expect(text.lines.map(\.text.count).reduce(0, +) == 20_000)
  }

  /// Kerning and joining forms: hardly any place of these words can be split without reshaping.
  @Test(arguments: ["donaudampfschiff", "AVATAR", "ببيتك", "ffi"])
  func longWord_thatIsReshapedAtItsBreaks_breaksAsAShortOne(word: String) {
    for (width, spacing) in [(1.0, 0.0), (20, 0), (75, 0), (75, 2), (20, -1)] {
      let font = Font(letterSpacing: spacing)
      func lines(_ count: Int) -> [String] {
        let text = String(repeating: word, count: count)
        let request = TextRequest(
          text, style: TextStyle(font: font), maxWidth: width, maxLines: nil)
        return TextMeasurer.shared.measure([request])[0].lines.map(\.text)
      }
      let count = sweep(120, full: 400)
      let (long, short) = (lines(count), lines(60))
      #expect(long.joined() == String(repeating: word, count: count))
      #expect(long.prefix(12) == short.prefix(12), "\(width) \(spacing)")
    }
  }
}
