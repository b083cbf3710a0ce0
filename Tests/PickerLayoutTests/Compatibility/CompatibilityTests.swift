import Foundation
import PickerTestSupport
import Testing

/// The table of the article *Guarantees* that says how far the engine agrees with browsers and other engines.
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
    let article = try Self.article()
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

  /// The cells of the table's rows in the article.
  private static func article() throws -> [[String]] {
    let file = packageRoot().appending(
      path: "Sources/PickerLayout/PickerLayout.docc/Guarantees.md")
    let section =
      try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n## Compatibility\n").last ?? ""
    let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().components(separatedBy: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    return rows.dropFirst(2).filter { $0.count == 7 }
  }
}
