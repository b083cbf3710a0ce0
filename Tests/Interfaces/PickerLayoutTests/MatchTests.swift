import PickerLayout
import Testing

/// The key `match`.
@Suite struct MatchTests {
  @Test func match_ofAnInnerDocument_hasToBeThatOfTheWhole() throws {
    let items = #""items": [{"type": "chips", "match": "firefox", "items": ["tea"]}]"#
    let whole = Array(#"{"type": "stack", "match": "firefox", \#(items)}"#.utf8)
    #expect(try Document(json: whole, fonts: TextMeasurer.shared).fonts.browser == .firefox)
    let bare = Array(#"{"type": "stack", \#(items)}"#.utf8)
    #expect {
      try Document(json: bare, fonts: TextMeasurer.shared)
    } throws: {
      "\($0)" == "$.items[0].match: must be the same in the complete document"
    }
  }

  @Test func match_ofAnOption_winsOverTheDocument() throws {
    let json = Array(#"{"type": "text", "text": "tea", "match": "firefox"}"#.utf8)
    let options = Array(#"{"match": "chromium"}"#.utf8)
    let document = try Document(json: json, options: options, fonts: TextMeasurer.shared)
    #expect(document.fonts.browser == .chromium)
  }

  @Test func chips_inAFirefoxPage_haveWidthsInSixtieths() throws {
    let json =
      #"{"type": "chips", "match": "firefox", "items": ["Vegetarian"], "font": {"size": 11}}"#
    let tree = try Document(json: Array(json.utf8), fonts: TextMeasurer.shared).layout()
    let units = tree.size.width * 60
    #expect((units - units.rounded()).magnitude < 1e-9)
  }
}
