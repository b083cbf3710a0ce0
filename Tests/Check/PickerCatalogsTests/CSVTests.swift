import PickerCheck
import PickerControls
import PickerText
import Testing

@testable import PickerCatalogs

/// Tables of texts.
@Suite struct CSVTests {
  @Test func columns_areLanguages() throws {
    let catalog = try catalog(
      "texts.csv",
      "key,en,de,pt_BR,notes\r\nclose,Close,Schließen,Fechar,\r\n"
        + "files,\"{n, plural, one{# file} other{# files}}\",\"{n, plural, one{# Datei} other{# Dateien}}\",,x\r\n"
        + "\r\nlines,\"a \"\"b\"\",\nc\",\"d, e\",,\r\nlast,x,y,z,\r\n")
    #expect(catalog.locales == ["de", "en", "pt-BR"] && catalog.problems.isEmpty)
    #expect(catalog["de", "Close"] == TranslatedText("Schließen"))
    #expect(catalog["de", "files"]?.text(for: 2, language: "de") == "2 Dateien")
    #expect(catalog["en", "lines"]?.text == "a \"b\",\nc" && catalog["de", "lines"]?.text == "d, e")
    #expect(catalog["pt-BR", "files"] == nil)
    #expect(catalog.languages[2].translations["last"]?.place?.line == 7)
  }

  /// The header of Unity, and that of a table that begins with ids.
  @Test func languages_mayBeInParentheses() throws {
    let unity = try catalog("t.csv", "Key,Id,English(en),Portuguese (Brazil)(pt-BR)\na,1,One,Um\n")
    #expect(unity.locales == ["en", "pt-BR"] && unity["pt-BR", "a"]?.text == "Um")
    let ids = try catalog("t.csv", "id;de;fi\na;Eins;Yksi")
    #expect(ids.locales == ["de", "fi"] && ids["fi", "a"]?.text == "Yksi")
    let tabs = try catalog("t.tsv", "keys\tid\nb\tSatu")
    #expect(tabs.locales == ["id"] && tabs["id", "b"]?.text == "Satu")
  }

  /// What `po2csv` of translate-toolkit and Weblate write.
  @Test func sources_areKeys() throws {
    let catalog = try catalog(
      "de.csv",
      """
      "location","source","target","id","fuzzy","context"
      "a.c:1","Open","Öffnen","","False","menu"
      "a.c:2","Open","Offen","","False","state"
      "a.c:3","Close","Zu","","True",""
      "","Help","Hilfe","menu.help","",""
      """)
    #expect(catalog["de", "Open"]?.text == "Öffnen" && catalog["de", "state|Open"]?.text == "Offen")
    #expect(catalog.languages[0].translations["Open"]?.others.map { $0.text.text } == ["Offen"])
    #expect(catalog["de", "Close"] == nil && catalog["de", "menu.help"]?.text == "Hilfe")
    #expect(catalog["de", "Help"]?.text == "Hilfe")
  }

  @Test func keyAndText_areInTheLanguageOfThePath() throws {
    #expect(try catalog("fi.csv", "key,value\na,Yksi")["fi", "a"]?.text == "Yksi")
    #expect(
      failure("a.csv", "source,target\na,b")
        == "a.csv:1: expected a locale in the file name, or columns named after languages"
    )
  }

  @Test func limits_areThoseOfTheReport() throws {
    let catalog = try catalog(
      "lengths.csv",
      """
      key,text,width,lines,font,size,weight,characters,document,viewport,textScale
      menu.help,Help,96.25,2,Test Sans,16,500,9,a.json,320,1
      """)
    #expect(catalog.languages.isEmpty && catalog.problems.isEmpty)
    let limit = try #require(catalog.limits.shared["menu.help"])
    #expect(limit.width == 96.25 && limit.lines == 2 && limit.characters == 9)
    #expect(limit.font.families == ["Test Sans"] && limit.font.size == 16)
    #expect(limit.font.weight.value == 500 && catalog.limits.shared["Help"] == limit)
  }

  @Test func row_thatCannotBeRead_isLeftOutWithItsLine() throws {
    let catalog = try catalog(
      "a.csv", "key,de\na,b\nc,\"d\"e\nf,g,h\n\ni,j,\n\"k\nl\",m\nn,\"o\np,q\n")
    #expect(
      catalog.problems.map { "\($0)" }
        == [
          "a.csv:3: expected \",\" or the end of the line after a quotation mark, found \"e\"",
          "a.csv:4: expected 2 fields, found 3",
          "a.csv:9: expected a quotation mark, found the end",
        ])
    #expect(catalog["de", "k\nl"]?.text == "m" && catalog["de", "i"]?.text == "j")
    #expect(catalog["de", "p"]?.text == "q")
    #expect(
      failure("a.csv", "1,2\n3,4")
        == "a.csv:1: expected the names of columns, such as \"key,en,de\" or \"source,target\"")
  }

  @Test func text_ofASpreadsheet_isReadInUTF16() throws {
    let text = "\u{FEFF}key\tde\na\tÄrger\n"
    let bytes = text.utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    let catalog = try StringCatalog(files: [CatalogFile(path: "a.csv", bytes: bytes)])
    #expect(catalog["de", "a"]?.text == "Ärger")
  }

  /// As `--lengths` writes them.
  @Test func apostrophes_beforeFormulas_areNoPartOfTheText() throws {
    let catalog = try catalog(
      "de.csv",
      """
      key,de
      "'=a","'=A1"
      b,"''=x"
      c,"'tis"
      d,'=y
      """)
    #expect(catalog["de", "=a"] == TranslatedText("=A1"))
    #expect(catalog["de", "b"] == TranslatedText("'=x"))
    #expect(catalog["de", "c"] == TranslatedText("'tis"))
    #expect(catalog["de", "d"] == TranslatedText("'=y"))
  }
}
