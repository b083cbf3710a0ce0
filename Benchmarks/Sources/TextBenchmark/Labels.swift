import Foundation

/// The labels to measure: the distinct texts of the recorded tests.
struct Labels {
  let latin: [String]
  let mixed: [String]
  let many: [String]

  private struct File: Decodable {
    let cases: [Case]
  }

  private struct Case: Decodable {
    let text: String
    let cat: String
  }

  init() throws {
    let url = repository.appending(path: "Tests/Fonts/PickerShapingTests/Fixtures/widths.json")
    let cases = try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
    var seen: Set<String> = []
    let texts = cases.filter { seen.insert($0.text).inserted }
    latin = texts.filter { ["food", "ui", "kern", "num", "vi"].contains($0.cat) }.map(\.text)
    mixed = texts.map(\.text)
    let words = latin
    many = (0..<10_000).map { "\(words[$0 % words.count]) \($0)" }
  }
}

/// The root of the package.
let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
