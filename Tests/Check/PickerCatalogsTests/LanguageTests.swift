import PickerCheck
import PickerControls
import Testing

@testable import PickerCatalogs

/// The languages of files, by their paths, and what a project calls them.
@Suite struct LanguageTests {
  private func read(
    _ files: [String: String], _ languages: [String: String] = [:], in path: String = "l"
  ) throws -> StringCatalog {
    try StringCatalog(
      paths: [path], from: Folders(files: files), languages: try LanguageNames(languages))
  }

  private func problems(_ catalog: StringCatalog) -> [String] {
    catalog.problems.map { "\($0.code.rawValue) \($0)" }
  }

  @Test(arguments: ["sign-in.json", "hr.json", "my.json", "it.json", "a/sign-in.json"])
  func folder_comesBeforeAWordInTheName(name: String) throws {
    let catalog = try read([
      "l/de/\(name)": #"{"ok": "Weiter"}"#, "l/fr/\(name)": #"{"ok": "Suivant"}"#,
    ])
    #expect(catalog.locales == ["de", "fr"] && catalog.problems.isEmpty)
    #expect(catalog["de", "ok"] == TranslatedText("Weiter"))
    let alone = try read(["l/de/\(name)": #"{"ok": "Weiter"}"#])
    #expect(alone.locales == ["de"])
  }

  @Test func names_thatDifferInNothingElse_areTheLanguages() throws {
    let catalog = try read(
      ["no/my/de.json": #"{"a": "A"}"#, "no/my/fr.json": #"{"a": "B"}"#], in: "no")
    #expect(catalog.locales == ["de", "fr"])
    // Only the last folder that a caller names is one of a language.
    #expect(
      try read(["it/l/app.json": #"{"a": "A"}"#, "it/l/de.json": "{}"], in: "it/l").locales == [
        "de"
      ])
  }

  @Test func propertiesAndResources_areNamedByTheirFilesAlone() throws {
    let folder = "src/main/resources/de/firma/i18n"
    let catalog = try read(
      [
        "\(folder)/messages.properties": "ok=Next", "\(folder)/messages_de.properties": "ok=Weiter",
        "de/Texts.resx": "<root><data name=\"a\"><value>One</value></data></root>",
        "de/Texts.fr.resx": "<root><data name=\"a\"><value>Un</value></data></root>",
      ].reduce(into: [:]) { $0["l/" + $1.key] = $1.value })
    #expect(catalog.locales == ["de", "fr"])
    #expect(catalog["de", "ok"] == TranslatedText("Weiter"))
    #expect(catalog["fr", "One"] == TranslatedText("Un"))
  }

  @Test func nameThatMayBeALanguage_besideOneOther_isTold() throws {
    let files = ["l/en.json": #"{"a": "Help"}"#, "l/sco.json": #"{"a": "Haud"}"#]
    let catalog = try read(files)
    #expect(catalog.locales == ["en"])
    #expect(
      problems(catalog) == [
        "unknownLanguage l: languages read: en; not read: sco (l/sco.json); name them with --languages sco=TAG"
      ], "\(problems(catalog))")
    #expect(try read(files, ["sco": "sco"]).locales == ["en", "sco"])
    #expect(try read(files, ["sco": ""]).problems.isEmpty)
  }

  @Test func languageOutsideCLDR_isReadBesideOthers() throws {
    let files = ["de", "fr", "sco", "pnb"].reduce(into: [String: String]()) {
      $0["l/\($1).json"] = #"{"a": "\#($1)"}"#
      $0["l/\($1)/x.yml"] = "\($1):\n  b: \($1)"
    }
    let catalog = try read(files)
    #expect(catalog.locales == ["de", "fr", "pnb", "sco"] && catalog.problems.isEmpty)
    #expect(
      catalog["sco", "a"] == TranslatedText("sco") && catalog["pnb", "b"] == TranslatedText("pnb"))
    // Alone, it may be another word.
    #expect(throws: CatalogError.self) { try read(["l/sco.json": "{}"]) }
  }

  @Test(arguments: [
    ["l/%.json": #"{"a": "A"}"#], ["l/%/x.json": #"{"a": "A"}"#], ["l/%.yml": "a: A"],
    ["l/%/x.strings": #""a" = "A";"#], ["l/x_%.properties": "a=A"], ["l/x.%.resx": "<root/>"],
  ])
  func unknownLanguage_isToldInOneLine(pattern: [String: String]) throws {
    var files: [String: String] = [:]
    for (path, text) in pattern {
      for name in ["de", "fr", "cn", "pr", "en"] { files[path.with(name)] = text }
    }
    for pair in [("de", "cn"), ("en", "pr")] {
      let two = files.filter { path, _ in
        pattern.keys.contains { [pair.0, pair.1].map($0.with).contains(path) }
      }
      let catalog = try read(two)
      #expect(two.count == 2 && catalog.locales == [pair.0])
      #expect(
        catalog.problems.map(\.message.firstClauses)
          == ["languages read: \(pair.0); not read: \(pair.1)"])
    }
    let catalog = try read(files.filter { !$0.key.contains("en") })
    #expect(catalog.locales == ["de", "fr"])
    let path = pattern.keys.first?.with("cn") ?? ""
    #expect(catalog.problems.map(\.code) == [.unknownLanguage])
    #expect(
      catalog.problems[0].message.hasPrefix("languages read: de, fr; not read: cn (\(path)), pr ("))
    #expect(catalog.problems[0].isLoss)
    let named = try read(files, ["cn": "zh-Hans", "PR": "en-x-pirate"])
    #expect(
      named.locales == ["de", "en", "en-x-pirate", "fr", "zh-Hans"] && named.problems.isEmpty)
  }

  @Test func columnOfAnUnknownLanguage_isTold() throws {
    let table = "key,Id,en,de,cn,Pirate(pr),notes\na,1,A,B,C,D,x"
    let catalog = try read(["l/t.csv": table])
    #expect(catalog.locales == ["de", "en"])
    #expect(
      problems(catalog) == [
        "unknownLanguage l: languages read: de, en; not read: cn (l/t.csv), pr (l/t.csv); name them with --languages cn=TAG"
      ], "\(problems(catalog))")
    let named = try read(["l/t.csv": table], ["cn": "zh-Hans", "pr": ""])
    #expect(named.locales == ["de", "en", "zh-Hans"] && named.problems.isEmpty)
    // Columns of languages count in a table whose own name is no language, and so do limits.
    let others = try read([
      "l/de.csv": "key,text\na,B", "l/ui.csv": "key,fr,it\na,C,D", "l/len.csv": "key,width\na,9",
      "l/cn.csv": "key,text\na,E",
    ])
    #expect(others.locales == ["de", "fr", "it"] && others.limits.shared["a"]?.width == 9)
    #expect(
      others.problems.map(\.message.firstClauses) == ["languages read: de, fr, it; not read: cn"])
  }

