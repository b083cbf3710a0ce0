import PickerJSON
import PickerTestSupport
import Testing

@testable import PickerControls

/// What is said of documents that are wrong: one line, with the place, the expectation and the find.
@Suite struct MalformedDocumentTests {
  @Test(arguments: malformed)
  func document_thatIsWrong_isAnsweredWithPlaceAndReason(document: String, answer: String) {
    let error = #expect(throws: JSONError.self) {
      try Document(json: Array(document.utf8), fonts: StrictCatalog())
    }
    #expect(error?.description.hasPrefix(answer) == true, "\(String(describing: error))")
    #expect(error?.description.contains("\n") == false)
  }

  @Test func document_cutOffAnywhere_isAnError() throws {
    let whole = Array(
      #"{"type": "chips", "items": ["tea", {"text": "é", "selected": true}], "width": 10.5}"#.utf8)
    _ = try Document(json: whole, fonts: StrictCatalog())
    for length in 0..<whole.count {
      #expect(throws: JSONError.self) {
        try Document(json: Array(whole[..<length]), fonts: StrictCatalog())
      }
    }
  }

  @Test func document_ofMegabyteLabelOrHundredThousandItems_isLaidOut() throws {
    let label = String(repeating: "x", count: 1_000_000)
    let long = #"{"type": "chips", "width": 300, "items": ["\#(label)"]}"#
    #expect(try Document(json: Array(long.utf8), fonts: StrictCatalog()).layout().nodes.count == 4)
    let items = (0..<100_000).map { "\"\($0 % 50)\"" }.joined(separator: ",")
    let many = #"{"type": "chips", "width": 300, "items": [\#(items)]}"#
    let tree = try Document(json: Array(many.utf8), fonts: StrictCatalog()).layout()
    #expect(tree.nodes.count { $0.role == .chip } == 100_000)
  }
}

