import Testing

@testable import PickerText

@Suite struct UnbreakablePartsTests {
  @Test(arguments: [
    ("half-open door", ["half-", "open", "door"]), ("", []), ("  a\nb ", ["a", "b"]),
    ("一二、", ["一", "二、"]), ("ไทย a", ["ไ", "ท", "ย", "a"]), ("word", ["word"]),
  ])
  func text_isDividedWhereLinesMayBreak(text: String, parts: [String]) {
    #expect(text.unbreakableParts(language: nil) == parts)
  }
}
