import PickerColor
import PickerText
import Testing

@testable import PickerTree

@Suite struct WordTests {
  private static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "ru", "ar", "he", "ja", "zh",
  ]

  @Test func tables_areThoseOfTwelveLanguages() {
    #expect(WordTable.all.map(\.language) == Self.languages)
    #expect(Self.languages.allSatisfy { WordTable.table(of: $0)?.language == $0 })
  }

  @Test(arguments: languages)
  func table_hasEveryWord_withItsPlaceholders(language: String) throws {
    let table = try #require(WordTable.table(of: language))
    #expect(table.count == Word.allCases.count)
    for word in Word.allCases where !word.isCounted {
      let text = table[word]
      #expect(!text.isEmpty && !text.contains("|") && text.first != " " && text.last != " ")
      for placeholder in word.placeholders {
        #expect(text.components(of: placeholder) == 2, "\(language) \(word): \(text)")
      }
      #expect(text.components(of: "{") == word.placeholders.count + 1, "\(language): \(text)")
    }
  }

  /// The counts that no category leaves out: those below 1000, and a million, which French, Italian, Portuguese and Spanish count apart.
  @Test(arguments: languages)
  func countedWords_haveAllPluralFormsOfTheirLanguage(language: String) throws {
    let table = try #require(WordTable.table(of: language))
    let used = Set(
      (Array(0..<1000) + [1_000_000]).map { PluralCategory(of: $0, language: language) })
    #expect(
      Set(table.categories) == used.union(table.categories.count > used.count ? [.other] : []))
    for word in Word.allCases where word.isCounted {
      let forms = table[word].split(separator: "|", omittingEmptySubsequences: false)
      #expect(forms.count == table.categories.count && !forms.contains { $0.isEmpty })
      #expect(table.text(of: word, for: 1000).contains("{count}"))
    }
  }

  @Test(arguments: [
    ("en", 1, "1 more"), ("en", 5, "5 more"), ("en", 1234, "1,234 more"), ("de", 1, "1 weiteres"),
    ("de", 5, "5 weitere"), ("fr", 5, "5 de plus"), ("es", 5, "5 más"), ("it", 1, "1 altro"),
    ("it", 5, "5 altri"), ("pt", 5, "mais 5"), ("nl", 5, "nog 5"), ("ru", 1, "ещё 1 элемент"),
    ("ru", 3, "ещё 3 элемента"), ("ru", 5, "ещё 5 элементов"), ("ru", 21, "ещё 21 элемент"),
    ("ar", 0, "لا مزيد"), ("ar", 1, "عنصر آخر"), ("ar", 2, "عنصران آخران"),
    ("ar", 5, "5 عناصر أخرى"), ("ar", 11, "11 عنصرًا آخر"), ("ar", 100, "100 عنصر آخر"),
    ("he", 1, "עוד אחד"), ("he", 2, "עוד שניים"), ("he", 5, "עוד 5"), ("ja", 5, "ほか5件"),
    ("zh", 5, "还有5项"), ("de-AT", 5, "5 weitere"), ("zh-Hant-TW", 5, "还有5项"), ("PT_br", 5, "mais 5"),
    ("pl", 5, "5 more"), ("x-own", 5, "5 more"), ("", 5, "5 more"),
  ])
  func hiddenItems_areCountedInTheLanguage(language: String, count: Int, text: String) {
    #expect(Words(language: language).text(.more, count: count) == text)
  }

  /// Recorded from ICU's number formats in Node 20.20: 66 %, 1,234, 12,345 and 0.5.
  @Test(arguments: [
    ("en", "66%", "1,234", "12,345", "0.500"), ("de", "66\u{A0}%", "1.234", "12.345", "0,500"),
    ("fr", "66\u{202F}%", "1\u{202F}234", "12\u{202F}345", "0,500"),
    ("es", "66\u{A0}%", "1234", "12.345", "0,500"), ("it", "66%", "1234", "12.345", "0,500"),
    ("pt", "66%", "1.234", "12.345", "0,500"), ("nl", "66%", "1.234", "12.345", "0,500"),
    ("ru", "66\u{A0}%", "1\u{A0}234", "12\u{A0}345", "0,500"),
    ("ar", "66\u{200E}%\u{200E}", "1,234", "12,345", "0.500"),
    ("he", "66%", "1,234", "12,345", "0.500"), ("ja", "66%", "1,234", "12,345", "0.500"),
    ("zh", "66%", "1,234", "12,345", "0.500"),
  ])
  func numbers_areWrittenAsCLDRHasThem(
    language: String, percent: String, thousands: String, more: String, decimal: String
  ) {
    let words = Words(language: language)
    #expect(words.number(shownAs: "66 %") == percent)
    #expect(words.number(1234) == thousands && words.number(12345) == more)
    #expect(words.number(shownAs: "0.500") == decimal && words.number(shownAs: "220°") == "220°")
    #expect(words.number(shownAs: "#12AB34") == "#12AB34")
  }

  @Test func wordsOfTheDocument_replaceTheBuiltInOnes_andOnlyOthersAreForeign() {
    let words = Words(language: "pl", own: [.remove: CountTemplate("Usuń {name}")])
    #expect(words.text(.remove, ("{name}", "ser")) == "Usuń ser")
    #expect(words.language(of: .remove) == nil && words.language(of: .slide) == "en")
    #expect(words.language(of: .remove, .slide) == "en")
    #expect(Words(language: "de").language(of: .slide) == nil)
    #expect(Words(language: "en-GB").language(of: .slide) == nil)
    #expect(Words().language(of: .slide) == "en")
  }

  @Test(arguments: [
    ("#FF8000", "orange"), ("#FFA500", "orange"), ("#00008B", "dark blue"), ("#000000", "black"),
    ("#FFFFFF", "white"), ("#808080", "gray"), ("#D3D3D3", "light gray"), ("#8B4513", "brown"),
    ("#FF0000", "red"), ("#8B0000", "dark red"), ("#90EE90", "light green"), ("#008000", "green"),
    ("#006400", "dark green"), ("#FFFF00", "yellow"), ("#00FFFF", "cyan"), ("#0000FF", "blue"),
    ("#ADD8E6", "light blue"), ("#800080", "purple"), ("#FFC0CB", "pink"), ("#FF00FF", "magenta"),
    ("#FF8B00A4", "orange, alpha 64%"), ("#32CD32", "green"), ("#1E90FF", "blue"),
  ])
  func colour_hasTheNameOfTheNearestTone(hex: String, name: String) throws {
    #expect(Words().name(of: try #require(Color(hex))).text == name)
  }

  @Test(arguments: [
    ("de", "dunkelblau"), ("fr", "bleu foncé"), ("es", "azul oscuro"), ("it", "blu scuro"),
    ("pt", "azul escuro"), ("nl", "donkerblauw"), ("ru", "тёмно-синий"), ("ar", "أزرق داكن"),
    ("he", "כחול כהה"), ("ja", "濃い青"), ("zh", "深蓝色"),
  ])
  func darkBlue_isAWordInEachLanguage(language: String, name: String) throws {
    let spoken = Words(language: language).name(of: try #require(Color("#00008B")))
    #expect(spoken.text == name && spoken.language == nil)
  }

  @Test(arguments: [
    ("éclat", "Éclat"), ("тон", "Тон"), ("ёлка", "Ёлка"), ("色相", "色相"), ("÷", "÷"), ("", ""),
    ("Hue", "Hue"), ("hue", "Hue"),
  ])
  func firstLetter_isCapitalizedWhereItIsLatinOrCyrillic(text: String, capitalized: String) {
    #expect(text.capitalized == capitalized)
  }
}

extension String {
  /// The number of parts between occurrences of a text.
  fileprivate func components(of text: String) -> Int {
    var (rest, count) = (self[...], 1)
    while let range = rest.firstRange(of: text) {
      rest = rest[range.upperBound...]
      count += 1
    }
    return count
  }
}
