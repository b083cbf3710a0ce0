import Foundation
import PickerControls
import PickerJSON
import PickerTestSupport
import Testing

/// Errors of invalid documents: one line with the path, the expectation and the value found.
@Suite struct MalformedDocumentTests {
  @Test(arguments: try WrongDocument.all)
  func document_invalid_throwsPathAndReason(wrong: WrongDocument) {
    let error = #expect(throws: JSONError.self) {
      try Document(json: wrong.json, fonts: StrictCatalog())
    }
    #expect(error?.description.hasPrefix(wrong.answer) == true, "\(String(describing: error))")
    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: [
    (#"{"type": "chip"}"#, #"found the string "chip", did you mean "chips"?"#),
    (#"{"type": "colourPicker"}"#, #"did you mean "colorPicker"?"#),
    (#"{"type": "elephant"}"#, #"found the string "elephant""#),
  ])
  func type_unknown_suggestsTheNearest(json: String, end: String) {
    let error = #expect(throws: JSONError.self) {
      try Document(json: Array(json.utf8), fonts: StrictCatalog())
    }
    #expect(error?.description.hasSuffix(end) == true, "\(String(describing: error))")
  }

  @Test func keyWithEscapes_isTheKeyItSpells() throws {
    let json =
      #"{"type": "chips", "\u0077idth": 300, "maxItemsPer\u0052ow": 1, "items": ["a", "b"]}"#
    let tree = try Document(json: Array(json.utf8), fonts: StrictCatalog()).layout()
    #expect(tree.size.width == 300)
    #expect(tree.nodes.count { $0.role == .row } == 2)
  }

  @Test func document_truncatedAnywhere_isAnError() throws {
    let whole = Array(
      #"{"type": "chips", "items": ["tea", {"text": "é", "selected": true}], "width": 10.5}"#.utf8)
    _ = try Document(json: whole, fonts: StrictCatalog())
    for length in 0..<whole.count {
      #expect(throws: JSONError.self) {
        try Document(json: Array(whole[..<length]), fonts: StrictCatalog())
      }
    }
  }

  @Test func document_ofMegabyteLabelOrManyItems_isLaidOut() throws {
    let label = String(repeating: "x", count: 1_000_000)
    let long = #"{"type": "chips", "width": 300, "items": ["\#(label)"]}"#
    #expect(try Document(json: Array(long.utf8), fonts: StrictCatalog()).layout().nodes.count == 4)
    let count = sweep(20_000, full: 100_000)
    let items = (0..<count).map { "\"\($0 % 50)\"" }.joined(separator: ",")
    let many = #"{"type": "chips", "width": 300, "items": [\#(items)]}"#
    let tree = try Document(json: Array(many.utf8), fonts: StrictCatalog()).layout()
    #expect(tree.nodes.count { $0.role == .chip } == count)
  }
}

/// An invalid document, and the beginning of its error message.
///
/// `Fixtures/malformed` contains them by type. `Scripts/check/schema.py` reads them too: the schema must reject each
/// one without `beyondSchema`, which names a constraint that no schema can express.
struct WrongDocument: Sendable, CustomTestStringConvertible {
  var json: [UInt8]
  var answer: String

  var testDescription: String { String(decoding: json, as: UTF8.self) }

  static var all: [WrongDocument] {
    get throws {
      let folder = try #require(
        Bundle.module.url(forResource: "malformed", withExtension: nil, subdirectory: "Fixtures"))
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try files.sorted { $0.path < $1.path }.flatMap { file in
        try JSONValue(parsing: Array(Data(contentsOf: file))).array().map(WrongDocument.init)
      }
    }
  }

  private init(_ json: JSONValue) throws {
    let members = try json.object()
    self.json =
      if let text = members["text"] {
        Array(try text.string().utf8)
      } else {
        try #require(members["document"]).compactBytes
      }
    answer = try #require(members["answer"]).string()
  }
}
