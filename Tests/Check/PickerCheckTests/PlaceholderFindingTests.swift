import PickerControls
import PickerTestSupport
import Testing

@testable import PickerCheck

/// Translations with other placeholders than their texts.
@Suite struct PlaceholderFindingTests {
  /// Each is looked up by its name and kind, not compared with the others.
  @Test func difference_ofManyPlaceholders_isFoundInLinearTime() {
    let count = 20_000
    let source = (0..<count).map { "{a\($0)}" }.joined(separator: " ")
    let translation = (0..<count).map { "{a\(count - $0)}" }.joined(separator: " ")
    let found = PlaceholderText.difference(
      of: TranslatedText(translation), from: LocalizableText(source))
    #expect(found == "lacks {a0}, and has {a\(count)}")
  }

  @Test(
    arguments: [
      ("Hi {name}", "Hallo", "lacks {name}"),
      ("Hi {name}", "Hallo {nmae}", "lacks {name}, and has {nmae}"),
      ("{a} of {b}", "{b} von {a}", nil), ("{a} of {b}", "{a} von {a}", "lacks {b}"),
      ("{count} files", "%d Dateien", nil), ("{count} files", "{n, plural} Dateien", nil),
      ("{count} files", "%s Dateien", "lacks {count}, and has %s"),
      ("Hi {name}", "Hallo %1$s", nil),
      ("Hi {name}", "Hallo %d", nil), ("%s: %d", "%2$d: %1$s", nil),
      ("%s: %d", "%d: %d", "lacks %s, and has %d"),
      ("%1$s %2$s", "%1$s", "lacks %2$s"), ("{count}", "{count} {count}", nil),
      ("{price} for {count}", "{count}: {price}, {price}", nil), ("Hi", "Hallo {name}", nil),
      ("50 %", "50 %", nil),
    ] as [(String, String, String?)])
  func difference_ofATranslation_isWhatIsLostAndNew(
    source: String, translation: String, difference: String?
  ) {
    let found = PlaceholderText.difference(
      of: TranslatedText(translation), from: LocalizableText(source))
    #expect(found == difference)
  }

  @Test func findings_areToldOnceALocale_andNotOfPluralForms() throws {
    let items = [Chip("{count} files", id: "files"), Chip("Hi {name}"), Chip("{count} new")]
    var check = try LayoutCheck(chips(items), widths: [90, 100])
    check.locales = [
      CheckLocale(
        Translations(
          locale: "de",
          texts: [
            "files": TranslatedText("{count} Dateien", forms: [.one: "eine Datei"]),
            "Hi {name}": TranslatedText("Hallo {Name}"), "{count} new": TranslatedText("neue"),
          ]))
    ]
    let found = try check.findings(.placeholder)
    #expect(
      found.map { $0.message } == [
        "\"Hallo {Name}\" lacks {name}, and has {Name}", "\"neue\" lacks {count}",
      ])
    #expect(found.map { $0.id } == ["Hi {name}", "{count} new"])
    #expect(found.map { $0.sourceText } == ["Hi {name}", "{count} new"])
    #expect(found.allSatisfy { $0.cell.width == 90 && $0.cell.locale == "de" })
  }
}
