import Foundation
import PickerTestSupport
import Testing

/// The output has the same bytes for every seed of the hash tables, which differs between processes.
@Suite struct DeterminismTests {
  /// Runs a script with a fixed seed and with a random one, twice in full sweeps, and compares the
  /// output.
  private func expectSameBytes(_ script: String, input: String = "") throws {
    let seeds = ["export SWIFT_DETERMINISTIC_HASHING=1", "unset SWIFT_DETERMINISTIC_HASHING"]
    let runs = try (seeds + sweep([], full: [seeds[1]])).map {
      try Tool(script: "\($0); \(script)", input: input)
    }
    #expect(runs[0].code == 0 && runs[0].error == "", "\(runs[0].error)")
    #expect(!runs[0].output.isEmpty)
    #expect(runs.allSatisfy { $0.output == runs[0].output })
  }

  @Test func trees_ofEveryExample_areTheSameForEverySeed() throws {
    let folder = packageRoot().appendingPathComponent("Examples")
    let lines = try sweep(exampleSample(4), full: exampleDocuments()).map { file in
      let json = try JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.appendingPathComponent(file)))
      var document = try #require(json as? [String: Any])
      document["detail"] = ["glyphs", "accessibility", "hits", "navigation", "breakpoints"]
      let line = try JSONSerialization.data(withJSONObject: document, options: .sortedKeys)
      return String(decoding: line, as: UTF8.self)
    }
    #expect(lines.count > 30)
    try expectSameBytes("$LAYOUT batch", input: lines.joined(separator: "\n"))
  }

  // Only examples that are quick to draw: each format is drawn several times.
  @Test(
    arguments: sweep(
      ["stack/filters"],
      full: ["stack/filters", "segmented/transition-stretch", "chips/selection", "flow/baseline"]))
  func pictures_ofEveryFormat_areTheSameForEverySeed(example: String) throws {
    let formats = sweep(
      ["svg --text live", "html", "pdf"],
      full: ["svg --text live", "html", "pdf", "tree", "svg", "png", "display-list"])
    let all = formats.map { "$LAYOUT document Examples/\(example).json --format \($0) | md5sum" }
    try expectSameBytes(all.joined(separator: "; "))
  }

  @Test(
    arguments: ["schema", "fonts", "color-picker --list", "--generate-completion-script zsh"])
  func otherOutput_isTheSameForEverySeed(command: String) throws {
    try expectSameBytes("$LAYOUT \(command)")
  }
}
