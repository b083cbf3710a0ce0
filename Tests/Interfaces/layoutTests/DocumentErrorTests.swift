import Foundation
import Testing

/// All errors of a document are reported, each in a line.
@Suite struct DocumentErrorTests {
  /// A document with its errors by path.
  struct Invalid: Sendable, CustomTestStringConvertible {
    let type: String
    let document: String
    let paths: [String]
    var testDescription: String { document }

    init(_ type: String, _ document: String, _ paths: String...) {
      (self.type, self.document, self.paths) = (type, document, paths)
    }
  }

  private static let documents = [
    // A key that begins another one.
    Invalid(
      "chips", #"{"items": ["a"], "zapper": 1, "zap": 2, "other": 3}"#, "$.zapper", "$.zap",
      "$.other"),
    Invalid(
      "flow", #"{"justifyContent": 1, "justify": "b", "items": []}"#, "$.justifyContent",
      "$.justify"),
    // Values that must be there.
    Invalid(
      "stack",
      #"{"items": [{"type": "zzz"}, {"items": []}, {"type": "chps", "itms": []}, {"type": "text", "text": 1}], "zap": 2}"#,
      "$.items[0].type", "$.items[1].type", "$.items[2].type", "$.items[2].itms",
      "$.items[3].text", "$.zap"),
    Invalid(
      "chips", #"{"items": ["a"], "fonts": [{"family": "x", "file": "no.ttf"}], "zap": 2}"#,
      "$.fonts[0].file", "$.zap"),
    Invalid(
      "shape", #"{"shape": "cirlce", "zap": 2, "width": "a"}"#, "$.shape", "$.zap", "$.width"),
    Invalid(
      "chips", #"{"items": ["a", 5, {"text": "b", "enabled": 1}], "alignment": "left"}"#,
      "$.items[1]", "$.items[2].enabled", "$.alignment"),
  ]

  @Test(arguments: documents) func errors_ofADocument_areAllReported(_ invalid: Invalid) throws {
    let run = try Tool(invalid.type, "-", input: invalid.document)
    #expect(run.code == 65 && run.output == "")
    let paths = run.error.split(separator: "\n").compactMap {
      $0.split(separator: ": ").dropFirst().first.map(String.init)
    }
    #expect(Set(paths) == Set(invalid.paths) && paths.count == invalid.paths.count, "\(run.error)")
    let batch = try Tool(
      "batch",
      input: invalid.document.replacing(
        "{", with: #"{"type": "\#(invalid.type)", "#, maxReplacements: 1))
    let errors = try #require(batch.json["errors"] as? [[String: String]])
    #expect(errors.compactMap { $0["path"] } == paths)
  }

  @Test func errors_ofManyKeys_areTen() throws {
    let keys = (1...30).map { "\"zap\($0)\": 1" }.joined(separator: ", ")
    let run = try Tool("chips", "-", input: #"{"items": ["a"], \#(keys)}"#)
    #expect(run.error.split(separator: "\n").count == 10, "\(run.error)")
  }

  @Test func errors_ofACheckedDocument_areAllReported() throws {
    try withTemporaryFolder { folder in
      let document = #"{"type": "chips", "items": ["a"], "zapper": 1, "zap": 2}"#
      try Data(document.utf8).write(to: URL(fileURLWithPath: "\(folder)/bad.json"))
      let alone = try Tool("check", "\(folder)/bad.json")
      #expect(alone.code == 65)
      #expect(alone.error.split(separator: "\n").count == 2, "\(alone.error)")
      let good = #"{"type": "chips", "items": ["a"]}"#
      try Data(good.utf8).write(to: URL(fileURLWithPath: "\(folder)/good.json"))
      let both = try Tool("check", folder)
      #expect(both.code == 1)
      #expect(
        both.output.contains("$.zapper: ") && both.output.contains("$.zap: "), "\(both.output)")
    }
  }

  @Test func shape_misspelt_isAnErrorWithTheNearest() throws {
    try expectOneLine(
      from: ["shape", "--shape", "cirlce"], code: 64, saying: #"did you mean "circle"?"#)
  }
}
