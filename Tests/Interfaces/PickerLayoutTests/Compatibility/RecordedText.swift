import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport

/// One text at one size and weight in one browser (`Scripts/record/browsers.py`).
struct RecordedText: CustomStringConvertible {
  let request: TextRequest
  /// In layout units.
  let width: Double
  /// The ascent and the height of the line.
  let line: [Double]

  var description: String {
    let font = request.style.font
    return "\(request.text), \(font.size) px, \(font.weight.value)"
  }

  /// Whether it is written with the letters of Inter: Latin, Greek or Cyrillic.
  var isEuropean: Bool { request.style.font.families == ["Inter"] }

  static func all(in browser: Browser) throws -> [RecordedText] {
    let file = try JSONDecoder().decode(File.self, from: recording("browsers"))
    let names = try namesOfCountries()
    let labels = try labels()
    return file.cases.flatMap { item in
      let texts = item.ids?.compactMap { labels[$0] } ?? names[item.language] ?? []
      return item.sizes(in: browser).flatMap { item.texts($0, texts) }
    }
  }

  private static func namesOfCountries() throws -> [String: [String]] {
    let file = packageRoot().appending(
      path: "Tests/Interfaces/PickerLayoutTests/Fixtures/lists.json")
    let lists = try JSONDecoder().decode(Lists.self, from: Data(contentsOf: file))
    return Dictionary(
      uniqueKeysWithValues: lists.cases.map {
        ($0.language.replacingOccurrences(of: "_", with: "-"), $0.names)
      })
  }

  private static func labels() throws -> [String: String] {
    let file = packageRoot().appending(path: "Tests/Fonts/PickerShapingTests/Fixtures/widths.json")
    let labels = try JSONDecoder().decode(Labels.self, from: Data(contentsOf: file))
    return Dictionary(uniqueKeysWithValues: labels.cases.map { ($0.id, $0.text) })
  }
}

private struct File: Decodable {
  let cases: [Item]

  struct Item: Decodable {
    let language: String
    let direction: String
    let families: [String]
    let ids: [String]?
    let chromium: [Sizes]
    let firefox: [Sizes]
  }

  struct Sizes: Decodable {
    let size: Double
    let weight: Double
    let widths: [Double]
    let lines: [[Double]]
  }
}

private struct Lists: Decodable {
  let cases: [List]

  struct List: Decodable {
    let language: String
    let names: [String]
  }
}

private struct Labels: Decodable {
  let cases: [Label]

  struct Label: Decodable {
    let id: String
    let text: String
  }
}

extension File.Item {
  fileprivate func sizes(in browser: Browser) -> [File.Sizes] {
    switch browser {
    case .chromium, .webkit: chromium
    case .firefox: firefox
    }
  }

  fileprivate func texts(_ sizes: File.Sizes, _ texts: [String]) -> [RecordedText] {
    let font = Font(
      families: families, size: sizes.size, weight: FontWeight(sizes.weight) ?? .regular)
    let style = TextStyle(
      font: font, language: language,
      direction: direction == "rtl" ? .rightToLeft : .leftToRight)
    return zip(texts, sizes.widths).enumerated().map { place, text in
      RecordedText(
        request: TextRequest(text.0, style: style), width: text.1,
        line: sizes.lines.count == 1 ? sizes.lines[0] : sizes.lines[place])
    }
  }
}
