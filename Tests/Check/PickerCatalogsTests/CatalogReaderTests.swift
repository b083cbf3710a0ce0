import PickerCheck
import PickerControls
import PickerLimits
import Testing

@testable import PickerCatalogs

/// Files and folders of catalogues, and several of them as one.
@Suite struct CatalogReaderTests {
  private func read(
    _ files: [String: String], _ paths: [String] = ["l10n"], limits: CatalogLimits = CatalogLimits()
  ) throws -> StringCatalog {
    try StringCatalog(paths: paths, from: Folders(files: files), limits: limits)
  }

  private func message(
    _ files: [String: String], _ paths: [String] = ["l10n"], limits: CatalogLimits = CatalogLimits()
  ) -> String? {
    do {
      let catalog = try read(files, paths, limits: limits)
      return catalog.problems.first { $0.code == .catalogue }.map { "\($0)" }
    } catch {
      return "\(error)"
    }
  }

  @Test func folder_mayHaveSeveralFormats() throws {
    let catalog = try read([
      "l10n/de/menu.json": #"{"a": "eins"}"#,
      "l10n/de.po": "msgid \"b\"\nmsgstr \"zwei\"",
      "l10n/res/values-fi/strings.xml": "<resources><string name=\"a\">yksi</string></resources>",
      "l10n/app_pl.arb": #"{"a": "jeden"}"#,
    ])
    #expect(catalog.locales == ["de", "fi", "pl"])
    #expect(catalog["de", "a"] == TranslatedText("eins"))
    #expect(catalog["de", "b"] == TranslatedText("zwei"))
  }

  @Test func folder_whatIsNoCatalogue_isLeftOut() throws {
    let catalog = try read([
      "l10n/de.json": #"{"a": "eins"}"#, "l10n/README.md": "# de", "l10n/package.json": "{}",
      "l10n/tsconfig.json": "{ // a comment\n}", "l10n/.fi.json": "{}",
      "l10n/node_modules/fr.json": #"{"a": "un"}"#, "l10n/layout/main.xml": "<menu/>",
      "l10n/res/values-de-land/strings.xml": "<resources><string name=\"a\">x</string></resources>",
      "l10n/res/values/colors.xml": "<resources><color name=\"a\">#fff</color></resources>",
    ])
    #expect(catalog.textsOnly == [Translations(locale: "de", texts: ["a": TranslatedText("eins")])])
  }

