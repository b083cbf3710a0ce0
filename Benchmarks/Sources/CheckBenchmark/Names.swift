import Foundation

/// Names of countries in 18 languages, and texts of as many locales as are wanted made of them.
struct Names {
  private let cases: [Case]

  private struct File: Decodable {
    let cases: [Case]
  }

  private struct Case: Decodable {
    let language: String
    let names: [String]
  }

  init() throws {
    let url = repository.appending(path: "Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json")
    cases = try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }

  /// The tag of a locale. Those beyond the 18 languages are variants of them.
  func tag(ofLocale locale: Int) -> String {
    let language = cases[locale % cases.count].language.replacing("_", with: "-")
    return locale < cases.count ? language : "\(language)-x-\(locale / cases.count)"
  }

  /// The text of an item in a locale; no two locales have the same, as no two languages have.
  func text(ofItem item: Int, locale: Int) -> String {
    let names = cases[locale % cases.count].names
    let name = names[item % names.count]
    return locale < cases.count ? name : "\(name) \(locale / cases.count)"
  }
}

/// The root of the package.
private let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
