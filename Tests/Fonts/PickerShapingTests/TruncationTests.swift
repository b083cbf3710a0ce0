import PickerText
import Testing

@testable import PickerShaping

@Suite struct TruncationTests {
  @Test func tail_keepsTheLongestPrefixThatFits() {
    #expect(measured("Hello picker", in: 60).text == "Hello …")
    #expect(measured("Hello picker", in: 66).text == "Hello p…")
    #expect(measured("Hello picker", in: 60).isTruncated)
  }

  @Test func head_keepsTheLongestSuffixThatFits() {
    #expect(measured("Hello picker", in: 60, cut: .head).text == "…picker")
  }

  @Test func middle_keepsBothEnds() {
    #expect(measured("Hello picker", in: 60, cut: .middle).text == "He…ker")
  }

  @Test(arguments: [Truncation.head, .middle, .tail])
  func truncatedText_atEveryWidth_fitsAndFillsTheLine(cut: Truncation) {
    let whole = measured("Hello wide picker").size.width
    var last = 0.0
    for width in stride(from: 30.0, through: whole, by: 0.25) {
      let text = measured("Hello wide picker", in: width, cut: cut)
      #expect(text.size.width <= width + 1.0 / 128)
      #expect(text.size.width > width - 16)
      if cut != .middle { #expect(text.size.width >= last) }
      last = text.size.width
    }
  }

  @Test func text_asWideAsItsLine_isNotTruncated() {
    for text in ["bagel", "Hello wide picker", "Report your location", "אבג דה", "नमस्ते"] {
      for size in [11.0, 12.3, 16, 17.7] {
        let width = measured(text, Font(size: size)).size.width
        for available in [width, width.nextDown, width - 0.007] {
          #expect(!measured(text, Font(size: size), in: available).isTruncated)
        }
        #expect(measured(text, Font(size: size), in: width - 0.02).isTruncated)
      }
    }
  }

  @Test func none_keepsTheWholeText() {
    let text = measured("Hello picker", in: 60, cut: .none)
    #expect(text.text == "Hello picker")
    #expect(!text.isTruncated)
    #expect(text.size.width > 60)
  }

  @Test func oneCharacter_isKeptEvenIfTheEllipsisOverflows() {
    let text = measured("Hello", in: 12)
    #expect(text.text == "H…")
    #expect(text.isTruncated)
    #expect(text.size.width > 12)
  }

  @Test(arguments: [Truncation.head, .middle, .tail])
  func firstCharacterTooWide_leavesTheTextWhole(cut: Truncation) {
    for width in [0, 1, -3.0] {
      let text = measured("Hello", in: width, cut: cut)
      #expect(text.text == "Hello")
      #expect(!text.isTruncated)
    }
  }

  @Test func truncation_splitsBetweenGraphemeClusters() {
    let family = "👩‍👩‍👧"
    #expect(measured("a\(family)b\(family)", in: 45).text == "a\(family)…")
    #expect(measured("e\u{301}e\u{301}e\u{301}e\u{301}", in: 30).text == "e\u{301}…")
  }

  @Test func ellipsis_hasTheFaceOfThePrecedingText() {
    let hindi = measured("विद्यार्थी", in: 38)
    #expect(hindi.text.hasSuffix("…"))
    #expect(hindi.lines[0].runs.last?.face.family == "Noto Sans Devanagari")
    let arabic = measured("لا إله إلا الله", direction: nil, in: 60)
    #expect(arabic.text.hasSuffix("..."))
  }

  @Test func rightToLeft_hasTheEllipsisAtTheEndInReadingOrder() {
    let text = measured("נורווגית חדשה", direction: nil, in: 60)
    #expect(text.text.hasPrefix("נורו"))
    #expect(text.lines[0].runs.first?.glyphs.map(\.cluster) == [-1])
  }

  @Test func emptyTextAndSpaces_truncateWithoutCrashing() {
    #expect(measured("", in: 0).text == "")
    #expect(!measured("", in: 0).isTruncated)
    #expect(measured("     ", in: 3).size.width.isFinite)
  }

  @Test func visiblePrefixes_agreeWithBrowser() throws {
    let measurer = try Oracle.measurer()
    let stack = ["Oracle Inter", "Noto Sans Arabic", "Noto Sans Hebrew"]
    let cases: [(String, Double, Double, Int, Bool)] = [
      ("נורווגית חדשה", 12, 56.5, 9, true), ("לא", 12, 56.5, 2, true),
      ("نل إله إلا الله", 12, 200, 15, true), ("لا إله إلا الله", 12, 44, 8, true),
      ("נורווגית חדשה", 12, 44, 7, true),
      ("Restore by date added cinnamon lasagna", 11, 81.5, 12, false),
      ("oatmeal Report your location dumpling", 11, 65.5, 9, false),
      ("biscuit burrito Μουντάνγκ", 11, 81.5, 14, false),
      ("Yêu thích mustard cucumber", 17, 30, 1, false),
    ]
    for (text, size, width, visible, isRightToLeft) in cases {
      let font = Font(families: stack, size: size, weight: .bold)
      let cut = measured(
        text, font, direction: isRightToLeft ? .rightToLeft : .leftToRight, in: width,
        by: measurer)
      let kept = cut.text.replacing("…", with: "").replacing("...", with: "")
      #expect(kept.utf16.count == visible, "\(text)")
    }
  }
}
