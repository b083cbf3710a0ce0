import PickerJSON
import Testing

/// Malformed documents, each with its complete error message.
@Suite struct MalformedTests {
  static let nothing: [(String, String)] = [
    ("", "line 1, column 1: expected a value, found the end of the document"),
    (" \n ", "line 2, column 2: expected a value, found the end of the document"),
    ("1 2", "line 1, column 3: expected the end of the document, found '2'"),
    ("{} x", "line 1, column 4: expected the end of the document, found 'x'"),
    ("[]]", "line 1, column 3: expected the end of the document, found ']'"),
    ("nul", "line 1, column 1: expected a value, found 'nul'"),
    ("nulll", "line 1, column 1: expected a value, found 'nulll'"),
    ("True", "line 1, column 1: expected a value, found 'True'"),
    ("falsey", "line 1, column 1: expected a value, found 'falsey'"),
    ("NaN", "line 1, column 1: expected a value, found 'NaN'"),
    ("Infinity", "line 1, column 1: expected a value, found 'Infinity'"),
    ("-Infinity", "line 1, column 2: expected a digit, found 'Infinity'"),
    ("undefined", "line 1, column 1: expected a value, found 'undefined'"),
    ("'a'", "line 1, column 1: expected a value, found '''"),
    ("// no", "line 1, column 1: expected a value, found '/'"),
    ("é", "line 1, column 1: expected a value, found 'é'"),
    ("\u{A0}1", "line 1, column 1: expected a value, found '\u{A0}'"),
    ("\u{0}", "line 1, column 1: expected a value, found U+0000"),
    (" \u{FEFF}1", "line 1, column 2: expected a value, found '\u{FEFF}'"),
  ]

  static let numbers: [(String, String)] = [
    ("-", "line 1, column 2: expected a digit, found the end of the document"),
    ("+1", "line 1, column 1: expected a value, found '+'"),
    (".5", "line 1, column 1: expected a value, found '.'"),
    ("1.", "line 1, column 3: expected a digit, found the end of the document"),
    ("1.e3", "line 1, column 3: expected a digit, found 'e3'"),
    ("1e", "line 1, column 3: expected a digit, found the end of the document"),
    ("1e+", "line 1, column 4: expected a digit, found the end of the document"),
    ("01", "line 1, column 1: expected no digit after the leading 0 of a number"),
    ("-00", "line 1, column 2: expected no digit after the leading 0 of a number"),
    ("[1, 007]", "line 1, column 5: expected no digit after the leading 0 of a number"),
    ("0x10", "line 1, column 2: expected the end of the document, found 'x10'"),
    ("1_000", "line 1, column 2: expected the end of the document, found '_000'"),
    ("--1", "line 1, column 2: expected a digit, found '-'"),
    ("1.2.3", "line 1, column 4: expected the end of the document, found '.'"),
    ("1e999", "line 1, column 1: expected a number below 1.8e308, found 1e999"),
    ("[0,\n-1E400]", "line 2, column 1: expected a number below 1.8e308, found -1E400"),
    (
      "1" + String(repeating: "0", count: 400),
      "line 1, column 1: expected a number below 1.8e308, found 1"
        + String(repeating: "0", count: 36) + "…"
    ),
  ]

  static let strings: [(String, String)] = [
    ("\"", "line 1, column 2: expected '\"', found the end of the document"),
    ("[\"abc", "line 1, column 6: expected '\"', found the end of the document"),
    ("\"é\u{9}\"", "line 1, column 3: expected U+0009 in a string to be escaped"),
    ("\"a\nb\"", "line 1, column 3: expected U+000A in a string to be escaped"),
    ("\"\u{0}\"", "line 1, column 2: expected U+0000 in a string to be escaped"),
    ("\"\\", "line 1, column 3: expected an escape, found the end of the document"),
    ("\"\\x41\"", "line 1, column 3: expected one of \" \\ / b f n r t u after '\\', found 'x41'"),
    ("\"\\'\"", "line 1, column 3: expected one of \" \\ / b f n r t u after '\\', found '''"),
    ("\"\\u12\"", "line 1, column 2: expected four hexadecimal digits after '\\u'"),
    ("\"\\u12G4\"", "line 1, column 2: expected four hexadecimal digits after '\\u'"),
    (
      "\"\\U0041\"",
      "line 1, column 3: expected one of \" \\ / b f n r t u after '\\', found 'U0041'"
    ),
    ("\"\\ud800\"", "line 1, column 2: expected a surrogate pair, found '\\ud800' alone"),
    ("\"\\uDE00\"", "line 1, column 2: expected a surrogate pair, found '\\uDE00' alone"),
    ("\"\\ud800\\n\"", "line 1, column 2: expected a surrogate pair, found '\\ud800' alone"),
    (
      "\"x\\ud800\\ud800\"",
      "line 1, column 3: expected a surrogate pair, found '\\ud800' alone"
    ),
    (
      "\"\\ude00\\ud83d\"", "line 1, column 2: expected a surrogate pair, found '\\ude00' alone"
    ),
  ]

