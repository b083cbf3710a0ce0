import Foundation
import PickerCheck
import PickerControls
import PickerText
import PickerTestSupport
import Testing

@testable import PickerCatalogs

/// The catalogues in `Examples/check`, which are one catalogue in every format.
@Suite struct ExampleCatalogTests {
  /// The folders of this machine.
  private struct Disk: CatalogFiles {
    func names(inFolder path: String) throws(CatalogError) -> [String]? {
      try? FileManager.default.contentsOfDirectory(atPath: path)
    }

    func bytes(ofFile path: String, atMost limit: Int) throws(CatalogError) -> [UInt8] {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CatalogError(path: path, message: "cannot be read", reason: .unreadable)
      }
      return Array(data.prefix(limit))
    }
  }

  private static let languages = ["ar", "de", "fi", "hi", "ja", "pl"]
  private static let words = [
    "Settings", "Notifications", "Privacy", "Language", "Appearance", "Storage", "Accounts", "Help",
    "Day", "Week", "Month", "Year",
  ]

  private func read(_ folder: String) throws -> StringCatalog {
    let path = packageRoot().appendingPathComponent("Examples/check/\(folder)").path
    return try StringCatalog(paths: [path], from: Disk())
  }

  @Test(arguments: [
    "xcode", "gettext", "gettext-compiled", "android", "flutter", "i18next", "xliff-1.2",
    "xliff-2.0", "apple", "java",
    "rails", "csv", "fluent",
  ])
  func format_hasTheSameTextsForEachWordAndCount(folder: String) throws {
    let (catalog, expected) = (try read(folder), try read("xcode"))
    #expect(catalog.locales.filter { $0 != "en" } == ExampleCatalogTests.languages)
    for language in ExampleCatalogTests.languages {
      for word in ExampleCatalogTests.words {
        let text = try #require(catalog[language, word], "\(word) in \(language)")
        #expect(text == expected[language, word])
        #expect(text.text != word)
      }
      let more = try #require(catalog[language, "{count} more topics"], "\(language)")
      let same = try #require(expected[language, "{count} more topics"])
      for count in 0...130 {
        #expect(
          more.text(for: count, language: language) == same.text(for: count, language: language),
          "\(count) in \(language)")
      }
    }
  }

  /// .NET has no plural forms, and lconvert names a message by the first one.
  @Test(arguments: ["dotnet", "qt"])
  func otherFormat_hasTheSameTextForEachWord(folder: String) throws {
    let (catalog, expected) = (try read(folder), try read("xcode"))
    #expect(catalog.locales.filter { $0 != "en" } == ExampleCatalogTests.languages)
    for language in ExampleCatalogTests.languages {
      for word in ExampleCatalogTests.words {
        #expect(catalog[language, word] == expected[language, word], "\(word) in \(language)")
      }
    }
    #expect(catalog.problems.isEmpty)
  }

  @Test func qt_hasTheFormsOfEachLanguage() throws {
    let (catalog, expected) = (try read("qt"), try read("gettext"))
    for language in ExampleCatalogTests.languages {
      let key = "{count} more topic"
      let (found, same) = (catalog[language, key], expected[language, key])
      for count in 0...130 {
        let text = try #require(found, "\(language)").text(for: count, language: language)
        #expect(text == same?.text(for: count, language: language), "\(count) in \(language)")
      }
    }
  }

  @Test func texts_areThoseOfTheLanguage() throws {
    let catalog = try read("xliff-2.0")
    #expect(catalog["de", "settings"] == TranslatedText("Einstellungen"))
    #expect(catalog["fi", "Storage"] == TranslatedText("Tallennustila"))
    let polish = try #require(catalog["pl", "{count} more topics"])
    #expect(
      [1, 3, 5].map { polish.text(for: $0, language: "pl") }
        == ["jeszcze 1 temat", "jeszcze 3 tematy", "jeszcze 5 tematów"])
  }

  @Test func folder_withAllFormats_isOneCatalogue() throws {
    let catalog = try read("")
    #expect(catalog.locales == ["ar", "de", "en", "fi", "hi", "ja", "pl"])
    #expect(catalog.sourceLocale == "en")
  }
}