/// Documents, and how what is said of them begins.
private let malformed: [(document: String, answer: String)] = [
  // The document itself.
  ("", "$: "),
  ("[]", "$: expected an object, the document, found"),
  ("3", "$: expected an object, the document, found"),
  ("{", "$: line 1, column 2: "),
  ("{}", "$.type: is missing, expected one of text, flow, chips, segmented"),
  (#"{"type": "chip"}"#, "$.type: expected one of text, flow, chips, segmented"),
  (#"{"type": 3}"#, "$.type: expected one of"),
  (#"{"type": null}"#, "$.type: is missing"),
  (#"{"type": "chips", "version": 2}"#, "$.version: expected 1, found"),
  (#"{"type": "chips", "type": "chips"}"#, "$.type: line 1, column 19: "),
  (#"{"type": "chips", "itmes": []}"#, #"$.itmes: unknown key "itmes", did you mean "items"?"#),
  (#"{"type": "chips"} x"#, "$: line 1, column 19:"),
  // Numbers.
  (#"{"type": "chips", "width": -1}"#, "$.width: must be at least 0, is -1"),
  (#"{"type": "chips", "width": 1e8}"#, "$.width: must be at most 10000000, is 100000000"),
  (#"{"type": "chips", "width": 1e999}"#, "$: line 1, column"),
  (#"{"type": "chips", "width": NaN}"#, "$: line 1, column"),
  (#"{"type": "chips", "width": "3"}"#, "$.width: expected a number, found"),
  (#"{"type": "chips", "width": true}"#, "$.width: expected a number, found"),
  (#"{"type": "chips", "height": -0.5}"#, "$.height: must be at least 0, is -0.5"),
  (#"{"type": "chips", "scale": 0}"#, "$.scale: must be more than 0, is 0"),
  (#"{"type": "chips", "scale": -2}"#, "$.scale: must be at least 0, is -2"),
  (#"{"type": "chips", "cornerRadius": -2}"#, "$.cornerRadius: must be at least 0, is -2"),
  // Sides.
  (#"{"type": "chips", "padding": "wide"}"#, "$.padding: expected a number or an object of sides"),
  (#"{"type": "chips", "padding": {"left": 1}}"#, #"$.padding.left: unknown key "left""#),
  (#"{"type": "chips", "padding": {"top": -1}}"#, "$.padding.top: must be at least 0, is -1"),
  (#"{"type": "chips", "border": [1]}"#, "$.border: expected a number or an object of sides"),
  // Words and colours.
  (#"{"type": "chips", "alignment": "middle"}"#, "$.alignment: expected one of leading, center"),
  (#"{"type": "chips", "alignment": 3}"#, "$.alignment: expected one of leading, center"),
  (#"{"type": "chips", "direction": "left"}"#, "$.direction: expected one of ltr, rtl, auto"),
  (#"{"type": "chips", "fill": "blu"}"#, "$.fill: expected a colour"),
  (#"{"type": "chips", "fill": 255}"#, "$.fill: expected a colour"),
  (##"{"type": "chips", "fill": "#12345"}"##, "$.fill: expected a colour"),
  (#"{"type": "chips", "detail": "glyphs"}"#, "$.detail: expected an array, found"),
  (#"{"type": "chips", "detail": ["glifs"]}"#, "$.detail[0]: expected one of glyphs"),
  (#"{"type": "chips", "id": 3}"#, "$.id: expected a string, found"),
  (#"{"type": "chips", "language": ["de"]}"#, "$.language: expected a string, found"),
  // Fonts.
  (#"{"type": "chips", "font": 16}"#, "$.font: expected an object, found"),
  (#"{"type": "chips", "font": {"size": 0}}"#, "$.font.size: must be more than 0, is 0"),
  (#"{"type": "chips", "font": {"size": -3}}"#, "$.font.size: must be at least 0, is -3"),
  (#"{"type": "chips", "font": {"weight": 0}}"#, "$.font.weight: expected a weight of 1 to 1000"),
  (
    #"{"type": "chips", "font": {"weight": "fat"}}"#,
    "$.font.weight: expected a weight of 1 to 1000"
  ),
  (#"{"type": "chips", "font": {"family": []}}"#, "$.font.family: must name at least one family"),
  (
    #"{"type": "chips", "font": {"family": "Comic"}}"#,
    #"$.font.family: no font of the family "Comic""#
  ),
  (
    #"{"type": "chips", "font": {"family": ["Mono", "Comic"]}}"#,
    #"$.font.family[1]: no font of the family "Comic""#
  ),
  (#"{"type": "chips", "font": {"opticalSize": "big"}}"#, #"$.font.opticalSize: expected "auto""#),
  (#"{"type": "chips", "font": {"lineHeight": -1}}"#, "$.font.lineHeight: must be at least 0"),
  (
    #"{"type": "chips", "font": {"lineMetrics": "odd"}}"#,
    "$.font.lineMetrics: expected one of exact"
  ),
  (
    #"{"type": "chips", "font": {"features": {"kerning": 0}}}"#,
    "$.font.features.kerning: a tag is four"
  ),
  (
    #"{"type": "chips", "font": {"features": {"kern": -1}}}"#,
    "$.font.features.kern: expected a whole"
  ),
  (#"{"type": "chips", "font": {"features": ["kern"]}}"#, "$.font.features: expected an object"),
  (
    #"{"type": "chips", "font": {"family": "Mono", "variations": {"slnt": 3}}}"#,
    #"$.font.variations: no axis "slnt": Mono has no axes"#
  ),
  (#"{"type": "chips", "fonts": {"file": "a.ttf"}}"#, "$.fonts: expected an array, found"),
  (#"{"type": "chips", "fonts": [{"family": "X"}]}"#, #"$.fonts[0]: "file" is missing"#),
  (
    #"{"type": "chips", "fonts": [{"file": "a.ttf", "weights": [9]}]}"#,
    "$.fonts[0].weights: expected"
  ),
  (
    #"{"type": "chips", "fonts": [{"file": "a.ttf", "weights": [900, 100]}]}"#,
    "$.fonts[0].weights: "
  ),
  (
    #"{"type": "chips", "fonts": [{"file": "a.ttf", "index": -1}]}"#, "$.fonts[0].index: must be at"
  ),
  (#"{"type": "chips", "fonts": [{"file": "no.ttf"}]}"#, "$.fonts[0].file: "),
  // Chips.
  (#"{"type": "chips", "items": {}}"#, "$.items: expected an array, found"),
  (#"{"type": "chips", "items": "tea"}"#, "$.items: expected an array, found"),
  (#"{"type": "chips", "items": [3]}"#, "$.items[0]: expected a text or an object, found"),
  (#"{"type": "chips", "items": [["a"]]}"#, "$.items[0]: expected a text or an object, found"),
  (#"{"type": "chips", "items": [null]}"#, "$.items[0]: expected a text or an object, found"),
  (#"{"type": "chips", "items": [{"txt": "a"}]}"#, "$.items[0].txt: unknown key"),
  (#"{"type": "chips", "items": [{"text": 3}]}"#, "$.items[0].text: expected a string, found"),
  (#"{"type": "chips", "items": [{"width": -4}]}"#, "$.items[0].width: must be at least 0, is -4"),
  (
    #"{"type": "chips", "items": [{"selected": 1}]}"#, "$.items[0].selected: expected true or false"
  ),
  (
    #"{"type": "chips", "items": [{"enabled": "no"}]}"#,
    "$.items[0].enabled: expected true or false"
  ),
  (
    #"{"type": "chips", "items": [{"maxLines": 0}]}"#,
    "$.items[0].maxLines: must be at least 1, is 0"
  ),
  (#"{"type": "chips", "items": [{"grow": -1}]}"#, "$.items[0].grow: must be at least 0, is -1"),
  (#"{"type": "chips", "items": [{"font": {"siez": 3}}]}"#, "$.items[0].font.siez: unknown key"),
  (
    #"{"type": "chips", "items": [{"id": "a"}, "b", {"id": "a"}]}"#,
    #"$.items[2].id: "a" is the id of $.items[0] too"#
  ),
  (
    #"{"type": "chips", "selection": "single", "items": [{"text": "a", "selected": true}, {"text": "b", "selected": true}]}"#,
    "$.items[1].selected: selection is single, and items[0] is selected already"
  ),
  (#"{"type": "chips", "spacing": "wide"}"#, "$.spacing: expected a number or an object with item"),
  (#"{"type": "chips", "spacing": {"line": 3}}"#, "$.spacing.line: unknown key"),
  (#"{"type": "chips", "spacing": -1}"#, "$.spacing: must be at least 0, is -1"),
  (
    #"{"type": "chips", "wrap": true}"#,
    "$.wrap: expected one of nowrap, wrap, wrapReverse, balance"
  ),
  (#"{"type": "chips", "maxItemsPerRow": 1.5}"#, "$.maxItemsPerRow: expected a whole number"),
  (#"{"type": "chips", "selection": "all"}"#, "$.selection: expected "),
  (#"{"type": "chips", "chip": {"padding": {"up": 1}}}"#, "$.chip.padding.up: unknown key"),
  (#"{"type": "chips", "chip": {"truncation": "end"}}"#, "$.chip.truncation: expected one of head"),
  (
    #"{"type": "chips", "chip": {"labelAlignment": "left"}}"#,
    "$.chip.labelAlignment: expected an object"
  ),
  (
    #"{"type": "chips", "chip": {"labelAlignment": {"horizontal": "left"}}}"#,
    "$.chip.labelAlignment.horizontal"
  ),
  // Segmented.
  (#"{"type": "segmented", "items": ["a"], "selected": 1}"#, "$.selected: must be 0 to 0, is 1"),
  (#"{"type": "segmented", "items": ["a"], "selected": -1}"#, "$.selected: must be 0 to 0, is -1"),
  (#"{"type": "segmented", "selected": 0}"#, "$.selected: there are no items, is 0"),
  (
    #"{"type": "segmented", "items": ["a"], "selected": 0.5}"#,
    "$.selected: expected a whole number"
  ),
  (
    #"{"type": "segmented", "items": ["a"], "selected": "b"}"#,
    #"$.selected: no item has the id "b""#
  ),
  (
    #"{"type": "segmented", "items": ["a"], "selected": true}"#,
    "$.selected: expected an index, an id"
  ),
  (
    #"{"type": "segmented", "items": ["a"], "selected": [[0]]}"#, "$.selected[0]: expected an index"
  ),
  (
    #"{"type": "segmented", "distribution": "even"}"#,
    "$.distribution: expected one of equal, content"
  ),
  (#"{"type": "segmented", "indicator": "red"}"#, "$.indicator: expected an object, found"),
  (
    #"{"type": "segmented", "indicator": {"shadow": {"radius": -1}}}"#,
    "$.indicator.shadow.radius: must"
  ),
  // Flow.
  (#"{"type": "flow", "items": ["a"]}"#, "$.items[0]: expected an object, found"),
  (#"{"type": "flow", "items": [{"width": 1e8}]}"#, "$.items[0].width: must be at most 10000000"),
  (
    #"{"type": "flow", "items": [{"margin": "x"}]}"#,
    "$.items[0].margin: expected a number or an object"
  ),
  (
    #"{"type": "flow", "items": [{"margin": -1e8}]}"#,
    "$.items[0].margin: must be at least -10000000"
  ),
  (#"{"type": "flow", "items": [{"shrink": -1}]}"#, "$.items[0].shrink: must be at least 0, is -1"),
  (
    #"{"type": "flow", "items": [{"align": "top"}]}"#,
    "$.items[0].align: expected one of start, center"
  ),
  (#"{"type": "flow", "items": [{"id": "a"}, {"id": "a"}]}"#, #"$.items[1].id: "a" is the id of"#),
  (#"{"type": "flow", "axis": "row"}"#, "$.axis: expected one of horizontal, vertical"),
  (#"{"type": "flow", "maxLines": 0}"#, "$.maxLines: must be at least 1, is 0"),
  (#"{"type": "flow", "justify": "left"}"#, "$.justify: expected one of start, center, end"),
  // Text.
  (#"{"type": "text", "text": ["a"]}"#, "$.text: expected a string, found"),
  (#"{"type": "text", "text": "\ud800"}"#, "$: line 1, column"),
  (#"{"type": "text", "maxLines": "two"}"#, "$.maxLines: expected a whole number, found"),
  (
    #"{"type": "text", "alignment": "justify"}"#,
    "$.alignment: expected one of leading, center, trailing"
  ),
]