  static let containers: [(String, String)] = [
    ("[", "line 1, column 2: expected a value or ']', found the end of the document"),
    ("[1", "line 1, column 3: expected ',' or ']', found the end of the document"),
    ("[1 2]", "line 1, column 4: expected ',' or ']', found '2'"),
    ("[1,]", "line 1, column 4: expected a value, found ']'"),
    ("[,1]", "line 1, column 2: expected a value or ']', found ','"),
    ("[1,,2]", "line 1, column 4: expected a value, found ','"),
    ("[1}", "line 1, column 3: expected ',' or ']', found '}'"),
    ("[tru]", "line 1, column 2: expected a value or ']', found 'tru'"),
    (
      "{", "line 1, column 2: expected a key in double quotes or '}', found the end of the document"
    ),
    ("{a: 1}", "line 1, column 2: expected a key in double quotes or '}', found 'a'"),
    ("{1: 1}", "line 1, column 2: expected a key in double quotes or '}', found '1'"),
    ("{\"a\"}", "line 1, column 5: expected ':', found '}'"),
    ("{\"a\" 1}", "line 1, column 6: expected ':', found '1'"),
    ("{\"a\":}", "line 1, column 6: expected a value, found '}'"),
    ("{\"a\": 1,}", "line 1, column 9: expected a key in double quotes, found '}'"),
    ("{,}", "line 1, column 2: expected a key in double quotes or '}', found ','"),
    ("{\"a\": 1 \"b\": 2}", "line 1, column 9: expected ',' or '}', found '\"'"),
    ("{\n \"a\": 1,\n \"é\" ;", "line 3, column 6: expected ':', found ';'"),
    ("{\"a\": 1]", "line 1, column 8: expected ',' or '}', found ']'"),
    (
      String(repeating: "[", count: 129),
      "line 1, column 129: expected at most 128 levels of nesting"
    ),
    ("\u{FEFF}[1,]", "line 1, column 4: expected a value, found ']'"),
  ]

  @Test(arguments: nothing + numbers + strings + containers)
  func document_thatIsMalformed_saysWhereAndWhat(text: String, message: String) {
    do {
      _ = try JSONValue(parsing: Array(text.utf8))
      Issue.record("accepted")
    } catch {
      #expect(error.path == "$")
      #expect(error.message == message)
      #expect(error.offset.map { (0...text.utf8.count).contains($0) } == true)
    }
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], "0xFF"), ([0x22, 0xC3, 0x22], "0xC3"), ([0x22, 0x80, 0x22], "0x80"),
      ([0x22, 0xC0, 0x80, 0x22], "0xC0"), ([0x22, 0xED, 0xA0, 0x80, 0x22], "0xED"),
      ([0x22, 0xE0, 0x80, 0x80, 0x22], "0xE0"), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "0xF4"),
      ([0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], "0xF0"), ([0x22, 0xE2, 0x82], "0xE2"),
      ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], "0xF5"), ([0x22, 0xE2, 0x82, 0x22], "0xE2"),
    ] as [([UInt8], String)])
  func string_thatIsNotUTF8_saysWhichByte(bytes: [UInt8], byte: String) {
    #expect(
      errorLine { try JSONValue(parsing: bytes) }
        == "$: line 1, column 2: expected UTF-8, found the byte \(byte)")
  }

  @Test func bytes_outsideStrings_mustBeASCII() {
    #expect(
      errorLine { try JSONValue(parsing: [0x5B, 0xFF]) }
        == "$: line 1, column 2: expected a value or ']', found the byte 0xFF")
  }

  @Test(arguments: [
    (
      #"{"a": 1, "a": 2}"#,
      #"$.a: line 1, column 10: duplicate key "a", first at line 1, column 2"#
    ),
    (
      #"{"a": 1, "\u0061": 2}"#,
      #"$.a: line 1, column 10: duplicate key "a", first at line 1, column 2"#
    ),
    (
      #"{"x": [{}, {"b": [1, 2], "c": {"d": 0, "d": {}}}]}"#,
      #"$.x[1].c.d: line 1, column 40: duplicate key "d", first at line 1, column 32"#
    ),
    (
      #"[{"": 1, "": 2}]"#,
      #"$[0][""]: line 1, column 10: duplicate key "", first at line 1, column 3"#
    ),
  ])
  func object_withADuplicateKey_namesBothPlaces(text: String, expected: String) {
    #expect(errorLine { try parse(text) } == expected)
  }

  @Test func object_withManyKeys_findsTheFirstRepetition() {
    for count in 1...40 {
      let keys = (0..<count).map { "\"k\($0)\":0" }
      #expect(errorLine { try parse("{\(keys.joined(separator: ","))}") } == nil)
      let twice = keys + ["\"k\(count / 2)\":1", "\"k0\":2"]
      let message = errorLine { try parse("{\(twice.joined(separator: ","))}") }
      #expect(message?.hasPrefix("$.k\(count / 2): ") == true)
    }
  }

  @Test func keys_canonicallyEquivalent_areDistinct() throws {
    #expect(try parse(#"{"é": 1, "e\u0301": 2}"#).object().count == 2)
  }

  /// Plain text is skipped in words of eight bytes.
  @Test func controlCharacter_atAnyPlaceOfAString_isFoundThere() {
    for place in 0..<20 {
      for after in ["", "\u{1}", "\u{80}", String(repeating: "a", count: 20)] {
        let text = "\"" + String(repeating: "\u{7F}", count: place) + "\n" + after
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text.utf8)) }
        #expect(
          error?.message == "line 1, column \(place + 2): expected U+000A in a string to be escaped"
        )
      }
    }
  }
}