  @Test(arguments: [
    ("x_qqq.properties", "a=b", "qqq"), ("x.qqq.resx", "<root/>", "qqq"), ("qq.yml", "a: b", "qq"),
  ])
  func fileInAnUnknownLanguage_alone_isNamed(name: String, text: String, language: String) {
    let error = #expect(throws: CatalogError.self) { try read(["l/\(name)": text]) }
    #expect(
      error?.message.hasSuffix(
        "found none in the folder; l/\(name): unknown language \"\(language)\"; "
          + "name it with --languages \(language)=TAG") == true, "\(error?.message ?? "")")
  }

  @Test func unknownKeysOfLanguages_areTold() throws {
    let text = #"{"de": {"a": "A"}, "fr": {"a": "B"}, "cn": {"a": "C"}, "sco": {"a": "D"}}"#
    let catalog = try read(["l/texts.json": text])
    #expect(catalog.locales == ["de", "fr", "sco"])
    #expect(catalog.problems.map(\.code) == [.unknownLanguage])
  }

  @Test func names_areThoseOfTheProject() throws {
    let catalog = try read(
      [
        "l/tw/x.json": #"{"a": "A"}"#, "l/de/x.json": #"{"a": "B"}"#,
        "l/t.csv": "key,de,jp\nb,C,D", "l/app_kr.arb": #"{"c": "E"}"#,
        "l/x.po": "msgid \"\"\nmsgstr \"Language: kr\\n\"\n\nmsgid \"d\"\nmsgstr \"F\"",
        "l/values-kr/strings.xml": "<resources><string name=\"e\">G</string></resources>",
      ], ["tw": "zh-TW", "jp": "ja", "kr": "ko"])
    #expect(catalog.locales == ["de", "ja", "ko", "zh-TW"])
    #expect(catalog["ja", "b"] == TranslatedText("D") && catalog["ko", "e"] == TranslatedText("G"))
    let word = try read(
      ["l/my-app.json": #"{"a": "A"}"#, "l/de.json": #"{"a": "B"}"#], ["app": "", "my": ""])
    #expect(word.locales == ["de"])
    let error = #expect(throws: UnknownLanguage.self) { try LanguageNames(["cn": "chinese"]) }
    #expect(error?.name == "cn")
    #expect(error?.message == "expected a language such as zh-Hans, found \"chinese\"")
  }

  @Test func languageOfOneFile_besideCertainOnes_isInDoubt() throws {
    let catalog = try read([
      "l/de/a.json": #"{"a": "A"}"#, "l/fr/a.json": #"{"a": "B"}"#,
      "l/sign-in.json": #"{"a": "C"}"#,
    ])
    #expect(
      problems(catalog) == [
        "language l/sign-in.json: only this file is in the language id; if that is wrong, set it with --languages"
      ])
  }

  @Test(arguments: [
    (["de/c", "fr/c", "es/c", "in"], "id", "l/in.json"),
    (["de", "fr", "es", "other/hi"], "hi", "l/other/hi.json"),
    (["de/a", "fr/b", "hr"], "hr", "l/hr.json"),
  ])
  func completeName_elsewhereThanOthers_isInDoubt(
    names: [String], language: String, path: String
  ) throws {
    let files = names.map { ("l/\($0).json", #"{"a": "A"}"#) }
    let catalog = try read(Dictionary(uniqueKeysWithValues: files))
    #expect(
      problems(catalog) == [
        "language \(path): only this file is in the language \(language); if that is wrong, set it with --languages"
      ], "\(problems(catalog))")
  }

  @Test func namesOfOneLanguage_areNotContradictions() throws {
    func po(_ language: String) -> String {
      "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\""
    }
    let files = ["l/bs_BA.po": po("bs"), "l/zh_Hans/x.po": po("zh_CN"), "l/sr@latin.po": po("sr")]
    #expect(try read(files).problems.isEmpty)
    let wrong = try read(["l/de/a.po": po("fr"), "l/de/b.po": po("fr"), "l/it/b.po": po("it")])
    #expect(
      problems(wrong) == [
        "language l/de/a.po:1: expected the language de of the path, found \"fr\""
      ])
  }

  @Test func codes_areThoseOfISO639() {
    #expect(
      ["sco", "pnb", "arz", "frp", "ace", "tig", "aaa", "zza"].allSatisfy(LanguageCodes.contains))
    #expect(
      ["xxx", "qaa", "web", "de", "", "zzz", "AAA"].allSatisfy { !LanguageCodes.contains($0) })
  }
}

