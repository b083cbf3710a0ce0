import PickerCheck
import PickerControls
import PickerText
import Testing

@testable import PickerCatalogs

/// The message formats of libraries for the web.
@Suite struct WebMessageTests {
  private func text(_ json: String, _ key: String = "a", _ path: String = "de.json") throws
    -> TranslatedText?
  {
    let language = try catalog(path, json).languages.first {
      $0.locale == "de" || $0.locale == "pl"
    }
    return language?.translations[key]?.text
  }

  @Test func bars_arePluralForms() throws {
    let apples = try text(#"{"a": "kein Apfel | ein Apfel | {n} Äpfel", "b": "Auto | Autos"}"#)
    #expect(apples == TranslatedText("{n} Äpfel", forms: [.zero: "kein Apfel", .one: "ein Apfel"]))
    let cars = try text(#"{"a": "kein Apfel | ein Apfel | {n} Äpfel", "b": "Auto | Autos"}"#, "b")
    #expect(cars == TranslatedText("Autos", forms: [.one: "Auto"]))
    #expect(try text(#"{"a": "Start | Über uns"}"#) == TranslatedText("Start | Über uns"))
    let symfony = "{0} Keine|{1} Eine|]1,Inf[ %count% Stück"
    #expect(
      try text("{\"a\": \"\(symfony)\"}")
        == TranslatedText("%count% Stück", forms: [.zero: "Keine", .one: "Eine"]))
    let labels = "one: Ein Apfel|some: %count% Äpfel"
    #expect(
      try text("{\"a\": \"\(labels)\"}")
        == TranslatedText("%count% Äpfel", forms: [.one: "Ein Apfel"]))
    #expect(
      try text(#"{"a": "Mehr: einer | Mehr: {n}"}"#)
        == TranslatedText("Mehr: {n}", forms: [.one: "Mehr: einer"]))
    let unit =
      "<xliff version='1.2'><file source-language='en' target-language='de'><body><trans-unit id='a'>"
      + "<source>x</source><target>Ein Stück|%count% Stück</target></trans-unit></body></file></xliff>"
    #expect(
      try text(unit, "a", "de.xlf") == TranslatedText("%count% Stück", forms: [.one: "Ein Stück"]))
  }

  @Test(
    arguments: [
      (#"{"save": "Sichern", "a": "@:save jetzt"}"#, "Sichern jetzt"),
      (#"{"m": {"save": "Sichern"}, "a": "Jetzt @.lower:m.save."}"#, "Jetzt sichern."),
      (#"{"save": "Sichern", "a": "@:(save)!"}"#, "Sichern!"),
      (
        #"{"save": "Sichern", "a": "$t(save) und $t(ns:save, { \"count\": 1 })"}"#,
        "Sichern und Sichern"
      ),
      (#"{"save": "äpfel", "a": "@.upper:save, @.capitalize:save"}"#, "ÄPFEL, Äpfel"),
      (#"{"save": "Sichern", "a": "@:{'save'} {'@'} {'|'} d'accord"}"#, "Sichern @ | d'accord"),
      (#"{"a": "'{'b'}' {{'c'}}"}"#, "'{'b'}' {{'c'}}"),
      (#"{"b": "$t(a)", "a": "x $t(b)"}"#, nil), (#"{"a": "a@b.de $t(none)"}"#, "a@b.de $t(none)"),
    ] as [(String, String?)])
  func links_areReplacedByTheirTexts(json: String, shown: String?) throws {
    let found = try text(json)?.text
    #expect(found != nil && (shown == nil || found == shown), "\(found ?? "")")
  }

  @Test func letterCase_isThatOfTheLanguage() {
    #expect(LetterCase.upper.applied(to: "izgi ı", language: "tr") == "İZGİ I")
    #expect(LetterCase.lower.applied(to: "İI", language: "az-Latn") == "iı")
    #expect(LetterCase.capitalize.applied(to: "iyi", language: "tr") == "İyi")
    #expect(LetterCase.upper.applied(to: "άλφα", language: "el") == "ΑΛΦΑ")
    #expect(LetterCase.capitalize.applied(to: "άλφα", language: "el") == "Άλφα")
    #expect(LetterCase.upper.applied(to: "straße i", language: "de") == "STRASSE I")
  }

  @Test func objectsAndLists_areMessages() throws {
    #expect(
      try text(#"{"a": {"message": "Sichern", "description": "x"}}"#) == TranslatedText("Sichern"))
    let named =
      #"{"a": {"message": "Hallo $Name$, $$5", "placeholders": {"name": {"content": "$1"}}}}"#
    #expect(try text(named) == TranslatedText("Hallo {name}, $5"))
    #expect(
      try text(#"{"a": {"defaultMessage": "Sichern", "description": "x"}}"#)
        == TranslatedText("Sichern"))
    #expect(
      try text(#"{"error": {"message": "Fehler"}}"#, "error.message") == TranslatedText("Fehler"))
    let compiled = #"""
      {"a": [{"type": 8, "value": "b", "children": [{"type": 0, "value": "Es sind "}]},
        {"type": 6, "value": "n", "options": {"one": {"value": [{"type": 7}, {"type": 0, "value": " Datei"}]},
          "other": {"value": [{"type": 7}, {"type": 0, "value": " Dateien"}]}}}, {"type": 1, "value": "x"}]}
      """#
    #expect(
      try text(compiled)
        == TranslatedText(
          "Es sind {n, plural} Dateien{x}", forms: [.one: "Es sind {n, plural} Datei{x}"]))
    #expect(try text(#"{"a": [{"type": 0, "value": "Sichern"}]}"#) == TranslatedText("Sichern"))
    #expect(try text(#"{"a": ["x", "y"]}"#, "a.1") == TranslatedText("y"))
  }

  @Test func numberedForms_ofI18next3_areThoseOfTheLanguage() throws {
    let json = #"{"a_0": "{{count}} plik", "a_1": "{{count}} pliki", "a_2": "{{count}} plików"}"#
    #expect(
      try text(json, "a", "pl.json")
        == TranslatedText(
          "{{count}} plików",
          forms: [.one: "{{count}} plik", .few: "{{count}} pliki", .many: "{{count}} plików"]))
    #expect(try text(#"{"step_0": "Eins", "step_1": "Zwei"}"#, "step_1") == TranslatedText("Zwei"))
  }

  @Test func expressionsOfAngular_arePlaceholders() throws {
    let unit =
      "<xliff version='1.2'><file source-language='en' target-language='de'><body><trans-unit id='a'>"
      + "<source>Deleted \"<x id='PH' equiv-text='this.name'/>\"</source><target>\"<x id='PH' equiv-text='this.name'/>\" "
      + "<x id='START_TAG_SPAN' ctype='x-span' equiv-text='&lt;span&gt;'/>gelöscht <x id='PH_1' equiv-text='f(x)'/></target>"
      + "</trans-unit></body></file></xliff>"
    #expect(try text(unit, "a", "de.xlf") == TranslatedText("\"{{name}}\" gelöscht {{PH_1}}"))
    #expect(try text(unit, "Deleted \"{{name}}\"", "de.xlf") != nil)
  }

  @Test func unitsOfAngular_areFoundByNumbersAndExpressions() throws {
    func unit(_ id: String) -> String {
      "<xliff version='1.2'><file target-language='de'><body><trans-unit id='\(id)'><source>Hi <x id='I' "
        + "equiv-text='{{ n }}'/></source><target>Hallo <x id='I' equiv-text='{{ n }}'/></target></trans-unit>"
        + "</body></file></xliff>"
    }
    for name in ["1234567", "Hi {{n}}", "Hi {{ n }}"] {
      #expect(try text(unit("1234567"), name, "de.xlf") == TranslatedText("Hallo {{ n }}"))
    }
    #expect(try text(unit("12"), "12", "de.xlf") == nil)
  }

  @Test(arguments: [
    (",en,de\na,One,Eins", "t.csv"), ("CODE,NOTE,EN,DE\na,x,One,Eins", "t.csv"),
    ("whatever,en,de\na,One,Eins", "t.csv"),
    ("\"a\",\"Eins\"\n\"b\",\"Zwei\"", "de_DE/Mage_Core.csv"),
  ])
  func tables_withOtherHeaders_areRead(text: String, path: String) throws {
    let german = try catalog(path, text).languages.first { $0.locale.hasPrefix("de") }
    #expect(german?.translations["a"]?.text == TranslatedText("Eins"))
  }
}
