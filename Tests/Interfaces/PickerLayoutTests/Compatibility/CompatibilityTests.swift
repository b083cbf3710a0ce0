import Foundation
import PickerTestSupport
import Testing

/// The table of the article *Compatibility* that says how closely the engine agrees with browsers and other engines.
///
/// `make check-compat` prints it: with `PICKER_COMPATIBILITY` in the environment, the test writes it to that file. Debug builds leave
/// it out otherwise, of whose tests it would take a sixth of the time.
@Suite struct CompatibilityTests {
  #if DEBUG
    private static let isReplayed =
      ProcessInfo.processInfo.environment["PICKER_COMPATIBILITY"] != nil
  #else
    private static let isReplayed = true
  #endif

  @Test(.enabled(if: CompatibilityTests.isReplayed))
  func table_ofTheArticle_hasTheFiguresOfEveryJudge() throws {
    var table: [[String]] = []
    var differing: [String] = []
    for judge in Judge.all {
      let found = try judge.agreement()
      table.append([judge.name, judge.subject] + found.cells)
      differing += found.differing.map { "\(judge.name), \(judge.subject): \($0)" }
    }
    let article = try tables(
      inSection: "Figures", ofArticle: "Compatibility", "Interfaces/PickerLayout")[0]
    if let file = ProcessInfo.processInfo.environment["PICKER_COMPATIBILITY"] {
      let rows = zip(table, article).map {
        "| " + ($0 + $1.suffix(1)).joined(separator: " | ") + " |"
      }
      try Data(rows.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
      try Data(differing.joined(separator: "\n").utf8).write(
        to: URL(fileURLWithPath: file + ".differing"))
    }
    #expect(article.map { Array($0.prefix(6)) } == table)
    for row in article {
      #expect(row[2] == row[3] || !row[6].isEmpty, "\(row[0]), \(row[1]): why they differ")
    }
  }
}

/// The tables in a section of an article: the cells of each row, without the heads.
func tables(
  inSection section: String, ofArticle article: String, _ folder: String
) throws -> [[[String]]] {
  let module = folder.split(separator: "/").last ?? ""
  let file = packageRoot().appending(path: "Sources/\(folder)/\(module).docc/\(article).md")
  let text =
    try String(contentsOf: file, encoding: .utf8)
    .components(separatedBy: "\n## \(section)\n").last ?? ""
  let paragraphs = text.components(separatedBy: "\n## ")[0].components(separatedBy: "\n\n")
  return paragraphs.map { $0.split(separator: "\n") }.filter { $0.first?.hasPrefix("|") ?? false }
    .map { table in
      table.dropFirst(2).map { row in
        row.dropFirst().dropLast().components(separatedBy: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
    }
}
