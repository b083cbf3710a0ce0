import PickerControls
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

/// The key `hyphens` of documents, and what readers of the screen are told.
@Suite struct HyphenDocumentTests {
  private func tree(_ document: String) throws -> LayoutTree {
    try Document(json: Array(document.utf8), fonts: CellMeasurer()).layout()
  }

  private func lines(_ document: String) throws -> [String] {
    let tree = try tree(document)
    let text = try #require(tree.labels.first).text.text
    return text.replacing("\u{AD}\u{2010}", with: "=").split(separator: "\n").map { String($0) }
  }

  @Test(arguments: ["", #","hyphens": "auto""#])
  func text_isDividedAtSoftHyphens(key: String) throws {
    let document =
      #"{"type": "text", "text": "Donau\u00ADdampf", "width": 6, "font": {"size": 1}\#(key)}"#
    #expect(try lines(document) == ["Donau=", "dampf"])
  }

  @Test func text_withoutHyphens_isNotDivided() throws {
    let document = """
      {"type": "text", "text": "Donau\\u00ADdampf", "width": 6, "font": {"size": 1}, "hyphens": "none"}
      """
    #expect(try lines(document) == ["Donau\u{AD}d", "ampf"])
  }

  @Test func chip_takesHyphensFromItsStyle() throws {
    for (hyphens, expected) in [("manual", "Donau="), ("none", "Donau\u{AD}d")] {
      let document = """
        {"type": "chips", "font": {"size": 1}, "items": ["Donau\\u00ADdampf"],
         "chip": {"maxLines": 2, "maxWidth": 6, "padding": 0, "border": 0, "hyphens": "\(hyphens)"}, "width": 6}
        """
      #expect(try lines(document).first == expected)
    }
  }

  @Test func names_haveNoHyphensOfLines() throws {
    let document =
      #"{"type": "text", "text": "Donau\u00ADdampf x\u00ADy", "width": 6, "font": {"size": 1}}"#
    let names = try tree(document).accessibility().compactMap(\.name)
    #expect(names.contains("Donaudampf xy") && !names.contains { $0.contains("\u{2010}") })
  }

  @Test func unknownValue_isAnErrorWithTheKnownOnes() {
    let document = #"{"type": "text", "text": "a", "hyphens": "soft"}"#
    let error = #expect(throws: JSONError.self) { try tree(document) }
    #expect(error?.path == "$.hyphens")
    #expect(error?.message.contains("manual") == true)
  }
}