  @Test func files_ofTheSameLanguage_addUp_andTheFirstCounts() throws {
    let files = ["a.de.json": #"{"x": "A", "y": "A"}"#, "b.de.json": #"{"x": "B", "z": "B"}"#]
    let catalog = try read(files, ["b.de.json", "a.de.json"])
    #expect(catalog["de", "x"] == TranslatedText("B"))
    #expect(catalog["de", "y"] == TranslatedText("A"))
    #expect(catalog["de", "z"] == TranslatedText("B"))
  }

  @Test func region_inheritsFromItsLanguage() throws {
    let catalog = try read([
      "l10n/pt.json": #"{"a": "pt", "b": "pt"}"#, "l10n/pt-BR.json": #"{"a": "br"}"#,
      "l10n/zh.json": #"{"a": "zh"}"#, "l10n/zh-Hant.json": "{}", "l10n/zh-Hant-TW.json": "{}",
    ])
    #expect(catalog["pt-BR", "a"] == TranslatedText("br"))
    #expect(catalog["pt-BR", "b"] == TranslatedText("pt"))
    #expect(catalog["zh-Hant", "a"] == nil && catalog["zh-Hant-TW", "a"] == nil)
  }

  @Test func filesOfOtherLanguages_areNotRead() throws {
    let damaged = "{"
    let files = [
      "l10n/de.json": #"{"a": "Tee"}"#, "l10n/de-AT.json": #"{"b": "Schlagobers"}"#,
      "l10n/en.json": #"{"a": "Tea"}"#, "l10n/fi.json": damaged, "l10n/sv.po": "x",
      "l10n/pl.arb": damaged, "l10n/values-nl/strings.xml": "<", "l10n/app_fr.arb": damaged,
    ]
    func locales(_ names: String...) throws -> [String] {
      let catalog = try StringCatalog(
        paths: ["l10n"], from: Folders(files: files), locales: names)
      #expect(catalog.problems.isEmpty)
      return catalog.locales
    }
    #expect(try locales("de_AT") == ["de", "de-AT", "en"])
    #expect(try locales("de") == ["de", "en"])
    #expect(try locales("it") == ["en"])
    #expect(try read(files).problems.count == 5)
  }

  @Test func sourceLocale_choosesTheTextsThatAreKeys() throws {
    let files = ["l10n/en.json": #"{"a": "One"}"#, "l10n/de.json": #"{"a": "Eins"}"#]
    #expect(try read(files)["de", "One"] == TranslatedText("Eins"))
    let german = try StringCatalog(
      paths: ["l10n"], from: Folders(files: files), sourceLocale: "de")
    #expect(german["en", "Eins"] == TranslatedText("One"))
    #expect(german["de", "One"] == nil && german.sourceLocale == "de")
  }

  @Test func formatOfAFileWithoutExtension_isFoundInside() throws {
    #expect(
      try read(["de": "# \nmsgid \"a\"\nmsgstr \"b\""], ["de"])["de", "a"] == TranslatedText("b"))
    #expect(try read(["de": #" {"a": "b"}"#], ["de"])["de", "a"] == TranslatedText("b"))
    #expect(
      message(["de": "a"], ["de"])
        == "de: expected a file of the type xcstrings, strings, stringsdict, po, mo, xml, arb, properties, resx, resw, "
        + "ts, yml, yaml, csv, tsv, json, xliff or xlf")
    #expect(
      message(["de.ftl": "a = b"], ["de.ftl"])?
        .hasSuffix("; python -m pickerlayout.catalogs converts Fluent's .ftl to .arb") == true)
  }

  @Test func folder_withoutACatalogue_isAnError() {
    #expect(
      message(["l10n/a.txt": ""])?.hasSuffix("contains its locale, found none in the folder")
        == true)
    #expect(message([:]) == "l10n: cannot be read")
  }

  /// Other things are called as catalogues are: the settings of Gradle, TypeScript, other tables and other YAML.
  @Test func folder_withOtherFilesOfTheSameTypes_isReadWithoutThem() throws {
    let files = [
      "l10n/gradle.properties": "a=b", "l10n/Icons.resx": "<root>", "l10n/x.strings": "<",
      "l10n/app_de.ts": "export default {};", "l10n/numbers.csv": "a,b\n1,2",
      "l10n/compose.yml": "services: [a", "l10n/texts.properties": "a=One",
      "l10n/texts_pt_BR.properties": "a=Um", "l10n/Base.lproj/x.strings": "b = \"Two\";",
      "l10n/de.lproj/x.strings": "b = \"Zwei\";",
    ]
    let catalog = try read(files)
    #expect(catalog.problems.isEmpty && catalog.locales == ["de", "pt-BR"])
    #expect(catalog["pt-BR", "One"] == TranslatedText("Um"))
    #expect(catalog["de", "Two"] == TranslatedText("Zwei"))
  }

  @Test func limits_areErrors() throws {
    let files = ["l10n/de.json": #"{"a": "b"}"#, "l10n/fi.json": #"{"a": "b"}"#]
    var limits = CatalogLimits()
    limits.fileBytes = 9
    #expect(message(files, limits: limits) == "l10n/de.json: expected at most 9 bytes, found more")
    limits = CatalogLimits()
    limits.bytes = 15
    #expect(
      message(files, limits: limits)
        == "l10n/fi.json: expected at most 15 bytes in all catalogues; this file is left out")
    limits = CatalogLimits()
    limits.names = 1
    #expect(message(files, limits: limits) == "l10n: expected at most 1 files")
    limits = CatalogLimits()
    limits.languages = 1
    #expect(
      message(files, limits: limits)
        == "l10n/fi.json: expected at most 1 languages; this file is left out")
    limits = CatalogLimits()
    limits.textBytes = 5
    #expect(
      message(files, limits: limits)
        == "l10n/fi.json: expected at most 5 bytes in all texts and keys; this file is left out")
    limits = CatalogLimits()
    limits.texts = 1
    #expect(
      message(files, limits: limits)
        == "l10n/fi.json: expected at most 1 texts; this file is left out")
    #expect(try read(files, limits: limits).locales == ["de"])
  }

  @Test func folders_withoutEnd_areAnError() {
    #expect(
      throws: CatalogError(
        path: "x" + String(repeating: "/a", count: 16),
        message: "expected at most 16 nested folders")
    ) {
      try StringCatalog(paths: ["x"], from: Folders(files: [:], isEndless: true))
    }
  }

  @Test func textThatIsLong_isAnErrorWithItsLine() {
    let long = String(repeating: "x", count: 70_000)
    let message = "expected texts of at most 65536 bytes, found a longer one"
    #expect(failure("de.json", "{\n\"a\": \"\(long)\"}") == "de.json:2: $.a: \(message)")
    #expect(failure("de.po", "\nmsgid \"a\"\nmsgstr \"\(long)\"") == "de.po:2: \(message)")
  }

  @Test func keysThatGrowWithTheirDepth_areAnError() {
    let key = String(repeating: "k", count: 1 << 16)
    let leaves = (0..<2100).map { "\"\($0)\": 1" }.joined(separator: ",")
    let found = failure("de.json", "{\"\(key)\": {\(leaves)}}")
    #expect(found?.contains("expected texts and keys of at most 134217728 bytes in a file") == true)
  }

  @Test func error_isOneLine() {
    let error = CatalogError(path: "a\nb", line: 3, message: "c\u{1B}[31m\nd")
    #expect("\(error)" == "a\\u000Ab:3: c\\u001B[31m\\u000Ad")
  }

  /// What is short in the file and long in the catalogue.
  private static let growing: [(path: String, text: String, message: String)] = {
    let long = String(repeating: "x", count: 60_000)
    func repeated(_ text: String, _ count: Int) -> String {
      (0..<count).map { text.replacing("#", with: "\($0)") }.joined()
    }
    let inAFile = "expected texts and keys of at most 134217728 bytes in a file"
    let inAText = "expected texts of at most 65536 bytes, found a longer one"
    let unit = "<source>a</source><target>\(repeated("<ph id='#' dataRef='d'/>", 5000))</target>"
    let substitution = #"{"stringUnit":{"value":"\#(String(repeating: "x", count: 700))"}}"#
    let text = #"{"value":"\#(String(repeating: "%#@a@", count: 90))"}"#
    return [
      (
        "values-de/strings.xml",
        "<resources><string name='a'>\(long)</string>"
          + repeated("<string name='b#'>@string/a</string>", 2400) + "</resources>", inAFile
      ),
      (
        "de.xlf",
        "<xliff version='2.0' xmlns='u' srcLang='en' trgLang='de'><file id='f'><unit id='u'>"
          + "<originalData><data id='d'>%\(long)</data></originalData>"
          + repeated("<segment>\(unit)</segment>", 20) + "</unit></file></xliff>", inAText
      ),
      (
        "a.xcstrings",
        #"{"sourceLanguage":"en","strings":{"#
          + (0..<2200).map {
            #""k\#($0)":{"localizations":{"de":{"stringUnit":\#(text),"substitutions":{"a":"#
              + #"\#(substitution)}}}}"#
          }.joined(separator: ",") + "}}", inAFile
      ),
    ]
  }()

  @Test(arguments: growing.indices)
  func textsThatGrow_areAnErrorBeforeTheyAreThere(index: Int) {
    let (path, text, message) = CatalogReaderTests.growing[index]
    #expect(text.utf8.count < 8 << 20)
    #expect(failure(path, text)?.hasSuffix(message) == true)
  }

  /// One catalogue for each format, with many entries.
  private static let long: [(path: String, text: String)] = {
    func repeated(_ text: String, _ separator: String = "") -> String {
      (0..<2000).map { text.replacing("#", with: "\($0)") }
        .joined(separator: separator)
    }
    return [
      ("de.po", repeated("msgid \"#\"\nmsgstr \"a\"\n\n")),
      (
        "values-de/strings.xml",
        "<resources>\(repeated("<string name='a#'>b</string>"))</resources>"
      ),
      ("de.json", "{\(repeated(#""a#": "b""#, ","))}"),
      ("de.arb", "{\(repeated(#""a#": "b""#, ","))}"),
      (
        "a.xcstrings",
        #"{"sourceLanguage":"en","strings":{"#
          + repeated(##""#":{"localizations":{"de":{"stringUnit":{"value":"b"}}}}"##, ",") + "}}"
      ),
      (
        "de.xliff",
        "<xliff version='1.2'><file source-language='en' target-language='de'><body>"
          + repeated("<trans-unit id='a#'><source>a</source><target>b</target></trans-unit>")
          + "</body></file></xliff>"
      ),
    ]
  }()

  @Test(arguments: long.indices)
  func reading_ofEachFormat_checksTheBudget(index: Int) throws {
    let (path, text) = CatalogReaderTests.long[index]
    let file = CatalogFile(path: path, bytes: Array(text.utf8))
    let whole = BudgetProbe()
    _ = try Budget(probe: whole).asCurrent { try StringCatalog(files: [file]) }
    #expect(whole.checkCount >= 2000)
    let probe = BudgetProbe(cancellingAt: 20)
    let error = #expect(throws: CatalogError.self) {
      _ = try Budget(probe: probe).asCurrent { try StringCatalog(files: [file]) }
    }
    #expect(error?.message.hasSuffix("was cancelled") == true && probe.checkCount <= 24)
  }
}
