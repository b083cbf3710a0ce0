import Foundation
import PickerLimits
import PickerText
import Testing

@testable import PickerShaping

/// Files of patterns, compared with libhyphen.
@Suite struct HyphenationPatternsTests {
  /// What `Scripts/record/hyphenation.py` records.
  private struct Recording: Decodable {
    let files: [File]
    let installed: [Installed]

    struct File: Decodable {
      let name: String
      let patterns: String
      let divided: [String]

      /// The bytes in the character set that the first line names.
      var bytes: Data? {
        patterns.data(using: patterns.hasPrefix("UTF-8") ? .utf8 : .isoLatin2)
      }
    }

    struct Installed: Decodable {
      let language: String
      let divided: String
    }

    static func read() throws -> Recording {
      let url = URL(filePath: Oracle.fixture("hyphenation.json"))
      return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url))
    }
  }

  /// A folder with one file, `hyph_xx.dic`, until it goes out of scope.
  private final class PatternFolder {
    let path: String
    var library: HyphenationLibrary { HyphenationLibrary(folder: path) }

    init(_ file: Data) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      path = folder.path(percentEncoded: false)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try file.write(to: folder.appending(path: "hyph_xx.dic"))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// The word with a hyphen wherever it is divided.
  private func divided(_ word: String, by patterns: HyphenationPatterns) -> String {
    let places = Set(patterns.divisions(of: word.unicodeScalars))
    return word.unicodeScalars.enumerated().reduce(into: "") { text, letter in
      if places.contains(letter.offset) { text += "-" }
      text.unicodeScalars.append(letter.element)
    }
  }

  @Test func everyRuleOfTheFormat_dividesAsLibhyphen() throws {
    for file in try Recording.read().files {
      let folder = try PatternFolder(#require(file.bytes))
      let patterns = try #require(folder.library.patterns(of: "xx"))
      let words = file.divided.map { $0.replacing("-", with: "") }
      #expect(words.map { divided($0, by: patterns) } == file.divided, "\(file.name)")
    }
  }

  @Test func installedPatterns_divideAsLibhyphen() throws {
    // `make test` installs hyphen-en-us and hyphen-de.
    for installed in try Recording.read().installed {
      let patterns = try #require(HyphenationLibrary.installed.patterns(of: installed.language))
      let expected = installed.divided.split(separator: " ").map { String($0) }
      #expect(expected.count > 300)
      let found = expected.map { divided($0.replacing("-", with: ""), by: patterns) }
      #expect(zip(found, expected).filter { $0 != $1 }.map { $0.0 } == [])
    }
  }

  @Test(arguments: [
    "", "UTF-8", "UTF-8\n", "no-such-charset\n1ba\n", "UTF-8\n/\n\n1\n/,,\na/=,9,9\n.\n",
    "UTF-8\nNEXTLEVEL",
    "UTF-8\nNEXTLEVEL\n1ba\nNEXTLEVEL\n1ab\n", "UTF-8\nb1a/bababab=,1,1\nNEXTLEVEL\n1ba\n",
  ])
  func damagedFile_dividesNothingOrSomewhere(text: String) throws {
    let folder = try PatternFolder(Data(text.utf8))
    guard let patterns = folder.library.patterns(of: "xx") else { return }
    for word in ["bababa", "aaaaaa", "b\u{301}abab"] {
      let places = patterns.divisions(of: word.unicodeScalars)
      #expect(places.allSatisfy { (2...word.unicodeScalars.count - 2).contains($0) })
    }
  }

  @Test func longLine_isIgnored() throws {
    let comment = "% " + String(repeating: "x", count: 100) + " ba1b"
    let folder = try PatternFolder(Data("UTF-8\nb1a\n\(comment)\n".utf8))
    let patterns = try #require(folder.library.patterns(of: "xx"))
    #expect(divided("xababxb", by: patterns) == "xab-abxb")
  }

  @Test func reading_checksTheBudget_andIsRepeatedWhereItStopped() throws {
    let lines = (0..<5000).map {
      "a1b\(String($0).map { String("abcdefghij".dropFirst(Int(String($0)) ?? 0).prefix(1)) }.joined())"
    }
    let folder = try PatternFolder(Data("UTF-8\n\(lines.joined(separator: "\n"))\n".utf8))
    let library = folder.library
    let probe = BudgetProbe(cancellingAt: 5)
    #expect(throws: LimitError.cancelled) {
      try Budget(probe: probe).run { #expect(library.patterns(of: "xx") == nil) }
    }
    #expect(library.problems == [])
    let counting = BudgetProbe()
    try Budget(probe: counting).run { #expect(library.patterns(of: "xx") != nil) }
    #expect(counting.checkCount >= 5000 / 256)
  }
}
