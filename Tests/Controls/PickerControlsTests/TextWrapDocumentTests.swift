import PickerControls
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

/// The key `textWrap` of documents.
@Suite struct TextWrapDocumentTests {
  private func tree(_ document: String) throws -> LayoutTree {
    try Document(json: Array(document.utf8), fonts: CellMeasurer()).layout()
  }

  private func lines(_ document: String) throws -> [String] {
    let tree = try tree(document)
    let text = try #require(tree.labels.first).text.text
    return text.split(separator: "\n").map { String($0) }
  }

  private let text = "AA BB CC DD EE FF"

  @Test(arguments: [
    ("wrap", ["AA BB CC DD EE", "FF"]), ("stable", ["AA BB CC DD EE", "FF"]),
    ("balance", ["AA BB CC", "DD EE FF"]), ("pretty", ["AA BB CC DD", "EE FF"]),
  ])
  func everyText_takesIt(textWrap: String, expected: [String]) throws {
    let keys = #""text": "\#(text)", "textWrap": "\#(textWrap)""#
    #expect(
      try lines(#"{"type": "text", "width": 15, "font": {"size": 1}, \#(keys)}"#) == expected)
    let drawing = """
      {"type": "drawing", "width": 20, "height": 4, "font": {"size": 1},
       "layers": [{"items": [{"maxWidth": 15, \(keys)}]}]}
      """
    #expect(try lines(drawing) == expected)
    for control in ["chips", "segmented"] {
      let style = control == "chips" ? "chip" : "segment"
      let document = """
        {"type": "\(control)", "font": {"size": 1}, "width": 15, "padding": 0, "items": ["\(text)"],
         "\(style)": {"maxLines": 3, "padding": 0, "border": 0, "textWrap": "\(textWrap)"}}
        """
      #expect(try lines(document) == expected)
    }
  }

  @Test func itemOfAControl_overridesItsStyle() throws {
    let document = """
      {"type": "chips", "font": {"size": 1}, "width": 15,
       "chip": {"maxLines": 3, "padding": 0, "border": 0, "textWrap": "balance"},
       "items": [{"text": "\(text)", "textWrap": "wrap"}]}
      """
    #expect(try lines(document) == ["AA BB CC DD EE", "FF"])
  }

  @Test func labelOfOneLine_isNeverBroken() throws {
    let document = """
      {"type": "chips", "font": {"size": 1}, "width": 15, "items": ["\(text)"],
       "chip": {"padding": 0, "border": 0, "textWrap": "balance"}}
      """
    #expect(try lines(document) == ["AA BB CC DD EE…"])
  }

  @Test func chip_withABalancedLabel_isAsHighAsItsLines() throws {
    let document = """
      {"type": "chips", "font": {"size": 1}, "width": 15, "items": ["\(text)"],
       "chip": {"maxLines": 3, "padding": 0, "border": 0, "textWrap": "balance"}}
      """
    let tree = try tree(document)
    let chip = try #require(tree.nodes.first { $0.role == .chip })
    #expect(chip.frame.height == 2)
  }

  @Test func unknownValue_isAnErrorWithTheKnownOnes() {
    let document = #"{"type": "text", "text": "a", "textWrap": "even"}"#
    let error = #expect(throws: JSONError.self) { try tree(document) }
    #expect(error?.path == "$.textWrap")
    #expect(error?.message.contains("balance") == true)
  }
}
