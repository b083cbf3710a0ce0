import PickerJSON
import Testing

@Suite struct JSONErrorTests {
  @Test func value_ofTheWrongKind_namesTheActualValue() throws {
    let text = #"{"items": [{"width": "wide"}, null, 1.5, [1], {}, true], "a b": {"1x": 9e99}}"#
    let object = try parse(text).object()
    let items = try #require(try object["items"]?.array())
    let width = try #require(try items[0].object()["width"])
    let odd = try #require(try object["a b"]?.object()["1x"])
    #expect(
      errorLine { try width.number() }
        == #"$.items[0].width: expected a number, found the string "wide""#)
    #expect(
      errorLine { try width.bool() }
        == #"$.items[0].width: expected true or false, found the string "wide""#)
    #expect(errorLine { try items[1].string() } == "$.items[1]: expected a string, found null")
    #expect(
      errorLine { try items[2].integer() } == "$.items[2]: expected a whole number, found 1.5")
    #expect(errorLine { try items[3].number() } == "$.items[3]: expected a number, found an array")
    #expect(errorLine { try items[4].array() } == "$.items[4]: expected an array, found an object")
    #expect(errorLine { try items[5].object() } == "$.items[5]: expected an object, found true")
    #expect(
      errorLine { try odd.integer() }
        == #"$["a b"]["1x"]: expected a whole number of at most 64 bits, found 9e99"#)
  }

  @Test func value_longerThanALine_isShortened() throws {
    let long = String(repeating: "é", count: 60)
    let value = try parse("\"\(long)\"")
    #expect(
      errorLine { try value.number() }
        == "$: expected a number, found the string \"\(long.prefix(37))…\"")
    #expect(
      errorLine { try parse(String(repeating: "1", count: 41)).bool() }
        == "$: expected true or false, found \(String(repeating: "1", count: 37))…")
  }

  @Test func value_withLineBreaks_isShownOnOneLine() throws {
    #expect(
      errorLine { try parse(#""a\nb\"""#).number() }
        == #"$: expected a number, found the string "a\nb\"""#)
  }

  @Test func error_atAValue_hasPathAndPlace() throws {
    let value = try parse("{\"a\": [1,\r\n \"é\", \"x\"],\n\"b c\": 2}")
    let object = try value.object()
    let x = try #require(try object["a"]?.array()[2])
    #expect(x.path == "$.a[2]")
    #expect((x.line, x.column) == (2, 7))
    #expect(x.error("no") == JSONError(path: "$.a[2]", message: "no", offset: 18))
    #expect(x.error("no").description == "$.a[2]: no")
    let b = try #require(object["b c"])
    #expect(b.path == #"$["b c"]"#)
    #expect((b.line, b.column) == (3, 8))
    #expect((value.path, value.line, value.column) == ("$", 1, 1))
  }

  @Test func lines_endedInAnyWay_areCounted() throws {
    #expect(try parse("\r\r\n\n  7").line == 4)
    #expect(try parse("\r\r\n\n  7").column == 3)
  }

  @Test func path_ofEveryValue_leadsToIt() throws {
    let text = #"{"a": [[], [{"b": 1, "": 2}], {}], "c": {"d_1": [0], "x\"y": {"_": null}}}"#
    var paths: [String] = []
    func walk(_ value: JSONValue) throws {
      paths.append(value.path)
      if value.kind == .array { for element in try value.array() { try walk(element) } }
      if value.kind == .object { for member in try value.object() { try walk(member.value) } }
    }
    try walk(parse(text))
    #expect(
      paths == [
        "$", "$.a", "$.a[0]", "$.a[1]", "$.a[1][0]", "$.a[1][0].b", #"$.a[1][0][""]"#, "$.a[2]",
        "$.c", "$.c.d_1", "$.c.d_1[0]", #"$.c["x\"y"]"#, #"$.c["x\"y"]._"#,
      ])
  }

  @Test func key_unknown_suggestsTheNearest() throws {
    let chip = try parse(#"{"chip": {"widht": 1, "zzz": 2, "corner_radius": 3}}"#)
    let members = try #require(try chip.object()["chip"]?.object()).map { $0 }
    let known = ["height", "width", "cornerRadius"]
    let error = members[0].unknownKeyError(known: known)
    #expect(error.description == #"$.chip.widht: unknown key "widht", did you mean "width"?"#)
    #expect(error.offset == 10)
    #expect(
      members[1].unknownKeyError(known: known).message
        == #"unknown key "zzz", expected "height", "width" or "cornerRadius""#)
    #expect(
      members[2].unknownKeyError(known: known).message
        == #"unknown key "corner_radius", did you mean "cornerRadius"?"#)
    #expect(members[1].unknownKeyError(known: []).message == #"unknown key "zzz""#)
    #expect(
      members[1].unknownKeyError(known: ["height"]).message
        == #"unknown key "zzz", expected "height""#)
    let many = (1...9).map { "key\($0)" }
    #expect(members[1].unknownKeyError(known: many).message == #"unknown key "zzz""#)
  }
}

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("widht", "width"), ("Width", "width"), ("colour", "color"), ("itmes", "items"),
      ("maxwidth", "maxWidth"), ("aligment", "alignment"), ("selectd", "selected"), ("x1", "x"),
      ("heigth", "height"), ("dth", nil), ("zzz", nil), ("", nil), ("q", nil), ("qqqqqq", nil),
    ] as [(String, String?)])
  func nearest_ofKnownNames_isTheMostSimilar(name: String, expected: String?) {
    let names = [
      "items", "width", "height", "maxWidth", "color", "alignment", "selected", "x", "y",
    ]
    #expect(nearest(to: name, among: names) == expected)
  }

  @Test func nearest_ofEquallyNear_isTheFirst() {
    #expect(nearest(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(nearest(to: "bat", among: ["hat", "cat"]) == "hat")
  }

  @Test func nearest_ofAVeryLongName_isNone() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearest(to: long, among: [long]) == nil)
  }

  /// Keys of control characters are six times as long in a message.
  @Test func path_ofManyLongKeys_isShortenedInItsMiddle() throws {
    let open = "{\"\(String(repeating: "\u{7F}", count: 40))\":"
    let error = #expect(throws: JSONError.self) {
      try JSONValue(
        parsing: Array((String(repeating: open, count: 100) + "{\"a\":1,\"a\":2}").utf8))
    }
    let text = try #require(error).description
    #expect(text.utf8.count < 2200 && text.hasPrefix(#"$["\u007F\u007F"#) && text.contains("…"))
    var other = JSONError(path: "$", message: "")
    other.path = "$" + String(repeating: ".a", count: 900)
    #expect(other.path.unicodeScalars.count <= 1000)
  }
}
