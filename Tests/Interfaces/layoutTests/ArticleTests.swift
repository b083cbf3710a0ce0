import Foundation
import PickerTestSupport
import Testing

/// What README and the articles show of the tool is what it prints.
@Suite struct ArticleTests {
  private static let articles = [
    ("README.md", 2),
    ("Sources/Interfaces/PickerLayout/PickerLayout.docc/CheckEveryLanguage.md", 3),
  ]

  @Test(arguments: articles)
  func outputs_areThoseOfTheTool(article: String, count: Int) throws {
    let text = try String(
      contentsOf: packageRoot().appendingPathComponent(article), encoding: .utf8)
    let blocks = text.components(separatedBy: "\n```")
    let examples = blocks.flatMap { $0.components(separatedBy: "\n$ layout ").dropFirst() }
    #expect(examples.count == count)
    for example in examples { try check(example) }
  }

  /// GitHub follows links to files only; `make docs` translates those of articles.
  @Test func links_outsideOfCode_leadToFiles() throws {
    let root = packageRoot()
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var count = 0
    while let file = files?.nextObject() as? URL {
      if file.path.hasSuffix("/Web/dist") { files?.skipDescendants() }
      guard file.pathExtension == "md" else { continue }
      let code = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```")
      for (index, text) in code.enumerated() where index.isMultiple(of: 2) {
        let prose = text.replacing(/``.+?``|`[^`]*`/, with: "")
        for link in prose.matches(of: /\]\(([^)#\s]+)/).map(\.1) where !link.contains("://") {
          let target = file.deletingLastPathComponent().appendingPathComponent(String(link))
          #expect(
            FileManager.default.fileExists(atPath: target.path), "\(file.path): \(link)")
          count += 1
        }
      }
    }
    #expect(count > 200)
  }

  /// - Parameter example: A line of arguments, and the output as it is at a terminal, up to a line `…`.
  private func check(_ example: String) throws {
    let lines = example.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    var arguments = lines[0].components(separatedBy: " ")
    if arguments[0] != "check", !arguments.contains("--format") {
      arguments += ["--format", "tree"]
    }
    let expected = lines.dropFirst().prefix { $0.trimmingCharacters(in: .whitespaces) != "…" }
    let printed = try Tool(arguments).output.components(separatedBy: "\n")
    #expect(expected.count > 3 && Array(printed.prefix(expected.count)) == Array(expected))
  }
}
