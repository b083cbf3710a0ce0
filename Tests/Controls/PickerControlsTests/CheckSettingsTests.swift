import PickerControls
import PickerJSON
import Testing

@Suite struct CheckSettingsTests {
  private func document(_ json: String, options: String? = nil) throws -> Document {
    try Document(
      json: Array(json.utf8), options: options.map { Array($0.utf8) }, fonts: StrictCatalog())
  }

  private func chips(_ check: String) -> String {
    #"{"type": "chips", "items": ["tea"], "check": \#(check)}"#
  }

  @Test func check_withAllKeys_isRead() throws {
    let check = try document(
      chips(
        """
        {"maxRows": 3, "minTarget": 32.5, "samples": {"count": 128, "%f": 1234.5, "name": "Ada"}, "doNotTranslate": ["Wi-*"], "silence": [
          {"code": "truncated", "id": "tea", "locale": "de", "reason": "on purpose"},
          {"code": "missingGlyph", "reason": "no fonts here"}]}
        """)
    ).check
    let first = SilencedFinding(.truncated, id: "tea", locale: "de", reason: "on purpose")
    let samples: [String: TextSample] = [
      "count": .number(128), "%f": .number(1234.5), "name": .text("Ada"),
    ]
    let second = SilencedFinding(.missingGlyph, reason: "no fonts here")
    #expect(
      check
        == CheckSettings(
          maxRows: 3, minTarget: 32.5, samples: samples, doNotTranslate: ["Wi-*"],
          silenced: [first, second]))
    var json = JSONWriter(pretty: false)
    check.write(to: &json)
    #expect(try CheckSettings(reading: JSONValue(parsing: json.bytes)) == check)
  }

  @Test func check_absentOrNull_leavesEverythingOpen() throws {
    for json in [chips("null"), chips("{}"), #"{"type": "chips", "items": ["tea"]}"#] {
      #expect(try document(json).check == CheckSettings())
    }
  }

  @Test func check_ofOptions_replacesThatOfTheDocument() throws {
    let json = chips(#"{"maxRows": 3, "minTarget": 32}"#)
    let settings = try document(json, options: #"{"check": {"maxRows": 4}}"#).check
    #expect(settings == CheckSettings(maxRows: 4))
    #expect(try document(json, options: #"{"check": null}"#).check.maxRows == 3)
  }

  @Test(arguments: ControlCatalog.all.map { $0.type })
  func layout_ofAnyType_ignoresTheCheck(type: String) throws {
    let rest = #""type": "\#(type)"\#(type == "shape" ? #", "shape": "star""# : "")"#
    let plain = try document("{\(rest)}").layout()
    #expect(try document("{\(rest), \"check\": {\"maxRows\": 1}}").layout() == plain)
  }

  @Test(arguments: [
    (#"{"silence": [{"code": "truncated"}]}"#, "$.check.silence[0].reason"),
    (#"{"silence": [{"code": "truncated", "reason": ""}]}"#, "$.check.silence[0].reason"),
    (#"{"silence": [{"reason": "x"}]}"#, "$.check.silence[0].code"),
    (#"{"silence": [{"code": "trunkated", "reason": "x"}]}"#, "$.check.silence[0].code"),
    (#"{"silence": {}}"#, "$.check.silence"), (#"{"maxRows": 0}"#, "$.check.maxRows"),
    (#"{"minTarget": -1}"#, "$.check.minTarget"), (#"{"maxrows": 1}"#, "$.check.maxrows"),
    (#"{"samples": {"a": true}}"#, "$.check.samples.a"),
    (#"{"samples": {"": 1}}"#, #"$.check.samples[""]"#),
    (#"{"samples": {"a": 1e13}}"#, "$.check.samples.a"), (#"{"samples": []}"#, "$.check.samples"),
    (#"{"samples": {"a": "\#(String(repeating: "x", count: 1001))"}}"#, "$.check.samples.a"),
    ("4", "$.check"),
  ])
  func check_invalid_throwsItsPath(check: String, path: String) {
    let error = #expect(throws: JSONError.self) { try document(chips(check)) }
    #expect(error?.path == path)
  }

  @Test func check_ofAnEmbeddedDocument_isAnUnknownKey() {
    let inner = chips("{}")
    for json in [
      #"{"type": "stack", "items": [\#(inner)]}"#, #"{"type": "carousel", "pages": [\#(inner)]}"#,
      #"{"type": "drawing", "layers": [{"items": [{"symbol": \#(inner)}]}]}"#,
    ] {
      let error = #expect(throws: JSONError.self) { try document(json) }
      #expect(error?.path.hasSuffix(".check") == true)
    }
  }

  @Test func schema_hasTheKeyAtTheTopOnly() throws {
    let schema = try JSONValue(parsing: ControlCatalog.schema.document(title: "")).object()
    let definitions = try #require(schema["$defs"]).object()
    let settings = try #require(definitions["check"]).object()
    #expect(try #require(settings["properties"]).object().map { $0.key }.count == 5)
    #expect(definitions["embeddedDocument"] != nil)
  }
}
