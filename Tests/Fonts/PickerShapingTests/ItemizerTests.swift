import CPickerHarfBuzz
import PickerGeometry
import Testing

@testable import PickerShaping

@Suite struct ItemizerTests {
  /// The script, level and text of each item; `*` marks emoji.
  private func picture(_ text: String, _ direction: LayoutDirection? = nil) -> String {
    let bytes = Array(text.utf8)
    return Itemizer.itemize(text, direction: direction).items.map { item in
      let script = string(ofTag: hb_script_to_iso15924_tag(item.script))
      let emoji = item.isEmoji ? "*" : ""
      return "\(script)\(item.level)\(emoji)[\(String(decoding: bytes[item.bytes], as: UTF8.self))]"
    }.joined(separator: " ")
  }

  @Test func commonCharacters_joinThePrecedingRun() {
    #expect(picture("Hello, 12!") == "Latn0[Hello, 12!]")
    #expect(picture("12 abc") == "Latn0[12 abc]")
    #expect(picture("12 + 3") == "Zyyy0[12 + 3]")
    #expect(picture("") == "")
  }

  @Test func scripts_splitTheText() {
    #expect(picture("abc где") == "Latn0[abc ] Cyrl0[где]")
    #expect(picture("西部オジブワ語") == "Hani0[西部] Kana0[オジブワ] Hani0[語]")
    #expect(picture("コーヒー") == "Kana0[コーヒー]")
    #expect(picture("あー") == "Hira0[あー]")
  }

  @Test func combiningMarks_stayWithTheirLetter() {
    #expect(picture("e\u{301}\u{485}x") == "Latn0[e\u{301}\u{485}x]")
    #expect(picture("г\u{301}") == "Cyrl0[г\u{301}]")
  }

  @Test func closingBracket_hasTheScriptOfItsOpeningBracket() {
    #expect(picture("a (где) b") == "Latn0[a (] Cyrl0[где] Latn0[) b]")
  }

  @Test func direction_splitsTheText() {
    #expect(picture("abc אבג 12") == "Latn0[abc ] Hebr1[אבג ] Hebr2[12]")
    #expect(picture("אבג abc") == "Hebr1[אבג ] Latn2[abc]")
    #expect(picture("(אב)", .leftToRight) == "Hebr0[(] Hebr1[אב] Hebr0[)]")
    #expect(picture("abc!", .rightToLeft) == "Latn2[abc] Latn1[!]")
  }

  @Test func emoji_areItemsOfTheirOwn() {
    #expect(picture("a😀b") == "Latn0[a] Latn0*[😀] Latn0[b]")
    #expect(picture("1️⃣2") == "Zyyy0*[1️⃣] Zyyy0[2]")
    #expect(picture("❤") == "Zyyy0[❤]")
    #expect(picture("❤️") == "Zyyy0*[❤️]")
    #expect(picture("⌚\u{FE0E}") == "Zyyy0[⌚\u{FE0E}]")
  }

  @Test func singleRunText_isOneRunOfItsScript() {
    func singleRun(_ text: String, _ direction: LayoutDirection? = nil) -> SingleRunText? {
      text.withBytes { SingleRunText($0, direction: direction) }
    }
    #expect(singleRun("Crème – “brûlée” €3… Tiếng")?.script == HB_SCRIPT_LATIN)
    #expect(singleRun("Crème")?.direction == .leftToRight)
    #expect(singleRun("12 + 3")?.script == HB_SCRIPT_COMMON)
    #expect(singleRun("12 + 3")?.direction == nil)
    #expect(singleRun("12")?.isASCII == true)
    #expect(singleRun("где (1)?")?.script == HB_SCRIPT_CYRILLIC)
    #expect(singleRun("אב, גד")?.level == 1)
    #expect(singleRun("אב, גד!", .leftToRight) == nil)
    for text in [
      "a\nb", "a\tb", "где a", "e\u{301}", "a\u{200D}b", "a😀", "אב 1", "µ", "\u{7F}", "あア",
    ] {
      #expect(singleRun(text) == nil, "\(text)")
    }
    #expect(singleRun("abc", .rightToLeft) == nil)
  }

  @Test func singleRunText_agreesWithTheItemizer() {
    for text in ["Hello, world", "12 + 3", "Crème – “brûlée”", "a-b (c) €3,50 ×2", "Tiếng ª"] {
      let singleRun = text.withBytes { SingleRunText($0, direction: .leftToRight) }
      let items = Itemizer.itemize(text, direction: .leftToRight).items
      #expect(items.count == 1)
      #expect(items.first?.script == singleRun?.script)
      #expect(items.first?.level == 0)
      #expect(
        Itemizer.itemize(text, direction: nil).direction
          == text.withBytes { SingleRunText($0, direction: nil) }?.direction)
    }
  }

  @Test func singleRunText_ofAnyCharacters_agreesWithTheItemizer() {
    var random = SeededRandom(seed: 5)
    let pools: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x24F, 0x370...0x52F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
      0x1E00...0x1FFF, 0x2000...0x206F, 0x20A0...0x20CF, 0x3000...0x30FF, 0x4DF0...0x4E10,
      0x9FF0...0xA00F, 0xABF0...0xAC10, 0xD790...0xD7B0,
    ]
    var found = 0
    for turn in 0..<12_000 {
      let pool = pools[random.below(pools.count)]
      let text = String(
        String.UnicodeScalarView(
          (0..<random.below(4) + 1).compactMap { _ in
            let range = random.below(3) == 0 ? pools[0] : pool
            return Unicode.Scalar(range.lowerBound + UInt32(random.below(range.count)))
          }))
      let direction: LayoutDirection? = [nil, .leftToRight, .rightToLeft][turn % 3]
      guard let singleRun = text.withBytes({ SingleRunText($0, direction: direction) }) else {
        continue
      }
      let long = Itemizer.itemize(text, direction: direction)
      #expect(long.items == [TextItem(singleRun, count: text.utf8.count)], "\(text)")
      #expect(long.direction == singleRun.direction, "\(text)")
      found += 1
    }
    #expect(found > 2000)
  }
}
