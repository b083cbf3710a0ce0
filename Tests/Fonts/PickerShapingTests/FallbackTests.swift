import PickerText
import Testing

@testable import PickerShaping

@Suite struct FallbackTests {
  @Test func clusters_areSetInTheFirstFaceThatCoversThem() {
    #expect(
      measured("ab אב cd").runPicture
        == "Inter > 0 1 2 | Noto Sans Hebrew < 5 3 | Inter > 7 | Inter > 8 9")
  }

  @Test func spacesAndPunctuation_stayWithTheFirstFace() {
    #expect(
      measured("אב, גד!", direction: .rightToLeft).runPicture
        == "Inter < 10 | Noto Sans Hebrew < 8 6 | Inter < 5 4 | Noto Sans Hebrew < 2 0")
  }

  @Test func letters_joinAcrossAChangeOfFace() {
    let joined = measured("ببب", direction: .rightToLeft)
    let withZWJ = measured("ب\u{200D}", direction: .rightToLeft)
    #expect(joined.lines[0].runs[0].glyphs[2].id == withZWJ.lines[0].runs[0].glyphs.last?.id)
  }

  @Test(arguments: ["❤️", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "😀", "🤷🏽‍♀️"])
  func emoji_areOneGlyphOfTheEmojiFace(text: String) {
    let runs = measured(text).lines[0].runs
    #expect(runs.map(\.face.family) == ["Noto Emoji Metrics"])
    let drawn = runs[0].glyphs.filter { $0.advance.x > 0 }
    #expect(drawn.count == 1)
    #expect((runs[0].width - 136.0 / 109 * 16).magnitude < 0.01)
  }

  @Test func textPresentation_staysWithTheFirstFaceThatHasIt() {
    #expect(measured("❤\u{FE0E}").lines[0].runs[0].face.family == "Inter")
    #expect(measured("1").lines[0].runs[0].face.family == "Inter")
    #expect(measured("©").lines[0].runs[0].face.family == "Inter")
  }

  @Test func emojiFace_firstInTheStack_doesNotTakeText() {
    let font = Font(families: ["Noto Emoji Metrics", "Inter"])
    #expect(
      measured("a😀", font).lines[0].runs.map(\.face.family) == ["Inter", "Noto Emoji Metrics"])
  }

  @Test func missingCharacters_areListedOnceAndSetAsNotdefOfTheFirstFace() {
    let text = measured("a\u{13000}b\u{13000}\u{13001}")
    #expect(text.missing == ["\u{13000}", "\u{13001}"])
    let boxes = text.lines[0].runs.flatMap(\.glyphs).filter { $0.id == 0 }
    #expect(boxes.count == 3)
    #expect(text.lines[0].runs.allSatisfy { $0.face.family == "Inter" })
    #expect(measured("plain text").missing.isEmpty)
  }

  @Test func ignorableCharacters_areNeverMissing() {
    #expect(measured("a\u{200B}\u{200D}\u{2060}\u{FEFF}\u{FE0F}\u{AD}b").missing.isEmpty)
    #expect(
      measured("a\u{2009}\u{3000}\u{2011}b", Font(families: ["Noto Sans Hebrew", "Inter"])).missing
        .isEmpty)
  }

  @Test func listOfFamilies_hasNoImplicitFallbacks() {
    #expect(measured("שלום", Font(families: ["Noto Sans Thai"])).missing == ["ש", "ל", "ו", "ם"])
    #expect(measured("שלום", Font(families: ["inter"])).missing.isEmpty)
    #expect(measured("שלום", Font(families: ["Inter", "Noto Sans Thai"])).missing.count == 4)
  }

  @Test func familiesUnknown_giveTheDefault() {
    #expect(measured("abc", Font(families: ["Nobody"])).size == measured("abc").size)
    #expect(measured("abc", Font(families: [])).size == measured("abc").size)
    #expect(measured("abc", Font(families: ["Nobody", "Inter"])).size == measured("abc").size)
  }
}
