import Foundation
import PickerText
import Testing

@Suite struct PluralTests {
  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 2, .other), ("pl", 3, .few), ("pl", 5, .many),
    ("ar", 0, .zero), ("ar", 2, .two), ("ja", 1, .other), ("ru", 21, .one), ("fr", 0, .one),
    ("es", 1_000_000, .many), ("xx-nobody", 1, .other),
  ])
  func category_ofALanguage_followsCLDR(language: String, count: Int, category: PluralCategory) {
    #expect(PluralCategory(of: count, language: language) == category)
  }

  @Test func category_withoutLanguage_followsEnglish() {
    for language in [nil, "", "x-own", "-", "abcd-Latn"] {
      #expect(PluralCategory(of: 1, language: language) == .one)
      #expect(PluralCategory(of: 4, language: language) == .other)
    }
  }

  @Test func category_ofATag_ignoresCaseAndOtherSubtags() {
    #expect(PluralCategory(of: 3, language: "PL-pl") == .few)
    #expect(PluralCategory(of: 3, language: "sr_Latn_RS") == .few)
    #expect(PluralCategory(of: 0, language: "pt-BR") == .one)
    #expect(PluralCategory(of: 0, language: "PT-pt") == .other)
    #expect(PluralCategory(of: 0, language: "pt-Latn-PT") == .other)
    #expect(PluralCategory(of: 0, language: "pt-PT-x-br") == .other)
    #expect(PluralCategory(of: 0, language: "pt-x-pt") == .one)
    #expect(PluralCategory(of: 0, language: "pt-BR-u-rg-pt") == .one)
  }

  @Test func category_ofANegativeCount_isThatOfItsAbsoluteValue() {
    #expect(PluralCategory(of: -1, language: "en") == .one)
    #expect(PluralCategory(of: -22, language: "ru") == .few)
    #expect(PluralCategory(of: .min, language: "ja") == .other)
  }

  @Test func categories_ofEveryLanguage_areThoseOfICU() throws {
    let url = Bundle.module.bundleURL.appending(path: "Fixtures/plurals.txt")
    var known: Set<String> = []
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let recorded = try #require(RecordedPlurals(line))
      known.formUnion(recorded.languages)
      for language in recorded.languages {
        let differing = recorded.categories.first { count, category in
          PluralCategory(of: count, language: language).rawValue != category
        }
        #expect(differing == nil, "\(language)")
      }
    }
    #expect(known.count > 900)
    let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    let codes = letters.flatMap { a in letters.flatMap { b in [a + b] + letters.map { a + b + $0 } }
    }
    for code in codes where !known.contains(code) {
      #expect((0...3).allSatisfy { PluralCategory(of: $0, language: code) == .other }, "\(code)")
    }
  }

  @Test func measurers_byDefault_useTheRulesOfTheLanguage() {
    #expect(Silent().pluralCategory(of: 3, language: "pl") == .few)
    #expect(Silent().pluralCategory(of: 3, language: nil) == .other)
  }
}

/// A line of `Fixtures/plurals.txt`: runs of categories of 0…200, some larger numbers, and languages.
private struct RecordedPlurals {
  var categories: [(count: Int, category: String)] = []
  var languages: [String]

  init?(_ line: Substring) {
    let parts = line.split(separator: "\t")
    guard parts.count == 3 else { return nil }
    let runs = RecordedPlurals.numbers(parts[0])
    for (run, next) in zip(runs, runs.dropFirst().map(\.count) + [201]) {
      categories += (run.count..<next).map { (count: $0, category: run.category) }
    }
    categories += RecordedPlurals.numbers(parts[1])
    languages = parts[2].split(separator: " ").map { String($0) }
  }

  /// Splits `0other 1one` into numbers and their categories.
  private static func numbers(_ text: Substring) -> [(count: Int, category: String)] {
    text.split(separator: " ").compactMap { word in
      let digits = word.prefix { $0.isNumber }
      return Int(digits).map { (count: $0, category: String(word.dropFirst(digits.count))) }
    }
  }
}

/// A measurer that measures nothing.
private final class Silent: TextMeasuring {
  func measure(_ requests: [TextRequest]) -> [MeasuredText] { requests.map { _ in .nothing } }
}
