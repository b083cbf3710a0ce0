import CPickerHarfBuzz
import PickerGeometry
import Testing

@testable import PickerShaping

@Suite struct ItemizerTests {
  /// Script and level of each item, with its text.
  private func picture(_ text: String, _ direction: LayoutDirection? = nil) -> String {
    let bytes = Array(text.utf8)
    return Itemizer.itemize(text, direction: direction).items.map { item in
      let script = string(ofTag: hb_script_to_iso15924_tag(item.script))
      let emoji = item.isEmoji ? "*" : ""
      return "\(script)\(item.level)\(emoji)[\(String(decoding: bytes[item.bytes], as: UTF8.self))]"
    }.joined(separator: " ")
  }

  @Test func commonCharacters_goWithWhatStandsBefore() {
    #expect(picture("Hello, 12!") == "Latn0[Hello, 12!]")
    #expect(picture("12 abc") == "Latn0[12 abc]")
    #expect(picture("12 + 3") == "Zyyy0[12 + 3]")
    #expect(picture("") == "")
  }

  @Test func scripts_partTheText() {
    #expect(picture("abc где") == "Latn0[abc ] Cyrl0[где]")
    #expect(picture("西部オジブワ語") == "Hani0[西部] Kana0[オジブワ] Hani0[語]")
    #expect(picture("コーヒー") == "Kana0[コーヒー]")
    #expect(picture("あー") == "Hira0[あー]")
  }

  @Test func combiningMarks_stayWithTheirLetter() {
    #expect(picture("e\u{301}\u{485}x") == "Latn0[e\u{301}\u{485}x]")
    #expect(picture("г\u{301}") == "Cyrl0[г\u{301}]")
  }

  @Test func closingBracket_goesWithItsOpeningOne() {
    #expect(picture("a (где) b") == "Latn0[a (] Cyrl0[где] Latn0[) b]")
  }

  @Test func direction_partsTheText() {
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

  @Test func plainText_isOneRunOfItsScript() {
    func plain(_ text: String, _ direction: LayoutDirection? = nil) -> PlainText? {
      text.withBytes { PlainText($0, direction: direction) }
    }
    #expect(plain("Crème – “brûlée” €3… Tiếng")?.script == HB_SCRIPT_LATIN)
    #expect(plain("Crème")?.direction == .leftToRight)
    #expect(plain("12 + 3")?.script == HB_SCRIPT_COMMON)
    #expect(plain("12 + 3")?.direction == nil)
    #expect(plain("12")?.isASCII == true)
    for text in ["a\nb", "a\tb", "где", "e\u{301}", "a\u{200D}b", "a😀", "אב", "µ", "\u{7F}"] {
      #expect(plain(text) == nil, "\(text)")
    }
    #expect(plain("abc", .rightToLeft) == nil)
  }

  @Test func plainText_agreesWithTheLongWay() {
    for text in ["Hello, world", "12 + 3", "Crème – “brûlée”", "a-b (c) €3,50 ×2", "Tiếng ª"] {
      let plain = text.withBytes { PlainText($0, direction: .leftToRight) }
      let items = Itemizer.itemize(text, direction: .leftToRight).items
      #expect(items.count == 1)
      #expect(items.first?.script == plain?.script)
      #expect(items.first?.level == 0)
      #expect(
        Itemizer.itemize(text, direction: nil).direction
          == text.withBytes { PlainText($0, direction: nil) }?.direction)
    }
  }
}
