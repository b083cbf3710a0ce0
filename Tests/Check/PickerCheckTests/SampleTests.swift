import PickerControls
import PickerTestSupport
import PickerText
import Testing

@testable import PickerCheck

/// Samples in place of placeholders. One character is one point wide.
@Suite struct SampleTests {
  private func filler(
    _ samples: [String: TextSample] = [:], _ language: String? = "en"
  ) -> SampleFiller {
    SampleFiller(samples, language: language, measurer: MonospaceMeasurer())
  }

  private func filled(
    _ text: String, _ samples: [String: TextSample], _ language: String = "en"
  ) -> String {
    filler(samples, language).filled(TranslatedText(text), isCounted: false).text
  }

  private static let samples: [String: TextSample] = [
    "count": .number(1234), "name": .text("Ada"), "1": .text("first"), "%d": .number(56),
    "%s": .text("any"), "%f": .number(2.5), "price": .number(3),
  ]

  @Test(arguments: [
    ("{count} by {name}", "1,234 by Ada"), ("{{count}} {{ name }}", "1,234 Ada"),
    ("%(name)s, %{name}, ${name}", "Ada, Ada, Ada"), ("%2$s %1$s", "any first"),
    ("%s %s", "first any"), ("%@", "first"), ("%2$@", "any"), ("%1 of %2", "first of any"),
    // The number that decides plural forms is the count, others have their type.
    ("%2$d", "1,234"), ("%2$d of %3$d", "1,234 of 56"), ("{n, number}", "1,234"),
    ("{n, plural} of {m, number}", "1,234 of 56"), ("%2$.2f", "2.50"), ("%(price).1f", "3.0"),
    ("{price}", "3"), ("{0}", "any"), ("{} {}", "any first"), ("%d%%", "first%"),
    ("100%%", "100%%"),
    ("50 % de remise", "50 % de remise"), ("{a b}", "{a b}"),
  ])
  func placeholder_hasTheSampleOfItsNamePositionOrType(text: String, result: String) {
    #expect(filled(text, SampleTests.samples) == result)
  }

  @Test(arguments: [
    ("de", "1.234"), ("ar", "١٬٢٣٤"), ("fr", "1\u{202F}234"), ("hi", "1,234"), ("fa", "۱٬۲۳۴"),
  ])
  func number_isFormattedForTheLocale(language: String, result: String) {
    #expect(filled("{count}", SampleTests.samples, language) == result)
  }

  @Test func number_picksTheFormOfItsLanguage() {
    let text = TranslatedText(
      "{count} pliku", forms: [.one: "jeden plik", .few: "{count} pliki", .many: "{count} plików"])
    func shown(_ number: Double) -> String {
      filler(["count": .number(number)], "pl").filled(text, isCounted: false).text
    }
    #expect(shown(1) == "jeden plik" && shown(3) == "3 pliki" && shown(5) == "5 plików")
    #expect(shown(1.5) == "1,5 pliku")
  }

  @Test func plural_withoutASample_isTheWidestFormWithItsWidestNumber() {
    let text = TranslatedText(
      "{n} b", forms: [.one: "exactly one of these", .few: "{n} letters", .many: "{n} abcdefg"])
    // One: 1; few: 2, 3, 4, 22 … 994; many: 0, 5 … 999. In a monospaced font, the first of three digits are the widest.
    #expect(filler([:], "pl").filled(text, isCounted: false).text == "exactly one of these")
    let short = TranslatedText("{n} b", forms: [.few: "{n} letters", .many: "{n} abcdefg"])
    #expect(filler([:], "pl").filled(short, isCounted: false).text == "102 letters")
  }

  @Test func widestNumber_ofAProportionalFont_hasItsWidestDigits() {
    let widths: [String: Double] = ["8": 3, "9": 2]
    let numbers = WidestNumbers(
      NumberFormat(language: "en"), language: "en", DigitMeasurer(widths: widths))
    #expect(numbers.all == 888)
    #expect(numbers.inOrder.map { $0.category } == [.one, .other])
    #expect(numbers.inOrder.map { $0.number } == [1, 888])
  }

  @Test func text_withASampleThatIsAText_hasItInItsWidestForm() {
    let text = TranslatedText("{count} files", forms: [.one: "{count} file"])
    let shown = filler(["count": .text("many")]).filled(text, isCounted: false).text
    #expect(shown == "many files")
  }