/// Files that have a key several times.
@Suite struct RepeatedKeyTests {
  @Test(arguments: [
    ("de.json", "{\"a\": \"1\", \"b\": \"x\",\n\"a\": \"2\"}", 2),
    ("de.json", "{\"a\": {\"c\": \"1\"},\n\"\\u0061\": \"2\", \"b\": \"x\"}", 2),
    ("de.arb", "{\"a\": \"1\",\n\"b\": \"x\",\n\"a\": \"2\"}", 3),
    ("de.yml", "b: x\na: '1'\na: '2'", 3),
    ("x_de.properties", "a=1\nb=x\na=2", 3),
    ("de.lproj/x.strings", "\"a\" = \"1\";\n\"b\" = \"x\";\n\"a\" = \"2\";", 3),
    (
      "de.po",
      "msgid \"a\"\nmsgstr \"1\"\n\nmsgid \"b\"\nmsgstr \"x\"\n\nmsgid \"a\"\nmsgstr \"2\"", 8
    ),
    (
      "x.de.resx",
      "<root><data name='a'><value>1</value></data>\n<data name='a'><value>2</value></data>"
        + "<data name='b'><value>x</value></data></root>", 2
    ),
    (
      "de.lproj/x.stringsdict",
      "<plist><dict><key>a</key><string>1</string><key>b</key><string>x</string>\n<key>a</key><string>2</string></dict></plist>",
      2
    ),
    (
      "values-de/strings.xml",
      "<resources><string name='a'>1</string><string name='b'>x</string>\n<string name='a'>2</string></resources>",
      2
    ),
    ("t.csv", "key,de,fr\na,1,1\nb,x,x\na,2,2", 4), ("de.tsv", "key\ttext\na\t1\nb\tx\na\t2", 4),
    ("de.csv", "source,target\na,1\nb,x\na,2", 4),
    (
      "de.ts",
      "<TS language='de'><context><name></name>"
        + "<message><source>a</source><translation>1</translation></message>\n"
        + "<message><source>a</source><translation>2</translation></message>"
        + "<message><source>b</source><translation>x</translation></message></context></TS>", 2
    ),
    (
      "de.xlf",
      "<xliff version='1.2'><file target-language='de'><body>"
        + "<trans-unit id='a'><source>A</source><target>1</target></trans-unit>\n"
        + "<trans-unit id='a'><source>A</source><target>2</target></trans-unit>"
        + "<trans-unit id='b'><source>B</source><target>x</target></trans-unit></body></file></xliff>",
      2
    ),
    (
      "de.xliff",
      "<xliff version='2.0' srcLang='en' trgLang='de'><file id='f'>"
        + "<unit id='a'><segment><source>A</source><target>1</target></segment></unit>\n"
        + "<unit id='a'><segment><source>A</source><target>2</target></segment></unit>"
        + "<unit id='b'><segment><source>B</source><target>x</target></segment></unit></file></xliff>",
      2
    ),
    (
      "x.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"value": "1"}}}},"#
        + "\n"
        + #""a": {"localizations": {"de": {"stringUnit": {"value": "2"}}}}, "#
        + #""b": {"localizations": {"de": {"stringUnit": {"value": "x"}}}}}}"#, 2
    ),
  ])
  func lastOne_counts_andTheFileIsUsed(path: String, text: String, line: Int) throws {
    let catalog = try catalog(path, text)
    #expect(catalog["de", "a"] == TranslatedText("2") && catalog["de", "b"] == TranslatedText("x"))
    #expect(catalog.problems.map(\.code) == [.duplicateKey])
    #expect(catalog.problems[0].line == line && catalog.problems[0].subject == "a")
    #expect(
      catalog.problems[0].message.hasPrefix("duplicate key \"a\", first at line ")
        && !catalog.problems[0].isLoss)
  }

  @Test func variantsOfProducts_andContexts_areNotRepeated() throws {
    let android = try catalog(
      "values-de/strings.xml",
      "<resources><string name='a' product='tv'>1</string><string name='a' product='phone'>2</string></resources>"
    )
    #expect(android.problems.isEmpty && android["de", "a"]?.text == "1")
    let comments = ["x", "y"].map {
      "<message><source>a</source><comment>\($0)</comment><translation>\($0)</translation></message>"
    }
    #expect(
      try catalog("de.ts", "<TS language='de'>\(comments.joined())</TS>").problems.isEmpty)
    let unit = "<trans-unit id='a'><source>A</source><target>1</target></trans-unit>"
    let file = "<file target-language='de'><body>\(unit)</body></file>"
    #expect(
      try catalog("de.xlf", "<xliff version='1.2'>\(file)\(file)</xliff>").problems.isEmpty)
    let contexts = "source,target,context\na,1,x\na,2,y"
    #expect(try catalog("de.csv", contexts).problems.isEmpty)
  }

  @Test func repeatedFormsAndLists_areFound() throws {
    let list = "<string-array name='a'><item>1</item></string-array>\n"
    let android = try catalog("values-de/strings.xml", "<resources>\(list)\(list)</resources>")
    #expect(android.problems.map(\.line) == [2] && android["de", "a[0]"]?.text == "1")
    let one = "<trans-unit id='a|==|plural.one'><source>A</source><target>1</target></trans-unit>\n"
    let xliff = try catalog(
      "de.xlf",
      "<xliff version='1.2'><file target-language='de'><body>\(one)\(one)</body></file></xliff>")
    #expect(xliff.problems.map(\.subject) == ["a"] && xliff.problems[0].line == 2)
  }

  @Test func objectsInObjects_areReplacedAsAWhole() throws {
    let catalog = try catalog(
      "de.json",
      "{\"m\": {\"a\": \"1\", \"a\": \"2\"},\n\"m\": {\"b\": \"3\"}, \"n\": [{\"c\": \"4\"}, {\"c\": \"5\"}]}"
    )
    #expect(catalog["de", "m.a"] == nil && catalog["de", "m.b"] == TranslatedText("3"))
    #expect(catalog["de", "n.1.c"] == TranslatedText("5"))
    #expect(catalog.problems.map(\.subject) == ["a", "m"])
  }

  @Test func manyKeys_areListedUpToALimit() throws {
    let members = (0..<300).map { "\"\($0 % 150)\": \"x\"" }.joined(separator: ",")
    #expect(try catalog("de.json", "{\(members)}").problems.count == 100)
  }
}

extension String {
  /// The path with the name of a language instead of `%`.
  fileprivate func with(_ name: String) -> String { replacing("%", with: name) }

  /// The part before the first parenthesis.
  fileprivate var firstClauses: String { String(prefix { $0 != "(" }).trimmed }
}
