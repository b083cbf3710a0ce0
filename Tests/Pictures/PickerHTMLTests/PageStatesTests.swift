import PickerControls
import PickerJSON
import PickerRendering
import PickerTestSupport
import PickerText
import Testing

@testable import PickerHTML

private func states(_ json: String) throws -> JSONObject? {
  let document = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
  let states = PageStates(of: DocumentLayout(try document.layout(), of: document))
  let bytes = states?.json(view: { PageView(fonts: PageFonts()) })
  return try bytes.map { try JSONValue(parsing: $0).object() }
}

@Suite struct PageStatesTests {
  @Test(arguments: [
    (#""selection": "multiple""#, 8), (#""selection": "single""#, 4),
    (#""selection": {"mode": "multiple", "limit": 1}"#, 4), (#""selection": "none""#, 1),
  ])
  func states_areThoseOfTheRule(selection: String, count: Int) throws {
    let found = try #require(
      try states(#"{"type": "chips", \#(selection), "items": ["a", "b", "c"]}"#))
    #expect(try found["states"]?.array().count == count)
    #expect(try found["items"]?.array().count == 3)
  }

  @Test func tap_thatIsRefused_staysInItsState_andSaysWhy() throws {
    let found = try #require(
      try states(
        #"{"type": "chips", "selection": {"mode": "single", "required": true}, "items": [{"text": "a", "selected": true}, "b"]}"#
      ))
    let first = try #require(try found["states"]?.array()[0].object())
    let taps = try #require(try first["taps"]?.array().map { try $0.object() })
    #expect(try taps[0]["reason"]?.string() == "required" && taps[0]["state"]?.integer() == 0)
    #expect(try taps[1]["reason"] == nil && taps[1]["state"]?.integer() == 1)
  }

  @Test(arguments: [
    #""items": ["a", {"text": "b", "trailingIcon": "cross"}]"#, #""width": 281, "items": ["a"]"#,
    #""items": ["a", "b", "c", "d", "e", "f", "g"]"#,
    #""width": 200, "items": ["\#(String(repeating: "long ", count: 300))"]"#,
    #""width": 200, "label": "\#(String(repeating: "long ", count: 20_000))", "items": ["a"]"#,
    #""maxRows": 1, "width": 40, "items": ["a", "b"], "overflow": {}"#,
  ])
  func whatFlows_opens_orHasManyStates_needsTheEngine(keys: String) throws {
    #expect(try states(#"{"type": "chips", \#(keys)}"#) == nil)
  }

  @Test func track_hasAStateForEachSegment_andKeysThatWrap() throws {
    let found = try #require(
      try states(
        #"{"type": "segmented", "font": {"size": 8}, "items": ["a", "b", "c"], "selected": 1}"#))
    #expect(try found["isTrack"]?.bool() == true && found["isMany"] == nil)
    let states = try #require(try found["states"]?.array().map { try $0.object() })
    #expect(
      try states.map { try $0["selected"]?.array().map { try $0.string() } } == [
        ["b"], ["a"], ["c"],
      ])
    let items = try #require(try found["items"]?.array().map { try $0.object() })
    let keys = try items.map { try $0["keys"]?.object()["right"]?.integer() }
    #expect(keys == [1, 2, 0])
  }

  @Test(arguments: [
    #""items": ["a", "b", "c", "d", "e", "f"]"#, #""items": ["a", "b"], "momentary": true"#,
    #""items": ["a", "b"], "selected": ["a", "b"]"#, #""items": ["a", "b"], "width": 281"#,
    #""items": ["a", "b"], "transition": {"from": 0}"#, #""items": ["a", "b"], "selected": null"#,
    #""items": ["aaaaaaaaaa", "bbbbbbbbbb"], "width": 90, "whenNarrow": ["scroll"]"#,
  ])
  func otherSegments_needTheEngine(keys: String) throws {
    #expect(try states(#"{"type": "segmented", "font": {"size": 8}, \#(keys)}"#) == nil)
  }

  @Test func background_ofThePage_isThatOfItsStates() throws {
    let json = #"{"type": "chips", "items": ["a"]}"#
    let document = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
    var tree = try document.layout()
    tree.background = .white
    let states = try #require(PageStates(of: DocumentLayout(tree, of: document)))
    let bytes = try #require(states.json(view: { PageView(fonts: PageFonts()) }))
    let found = try JSONValue(parsing: bytes).object()["states"]?.array()[0].object()["shown"]
    #expect(
      String(decoding: try #require(found).compactBytes, as: UTF8.self).contains(
        ";background:#FFFFFF"))
  }

  @Test func page_withStates_hasNoEngine() throws {
    let page = try htmlPage(#"{"type": "chips", "items": ["tea"]}"#)
    #expect(page.contains("id=\"states\"") && !page.contains("id=\"core\""))
    #expect(!page.contains("wasm-unsafe-eval") && page.contains("script-src 'sha256-"))
    #expect(try documentOf(page) == #"{"type":"chips","items":["tea"],"scheme":"light"}"#)
  }
}