  @Test func placeholders_withoutSamples_areToldAndLikely() {
    let filler = filler()
    #expect(
      filler.filled(TranslatedText("{user}: %d files, %.1f MB"), isCounted: false).text
        == "Alexandria: 100 files, 100.0 MB")
    #expect(filler.filled(TranslatedText("{count} left"), isCounted: false).text == "100 left")
    #expect(
      filler.unsampled.sentences == [
        "no samples for %.1f, %d, {count}: measured with the widest number of 0…999",
        "no samples for {user}: measured with \"Alexandria\"",
      ])
  }

  @Test func templateOfTheControl_keepsItsCount_andItsForms() {
    let text = TranslatedText("%1$d of {name}", forms: [.one: "%1$d for {name}"])
    #expect(
      filler(SampleTests.samples).filled(text, isCounted: true)
        == TranslatedText("{count} of Ada", forms: [.one: "{count} for Ada"]))
  }

  @Test func filledText_hasALimit() {
    let sample = TextSample.text(String(repeating: "x", count: 1000))
    let text = String(repeating: "{}", count: 30_000)
    let shown = filled(text, ["%s": sample])
    #expect(shown.utf8.count < 200_000 && shown.hasSuffix("{}"))
  }
}

/// Digits of different widths, and everything else 1 wide.
private final class DigitMeasurer: TextMeasuring {
  private let widths: [String: Double]

  init(widths: [String: Double]) { self.widths = widths }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    requests.map { request in
      var scaled = request
      scaled.style.font.size = widths[request.text] ?? 1
      return MonospaceMeasurer().measure([scaled])[0]
    }
  }
}

/// Checks with samples, as a whole.
@Suite struct SampledCheckTests {
  private static let texts: [String: TranslatedText] = [
    "files": TranslatedText("{count} Dateien", forms: [.one: "{count} Datei"]),
    "Hi {name}": TranslatedText("Hallo {name}"),
  ]

  private func check(
    _ settings: CheckSettings = CheckSettings(), _ samples: [String: TextSample] = [:]
  ) throws -> LayoutCheck {
    let items = [Chip("{count} files", id: "files"), Chip("Hi {name}")]
    var check = try LayoutCheck(
      chips(items), widths: [9], settings: settings)
    check.locales = [CheckLocale(Translations(locale: "de", texts: SampledCheckTests.texts))]
    check.samples = samples
    return check
  }

  @Test func findings_haveTheTextsThatAreShown() throws {
    let samples: [String: TextSample] = ["count": .number(1234), "name": .text("Ada Lovelace")]
    let report = try check(CheckSettings(), samples).run()
    let cut = report.findings.filter { $0.code == .truncated }
    #expect(
      cut.map { "\($0.cell.locale) \($0.id ?? ""): \($0.text ?? ""), \($0.sourceText ?? "")" } == [
        "de files: 1.234 Dateien, {count} files", "de Hi {name}: Hallo Ada Lovelace, Hi {name}",
        "source files: 1,234 files, {count} files", "source Hi {name}: Hi Ada Lovelace, Hi {name}",
      ])
    #expect(cut.map { $0.missing } == [4, 9, 2, 6])
    #expect(report.warnings == [])
  }

  @Test func samplesOfADocument_comeFirst_oneByOne() throws {
    let settings = CheckSettings(samples: ["name": .text("Grace")])
    let report = try check(settings, ["count": .number(7), "name": .text("Ada")]).run()
    let texts = Set(report.findings.compactMap { $0.text })
    #expect(texts == ["Hallo Grace"])
    #expect(report.warnings == [])
  }

  @Test func missingSamples_areAWarningOfTheDocument() throws {
    let report = try check().run()
    #expect(
      report.warnings.map { "\($0.code) \($0)" } == [
        "sample a.json: no samples for {count}: measured with the widest number of 0…999",
        "sample a.json: no samples for {name}: measured with \"Alexandria\"",
      ])
    #expect(report.findings.contains { $0.text == "Hallo Alexandria" })
    #expect(try CheckReport(json: report.json()).warnings == report.warnings)
  }

  @Test func untranslatedText_ofAPlaceholder_isNone() throws {
    var check = try LayoutCheck(
      chips([Chip("%d"), Chip("%1$s / {x}"), Chip("%d a")]), widths: [90])
    check.locales = [CheckLocale(Translations(locale: "de"))]
    let found = try check.findings(.untranslated)
    #expect(found.map { $0.text } == ["%d a"] && found.map { $0.id } == ["%d a"])
  }

  @Test func pseudoLocales_keepPlaceholdersOfAnySyntax_andFillThem() throws {
    var check = try LayoutCheck(chips([Chip("%d files", id: "a")]), widths: [1])
    check.locales = [CheckLocale(PseudoLocale(.accented))]
    check.samples = ["%d": .number(5)]
    #expect(try check.findings(.truncated).first?.text == "[5 ḟîļļéšš]")
  }
}
